import { AppError } from "../../../shared/errors";

/**
 * Thrown if the sign-in is too old to set a password. The message is for recovery links; other forms catch the error
 * and ask the user to sign in again.
 */
export class FreshSignInNeeded extends AppError {
  constructor(cause: unknown) {
    super("forbidden", "This link has been open for too long. Request a new one.", { cause });
  }
}
