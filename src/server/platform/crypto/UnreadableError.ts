/** A sealed value that cannot be opened: it is damaged, was moved, or its key was destroyed. */
export class UnreadableError extends Error {
  override readonly name = "UnreadableError"; // literal: minifiers rename classes
}
