import { z } from "zod";
import type { Problem } from "../errors";

/**
 * What the desktop shell does for the renderer: per domain and verb, the input and output schema. The main process checks
 * every input against it; the renderer is typed from it. Verbs are listed once more in `channels.ts`, for the preload.
 */
export const bridgeRequests = {
  app: {
    /** The shell's own version, e.g. "1.5.1". */
    version: { input: z.undefined(), output: z.string() },
  },
} as const;

type Requests = typeof bridgeRequests;
export type BridgeDomain = keyof Requests;
export type BridgeVerb<D extends BridgeDomain> = keyof Requests[D] & string;
type Verb<D extends BridgeDomain, V extends BridgeVerb<D>> = Requests[D][V] extends {
  input: z.ZodType;
  output: z.ZodType;
}
  ? Requests[D][V]
  : never;
export type BridgeInput<D extends BridgeDomain, V extends BridgeVerb<D>> = z.input<Verb<D, V>["input"]>;
export type BridgeOutput<D extends BridgeDomain, V extends BridgeVerb<D>> = z.output<Verb<D, V>["output"]>;

/** Rejections lose their class across the bridge, so failures travel as values. */
export type BridgeResult<T> = { ok: true; value: T } | { ok: false; error: Problem };

/** `window.desktop` in the renderer. */
export type DesktopBridge = {
  [D in BridgeDomain]: {
    [V in BridgeVerb<D>]: (input?: BridgeInput<D, V>) => Promise<BridgeResult<BridgeOutput<D, V>>>;
  };
};
