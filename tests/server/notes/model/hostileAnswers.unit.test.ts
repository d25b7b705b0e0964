import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { setImmediate } from "node:timers/promises";
import pino from "pino";
import { afterAll, beforeAll, expect, test } from "vitest";
import { AnswerReader } from "../../../../src/server/notes/model/AnswerReader";
import { ChatModel } from "../../../../src/server/notes/model/ChatModel";
import { ModelError } from "../../../../src/server/notes/model/ModelError";
import { wholeMessages } from "../../../../src/server/notes/model/wholeMessages";

const content = (text: string): string => `data: ${JSON.stringify({ choices: [{ delta: { content: text } }] })}\n\n`;
const answers: Record<string, string> = {
  "one line of millions of letters": `data: ${"x".repeat(7_000_000)}`,
  "millions of lines without an empty one": "data: x\n".repeat(800_000),
  "lists in lists": content("[".repeat(200_000)),
  "objects in objects": content('{"a":'.repeat(50_000)),
};
let server: Server;
beforeAll(async () => {
  server = createServer((request, response) => {
    request.resume();
    response.writeHead(200, { "content-type": "text/event-stream" });
    response.end(answers[decodeURIComponent(request.url?.split("/")[1] ?? "")]);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

test.each(Object.keys(answers))("an answer of a language model with %s is refused before its end", async (name) => {
  const { port } = server.address() as AddressInfo;
  const baseUrl = `http://127.0.0.1:${port}/${encodeURIComponent(name)}`;
  const model = new ChatModel({ baseUrl, apiKey: "sk", model: "m", silenceMs: 60_000, log: pino({ level: "silent" }) });
  const reader = new AnswerReader();
  const request = { system: "s", user: "u", schema: { name: "n", schema: {} } };
  const read = async () => {
    let length = 0;
    for await (const piece of model.answer(request, new AbortController().signal)) {
      if (reader.isOver) return length;
      reader.read(piece);
      length += piece.length;
    }
    return Infinity;
  };
  const length = await read().catch((error: unknown) => (error instanceof ModelError ? 0 : Infinity));
  expect(length).toBeLessThanOrEqual(16 * 1024);
});

test("a message of an event stream is at most 256 kB long", async () => {
  await expect(passed("x".repeat(300_000), 1_000)).rejects.toThrow("too long");
  expect((await passed(`${"x".repeat(250_000)}\n\n`.repeat(3), 1_000)).map(({ length }) => length)).toEqual(
    Array(3).fill(250_002),
  );
});

/** Passes a text on in pieces of this length. */
async function passed(text: string, length: number): Promise<string[]> {
  async function* pieces(): AsyncGenerator<Buffer> {
    for (let at = 0; at < text.length; at += length) {
      await setImmediate();
      yield Buffer.from(text.slice(at, at + length));
    }
  }
  const messages: string[] = [];
  for await (const message of wholeMessages(pieces())) messages.push(message.toString());
  return messages;
}

test.each(["\n\n", "\r\r", "\r\n\r\n"])("messages that end with %j are passed on complete", async (end) => {
  const text = `data: 1${end}data: 2${end}data: 3`;
  for (const length of [1, 2, 3, 5, 100]) {
    const messages = await passed(text, length);
    expect(messages.join("")).toBe(text);
    expect(messages.at(-1)).toBe("data: 3");
    if (length < 4) expect(messages).toEqual([`data: 1${end}`, `data: 2${end}`, "data: 3"]);
  }
});

test("brackets in the text of a sentence are not counted", () => {
  const sentence = { section: "plan", text: `${'\\"['.repeat(40)}Rest.`, turns: [1] };
  expect(new AnswerReader().read(JSON.stringify({ sentences: [sentence] }))).toEqual([sentence]);
});
