import { useState } from "react";
import { AppError } from "../../../shared/errors";
import { FreshSignInNeeded } from "../session/FreshSignInNeeded";
import type { FreshSignInProps } from "./FreshSignIn";

/** The step of a password change that signs in again. It appears once the server rejects the sign-in as too old. */
export function useFreshSignIn(signInAgain?: (password: string) => Promise<void>): {
  /** The field of the step; null while it is not needed. */
  field: FreshSignInProps | null;
  /** Signs in if the step is shown. @returns whether the change can be sent; if not, the field shows the error. */
  pass: () => Promise<boolean>;
  /** Shows the step if the change failed because the sign-in is too old. @returns whether it did. */
  isNeededFor: (error: unknown) => boolean;
} {
  const [isNeeded, setIsNeeded] = useState(false);
  const [current, setCurrent] = useState("");
  const [error, setError] = useState<string | undefined>();

  const pass = async () => {
    if (!isNeeded || !signInAgain) return true;
    if (!current) {
      setError("Enter your current password.");
      return false;
    }
    try {
      await signInAgain(current);
    } catch (thrown) {
      setError(AppError.from(thrown).message);
      return false;
    }
    setIsNeeded(false);
    setCurrent("");
    return true;
  };
  const isNeededFor = (thrown: unknown) => {
    if (!signInAgain || !(thrown instanceof FreshSignInNeeded)) return false;
    setIsNeeded(true);
    return true;
  };
  const onText = (text: string) => {
    setCurrent(text);
    setError(undefined);
  };
  return { field: isNeeded && signInAgain ? { value: current, error, onText } : null, pass, isNeededFor };
}
