import type { AppError, ErrorCode } from "../../shared/errors";

/** The message shown for a failure. */
interface UserMessage {
  /** What happened, without a final period. */
  title: string;
  /** What is safe and what to do; null if there is nothing to add to the title. */
  advice: string | null;
  /** Whether a retry can help. */
  retry: boolean;
}

/** Messages by error code. */
const messages = {
  bad_request: { title: "This couldn’t be done", advice: null, retry: false },
  invalid_input: { title: "Some fields are not valid", advice: null, retry: false },
  digest_mismatch: {
    title: "The recording was damaged during upload",
    advice: "It is saved on this computer and will be sent again.",
    retry: true,
  },
  not_ogg: { title: "This recording can’t be read", advice: "It is saved on this computer.", retry: false },
  unsupported_audio: { title: "This file has no audio that can be read", advice: null, retry: false },
  signed_out: {
    title: "Your sign-in ended",
    advice: "Sign in again. Your recordings are saved on this computer.",
    retry: false,
  },
  forbidden: {
    title: "Your account doesn’t have access to this",
    advice: "Ask an admin of your practice.",
    retry: false,
  },
  not_found: {
    title: "This no longer exists",
    advice: "It may have been deleted in another window.",
    retry: false,
  },
  number_taken: { title: "This record number is in use", advice: null, retry: false },
  conflict: { title: "This was changed in another window", advice: null, retry: true },
  part_conflict: {
    title: "This part of the recording is already saved",
    advice: "Nothing was overwritten.",
    retry: false,
  },
  parts_missing: {
    title: "Part of the recording is still uploading",
    advice: "It is saved on this computer and will be sent again.",
    retry: true,
  },
  take_finished: {
    title: "This recording was already stopped",
    advice: "Press Record more to continue.",
    retry: false,
  },
  recording_elsewhere: { title: "This session is being recorded in another window", advice: null, retry: true },
  note_conflict: {
    title: "This section was also changed in another window",
    advice: "Both versions are saved.",
    retry: false,
  },
  note_signed: {
    title: "This note is signed",
    advice: "Signed notes can’t be edited. Write an addendum.",
    retry: false,
  },
  findings_open: { title: "Some findings are not resolved yet", advice: null, retry: false },
  consent_missing: { title: "No patient consent yet", advice: "Ask for consent, then record.", retry: false },
  too_large: { title: "The request is too large", advice: null, retry: false },
  misdirected: { title: "This isn’t the address of Chartside", advice: null, retry: false },
  unsupported_text: {
    title: "This file format can’t show every character of the document",
    advice: "Export it as Word or text instead.",
    retry: false,
  },
  rate_limited: { title: "Too many attempts", advice: "Wait a moment, then try again.", retry: true },
  internal: { title: "Something went wrong", advice: "Nothing you recorded or wrote is lost. Try again.", retry: true },
  damaged: {
    title: "This can’t be read: its stored text is damaged",
    advice: "Everything else is safe. The operator of Chartside can restore it from a backup.",
    retry: false,
  },
  engine_failed: { title: "The speech engine did not answer", advice: "The audio is safe.", retry: true },
  unavailable: {
    title: "Chartside can’t do this right now",
    advice: "Your recordings are saved on this computer. Try again.",
    retry: true,
  },
  timeout: {
    title: "This took too long",
    advice: "Your recordings are saved on this computer. Try again.",
    retry: true,
  },
  storage_full: {
    title: "Your practice’s storage is full",
    advice: "The recording is saved on this computer. Contact your admin.",
    retry: true,
  },
  offline: {
    title: "Chartside can’t be reached", // ConnectionBanner shows whether the browser has no network
    advice: "Your recordings are saved on this computer. Keep this window open, check the connection, then try again.",
    retry: true,
  },
  cancelled: { title: "Stopped", advice: null, retry: true },
  desktop_only: { title: "This needs the Chartside desktop app", advice: null, retry: false },
  microphone_denied: {
    title: "Chartside can’t use the microphone",
    advice: "Allow it in the browser’s address bar or in System Settings, Privacy, Microphone.",
    retry: true,
  },
  microphone_missing: {
    title: "No microphone is connected",
    advice: "Plug one in, or import a recording.",
    retry: true,
  },
  local_storage_full: {
    title: "This computer is full",
    advice: "Everything recorded so far is saved. Free up space.",
    retry: true,
  },
  keychain_missing: {
    title: "Chartside can’t use a keychain on this computer",
    advice: "Set one up (GNOME Keyring or KWallet), then start Chartside again.",
    retry: false,
  },
  key_closed: { title: "The data on this computer can’t be opened", advice: null, retry: true },
  not_started: { title: "Chartside’s service on this computer does not start", advice: null, retry: true },
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
