import { escapePattern, maxPatternLength } from "../profile/matchPattern";
import { wordsOf } from "./hasPatientData";

/** Maximum number of variable segments in a pattern; the rest of a longer path is left out. */
const maxVariable = 3;

/**
 * Returns a pattern for the pages of one kind, from the address of one of them: the path, with ids replaced, and
 * parameters that name the page, e.g. `?page=note`. The origin is not part of it. Pure.
 * @param patientValues the patient's numbers (record number, internal number) as they are in addresses, and words of
 * the name.
 */
export function urlPattern(url: string, patientValues: readonly string[] = []): string {
  return framePattern([url], patientValues);
}

/** Returns a pattern that matches each of these addresses, which one frame has shown. Pure. */
export function framePattern(urls: readonly string[], patientValues: readonly string[] = []): string {
  if (!urls.some((url) => /^https?:/.test(url))) return `^${escapePattern(urls[0]?.split(/[?#]/)[0] ?? "about:blank")}`;
  const paths = [...new Set(urls.filter((url) => /^https?:/.test(url)).map((url) => pathPattern(url, patientValues)))];
  const origin = "^https?://[^/]+";
  for (let count = paths.length; count > 1; count--) {
    const pattern = `${origin}(?:${paths.slice(0, count).join("|")})`;
    if (pattern.length <= maxPatternLength) return pattern;
  }
  return `${origin}${paths[0]}`.slice(0, maxPatternLength);
}

function pathPattern(url: string, patientValues: readonly string[]): string {
  const { pathname, searchParams, hash } = new URL(url);
  const path = segments(pathname, patientValues);
  if (/^#!?\//.test(hash)) return `${path}[^#]*${segments(hash, patientValues)}(?:[?&]|$)`;
  const fixed = [...searchParams].filter(
    ([, value]) => /^[a-z][a-z_.-]{0,30}$/i.test(value) && !isValue(value, patientValues),
  );
  const [first, second] = fixed.map(([key, value]) => `${escapePattern(key)}=${escapePattern(value)}`);
  if (!first) return `${path}(?:[?#]|$)`;
  return `${path}\\?(?:[^#]*&)?${first}${second ? `(?:&|&[^#]*&)${second}` : ""}(?:[&#]|$)`;
}

function segments(path: string, patientValues: readonly string[]): string {
  let variable = 0;
  const parts: string[] = [];
  for (const segment of path.split("/")) {
    const isVariable = isId(segment) || isValue(decodeURIComponentSafely(segment), patientValues);
    if (isVariable && ++variable > maxVariable) break;
    parts.push(isVariable ? "[^/?#]+" : escapePattern(segment));
  }
  return parts.join("/");
}

/**
 * Whether a part of an address is one of the patient's values, or contains one of more than two characters as a word,
 * e.g. "maria-lopez".
 */
const isValue = (part: string, patientValues: readonly string[]): boolean =>
  patientValues.includes(part) || wordsOf(part).some((word) => word.length > 2 && patientValues.includes(word));

/** Whether a segment is likely the id of something, e.g. "11", "4f1c-…" or "MRN-40011", rather than a page's name. */
export const isId = (segment: string): boolean =>
  /^\d+$/.test(segment) || /\d{3,}/.test(segment) || /^[0-9a-f]{8}-/i.test(segment);

/** Decodes a part of an address; returns it unchanged if it is not valid. */
function decodeURIComponentSafely(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
