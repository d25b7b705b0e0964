/** Preferences in local storage. If storage is blocked or full, they last until the page closes. */
const key = (name: string) => `chartside.${name}`;

export function recall(name: string): string | null {
  try {
    return localStorage.getItem(key(name));
  } catch {
    return null;
  }
}

export function remember(name: string, value: string): void {
  try {
    localStorage.setItem(key(name), value);
  } catch {
    // storage is blocked or full
  }
}

export function forget(name: string): void {
  try {
    localStorage.removeItem(key(name));
  } catch {
    // storage is blocked
  }
}
