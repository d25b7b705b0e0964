import Stripe from "stripe";
import { AppError } from "../../../shared/errors";

const { errors } = Stripe;

/**
 * The fields of a Stripe error that can be logged: type, HTTP status, code and request id. The message is left out,
 * because it can quote the request.
 */
class StripeFault extends Error {
  override readonly name: string;
  readonly code: string;

  constructor({ type, statusCode, code, requestId }: Stripe.errors.StripeError) {
    super();
    this.name = type;
    this.code = [statusCode, code, requestId].filter(Boolean).join(" ");
  }
}

/**
 * Converts an error of a call to Stripe to an `AppError` with a sentence for users. Other errors: see `AppError.from`.
 */
export function stripeFailure(error: unknown): AppError {
  if (!(error instanceof errors.StripeError)) return AppError.from(error);
  const cause = new StripeFault(error);
  if (error instanceof errors.StripeCardError) {
    return new AppError("conflict", `The payment was not accepted: ${error.message} Use another payment method.`, {
      cause,
    });
  }
  if (error instanceof errors.StripeConnectionError) {
    const detail = "The payment service did not answer. Nothing was charged; try again in a moment.";
    return new AppError("unavailable", detail, { cause });
  }
  if (error instanceof errors.StripeRateLimitError) {
    const detail = "The payment service is busy. Nothing was charged; try again in a minute.";
    return new AppError("unavailable", detail, { cause });
  }
  if (error instanceof errors.StripeAuthenticationError || error instanceof errors.StripePermissionError) {
    const detail = "The payment service rejected this server. Nothing was charged; contact your administrator.";
    return new AppError("engine_failed", detail, { cause });
  }
  const detail = "The payment service failed. Nothing was charged; try again later.";
  return new AppError("engine_failed", detail, { cause });
}

/**
 * Whether an error says that Stripe does not know an object, because it was deleted or belongs to another account.
 * @param param name of the request's parameter that refers to the object.
 */
export function isMissing(error: unknown, param: string): boolean {
  return (
    error instanceof errors.StripeInvalidRequestError && error.code === "resource_missing" && error.param === param
  );
}
