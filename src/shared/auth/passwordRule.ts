/** Minimum length in code points, and whether an uppercase letter, a lowercase letter and a digit are required. */
interface PasswordRule {
  min: number;
  classes: boolean;
}

/** The default rule. */
export const passwordRule: PasswordRule = { min: 8, classes: true };

export const passwordHint = "Must be 8+ characters with uppercase, lowercase, and numbers";

/**
 * Returns the requirements that a password does not meet; empty for a valid one. Letters and digits of any script
 * count.
 */
export function passwordFaults(password: string, rule: PasswordRule = passwordRule): ("length" | "characters")[] {
  const faults: ("length" | "characters")[] = [];
  if (Array.from(password).length < rule.min) faults.push("length");
  const hasClasses = /\p{Lu}/u.test(password) && /\p{Ll}/u.test(password) && /\p{Nd}/u.test(password);
  if (rule.classes && !hasClasses) faults.push("characters");
  return faults;
}

/**
 * Returns the message for a password that does not meet the default rule (P5 of docs/product-coverage.md); null for a
 * valid one.
 */
export function passwordProblem(password: string): string | null {
  const [fault] = passwordFaults(password);
  if (fault === "length") return "Password must be at least 8 characters long";
  if (fault === "characters") return "Password must contain uppercase, lowercase, and numbers";
  return null;
}
