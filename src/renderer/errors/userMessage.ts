import type { AppError, ErrorCode } from "../../shared/errors";

/** What a person reads when something failed. `advice: null` means the failure's own sentence says it all. */
export interface UserMessage {
  title: string;
  advice: string | null;
  /** Whether trying the same again can help. */
  retry: boolean;
}

const messages = {
  bad_request: { title: "This could not be done", advice: null, retry: false },
  invalid_input: { title: "Something in the form is not right", advice: null, retry: false },
  digest_mismatch: {
    title: "The sound changed on its way",
    advice: "It is kept on this computer and sent again.",
    retry: true,
  },
  not_ogg: { title: "This recording cannot be read", advice: "It is kept on this computer.", retry: false },
  unsupported_audio: { title: "This file has no sound that can be read", advice: null, retry: false },
  signed_out: {
    title: "Your sign-in ended",
    advice: "Sign in again; what you recorded is kept on this computer.",
    retry: false,
  },
  forbidden: { title: "Your account may not do this", advice: "Ask an admin of your practice.", retry: false },
  not_found: {
    title: "This is not here any more",
    advice: "It may have been deleted in another window.",
    retry: false,
  },
  conflict: { title: "This was changed in another window", advice: null, retry: true },
  part_conflict: {
    title: "This part of the recording is kept already",
    advice: "Nothing was overwritten.",
    retry: false,
  },
  parts_missing: {
    title: "A part of the recording is still on its way",
    advice: "It is kept on this computer and sent again.",
    retry: true,
  },
  take_finished: { title: "This recording was stopped already", advice: "Press Record more to go on.", retry: false },
  recording_elsewhere: { title: "This session is being recorded in another window", advice: null, retry: true },
  note_conflict: {
    title: "This section was also changed in another window",
    advice: "Both versions are kept.",
    retry: false,
  },
  note_signed: {
    title: "This note is signed",
    advice: "A signed note never changes; write an addendum.",
    retry: false,
  },
  findings_open: { title: "Some findings are not answered yet", advice: null, retry: false },
  consent_missing: { title: "The patient has not agreed yet", advice: "Ask for consent, then record.", retry: false },
  too_large: { title: "This is too large", advice: null, retry: false },
  rate_limited: { title: "Too many attempts", advice: "Wait a moment, then try again.", retry: true },
  internal: { title: "Something went wrong", advice: "Nothing you recorded or wrote is lost. Try again.", retry: true },
  engine_failed: { title: "The speech engine did not answer", advice: "The audio is safe.", retry: true },
  unavailable: {
    title: "Chartside cannot do this right now",
    advice: "What you recorded is kept on this computer. Try again.",
    retry: true,
  },
  timeout: {
    title: "This took too long",
    advice: "What you recorded is kept on this computer. Try again.",
    retry: true,
  },
  storage_full: {
    title: "Your practice cannot store more right now",
    advice: "The recording stays on this computer. Tell the admin.",
    retry: true,
  },
  offline: {
    title: "Chartside cannot be reached", // the banner says when it is the network
    advice: "Your work is kept on this computer. Check the connection, then try again.",
    retry: true,
  },
  cancelled: { title: "Stopped", advice: null, retry: true },
  desktop_only: { title: "This needs the Chartside desktop app", advice: null, retry: false },
  microphone_denied: {
    title: "Chartside may not use the microphone",
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
    title: "This computer has no keychain Chartside can use",
    advice: "Set one up (GNOME Keyring or KWallet), then start Chartside again.",
    retry: false,
  },
  key_closed: { title: "What is kept on this computer cannot be opened", advice: null, retry: true },
  not_started: { title: "Chartside’s service on this computer does not start", advice: null, retry: true },
} as const satisfies Record<ErrorCode, UserMessage>;

/** Codes whose own sentence names the case (a file, a time, a rule) and so stands in place of the general advice. */
const ownWords: ReadonlySet<ErrorCode> = new Set<ErrorCode>([
  "bad_request",
  "invalid_input",
  "unsupported_audio",
  "conflict",
  "recording_elsewhere",
  "findings_open",
  "too_large",
  "engine_failed",
  "local_storage_full",
  "microphone_denied",
  "key_closed",
  "not_started",
]);

/** Title and advice for a failure, in words for clinicians. */
export function userMessage(error: AppError): UserMessage {
  const words: UserMessage = messages[error.code];
  const own = ownWords.has(error.code) && error.message !== "" && error.message !== words.title;
  return own ? { ...words, advice: error.message } : words;
}
