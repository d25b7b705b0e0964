import { Refusal } from "./Refusal";

/** Returns a `Refusal` unchanged, and any other error as a refusal with the code `page_busy`. */
export const toRefusal = (error: unknown): Refusal =>
  error instanceof Refusal ? error : new Refusal("page_busy", "The EHR’s page did not answer. Try again.");
