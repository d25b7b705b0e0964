import type { AppError } from "../../shared/errors";

/** Returns a 503 problem response of the app itself, which the page can show. */
export const problem = (error: AppError): Response =>
  new Response(JSON.stringify(error.toProblem()), {
    status: 503,
    headers: { "content-type": "application/problem+json" },
  });
