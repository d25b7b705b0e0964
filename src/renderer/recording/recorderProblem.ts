import { AppError } from "../../shared/errors";

/** Why recording failed. Everything up to `atMs`, in milliseconds of the take, is saved. */
export interface RecorderProblem {
  kind: "blocked" | "no_microphone" | "unplugged" | "disk_full" | "elsewhere" | "incomplete" | "failed";
  atMs: number;
  /** Text for the user: length of the lost audio for `incomplete`, error message for other kinds; not always shown. */
  detail: string;
}

/** Converts an error to a problem at 0 ms. Unexpected errors are reported. */
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
