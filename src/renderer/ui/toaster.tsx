import { Intent, OverlayToaster, Position, type ToastProps, type Toaster } from "@blueprintjs/core";
import { createRoot } from "react-dom/client";

/** Milliseconds: what a toast stands by default, and how long the product's own ones do (product text §9). */
const standing = { usual: 4_000, own: 2_000 } as const;

let toaster: Promise<Toaster> | null = null;

/** Bottom right, three at most; the timer waits under pointer and focus. */
function theToaster(): Promise<Toaster> {
  toaster ??= OverlayToaster.create(
    { position: Position.BOTTOM_RIGHT, maxToasts: 3, className: "cs-toaster" },
    { domRenderer: (element, container) => createRoot(container).render(element) },
  );
  return toaster;
}

/** Shows a toast for 4 s unless told otherwise. Anything that needs an answer is never a toast. */
export async function showToast(toast: ToastProps): Promise<void> {
  (await theToaster()).show({ timeout: standing.usual, ...toast });
}

export const showDone = (message: string): void => {
  void showToast({ message, intent: Intent.NONE, timeout: standing.own });
};

export const showProblem = (message: string): void => {
  void showToast({ message, intent: Intent.DANGER, timeout: standing.own });
};

/** Done, and can be taken back; the same Undo stays in the row's menu afterwards. */
export const showUndo = (message: string, undo: () => void): void => {
  void showToast({ message, timeout: standing.usual, action: { text: "Undo", onClick: undo } });
};
