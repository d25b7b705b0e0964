import { useEffect, useState } from "react";

/** Milliseconds of silence before a wait is shown: shorter waits would only flicker. */
const patience = 150;

interface Props {
  /** One of the product's waiting texts, e.g. 'Loading Page...'. */
  text: string;
  isWholePage?: boolean;
}

/** A wait, said in words. */
export function Loading({ text, isWholePage = false }: Props) {
  const [isShown, setIsShown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsShown(true), patience);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className={isWholePage ? "cs-whole-page" : "cs-loading"} role="status">
      {isShown && <span className="cs-muted">{text}</span>}
    </div>
  );
}
