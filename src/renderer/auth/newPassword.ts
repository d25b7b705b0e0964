import { passwordFaults, passwordProblem } from "../../shared/auth/passwordRule";

export interface TypedPassword {
  first: string;
  second: string;
}
/** What is wrong, and at which of the two fields it is said. */
export interface PasswordFault {
  field: keyof TypedPassword;
  sentence: string;
}

/** The first fault of a new password typed twice, in the order of the product text (§5); null for a good one. Pure. */
export function newPasswordFault({ first, second }: TypedPassword): PasswordFault | null {
  if (!first || !second) return { field: first ? "second" : "first", sentence: "Please fill in both password fields" };
  const [kind] = passwordFaults(first);
  const sentence = passwordProblem(first);
  if (kind !== "length" && first !== second) return { field: "second", sentence: "Passwords do not match" };
  return sentence === null ? null : { field: "first", sentence };
}

/** The same fault while it lasts: what was said stays until it is corrected, and says nothing new while somebody types. */
export function stillWrong(fault: PasswordFault | null, typed: TypedPassword): PasswordFault | null {
  return fault !== null && newPasswordFault(typed)?.sentence === fault.sentence ? fault : null;
}
