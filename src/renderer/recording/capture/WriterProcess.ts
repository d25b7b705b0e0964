import type { FromWriter, ToWriter } from "./writerMessages";

/** The worker that writes one take, seen from the window. */
export class WriterProcess {
  private readonly worker = new Worker(new URL("./takeWriter.worker.ts", import.meta.url), { type: "module" });
  private readonly port: MessagePort;

  /** @param onMessage hears everything the worker says, `failed` included when the worker itself does not start. */
  constructor(onMessage: (message: FromWriter) => void) {
    const { port1, port2 } = new MessageChannel();
    this.port = port1;
    this.port.onmessage = ({ data }: MessageEvent<FromWriter>) => onMessage(data);
    this.worker.onerror = () => onMessage({ kind: "failed", reason: "broken" });
    this.worker.postMessage(port2, [port2]);
  }

  tell(message: ToWriter, transfer: Transferable[] = []): void {
    this.port.postMessage(message, transfer);
  }

  end(): void {
    this.port.close();
    this.worker.terminate();
  }
}
