import { Classes, Intent, Toast, type ToastProps } from "@blueprintjs/core";
import { useSyncExternalStore } from "react";
import { createRoot } from "react-dom/client";
import { ToastList } from "./ToastList";
import "./toaster.css";

/**
 * Display times in milliseconds: `normal` is the default, `brief` is the one that the product text requires (§9), and
 * `long` is for messages that say what to do.
 */
export const toastMs = { normal: 4_000, brief: 2_000, long: 10_000 } as const;

const list = new ToastList();
let isRendered = false;

/**
 * Blueprint's toasts at the bottom right, newest at the bottom. Hover and focus pause the timeout, and screen readers
 * announce each message. (Blueprint's own toaster fades out the wrong toast when one of several is dismissed.)
 */
function Toasts() {
  const toasts = useSyncExternalStore(list.subscribe, list.current);
  return (
    <div className={`${Classes.TOAST_CONTAINER} cs-toaster`}>
      {toasts.map(({ key, toast }) => (
        <Toast
          key={key}
          {...toast}
          onDismiss={(isOver) => {
            toast.onDismiss?.(isOver);
            list.dismiss(key);
          }}
        />
      ))}
    </div>
  );
}

/**
 * Shows a toast, by default for 4 s; at most three are visible. Do not use a toast for a question that needs an answer.
 * @param key identifies the toast: it replaces a visible toast with the same key, and `dismissToast` can remove it.
 */
export function showToast(toast: ToastProps, key?: string): void {
  if (!isRendered) createRoot(document.body.appendChild(document.createElement("div"))).render(<Toasts />);
  isRendered = true;
  list.show({ timeout: toastMs.normal, ...toast }, key);
}

/** Removes the toast with this key; does nothing if it is not visible. */
export const dismissToast = (key: string): void => list.dismiss(key);

/** Shows for 2 s that an action succeeded. */
export const showDone = (message: string): void => showToast({ message, intent: Intent.NONE, timeout: toastMs.brief });

/** Shows for 2 s, in red, that an action failed. */
export const showProblem = (message: string): void =>
  showToast({ message, intent: Intent.DANGER, timeout: toastMs.brief });

/** Shows a toast with an Undo button for 4 s. */
export const showUndo = (message: string, undo: () => void): void =>
  showToast({ message, timeout: toastMs.normal, action: { text: "Undo", onClick: undo } });
