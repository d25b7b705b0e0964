/** Small choices kept on this computer; a browser that keeps nothing just forgets them. */
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
    // storage is blocked or full: the choice holds until the page closes
  }
}

export function forget(name: string): void {
  try {
    localStorage.removeItem(key(name));
  } catch {
    // nothing was kept
  }
}
