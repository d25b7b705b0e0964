/** Why a language model gave no usable answer. `message` is a sentence for the clinician, without visit data. */
export class ModelError extends Error {
  override readonly name = "ModelError";
  /** True if the request was longer than the model's context. */
  readonly isTooLong: boolean;

  constructor(message: string, { isTooLong = false, ...options }: ErrorOptions & { isTooLong?: boolean } = {}) {
    super(message, options);
    this.isTooLong = isTooLong;
  }
}
