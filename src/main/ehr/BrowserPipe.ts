import type { Readable, Writable } from "node:stream";
import type { ConnectOverCDPTransport } from "playwright-core";

const end = 0; // of each message

/** Both ends of Chromium's `--remote-debugging-pipe`. Unlike a port, nobody else on this computer can reach it. */
export class BrowserPipe implements ConnectOverCDPTransport {
  onmessage?: (message: object) => void;
  onclose?: (reason?: string) => void;
  private begun: Buffer[] = [];

  constructor(
    private readonly toBrowser: Writable,
    fromBrowser: Readable,
  ) {
    fromBrowser.on("data", (chunk: Buffer) => this.take(chunk));
    fromBrowser.on("close", () => this.onclose?.());
    // A browser that is gone breaks both: "close" says it.
    fromBrowser.on("error", () => undefined);
    toBrowser.on("error", () => undefined);
  }

  send(message: object): void {
    this.toBrowser.write(`${JSON.stringify(message)}\0`);
  }

  /** Chromium ends when nobody is at the other end any more. */
  close(): void {
    this.toBrowser.end();
  }

  private take(chunk: Buffer): void {
    let from = 0;
    for (let at = chunk.indexOf(end); at >= 0; at = chunk.indexOf(end, from)) {
      const message = Buffer.concat([...this.begun, chunk.subarray(from, at)]).toString();
      this.begun = [];
      from = at + 1;
      setImmediate(() => this.onmessage?.(JSON.parse(message) as object)); // one at a time, as Playwright expects them
    }
    if (from < chunk.length) this.begun.push(chunk.subarray(from));
  }
}
