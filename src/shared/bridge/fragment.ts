import type { z } from "zod";

/** What one domain puts into the bridge: what the renderer may ask of the shell, and what the shell tells by itself. */
export interface BridgeFragment {
  /** By verb. A verb without input takes `z.undefined()`, one without an answer gives `z.void()`. */
  requests: Readonly<Record<string, { input: z.ZodType; output: z.ZodType }>>;
  /** By name: what comes with the event. */
  events: Readonly<Record<string, z.ZodType>>;
}
