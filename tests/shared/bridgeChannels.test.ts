import { expect, test } from "vitest";
import { bridgeVerbs } from "../../src/shared/bridge/channels";
import { bridgeRequests } from "../../src/shared/bridge/contract";

test("the preload's channel names are exactly the verbs of the contract", () => {
  const contract = Object.fromEntries(
    Object.entries(bridgeRequests).map(([domain, verbs]) => [domain, Object.keys(verbs)]),
  );
  expect(bridgeVerbs).toEqual(contract);
});
