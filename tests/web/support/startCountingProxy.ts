import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";

/** A TCP proxy to the product that counts the bytes in both directions. */
export interface CountingProxy {
  url: string;
  bytes(): number;
  close(): void;
}

export async function startCountingProxy(to: string): Promise<CountingProxy> {
  const { port, hostname } = new URL(to);
  const open = new Set<Socket>();
  let bytes = 0;
  const server = createServer((near) => {
    const far = connect({ port: Number(port), host: hostname });
    for (const [from, into] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(from);
      from.setNoDelay(true);
      from.on("data", (data) => (bytes += data.length));
      from.on("error", () => into.destroy());
      from.on("close", () => open.delete(from));
      from.pipe(into);
    }
  });
  server.listen(0, hostname);
  await once(server, "listening");
  return {
    url: `http://${hostname}:${(server.address() as AddressInfo).port}`,
    bytes: () => bytes,
    close() {
      server.close();
      for (const socket of open) socket.destroy();
    },
  };
}
