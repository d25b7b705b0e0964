/** How long an answer may take, in milliseconds, and how large it may be, in bytes. */
export interface FetchLimits {
  timeoutMs: number;
  maxBytes: number;
}

/** Answers that say nothing is there. Object stores answer 403 to who may not list what is missing. */
const absent = new Set([403, 404, 410]);

/**
 * The text at an address, or null where nothing is.
 * @throws {Error} when it does not answer in time, answers a failure, or more than it may.
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
