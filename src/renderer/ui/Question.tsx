import { type KeyboardEvent, type MouseEvent, type ReactNode, useEffect, useId, useLayoutEffect, useRef } from "react";
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
  const { whenReleased, handleDown, handleUp } = useEnterRelease();
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
      onKeyDown={handleDown}
      onKeyUp={handleUp}
    >
      <h2 id={`${id}-title`}>{title}</h2>
      <p id={`${id}-text`}>{text}</p>
      {children}
      <div className="cs-question-actions">
        <button type="button" className="bp6-button" onClick={whenReleased(leave.onClick)}>
          {leave.text}
        </button>
        <button
          type="button"
          className="bp6-button bp6-intent-primary"
          ref={first}
          onClick={whenReleased(stay.onClick)}
        >
          {stay.text}
        </button>
      </div>
    </dialog>
  );
}

/**
 * Delays what Enter does on a button until the key is released. Enter clicks a button when it is pressed: if the
 * question closed then, the button that gets the focus back would be clicked when the key is released.
 */
function useEnterRelease() {
  const isEnterDown = useRef(false);
  const afterEnter = useRef<(() => void) | null>(null);
  const whenReleased = (act: () => void) => (event: MouseEvent) => {
    if (isEnterDown.current && event.detail === 0) afterEnter.current = act;
    else act();
  };
  useEffect(() => {
    // A key that is released in another window is not reported here.
    const forget = () => {
      isEnterDown.current = false;
      afterEnter.current = null;
    };
    window.addEventListener("blur", forget);
    return () => window.removeEventListener("blur", forget);
  }, []);
  const handleDown = (event: KeyboardEvent) => {
    event.stopPropagation();
    if (event.key === "Enter") isEnterDown.current = true;
  };
  const handleUp = (event: KeyboardEvent) => {
    if (event.key !== "Enter") return;
    isEnterDown.current = false;
    event.stopPropagation();
    const act = afterEnter.current;
    afterEnter.current = null;
    act?.();
  };
  return { whenReleased, handleDown, handleUp };
}
