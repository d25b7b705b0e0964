/** Timeout in milliseconds and maximum size in bytes. */
export interface FetchLimits {
  timeoutMs: number;
  maxBytes: number;
}

/** Statuses of a missing file. Object stores answer 403 if the bucket cannot be listed. */
const absent = new Set([403, 404, 410]);

/**
 * Fetches the text at an address; null if there is none.
 * @throws {Error} after a timeout, for an error status and for too large an answer.
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
