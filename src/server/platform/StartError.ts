/** Chartside cannot start; the message says why and what to do. Printed alone, without a stack. */
export class StartError extends Error {
  override readonly name: string = "StartError";
}
