/** Matches letters of scripts in which the family name comes first and no space separates the names. */
const familyFirstPattern = /^[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}ー・]+$/u;

/** Returns the full name as it is written in its script: "Harold Whitfield", "王小明", "김민준". */
export function patientName({ given_name, family_name }: { given_name: string; family_name: string }): string {
  if (familyFirstPattern.test(family_name) && familyFirstPattern.test(given_name)) return family_name + given_name;
  return [given_name, family_name].filter((part) => part !== "").join(" ");
}

/**
 * Splits a typed name into given and family name, for a form that can correct it: "Whitfield, Harold" and "Harold
 * Whitfield" have the family name Whitfield. A name without a space, in any script, is a family name.
 */
export function splitName(typed: string): { given_name: string; family_name: string } {
  const text = typed.trim().replaceAll(/\s+/g, " ");
  const [, family, given] = /^([^,]+), ?(.*)$/.exec(text) ?? [];
  if (family) return { given_name: given ?? "", family_name: family.trim() };
  const last = text.lastIndexOf(" ");
  return { given_name: last === -1 ? "" : text.slice(0, last), family_name: text.slice(last + 1) };
}
