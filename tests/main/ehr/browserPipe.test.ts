import { PassThrough } from "node:stream";
import { expect, test, vi } from "vitest";
import { BrowserPipe } from "../../../src/main/ehr/BrowserPipe";

test("BrowserPipe delivers messages whole and in order, however the pipe splits them", async () => {
  const fromBrowser = new PassThrough();
  const pipe = new BrowserPipe(new PassThrough(), fromBrowser);
  const received: object[] = [];
  pipe.onmessage = (message) => received.push(message);
  const sent = [{ name: "Zoë" }, { id: 2 }, { text: "x".repeat(10_000) }];
  const bytes = Buffer.from(sent.map((message) => `${JSON.stringify(message)}\0`).join(""));
  // byte by byte at first, which splits “ë”, then in chunks, of which the last message takes several
  for (let at = 0; at < bytes.length; at += at < 40 ? 1 : 900)
    fromBrowser.write(bytes.subarray(at, at + (at < 40 ? 1 : 900)));
  await vi.waitFor(() => expect(received).toEqual(sent));
});

test("BrowserPipe ends each message with a NUL and reports the browser's exit once", async () => {
  const toBrowser = new PassThrough();
  const fromBrowser = new PassThrough();
  const pipe = new BrowserPipe(toBrowser, fromBrowser);
  const closed = vi.fn<() => void>();
  pipe.onclose = closed;
  pipe.send({ id: 1, method: "Browser.getVersion" });
  expect(toBrowser.read()?.toString()).toBe('{"id":1,"method":"Browser.getVersion"}\0');
  fromBrowser.destroy(new Error("EPIPE"));
  await vi.waitFor(() => expect(closed).toHaveBeenCalledOnce());
  pipe.close();
  expect(toBrowser.writableEnded).toBe(true);
});
