import { nameKey, nameWords } from "./nameWords";

interface Known {
  name: string;
  birth_date: string | null;
}

/** Minimum letters of a name in common; Han and Hangul names can have one or two. */
const minCommon = 2;

/**
 * Whether two records can be of one person: the same birth date with a name in common, or the same whole name if one of
 * them has no birth date. Different birth dates are different patients. Pure.
 */
export function suspectDuplicate(a: Known, b: Known): boolean {
  if (a.birth_date !== null && b.birth_date !== null) {
    if (a.birth_date !== b.birth_date) return false;
    const words = new Set(nameWords(b.name));
    return nameWords(a.name).some((word) => word.length >= minCommon && words.has(word));
  }
  return nameKey(a.name) !== "" && nameKey(a.name) === nameKey(b.name);
}
