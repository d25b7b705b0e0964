import type { AppError, ErrorCode } from "../../shared/errors";

/** The message shown for a failure. */
interface UserMessage {
  /** What happened, without a final period. */
  title: string;
  /** What is safe and what to do; null if there is nothing to add to the title. */
  advice: string | null;
  /** Whether trying again can help. */
  canRetry: boolean;
}

/** Messages by error code. */
const messages = {
  bad_request: { title: "This couldn’t be done", advice: null, canRetry: false },
  invalid_input: { title: "Some fields are not valid", advice: null, canRetry: false },
  digest_mismatch: {
    title: "The recording was damaged during upload",
    advice: "It is saved on this computer and will be sent again.",
    canRetry: true,
  },
  not_ogg: { title: "This recording can’t be read", advice: "It is saved on this computer.", canRetry: false },
  unsupported_audio: { title: "This file has no audio that can be read", advice: null, canRetry: false },
  signed_out: {
    title: "Your sign-in ended",
    advice: "Sign in again. Your recordings are saved on this computer.",
    canRetry: false,
  },
  forbidden: {
    title: "Your account doesn’t have access to this",
    advice: "Ask an admin of your practice.",
    canRetry: false,
  },
  not_found: {
    title: "This no longer exists",
    advice: "It may have been deleted in another window.",
    canRetry: false,
  },
  number_taken: { title: "This record number is in use", advice: null, canRetry: false },
  conflict: { title: "This was changed in another window", advice: null, canRetry: true },
  part_conflict: {
    title: "This part of the recording is already saved",
    advice: "Nothing was overwritten.",
    canRetry: false,
  },
  parts_missing: {
    title: "Part of the recording is still uploading",
    advice: "It is saved on this computer and will be sent again.",
    canRetry: true,
  },
  take_finished: {
    title: "This recording was already stopped",
    advice: "Press Record more to continue.",
    canRetry: false,
  },
  recording_elsewhere: { title: "This session is being recorded in another window", advice: null, canRetry: true },
  note_conflict: {
    title: "This section was also changed in another window",
    advice: "Both versions are saved.",
    canRetry: false,
  },
  note_signed: {
    title: "This note is signed",
    advice: "Signed notes can’t be edited. Write an addendum.",
    canRetry: false,
  },
  findings_open: { title: "Some findings are not resolved yet", advice: null, canRetry: false },
  consent_missing: { title: "No patient consent yet", advice: "Ask for consent, then record.", canRetry: false },
  too_large: { title: "The request is too large", advice: null, canRetry: false },
  misdirected: { title: "This isn’t the address of Chartside", advice: null, canRetry: false },
  unsupported_text: {
    title: "This file format can’t show every character of the document",
    advice: "Export it as Word or text instead.",
    canRetry: false,
  },
  rate_limited: { title: "Too many attempts", advice: "Wait a moment, then try again.", canRetry: true },
  internal: {
    title: "Something went wrong",
    advice: "Nothing you recorded or wrote is lost. Try again.",
    canRetry: true,
  },
  damaged: {
    title: "This can’t be read: its stored text is damaged",
    advice: "Everything else is safe. The operator of Chartside can restore it from a backup.",
    canRetry: false,
  },
  engine_failed: { title: "The speech engine did not answer", advice: "The audio is safe.", canRetry: true },
  unavailable: {
    title: "Chartside can’t do this right now",
    advice: "Your recordings are saved on this computer. Try again.",
    canRetry: true,
  },
  timeout: {
    title: "This took too long",
    advice: "Your recordings are saved on this computer. Try again.",
    canRetry: true,
  },
  storage_full: {
    title: "Your practice’s storage is full",
    advice: "The recording is saved on this computer. Contact your admin.",
    canRetry: true,
  },
  offline: {
    title: "Chartside can’t be reached", // ConnectionBanner shows whether the browser has no network
    advice: "Your recordings are saved on this computer. Keep this window open, check the connection, then try again.",
    canRetry: true,
  },
  cancelled: { title: "Stopped", advice: null, canRetry: true },
  desktop_only: { title: "This needs the Chartside desktop app", advice: null, canRetry: false },
  microphone_denied: {
    title: "Chartside can’t use the microphone",
    advice: "Allow it in the browser’s address bar or in System Settings, Privacy, Microphone.",
    canRetry: true,
  },
  microphone_missing: {
    title: "No microphone is connected",
    advice: "Plug one in, or import a recording.",
    canRetry: true,
  },
  local_storage_full: {
    title: "This computer is full",
    advice: "Everything recorded so far is saved. Free up space.",
    canRetry: true,
  },
  keychain_missing: {
    title: "Chartside can’t use a keychain on this computer",
    advice: "Set one up (GNOME Keyring or KWallet), then start Chartside again.",
    canRetry: false,
  },
  key_closed: { title: "The data on this computer can’t be opened", advice: null, canRetry: true },
  not_started: { title: "Chartside’s service on this computer does not start", advice: null, canRetry: true },
} as const satisfies Record<ErrorCode, UserMessage>;

/**
 * Codes whose errors have a specific message, e.g. with a file's name or a limit, which replaces the general advice.
 */
const specificCodes: ReadonlySet<ErrorCode> = new Set<ErrorCode>([
  "bad_request",
  "invalid_input",
  "unsupported_audio",
  "conflict",
  "number_taken",
  "recording_elsewhere",
  "findings_open",
  "too_large",
  "misdirected",
  "engine_failed",
  "local_storage_full",
  "microphone_denied",
  "key_closed",
  "not_started",
]);

/** Returns the message shown for a failure, in words for clinicians. Pure. */
export function userMessage(error: AppError): UserMessage {
  const message: UserMessage = messages[error.code];
  const isSpecific = specificCodes.has(error.code) && error.message !== "" && error.message !== message.title;
  return isSpecific ? { ...message, advice: error.message } : message;
}
