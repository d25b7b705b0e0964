import type { AppError } from "../../shared/errors";

/** An answer of the app itself that the page can show. */
export const problem = (error: AppError): Response =>
  new Response(JSON.stringify(error.toProblem()), {
    status: 503,
    headers: { "content-type": "application/problem+json" },
  });
