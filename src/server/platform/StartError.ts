/** Thrown if Chartside cannot start. The message says why and what to do, and is printed without a stack. */
export class StartError extends Error {
  override readonly name: string = "StartError";
}
