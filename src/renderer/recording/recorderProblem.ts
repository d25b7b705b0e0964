import { AppError } from "../../shared/errors";

/** Why recording failed. Everything up to `atMs` is saved. */
export interface RecorderProblem {
  kind: "blocked" | "no_microphone" | "unplugged" | "disk_full" | "elsewhere" | "incomplete" | "failed";
  atMs: number;
  /** Error message for `failed` and `no_microphone`; length of the lost audio for `incomplete`. */
  detail: string;
}

/** Converts an error to a problem. Unexpected errors are reported. */
export function problemOf(error: AppError): RecorderProblem {
  const kinds: Partial<Record<AppError["code"], RecorderProblem["kind"]>> = {
    microphone_denied: "blocked",
    microphone_missing: "no_microphone",
    recording_elsewhere: "elsewhere",
    local_storage_full: "disk_full",
  };
  if (error.code === "internal") reportError(error.cause);
  return { kind: kinds[error.code] ?? "failed", atMs: 0, detail: error.message };
}
