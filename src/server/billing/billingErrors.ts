import { AppError } from "../../shared/errors";

/* Errors that every billing provider throws. Their codes and messages are part of the API. */

export const couponRefused = (): AppError =>
  new AppError("invalid_input", "This coupon code cannot be used any more. Remove it or try another one.");

export const alreadyIncluded = (): AppError => new AppError("conflict", "Your account already has all Pro features.");

export const noPlansInPublicTest = (): AppError =>
  new AppError(
    "forbidden",
    "Plans can’t be chosen here yet, because billing on this server is in test mode. Ask your practice’s admin.",
  );

export const nothingToCancel = (): AppError => new AppError("conflict", "There is no subscription to cancel.");

export const nothingToPause = (): AppError => new AppError("conflict", "There is no subscription to pause.");

export const nothingToResume = (): AppError =>
  new AppError("conflict", "There is no subscription to resume. Choose a plan to start one.");

export const payFirst = (): AppError =>
  new AppError("conflict", "A payment is past due. Update your payment method under Manage billing, then pause.");
