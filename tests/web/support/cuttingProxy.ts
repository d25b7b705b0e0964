import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";

/** A TCP proxy to the product that can cut the connection without an `online` or `offline` event in the browser. */
export interface CuttingProxy {
  url: string;
  /** First lines of the requests since `restore`, in order. */
  requests: string[];
  /** `refused`: connections are reset. `silent`: no data gets through, and open connections stay open. */
  cut(how: "refused" | "silent"): void;
  restore(): void;
  close(): void;
}

export async function startCuttingProxy(to: string): Promise<CuttingProxy> {
  const { port, hostname } = new URL(to);
  const open = new Set<Socket>();
  const requests: string[] = [];
  let state: "open" | "refused" | "silent" = "open";
  const server = createServer((near) => {
    if (state === "refused") return void near.destroy();
    open.add(near);
    near.on("error", () => near.destroy()).on("close", () => open.delete(near));
    if (state === "silent") return void near.pause();
    const far = connect({ port: Number(port), host: hostname });
    open.add(far);
    far.on("error", () => near.destroy()).on("close", () => (open.delete(far), near.destroy()));
    near.on("close", () => far.destroy());
    near.on("data", (data) => requests.push(...(/^[A-Z]+ \S+(?= HTTP)/.exec(data.toString("latin1")) ?? [])));
    near.pipe(far).pipe(near);
  });
  server.listen(0, hostname);
  await once(server, "listening");
  return {
    url: `http://${hostname}:${(server.address() as AddressInfo).port}`,
    requests,
    cut(how) {
      state = how;
      for (const socket of open)
        if (how === "refused") socket.destroy();
        else socket.unpipe().removeAllListeners("data").pause();
    },
    restore() {
      requests.length = 0;
      state = "open";
    },
    close() {
      server.close();
      for (const socket of open) socket.destroy();
    },
  };
}
