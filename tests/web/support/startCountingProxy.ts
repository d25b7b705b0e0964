import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";

/** A TCP proxy to the product that counts the bytes in both directions. */
export interface CountingProxy {
  url: string;
  bytes(): number;
  /** Returns the number of bytes that the product sent. */
  received(): number;
  close(): void;
}

export async function startCountingProxy(to: string): Promise<CountingProxy> {
  const { port, hostname } = new URL(to);
  const open = new Set<Socket>();
  const counted = { sent: 0, received: 0 };
  const server = createServer((near) => {
    const far = connect({ port: Number(port), host: hostname });
    for (const [from, into, way] of [
      [near, far, "sent"],
      [far, near, "received"],
    ] as const) {
      open.add(from);
      from.setNoDelay(true);
      from.on("data", (data) => (counted[way] += data.length));
      from.on("error", () => into.destroy());
      from.on("close", () => open.delete(from));
      from.pipe(into);
    }
  });
  server.listen(0, hostname);
  await once(server, "listening");
  return {
    url: `http://${hostname}:${(server.address() as AddressInfo).port}`,
    bytes: () => counted.sent + counted.received,
    received: () => counted.received,
    close() {
      server.close();
      for (const socket of open) socket.destroy();
    },
  };
}
