import type { ToastProps } from "@blueprintjs/core";

/** A visible toast. */
interface VisibleToast {
  key: string;
  toast: ToastProps;
}

/** Toasts on the screen at one time (product text §9). */
const maxVisible = 3;

/** The visible toasts, newest last, as a React external store: a toast can outlive the screen that showed it. */
export class ToastList {
  private toasts: readonly VisibleToast[] = [];
  private readonly listeners = new Set<() => void>();
  private count = 0;

  readonly current = (): readonly VisibleToast[] => this.toasts;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };

  /** Adds a toast, replacing one with the same key. Beyond the limit, removes the oldest, toasts without a timeout last. */
  show(toast: ToastProps, key = `toast-${++this.count}`): void {
    const others = this.toasts.filter((other) => other.key !== key);
    const timed = others.find((other) => other.toast.timeout !== 0) ?? others[0];
    const kept = others.length < maxVisible ? others : others.filter((other) => other !== timed);
    this.replace([...kept, { key, toast }]);
  }

  dismiss(key: string): void {
    this.replace(this.toasts.filter((toast) => toast.key !== key));
  }

  private replace(toasts: readonly VisibleToast[]): void {
    this.toasts = toasts;
    for (const listener of this.listeners) listener();
  }
}
