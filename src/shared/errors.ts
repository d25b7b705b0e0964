import { z } from "zod";

/**
 * Every error code, shared by all processes, with its HTTP status; 0 for errors that are raised on the user's computer
 * and have none. A new code also needs a text in `src/renderer/ui/userMessage.ts`; a missing text is a compile error.
 */
export const errorStatus = {
  bad_request: 400,
  invalid_input: 400,
  digest_mismatch: 400,
  not_ogg: 415,
  unsupported_audio: 415,
  signed_out: 401,
  forbidden: 403,
  not_found: 404,
  conflict: 409,
  part_conflict: 409,
  parts_missing: 409,
  take_finished: 409,
  recording_elsewhere: 409,
  note_conflict: 409,
  note_signed: 409,
  findings_open: 409,
  consent_missing: 409,
  number_taken: 409,
  too_large: 413,
  misdirected: 421,
  unsupported_text: 422,
  rate_limited: 429,
  internal: 500,
  damaged: 500,
  engine_failed: 502,
  unavailable: 503,
  timeout: 504,
  storage_full: 507,
  offline: 0,
  cancelled: 0,
  desktop_only: 0,
  microphone_denied: 0,
  microphone_missing: 0,
  local_storage_full: 0,
  keychain_missing: 0,
  key_closed: 503,
  not_started: 503,
} as const;
export type ErrorCode = keyof typeof errorStatus;
export const errorCodes = Object.keys(errorStatus) as [ErrorCode, ...ErrorCode[]];

/** A fault in the input: the dot path of the field, and a message for the user. */
const fieldErrorSchema = z.object({ path: z.string(), message: z.string() });
export type FieldError = z.infer<typeof fieldErrorSchema>;

/**
 * Body of every failed call, as `application/problem+json` (RFC 9457). `detail` is a sentence for clinicians; `type` is
 * `urn:chartside:error:<code>`. `missing` (part numbers) comes with `parts_missing`; `current` with `note_conflict`
 * (the newest note) and `number_taken` (the patient who has the record number).
 */
export const problemSchema = z.object({
  type: z.string(),
  title: z.string(),
  status: z.number().int(),
  detail: z.string(),
  code: z.enum(errorCodes).catch("internal"),
  request_id: z.string().optional(),
  errors: z.array(fieldErrorSchema).optional(),
  missing: z.array(z.number().int()).optional(),
  current: z.unknown().optional(),
});
export type Problem = z.infer<typeof problemSchema>;

/** A failure with a code; `message` is for the user and never contains patient data. */
export class AppError extends Error {
  override readonly name = "AppError"; // literal: minifiers rename classes
  readonly errors: readonly FieldError[] | undefined;
  readonly missing: readonly number[] | undefined;
  readonly current: unknown;
  /**
   * The status of the server's problem document; undefined for failures that did not come with one, e.g. of a proxy.
   */
  readonly status: number | undefined;
  /** The server's reference for support, if the error came from the server. */
  readonly requestId: string | undefined;

  constructor(
    readonly code: ErrorCode,
    message: string,
    more: {
      cause?: unknown;
      errors?: readonly FieldError[];
      missing?: readonly number[];
      current?: unknown;
      requestId?: string;
      status?: number;
    } = {},
  ) {
    super(message, { cause: more.cause });
    this.errors = more.errors;
    this.missing = more.missing;
    this.current = more.current;
    this.requestId = more.requestId;
    this.status = more.status;
  }

  /** Converts any thrown value to an AppError; other errors become `internal` with the original as the cause. */
  static from(error: unknown): AppError {
    if (error instanceof AppError) return error;
    return new AppError("internal", "Something went wrong. Try again.", { cause: error });
  }

  /** Returns the failure as a problem document; its status is 500 for codes without an HTTP status. */
  toProblem(requestId?: string): Problem {
    return {
      type: `urn:chartside:error:${this.code}`,
      title: this.code.replaceAll("_", " "),
      status: errorStatus[this.code] || 500,
      detail: this.message,
      code: this.code,
      ...(requestId !== undefined && { request_id: requestId }),
      ...(this.errors && { errors: [...this.errors] }),
      ...(this.missing && { missing: [...this.missing] }),
      ...(this.current !== undefined && { current: this.current }),
    };
  }

  /** Returns the AppError that a problem document describes. */
  static fromProblem(problem: Problem, cause?: unknown): AppError {
    return new AppError(problem.code, problem.detail, {
      cause,
      status: problem.status,
      ...(problem.errors && { errors: problem.errors }),
      ...(problem.missing && { missing: problem.missing }),
      ...(problem.current !== undefined && { current: problem.current }),
      ...(problem.request_id !== undefined && { requestId: problem.request_id }),
    });
  }
}

/** Marks the `default` of an exhaustive switch: a missing case is a compile error. @throws {Error} if it is reached. */
export function assertNever(value: never): never {
  throw new Error(`Unexpected value: ${JSON.stringify(value)}`);
}
