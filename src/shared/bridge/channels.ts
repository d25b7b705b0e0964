import type { BridgeDomain, BridgeVerb } from "./contract";

/** Names only, so that the sandboxed preload carries no schemas; a test asserts that they equal the contract. */
export const bridgeVerbs = {
  app: ["version"],
} as const satisfies { [D in BridgeDomain]: readonly BridgeVerb<D>[] };
