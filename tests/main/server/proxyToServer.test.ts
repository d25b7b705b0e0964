import { once } from "node:events";
import { mkdtempSync } from "node:fs";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { proxyToServer } from "../../../src/main/server/proxyToServer";

const endpoint = {
  socketPath: join(mkdtempSync(join(tmpdir(), "chartside-socket-")), "s.sock"),
  token: "ab".repeat(32),
};
let server: Server;
let answer: (request: IncomingMessage, response: ServerResponse) => void;

beforeAll(async () => {
  server = createServer((request, response) => answer(request, response));
  server.listen(endpoint.socketPath);
  await once(server, "listening");
});
afterAll(() => server.close());

const call = (init: RequestInit & { duplex?: "half" } = {}): Request => new Request("http://page/api/v1/x", init);

test("proxyToServer sends method, path and body with the launch token", async () => {
  answer = (request, response) => {
    const { method, url, headers } = request;
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () =>
      response.end(JSON.stringify({ method, url, headers, body: Buffer.concat(chunks).toString() })),
    );
  };
  const init = {
    method: "POST",
    body: '{"a":1}',
    headers: {
      authorization: "Bearer t",
      "x-chartside-launch": "forged",
      "x-forwarded-for": "1.2.3.4",
      origin: "app://x",
    },
  };
  const received = (await (await proxyToServer(call(init), "/api/v1/x?y=1", endpoint)).json()) as Record<
    string,
    unknown
  >;
  expect(received).toMatchObject({ method: "POST", url: "/api/v1/x?y=1", body: '{"a":1}' });
  expect(received["headers"]).toMatchObject({ authorization: "Bearer t", "x-chartside-launch": endpoint.token });
  expect(Object.keys(received["headers"] as object)).not.toEqual(expect.arrayContaining(["x-forwarded-for"]));
  expect(Object.keys(received["headers"] as object)).not.toEqual(expect.arrayContaining(["origin"]));
});

test("proxyToServer returns status and headers without cookies", async () => {
  answer = (_request, response) => {
    response.writeHead(404, { "content-type": "application/problem+json", "set-cookie": "a=b", "x-request-id": "7" });
    response.end("{}");
  };
  const { status, headers } = await proxyToServer(call(), "/", endpoint);
  expect(status).toBe(404);
  expect(Object.fromEntries(headers)).toMatchObject({
    "content-type": "application/problem+json",
    "x-request-id": "7",
  });
  expect(headers.has("set-cookie")).toBe(false);
});

test.each([204, 205, 304])("proxyToServer returns an answer with status %i without a body", async (status) => {
  answer = (_request, response) => response.writeHead(status).end();
  const passed = await proxyToServer(call(), "/", endpoint);
  expect([passed.status, passed.body]).toEqual([status, null]);
});

test("proxyToServer forwards events as they are sent", async () => {
  let send: (text: string) => void = () => {};
  answer = (_request, response) => {
    response.writeHead(200, { "content-type": "text/event-stream" }).write(": ok\n\n");
    send = (text) => void response.write(text);
  };
  const { body } = await proxyToServer(call(), "/", endpoint);
  const reader = body!.getReader();
  const next = async () => new TextDecoder().decode((await reader.read()).value);
  expect(await next()).toBe(": ok\n\n");
  send("data: 1\n\n");
  expect(await next()).toBe("data: 1\n\n");
  await reader.cancel();
});

test("proxyToServer ends the server's stream when the page cancels it", async () => {
  const closed = vi.fn();
  answer = (_request, response) => {
    response.writeHead(200, { "content-type": "text/event-stream" }).write(": ok\n\n");
    response.on("close", closed);
  };
  const { body } = await proxyToServer(call(), "/", endpoint);
  const reader = body!.getReader();
  await reader.read();
  void reader.read(); // like a page that waits for the next chunk
  await reader.cancel();
  await vi.waitFor(() => expect(closed).toHaveBeenCalledTimes(1), { timeout: 5_000 });
});

test("proxyToServer does not buffer a body that is not read", async () => {
  let sent = 0;
  const chunk = Buffer.alloc(1_000_000);
  answer = (_request, response) => {
    const go = () => {
      while (sent < 200 && response.write(chunk)) sent += 1;
      sent += 1;
      if (sent < 200) response.once("drain", go);
    };
    go();
  };
  const { body } = await proxyToServer(call(), "/", endpoint);
  await new Promise((resolve) => setTimeout(resolve, 300)); // long enough for all 200 to arrive
  expect(sent).toBeLessThan(20);
  await body!.cancel();
});

test("proxyToServer forwards an upload while it is still being produced", async () => {
  const first = Promise.withResolvers<string>();
  answer = (request, response) => {
    request.once("data", (chunk: Buffer) => first.resolve(chunk.toString()));
    request.on("end", () => response.end("done"));
  };
  let end = () => {};
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(new TextEncoder().encode("part 1"));
      end = () => controller.close();
    },
  });
  const passed = proxyToServer(call({ method: "PUT", body, duplex: "half" }), "/", endpoint);
  expect(await first.promise).toBe("part 1");
  end();
  expect(await (await passed).text()).toBe("done");
});

test("proxyToServer rejects if no server listens", async () => {
  await expect(proxyToServer(call(), "/", { ...endpoint, socketPath: `${endpoint.socketPath}.none` })).rejects.toThrow(
    "ENOENT",
  );
});

test("proxyToServer ends a truncated answer with an error", async () => {
  answer = (_request, response) => {
    response.writeHead(200, { "content-length": "100" }).write("half");
    setImmediate(() => response.destroy());
  };
  await expect(proxyToServer(call(), "/", endpoint).then((response) => response.text())).rejects.toThrow();
});
