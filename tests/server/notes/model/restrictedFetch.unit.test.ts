import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { Readable } from "node:stream";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  PrivateAddressError,
  isPrivateAddress,
  publicFetch,
  restrictedFetch,
} from "../../../../src/server/notes/model/restrictedFetch";

let port = 0;
const asked: string[] = [];
const closed = Promise.withResolvers<void>();
/** Returns this many pieces of 1 MiB. */
const pieces = (count: number) => Array.from({ length: count }, () => Buffer.alloc(1024 * 1024, "a"));
const inside = createServer((request, response) => {
  asked.push(request.url ?? "");
  if (request.url === "/moved") response.writeHead(302, { location: `http://127.0.0.1:${port}/secret` });
  if (request.url === "/large") return void Readable.from(pieces(9)).pipe(response);
  if (request.url === "/odd") {
    response.on("close", () => closed.resolve());
    response.writeHead(999);
    return void response.write("more follows");
  }
  response.end("inside");
});
beforeAll(async () => {
  await new Promise<void>((resolve) => inside.listen(0, "127.0.0.1", resolve));
  ({ port } = inside.address() as AddressInfo);
});
afterAll(() => new Promise((resolve) => inside.close(resolve)));

describe("an address that an admin of a practice enters", () => {
  test.each(["127.0.0.1", "[::1]", "[::ffff:127.0.0.1]", "2130706433", "0x7f.1", "0.0.0.0", "localhost"])(
    "is not called if it leads to the server's own network: %s",
    async (host) => {
      await expect(publicFetch(`http://${host}:${port}/`)).rejects.toThrow(PrivateAddressError);
      expect(asked).toEqual([]);
    },
  );
});

describe("an address that is not refused", () => {
  const fetch = restrictedFetch(() => false);

  test("is called without following a redirect", async () => {
    const moved = await fetch(`http://127.0.0.1:${port}/moved`);
    expect([moved.status, await moved.text()]).toEqual([302, "inside"]);
    expect(await (await fetch(`http://localhost:${port}/`)).text()).toBe("inside");
    expect(asked).toEqual(["/moved", "/"]);
  });

  test("is read up to 8 MB, and not if its status is none of HTTP", async () => {
    const large = await fetch(`http://127.0.0.1:${port}/large`);
    await expect(large.text()).rejects.toThrow();
    await expect(fetch(`http://127.0.0.1:${port}/odd`)).rejects.toThrow(RangeError);
    await closed.promise;
  });
});

test("addresses of local networks, of clouds' internal services and tunnels to them are not on the internet", () => {
  const refused = ["10.1.2.3", "172.31.0.1", "192.168.1.1", "169.254.169.254", "100.100.100.200", "255.255.255.255"];
  const refused6 = [
    "::",
    "::1",
    "fd00:ec2::254",
    "fe80::1",
    "ff02::1",
    "::ffff:10.0.0.1",
    "64:ff9b::a00:1",
    "2002:a00:1::",
  ];
  expect([...refused, ...refused6].filter((address) => !isPrivateAddress(address))).toEqual([]);
  expect(["1.1.1.1", "172.32.0.1", "2606:4700::1111"].filter(isPrivateAddress)).toEqual([]);
});
