import { passwordFaults, passwordProblem } from "../../../shared/auth/passwordRule";

/** The new password as typed into both fields. */
export interface TypedPassword {
  first: string;
  second: string;
}

/** A fault of the new password and the field that shows it. */
export interface PasswordFault {
  field: keyof TypedPassword;
  sentence: string;
}

/** Returns the first fault of a new password, in the order of the product text (§5); null if it is valid. Pure. */
export function newPasswordFault({ first, second }: TypedPassword): PasswordFault | null {
  if (!first || !second) return { field: first ? "second" : "first", sentence: "Please fill in both password fields" };
  const [kind] = passwordFaults(first);
  const sentence = passwordProblem(first);
  if (kind !== "length" && first !== second) return { field: "second", sentence: "Passwords do not match" };
  return sentence === null ? null : { field: "first", sentence };
}

/** Returns `fault` if it still applies, otherwise null, so that typing clears an error but shows no other. Pure. */
export function remainingFault(fault: PasswordFault | null, typed: TypedPassword): PasswordFault | null {
  return fault !== null && newPasswordFault(typed)?.sentence === fault.sentence ? fault : null;
}
