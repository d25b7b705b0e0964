/**
 * Whether a text is the origin of an EHR that may be automated: scheme, host and port exactly as a browser writes them.
 * Requires https, except on this computer.
 */
export function isAllowedOrigin(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, origin } = new URL(text);
  if (origin !== text) return false;
  return protocol === "https:" || (protocol === "http:" && isLoopback(hostname));
}

const isLoopback = (host: string): boolean =>
  host === "localhost" || host === "[::1]" || /^127\.\d{1,3}\.\d{1,3}\.\d{1,3}$/.test(host);

/** Returns the origin of an address; null if it has none, e.g. `about:blank` or `data:`. */
export function originOf(url: string): string | null {
  if (!URL.canParse(url)) return null;
  const { origin, protocol } = new URL(url);
  return protocol === "https:" || protocol === "http:" ? origin : null;
}
