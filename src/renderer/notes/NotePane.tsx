/** Placeholder. */
export function NotePane() {
  return null;
}
