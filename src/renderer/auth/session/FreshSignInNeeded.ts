import { AppError } from "../../../shared/errors";

/** The sign-in is too old to set a new password. The message is for a recovery link; elsewhere the form asks to sign in. */
export class FreshSignInNeeded extends AppError {
  constructor(cause: unknown) {
    super("forbidden", "This link has been open for too long. Request a new one.", { cause });
  }
}
