/** Bytes `start` to `end` (exclusive). */
export interface ByteRange {
  start: number;
  end: number;
}

/**
 * What a `Range` header (RFC 9110) asks of `size` bytes.
 * @returns the range; `whole` where it asks for all, for several ranges, or not in bytes; `none` where it lies outside.
 */
export function readRange(header: string | undefined, size: number): ByteRange | "whole" | "none" {
  const asked = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? "");
  if (!asked || (asked[1] === "" && asked[2] === "")) return "whole";
  const [, from = "", to = ""] = asked;
  const start = from === "" ? Math.max(0, size - Number(to)) : Number(from);
  const end = from === "" || to === "" ? size : Math.min(size, Number(to) + 1);
  return start < end ? { start, end } : "none";
}
