import type { FromWriter, ToWriter } from "./writerMessages";

/** The window's connection to the worker that writes one take. The constructor starts the worker. */
export class WriterProcess {
  /** Whether the worker could not be loaded, or threw an error outside its queue. */
  isBroken = false;
  private readonly worker = new Worker(new URL("./takeWriter.worker.ts", import.meta.url), { type: "module" });
  private readonly port: MessagePort;

  /** @param onMessage receives all messages of the worker, and `failed` once `isBroken`. */
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

  /** Replaces the receiver of messages. */
  handleWith(onMessage: (message: FromWriter) => void): void {
    this.onMessage = onMessage;
  }

  post(message: ToWriter, transfer: Transferable[] = []): void {
    this.port.postMessage(message, transfer);
  }

  /** Terminates the worker; unsaved audio is lost. */
  end(): void {
    this.port.close();
    this.worker.terminate();
  }
}
