import { nameKey, nameWords } from "./nameWords";

interface Identity {
  name: string;
  birth_date: string | null;
}

/** Minimum letters of the name that two records share; low, because Han and Hangul names can be this short. */
const minLetters = 2;

/**
 * Whether two records can belong to one person: they have the same birth date and share a first or last name, or one of
 * them has no birth date and the whole name is the same. Records with different birth dates never belong to one person.
 */
export function isSuspectedDuplicate(a: Identity, b: Identity): boolean {
  if (a.birth_date !== null && b.birth_date !== null) {
    if (a.birth_date !== b.birth_date) return false;
    const words = new Set(nameWords(b.name));
    return nameWords(a.name).some((word) => word.length >= minLetters && words.has(word));
  }
  return nameKey(a.name) !== "" && nameKey(a.name) === nameKey(b.name);
}
