import { Classes, Intent, Toast, type ToastProps } from "@blueprintjs/core";
import { useSyncExternalStore } from "react";
import { createRoot } from "react-dom/client";
import { ToastList } from "./ToastList";
import "./toaster.css";

/** Milliseconds: what a toast stands by default, and how long the product's own ones do (product text §9). */
export const standing = { usual: 4_000, own: 2_000 } as const;

const list = new ToastList();
let isRendered = false;

/**
 * Blueprint's toasts bottom right, the newest nearest to the corner. Their time stands still under pointer and focus, and each
 * message is a live region. (Blueprint's own toaster lets the wrong toast fade when one of several goes.)
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
 * Shows a toast for 4 s unless told otherwise; three stand at most. Anything that needs an answer is never a toast.
 * @param key one that is shown under the same key is replaced.
 */
export function showToast(toast: ToastProps, key?: string): void {
  if (!isRendered) createRoot(document.body.appendChild(document.createElement("div"))).render(<Toasts />);
  isRendered = true;
  list.show({ timeout: standing.usual, ...toast }, key);
}

export const dismissToast = (key: string): void => list.dismiss(key);

export const showDone = (message: string): void => showToast({ message, intent: Intent.NONE, timeout: standing.own });

export const showProblem = (message: string): void =>
  showToast({ message, intent: Intent.DANGER, timeout: standing.own });

/** Done, and can be taken back; the same Undo stays in the row's menu afterwards. */
export const showUndo = (message: string, undo: () => void): void =>
  showToast({ message, timeout: standing.usual, action: { text: "Undo", onClick: undo } });
