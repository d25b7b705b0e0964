import type { z } from "zod";
import type { Problem } from "../errors";
import { appBridge } from "./appBridge";
import { authBridge } from "./authBridge";
import { ehrBridge } from "./ehrBridge";
import { recordingsBridge } from "./recordingsBridge";
import { settingsBridge } from "./settingsBridge";
import { shellBridge } from "./shellBridge";
import { updatesBridge } from "./updatesBridge";
import { wizardBridge } from "./wizardBridge";

/**
 * The calls that the main process answers and the events it sends, one fragment per domain. The main process validates
 * every input against these schemas, and both sides derive their types from them. `src/preload/bridgeVerbs.ts` repeats
 * the names for the preload.
 */
export const bridge = {
  app: appBridge,
  auth: authBridge,
  ehr: ehrBridge,
  recordings: recordingsBridge,
  settings: settingsBridge,
  shell: shellBridge,
  updates: updatesBridge,
  wizard: wizardBridge,
} as const;

type Bridge = typeof bridge;
/** Name of a domain, e.g. `ehr`. */
export type BridgeDomain = keyof Bridge;
/** Name of a request in a domain. */
export type BridgeVerb<D extends BridgeDomain> = keyof Bridge[D]["requests"] & string;
type Verb<D extends BridgeDomain, V extends BridgeVerb<D>> = Bridge[D]["requests"][V] extends {
  input: infer I extends z.ZodType;
  output: infer O extends z.ZodType;
}
  ? { input: I; output: O }
  : never;
type BridgeInput<D extends BridgeDomain, V extends BridgeVerb<D>> = z.input<Verb<D, V>["input"]>;
/** The input after validation, with defaults filled in. */
export type BridgeChecked<D extends BridgeDomain, V extends BridgeVerb<D>> = z.output<Verb<D, V>["input"]>;
export type BridgeOutput<D extends BridgeDomain, V extends BridgeVerb<D>> = z.output<Verb<D, V>["output"]>;

/** Name of an event with its domain, e.g. "app:navigate". */
export type BridgeEvent = { [D in BridgeDomain]: `${D}:${keyof Bridge[D]["events"] & string}` }[BridgeDomain];
/** What an event carries, after validation. */
export type BridgePayload<E extends BridgeEvent> = E extends `${infer D extends BridgeDomain}:${infer N}`
  ? N extends keyof Bridge[D]["events"]
    ? Bridge[D]["events"][N] extends infer S extends z.ZodType
      ? z.output<S>
      : never
    : never
  : never;

/** Errors lose their class across the bridge, so they travel as values. */
export type BridgeResult<T> = { ok: true; value: T } | { ok: false; error: Problem };

/** The arguments of a verb: empty if it takes no input. */
export type BridgeArguments<D extends BridgeDomain, V extends BridgeVerb<D>> =
  undefined extends BridgeInput<D, V> ? [input?: BridgeInput<D, V>] : [input: BridgeInput<D, V>];

/** `window.desktop` in the renderer. */
export type DesktopBridge = {
  [D in BridgeDomain]: {
    [V in BridgeVerb<D>]: (...input: BridgeArguments<D, V>) => Promise<BridgeResult<BridgeOutput<D, V>>>;
  };
} & {
  /** @returns a function that unsubscribes. */
  on<E extends BridgeEvent>(event: E, listener: (payload: BridgePayload<E>) => void): () => void;
};
