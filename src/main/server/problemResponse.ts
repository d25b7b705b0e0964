import type { AppError } from "../../shared/errors";

/** Returns an error of the app itself as a problem response with the HTTP status 503. */
export const problemResponse = (error: AppError): Response =>
  new Response(JSON.stringify(error.toProblem()), {
    status: 503,
    headers: { "content-type": "application/problem+json" },
  });
