import Stripe from "stripe";
import { AppError } from "../../../shared/errors";

const { errors } = Stripe;

/** What the log may tell of a failure at Stripe: kind, status, code, reference. Its text can quote what was sent. */
class StripeFault extends Error {
  override readonly name: string;
  readonly code: string;

  constructor({ type, statusCode, code, requestId }: Stripe.errors.StripeError) {
    super();
    this.name = type;
    this.code = [statusCode, code, requestId].filter(Boolean).join(" ");
  }
}

/** Any failure of a call to Stripe in words for people. */
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
    const detail = "The payment service refuses this server. Nothing was charged; tell whoever runs it for you.";
    return new AppError("engine_failed", detail, { cause });
  }
  const detail = "The payment service could not do this. Nothing was charged; try again later.";
  return new AppError("engine_failed", detail, { cause });
}

/** Whether Stripe does not know this thing any more: it was deleted there, or belongs to another key. */
export function isMissing(error: unknown, param: string): boolean {
  return (
    error instanceof errors.StripeInvalidRequestError && error.code === "resource_missing" && error.param === param
  );
}
