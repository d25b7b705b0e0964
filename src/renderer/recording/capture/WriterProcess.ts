import type { FromWriter, ToWriter } from "./writerMessages";

/** The worker that writes one take, seen from the window. Its program is loaded when it is made. */
export class WriterProcess {
  /** It did not start: its program could not be loaded. */
  isBroken = false;
  private readonly worker = new Worker(new URL("./takeWriter.worker.ts", import.meta.url), { type: "module" });
  private readonly port: MessagePort;

  /** @param onMessage hears everything the worker says, `failed` included when the worker itself does not start. */
  constructor(private onMessage: (message: FromWriter) => void = () => {}) {
    const { port1, port2 } = new MessageChannel();
    this.port = port1;
    this.port.onmessage = ({ data }: MessageEvent<FromWriter>) => this.onMessage(data);
    this.worker.onerror = () => {
      this.isBroken = true;
      this.onMessage({ kind: "failed", reason: "broken" });
    };
    this.worker.postMessage(port2, [port2]);
  }

  /** From now on this one hears what the worker says. */
  hear(onMessage: (message: FromWriter) => void): void {
    this.onMessage = onMessage;
  }

  tell(message: ToWriter, transfer: Transferable[] = []): void {
    this.port.postMessage(message, transfer);
  }

  end(): void {
    this.port.close();
    this.worker.terminate();
  }
}
