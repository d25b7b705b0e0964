import { expect, test } from "vitest";
import { RateLimits } from "../../../../src/server/auth/RateLimits";
import { Sessions } from "../../../../src/server/auth/sessions/Sessions";

const unused = undefined as never;

test("refreshes of all addresses of an IPv6 network share one limit", async () => {
  const limits = new RateLimits(true);
  const sessions = new Sessions(unused, unused, unused, unused, limits);
  const refresh = (ip: string) => sessions.refresh("no token", { ip } as never);
  for (let count = 0; count < 1_800; count += 1) limits.count("refreshesFromNetwork", "2001:db8:0:1::/64");
  await expect(refresh("2001:db8:0:1::5")).rejects.toMatchObject({ status: 503 });
  await expect(refresh("2001:db8:0:2::5")).rejects.toMatchObject({ status: 400 });
});
