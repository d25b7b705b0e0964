import { AppError } from "../../shared/errors";

/** What stands in the way. `atMs`: everything to there is saved. */
export interface RecorderProblem {
  kind: "blocked" | "no_microphone" | "unplugged" | "disk_full" | "elsewhere" | "failed";
  atMs: number;
  /** Words of the failure, for `failed` and `no_microphone`. */
  detail: string;
}

/** A failure to record as the strip shows it; what nobody expected is reported. */
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
