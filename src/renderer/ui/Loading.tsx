import { useEffect, useState } from "react";

/** Milliseconds before the text is shown, so that short waits do not flicker. */
const delayMs = 150;

interface Props {
  /** One of the product's loading texts, e.g. 'Loading Page...'. */
  text: string;
  /** Centers the text in the page. */
  isWholePage?: boolean;
}

/** A loading text, announced to screen readers. */
export function Loading({ text, isWholePage = false }: Props) {
  const [isShown, setIsShown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsShown(true), delayMs);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className={isWholePage ? "cs-whole-page" : "cs-loading"} role="status">
      {isShown && <span className="cs-muted">{text}</span>}
    </div>
  );
}
