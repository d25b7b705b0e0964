import type { z } from "zod";

/** The part of the bridge that one domain defines: calls of the renderer and events of the main process. */
export interface BridgeFragment {
  /**
   * Schemas by verb. The input of a verb without one is `z.undefined()`, the output of a verb without one `z.void()`.
   */
  requests: Readonly<Record<string, { input: z.ZodType; output: z.ZodType }>>;
  /** Schema of the payload by event name. */
  events: Readonly<Record<string, z.ZodType>>;
}
