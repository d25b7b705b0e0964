/** Maximum wait; a service that asks for a longer wait is tried after this time. */
const maxMs = 120_000;

/** Parses a `Retry-After` header (seconds or a date). @returns milliseconds from now, at most two minutes; else 0. */
export function retryAfterMs(header: string | null): number {
  if (!header) return 0;
  const seconds = Number(header);
  const ms = Number.isFinite(seconds) ? seconds * 1_000 : Date.parse(header) - Date.now();
  return Number.isFinite(ms) ? Math.min(maxMs, Math.max(0, ms)) : 0;
}
