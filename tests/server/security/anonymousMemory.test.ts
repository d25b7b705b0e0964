import { afterAll, beforeAll, expect, test } from "vitest";
import { HeapInspector, inspectedEnvironment } from "../../bench/HeapInspector";
import { sendAnonymously, anonymousRequests } from "../../bench/anonymousRequests";
import { buildStandalone, newDataDir, type ServerProcess, startProcess } from "../platform/serverProcess";
import { routeRules } from "./routeRules";

let built: ReturnType<typeof buildStandalone>;
let server: ServerProcess;
beforeAll(async () => {
  built = buildStandalone();
  server = await startProcess(built.entry, newDataDir(), {
    ...inspectedEnvironment,
    CHARTSIDE_AUTH_RATE_LIMITS: "on",
    CHARTSIDE_TRUSTED_PROXIES: "loopback",
    CHARTSIDE_LOG_LEVEL: "warn",
  });
});
afterAll(async () => {
  await server.stop();
  built.remove();
});

test("anonymousRequests has every route without a token", () => {
  const open = Object.entries(routeRules).flatMap(([name, { to }]) => (to === "everybody" ? [name] : []));
  const elsewhere = ["POST /api/v1/billing/webhook"]; // with Stripe only
  const sent = new Set(anonymousRequests().map(({ route }) => route));
  expect(open.filter((name) => !sent.has(name) && !elsewhere.includes(name))).toEqual([]);
});

test("4,000 requests without a token leave less than 8 MB in the server's memory", { timeout: 300_000 }, async () => {
  const heap = await HeapInspector.open(server.output());
  const send = async (rounds: number): Promise<number> => {
    let sent = 0;
    // Only every fortieth round has the requests that hash a password.
    for (let round = 0; round < rounds; round += 1) sent += await sendAnonymously(server.url, round % 40 === 0);
    return sent;
  };
  await send(40); // loads code and fills pools
  const before = await heap.usedMb();
  expect(await send(160)).toBeGreaterThan(4_000);
  expect((await heap.usedMb()) - before).toBeLessThan(8);
  heap.close();
});
