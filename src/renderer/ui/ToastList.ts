import type { ToastProps } from "@blueprintjs/core";

/** A visible toast with the key that identifies it. */
interface VisibleToast {
  key: string;
  toast: ToastProps;
}

/** Maximum number of visible toasts (product text §9). */
const maxVisible = 3;

/**
 * The visible toasts, newest last. Kept outside React and read with `useSyncExternalStore`, because a toast can outlive
 * the screen that requested it.
 */
export class ToastList {
  private toasts: readonly VisibleToast[] = [];
  private readonly listeners = new Set<() => void>();
  private count = 0;

  /** Returns the visible toasts: a new array after each change. */
  readonly current = (): readonly VisibleToast[] => this.toasts;

  /** Calls `listener` after each change. @returns a function that ends the subscription. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };

  /**
   * Adds a toast, which replaces a toast with the same key. If the limit is reached, removes the oldest toast with a
   * timeout or, if all are without one, the oldest.
   */
  show(toast: ToastProps, key = `toast-${++this.count}`): void {
    const others = this.toasts.filter((other) => other.key !== key);
    const timed = others.find((other) => other.toast.timeout !== 0) ?? others[0];
    const kept = others.length < maxVisible ? others : others.filter((other) => other !== timed);
    this.replace([...kept, { key, toast }]);
  }

  /** Removes the toast with this key, if it is visible. */
  dismiss(key: string): void {
    this.replace(this.toasts.filter((toast) => toast.key !== key));
  }

  private replace(toasts: readonly VisibleToast[]): void {
    this.toasts = toasts;
    for (const listener of this.listeners) listener();
  }
}
