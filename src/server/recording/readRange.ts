/** Bytes `start` to `end` (exclusive). */
interface ByteRange {
  start: number;
  end: number;
}

/**
 * Reads a `Range` header (RFC 9110) for content of `size` bytes.
 * @returns the range; `whole` if the header is missing or malformed, ends before it starts, or asks for several ranges
 * or a unit other than bytes; `none` if the range is not satisfiable.
 */
export function readRange(header: string | undefined, size: number): ByteRange | "whole" | "none" {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? "");
  if (!match || (match[1] === "" && match[2] === "")) return "whole";
  const [, from = "", to = ""] = match;
  if (from !== "" && to !== "" && Number(to) < Number(from)) return "whole";
  const start = from === "" ? Math.max(0, size - Number(to)) : Number(from);
  const end = from === "" || to === "" ? size : Math.min(size, Number(to) + 1);
  return start < end ? { start, end } : "none";
}
