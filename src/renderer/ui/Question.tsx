import { type ReactNode, useId, useLayoutEffect, useRef } from "react";
import "./question.css";

interface Answer {
  text: string;
  onClick: () => void;
}

interface Props {
  title: string;
  text: string;
  /** The choice with consequences, e.g. to sign out. */
  leave: Answer;
  /** The safe choice: it has the initial focus, and Escape selects it. */
  stay: Answer;
  children?: ReactNode;
}

/**
 * A modal question above every other dialog. Uses the native dialog element, which traps the focus, so that Blueprint's
 * dialog is not loaded. Key events do not reach the page behind it.
 */
export function Question({ title, text, leave, stay, children }: Props) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const first = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    first.current?.focus();
    return () => shown?.close(); // restores the focus, which removing the element would not
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
      <div className="cs-question-actions">
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
