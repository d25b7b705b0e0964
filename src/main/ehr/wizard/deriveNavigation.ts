/** A visible frame while a patient's chart is open. */
export interface FrameInfo {
  url: string;
  /** Size on screen, in square pixels. */
  area: number;
  isTop: boolean;
  /** Whether the frame shows the patient's banner. */
  isBanner: boolean;
}

/**
 * How a chart is opened: by loading an address in a frame. The addresses of two patients' charts differ in one position
 * only.
 */
export interface DerivedNavigation {
  /** Index of the frame in the second patient's chart. */
  frame: number;
  /** e.g. "https://ehr.example.org/chart?pid={pid}" */
  urlTemplate: string;
  /** What the address contains in this position: the record number, or another number of the patient. */
  param: "mrn" | "pid";
  /** The values in this position of the two charts' addresses. */
  values: [first: string, second: string];
}

/**
 * Compares the frames of two patients' charts and returns the address that differs in one position only; null if none
 * does. Prefers addresses with the record number, then frames other than the banner's, then the largest. Pure.
 */
export function deriveNavigation(
  first: readonly FrameInfo[],
  second: readonly FrameInfo[],
  numbers: [string, string] | null,
): DerivedNavigation | null {
  const found = second.flatMap((frame, index) => {
    const differences = first.map((other) => differenceOf(other.url, frame.url)).filter((each) => each !== null);
    const [difference] = differences;
    if (!difference) return [];
    const param = numbers?.[0] === difference.values[0] && numbers[1] === difference.values[1] ? "mrn" : "pid";
    return [{ frame: index, seen: frame, param, ...difference } as const];
  });
  const rank = (each: (typeof found)[number]) =>
    (each.param === "mrn" ? 4 : 0) + (each.seen.isBanner && !each.seen.isTop ? 0 : 2);
  const best = found.toSorted((a, b) => rank(b) - rank(a) || b.seen.area - a.seen.area)[0];
  if (!best) return null;
  const { frame, param, values, template } = best;
  return { frame, param, values, urlTemplate: template.replace("{}", `{${param}}`) };
}

/** Returns the one position in which two addresses of one origin differ; null if there is none or more than one. */
function differenceOf(first: string, second: string): { template: string; values: [string, string] } | null {
  const [a, b] = [pieces(first), pieces(second)];
  if (a === null || b === null || a.length !== b.length) return null;
  const at = a.flatMap((piece, index) => (piece === b[index] ? [] : [index]));
  const [index] = at;
  if (at.length !== 1 || index === undefined || isMark(a[index]!) || isMark(b[index]!)) return null;
  if (isParameterName(b, index)) return null;
  const template = b.map((piece, each) => (each === index ? "{}" : piece)).join("");
  return { template, values: [a[index]!, b[index]!] };
}

/** Splits an address at the marks between its values, keeping these; null for what is not a web page. */
function pieces(url: string): string[] | null {
  if (!/^https?:/.test(url) || !URL.canParse(url)) return null;
  const { origin } = new URL(url);
  return [origin, ...url.slice(origin.length).split(/([/?&=#])/)].filter(Boolean);
}

const isMark = (piece: string): boolean => /^[/?&=#]$/.test(piece) || piece.includes("://");
const isParameterName = (all: readonly string[], index: number): boolean => all[index + 1] === "=";
