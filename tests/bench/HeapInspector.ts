/** Environment of a server whose heap is inspected: Node prints the inspector's address. */
export const inspectedEnvironment = { NODE_OPTIONS: "--inspect=127.0.0.1:0" };

/** Measures the memory of another Node process through its inspector. */
export class HeapInspector {
  private calls = 0;

  private constructor(private readonly socket: WebSocket) {}

  /** @param output what the process printed. */
  static async open(output: string): Promise<HeapInspector> {
    const address = /ws:\/\/127\.0\.0\.1:\d+\/\S+/.exec(output)?.[0];
    if (!address) throw new Error("The process printed no inspector address");
    const socket = new WebSocket(address);
    await new Promise((resolve, reject) => {
      socket.addEventListener("open", resolve, { once: true });
      socket.addEventListener("error", reject, { once: true });
    });
    return new HeapInspector(socket);
  }

  /** Memory in MB that is still in use after a garbage collection: objects, and buffers outside the heap. */
  async usedMb(): Promise<number> {
    // objects with finalizers are freed only by a later collection
    for (let round = 0; round < 3; round += 1) await this.ask("HeapProfiler.collectGarbage");
    const expression = "(({ heapUsed, external }) => heapUsed + external)(process.memoryUsage())";
    const answer = await this.ask("Runtime.evaluate", { expression, returnByValue: true });
    return (answer as { result: { value: number } }).result.value / 1024 ** 2;
  }

  close(): void {
    this.socket.close();
  }

  private ask(method: string, params: object = {}): Promise<unknown> {
    const id = (this.calls += 1);
    return new Promise((resolve, reject) => {
      const read = ({ data }: MessageEvent): void => {
        const message = JSON.parse(String(data)) as { id?: number; result?: unknown; error?: { message: string } };
        if (message.id !== id) return;
        this.socket.removeEventListener("message", read);
        if (message.error) reject(new Error(message.error.message));
        else resolve(message.result);
      };
      this.socket.addEventListener("message", read);
      this.socket.send(JSON.stringify({ id, method, params }));
    });
  }
}
