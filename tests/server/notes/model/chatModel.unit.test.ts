import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import pino from "pino";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ChatModel } from "../../../../src/server/notes/model/ChatModel";

const frame = { id: "chatcmpl-1", object: "chat.completion.chunk", created: 1, model: "m" };
const piece = `data: ${JSON.stringify({ ...frame, choices: [{ index: 0, delta: { content: "more " }, finish_reason: null }] })}\n\n`;

let flood: Server;
beforeAll(async () => {
  flood = createServer((request, response) => {
    request.resume();
    response.writeHead(200, { "content-type": "text/event-stream" });
    const writeNext = (): void => {
      if (response.destroyed) return;
      response.write(piece);
      setImmediate(writeNext);
    };
    writeNext();
  });
  await new Promise<void>((resolve) => flood.listen(0, "127.0.0.1", resolve));
});
afterAll(() => {
  flood.closeAllConnections();
  flood.close();
});

test("an answer that is abandoned while the service still sends it causes no uncaught error", async () => {
  const uncaught: unknown[] = [];
  const catchIt = (error: unknown): void => void uncaught.push(error);
  process.prependListener("uncaughtException", catchIt);
  const baseUrl = `http://127.0.0.1:${(flood.address() as AddressInfo).port}/v1`;
  const log = pino({ level: "silent" });
  const model = new ChatModel({ baseUrl, apiKey: "sk", model: "m", silenceMs: 60_000, log });
  for (let answer = 0; answer < 40; answer += 1) {
    let read = 0;
    const request = { system: "s", user: "u", schema: { name: "n", schema: {} } };
    const pieces = model.answer(request, new AbortController().signal, { isOver: () => read > 20 });
    for await (const _ of pieces) {
      read += 1;
      // a reader that is slower than the service
      if (answer % 2 === 1) await new Promise((resolve) => setTimeout(resolve, 1));
    }
  }
  process.off("uncaughtException", catchIt);
  expect(uncaught).toEqual([]);
});
