import type { z } from "zod";

/** The part of the bridge that one domain defines: calls of the renderer and events of the main process. */
export interface BridgeFragment {
  /** By verb. A verb without input takes `z.undefined()`, one without output returns `z.void()`. */
  requests: Readonly<Record<string, { input: z.ZodType; output: z.ZodType }>>;
  /** By event name: the payload. */
  events: Readonly<Record<string, z.ZodType>>;
}
