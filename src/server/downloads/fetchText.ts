/** Limits of a fetch: its whole duration in milliseconds, and the size of the body in bytes. */
export interface FetchLimits {
  timeoutMs: number;
  maxBytes: number;
}

/** HTTP statuses of a missing file. Object stores answer 403 for one if the bucket cannot be listed. */
const absent = new Set([403, 404, 410]);

/**
 * Fetches the UTF-8 text at an address. Null if there is none (403, 404 or 410).
 * @throws {Error} after a timeout, for any other error status, and for a body that is too large or not UTF-8.
 */
export async function fetchText(address: URL, { timeoutMs, maxBytes }: FetchLimits): Promise<string | null> {
  const response = await fetch(address, { signal: AbortSignal.timeout(timeoutMs) }); // also ends reading the body
  if (absent.has(response.status) || !response.ok) {
    await response.body?.cancel();
    if (absent.has(response.status)) return null;
    throw new Error(`answered ${response.status}`);
  }
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.length;
    if (bytes > maxBytes) throw new Error(`is larger than ${maxBytes} bytes`); // leaving the loop ends the download
    chunks.push(chunk);
  }
  return new TextDecoder("utf-8", { fatal: true }).decode(Buffer.concat(chunks));
}
