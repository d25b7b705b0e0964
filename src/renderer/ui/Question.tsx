import { type ReactNode, useId, useLayoutEffect, useRef } from "react";
import "./question.css";

interface Answer {
  text: string;
  onClick: () => void;
}

interface Props {
  title: string;
  text: string;
  leave: Answer;
  /** The one that changes nothing: it has the focus, and Escape means it. */
  stay: Answer;
  children?: ReactNode;
}

/**
 * A question that must be answered, over every other window of the page. The browser's own dialog: it holds the focus by
 * itself and needs nothing of the dashboard. Keys pressed in it reach nothing behind it.
 */
export function Question({ title, text, leave, stay, children }: Props) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const first = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    first.current?.focus();
    return () => shown?.close(); // gives the focus back, which taking it away would not
  }, []);
  return (
    <dialog
      ref={dialog}
      className="cs-question"
      role="alertdialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      onCancel={stay.onClick}
      onKeyDown={(event) => event.stopPropagation()}
    >
      <h2 id={`${id}-title`}>{title}</h2>
      <p id={`${id}-text`}>{text}</p>
      {children}
      <div className="cs-question-acts">
        <button type="button" className="bp6-button" onClick={leave.onClick}>
          {leave.text}
        </button>
        <button type="button" className="bp6-button bp6-intent-primary" ref={first} onClick={stay.onClick}>
          {stay.text}
        </button>
      </div>
    </dialog>
  );
}
