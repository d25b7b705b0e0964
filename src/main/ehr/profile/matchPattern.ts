import { createContext, Script } from "node:vm";

/** Maximum length of a pattern. */
export const maxPatternLength = 300;
/** Maximum length of the text that a pattern is applied to; the rest of a longer text is ignored. */
const maxTextLength = 2_000;
/** Maximum number of `*`, `+` and `{n,}` in a pattern. */
const maxUnbounded = 6;
/** Maximum count in `{n,m}`. */
const maxCount = 100;
/**
 * Time limits of matching in milliseconds: of the first try, and of a second one, because on a busy computer even a
 * quick pattern can exceed the first.
 */
const matchTimeoutsMs = [50, 250] as const;

/** The result of a pattern that matched. */
export interface PatternMatch {
  /** The whole match. */
  all: string;
  /** The first group; null without groups. */
  first: string | null;
  /** Named groups that took part in the match. */
  groups: Record<string, string>;
}

/**
 * Returns why a pattern of a profile is not allowed, as the end of the sentence "The pattern …"; null if it is. Rejects
 * constructs that can take long: lookarounds, back references and repeated groups.
 */
export function patternFault(source: string): string | null {
  if (source === "") return "is empty";
  if (source.length > maxPatternLength) return `has more than ${maxPatternLength} characters`;
  const plain = withoutEscapesAndClasses(source);
  if (/\(\?(?:=|!|<=|<!)/.test(plain)) return "looks ahead or behind, which is not supported";
  if (/\(\?(?!:|<[A-Za-z])/.test(plain)) return "has a group of an unknown kind";
  if (/\\(?:[1-9]|k<)/.test(plain)) return "refers back to a group, which is not supported";
  if (/\)(?:[*+]|\{)/.test(plain)) return "repeats a group, which can take too long";
  const counts = [...plain.matchAll(/\{(\d*)(,?)(\d*)\}/g)];
  if (counts.some(([, from, , to]) => Number(from) > maxCount || Number(to) > maxCount))
    return `repeats something more than ${maxCount} times`;
  const unbounded = (plain.match(/[*+]/g)?.length ?? 0) + counts.filter(([, , comma, to]) => comma && !to).length;
  if (unbounded > maxUnbounded) return `has more than ${maxUnbounded} unlimited repetitions`;
  try {
    new RegExp(source);
    return null;
  } catch {
    return "is not a regular expression";
  }
}

/** Returns the pattern with each escaped character and class replaced by one `x`; back references are kept. */
const withoutEscapesAndClasses = (source: string): string =>
  source.replaceAll(/\\[^1-9k]|\\k(?!<)/g, "x").replaceAll(/\[[^\]]*\]/g, "x");

const sandbox = createContext(Object.create(null) as { source?: string; text?: string });
const matcher = new Script(
  "(m => m && JSON.stringify({ all: m[0], first: m[1] ?? null, groups: m.groups ?? {} }))(new RegExp(source).exec(text))",
);
/** Results by pattern and text. One that took too long is no match until `knownUntil`, by `performance.now()`. */
const known = new Map<string, { match: PatternMatch | null; knownUntil: number }>();
/**
 * Milliseconds until a pattern that took too long is tried again: the computer may only have been busy. Not at once,
 * because a slow pattern would then block the process at every reading of the page.
 */
const tryAgainMs = 10_000;
/** Number of remembered results above which all of them are forgotten. */
const maxKnown = 500;

/** Applies an allowed pattern to a text. @returns null if it does not match, is not allowed, or took too long. */
export function matchPattern(source: string, text: string): PatternMatch | null {
  const key = `${source}\0${text.slice(0, maxTextLength)}`;
  const found = known.get(key);
  if (found && performance.now() < found.knownUntil) return found.match;
  const match = run(source, text.slice(0, maxTextLength));
  if (known.size > maxKnown) known.clear();
  const knownUntil = match === "timeout" ? performance.now() + tryAgainMs : Infinity;
  const result = { match: match === "timeout" ? null : match, knownUntil };
  known.set(key, result);
  return result.match;
}

/** Runs with a deadline, so that a pattern which `patternFault` lets pass cannot block the process. */
function run(source: string, text: string): PatternMatch | "timeout" | null {
  if (patternFault(source) !== null) return null;
  Object.assign(sandbox, { source, text });
  for (const timeout of matchTimeoutsMs)
    try {
      const found = matcher.runInContext(sandbox, { timeout }) as string | null;
      return found === null ? null : (JSON.parse(found) as PatternMatch);
    } catch {
      // took too long
    }
  return "timeout";
}

/** Returns a pattern that matches exactly this text. */
export const escapePattern = (text: string): string => text.replaceAll(/[\\^$.*+?()[\]{}|/]/g, "\\$&");
