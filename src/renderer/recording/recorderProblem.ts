import { AppError } from "../../shared/errors";

/** Why recording failed. Everything up to `atMs`, in milliseconds of the take, is saved. */
export interface RecorderProblem {
  kind: "blocked" | "no_microphone" | "unplugged" | "disk_full" | "elsewhere" | "incomplete" | "failed";
  atMs: number;
  /** For `incomplete`, the length of the lost audio as text; otherwise the error message. Not every kind shows it. */
  detail: string;
}

/** Returns an error as a problem at 0 ms. Unexpected errors are reported to the window (`reportError`). */
export function recorderProblem(error: AppError): RecorderProblem {
  const kinds: Partial<Record<AppError["code"], RecorderProblem["kind"]>> = {
    microphone_denied: "blocked",
    microphone_missing: "no_microphone",
    recording_elsewhere: "elsewhere",
    local_storage_full: "disk_full",
  };
  if (error.code === "internal") reportError(error.cause);
  return { kind: kinds[error.code] ?? "failed", atMs: 0, detail: error.message };
}
