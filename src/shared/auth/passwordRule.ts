/** Fewest characters and whether an upper-case letter, a lower-case letter and a digit must be there. */
export interface PasswordRule {
  min: number;
  classes: boolean;
}
export const passwordRule: PasswordRule = { min: 8, classes: true };

export const passwordHint = "Must be 8+ characters with uppercase, lowercase, and numbers";

/** What a password lacks; nothing for a good one. Characters are Unicode's: letters and digits of any script count. */
export function passwordFaults(password: string, rule: PasswordRule = passwordRule): ("length" | "characters")[] {
  const faults: ("length" | "characters")[] = [];
  if (Array.from(password).length < rule.min) faults.push("length");
  const hasClasses = /\p{Lu}/u.test(password) && /\p{Ll}/u.test(password) && /\p{Nd}/u.test(password);
  if (rule.classes && !hasClasses) faults.push("characters");
  return faults;
}

/** The sentence shown at the field for a password that cannot be taken, null for a good one (product text §5). */
export function passwordProblem(password: string): string | null {
  const [fault] = passwordFaults(password);
  if (fault === "length") return "Password must be at least 8 characters long";
  if (fault === "characters") return "Password must contain uppercase, lowercase, and numbers";
  return null;
}
