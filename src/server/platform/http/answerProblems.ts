import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { AppError } from "../../../shared/errors";
import { UnreadableError } from "../crypto/UnreadableError";
import { isConnectionLoss } from "../database/isConnectionLoss";

/** Codes of a full disk: PostgreSQL's and the operating system's. */
const diskFull = new Set(["53100", "ENOSPC", "EDQUOT"]);

/** PostgreSQL's codes of conflicting transactions (serialization, deadlock, lock timeout): a retry can succeed. */
const collisions = new Set(["40001", "40P01", "55P03"]);

/** Messages for requests that Fastify rejects before a route is called, by Fastify's error code. */
const rejectionMessages: Record<string, string> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: "This content type is not supported. Send application/json.",
  FST_ERR_CTP_EMPTY_JSON_BODY: "The request body is empty. Send JSON.",
  FST_ERR_CTP_INVALID_JSON_BODY: "The request is not valid JSON.",
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: "The request was cut off. Send it again.",
};

/** Converts any failure of a request to an AppError; internal details (SQL, paths, stacks) stay in `cause`. */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  const { code, statusCode } = error as Partial<FastifyError>;
  if (code && diskFull.has(code)) {
    return new AppError(
      "storage_full",
      "Your practice cannot store more right now. The recording stays on this computer.",
      { cause: error },
    );
  }
  if (code && collisions.has(code)) {
    return new AppError("unavailable", "Someone else changed this at the same time. Nothing is lost; try again.", {
      cause: error,
    });
  }
  if (isConnectionLoss(error)) {
    const detail = "The server’s database is not answering. Everything saved before is safe; try again in a moment.";
    return new AppError("unavailable", detail, { cause: error });
  }
  if (error instanceof UnreadableError) {
    const detail =
      "This can’t be read, because it was damaged where it is stored. Everything else is safe. The operator of Chartside can restore it from a backup.";
    return new AppError("damaged", detail, { cause: error });
  }
  if (statusCode === 413) return new AppError("too_large", "The request is too large.", { cause: error });
  if (statusCode === 429)
    return new AppError("rate_limited", "Too many attempts. Wait a minute, then try again.", { cause: error });
  if (statusCode && statusCode < 500) {
    const detail = (code && rejectionMessages[code]) ?? "The request could not be read.";
    return new AppError("bad_request", detail, { cause: error });
  }
  return AppError.from(error);
}

/** Sets `answerProblem` as the error handler of `app`. */
export function answerProblems(app: FastifyInstance): void {
  app.setErrorHandler(answerProblem);
}

/** Answers a failure as problem+json. Logs server faults (status from 500) with their cause, others with their code. */
export function answerProblem(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const failure = toAppError(error);
  const problem = failure.toProblem(request.id);
  if (problem.status >= 500) request.log.error({ err: failure.cause ?? failure, code: failure.code }, "Request failed");
  else request.log.info({ code: failure.code }, "Request rejected");
  if (problem.status === 503) reply.header("retry-after", "1");
  return reply.code(problem.status).type("application/problem+json").send(problem);
}

/** Answers a request for an unknown address with 404 as problem+json. */
export function answerNotFound(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const failure = new AppError("not_found", "There is no such address.");
  return reply.code(404).type("application/problem+json").send(failure.toProblem(request.id));
}
