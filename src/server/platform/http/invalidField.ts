import { AppError } from "../../../shared/errors";

/** Returns the error `invalid_input` for one field of the input. @param path of the field, e.g. `consent.method`. */
export const invalidField = (path: string, message: string): AppError =>
  new AppError("invalid_input", message, { errors: [{ path, message }] });
