import { nameKey, nameWords } from "./nameWords";

interface Identity {
  name: string;
  birth_date: string | null;
}

/** Minimum letters of a name in common; Han and Hangul names can have one or two. */
const minCommon = 2;

/**
 * Returns whether two records can belong to one person: the same birth date with a name in common, or the same whole
 * name if one of them has no birth date. Records with different birth dates never are.
 */
export function suspectDuplicate(a: Identity, b: Identity): boolean {
  if (a.birth_date !== null && b.birth_date !== null) {
    if (a.birth_date !== b.birth_date) return false;
    const words = new Set(nameWords(b.name));
    return nameWords(a.name).some((word) => word.length >= minCommon && words.has(word));
  }
  return nameKey(a.name) !== "" && nameKey(a.name) === nameKey(b.name);
}
