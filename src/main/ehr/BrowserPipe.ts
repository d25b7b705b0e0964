import type { Readable, Writable } from "node:stream";
import type { ConnectOverCDPTransport } from "playwright-core";

const end = 0; // terminates each message

/**
 * The app's end of Chromium's `--remote-debugging-pipe`, one stream in each direction. Unlike a debugging port, other
 * processes on this computer cannot reach it.
 */
export class BrowserPipe implements ConnectOverCDPTransport {
  onmessage?: (message: object) => void;
  onclose?: (reason?: string) => void;
  private pending: Buffer[] = [];

  constructor(
    private readonly toBrowser: Writable,
    fromBrowser: Readable,
  ) {
    fromBrowser.on("data", (chunk: Buffer) => this.receive(chunk));
    fromBrowser.on("close", () => this.onclose?.());
    // Both streams fail when the browser exits; "close" reports that.
    fromBrowser.on("error", () => undefined);
    toBrowser.on("error", () => undefined);
  }

  send(message: object): void {
    this.toBrowser.write(`${JSON.stringify(message)}\0`);
  }

  /** Closes the app's end; Chromium then exits. */
  close(): void {
    this.toBrowser.end();
  }

  private receive(chunk: Buffer): void {
    let from = 0;
    for (let at = chunk.indexOf(end); at >= 0; at = chunk.indexOf(end, from)) {
      const message = Buffer.concat([...this.pending, chunk.subarray(from, at)]).toString();
      this.pending = [];
      from = at + 1;
      setImmediate(() => this.onmessage?.(JSON.parse(message) as object)); // one at a time, as Playwright expects them
    }
    if (from < chunk.length) this.pending.push(chunk.subarray(from));
  }
}
