import type { ToastProps } from "@blueprintjs/core";

/** A toast that stands, the newest last. */
export interface StandingToast {
  key: string;
  toast: ToastProps;
}

/** Toasts on the screen at one time (product text §9). */
const mostVisible = 3;

/** The toasts that stand now, as an external store of React: the screens that raise them are long gone when they leave. */
export class ToastList {
  private toasts: readonly StandingToast[] = [];
  private readonly listeners = new Set<() => void>();
  private count = 0;

  readonly current = (): readonly StandingToast[] => this.toasts;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };

  /** One that stands under the same key gives way; of too many the oldest goes, those that stand for a reason last. */
  show(toast: ToastProps, key = `toast-${++this.count}`): void {
    const others = this.toasts.filter((other) => other.key !== key);
    const timed = others.find((other) => other.toast.timeout !== 0) ?? others[0];
    const kept = others.length < mostVisible ? others : others.filter((other) => other !== timed);
    this.replace([...kept, { key, toast }]);
  }

  dismiss(key: string): void {
    this.replace(this.toasts.filter((toast) => toast.key !== key));
  }

  private replace(toasts: readonly StandingToast[]): void {
    this.toasts = toasts;
    for (const listener of this.listeners) listener();
  }
}
