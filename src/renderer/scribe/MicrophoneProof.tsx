/** Whether the microphone hears: said before the first word of a visit is. */
export function MicrophoneProof() {
  return null;
}
