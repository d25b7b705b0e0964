import { startProduct } from "../../web/support/product";
import { percentile, type Result } from "../result";

/** Measures how long the server takes to start on existing data: the slowest of three starts. */
export async function measureColdStart(dataDir: string): Promise<Result> {
  const times: number[] = [];
  for (let round = 0; round < 3; round++) {
    const started = performance.now();
    const product = await startProduct({ dataDir });
    times.push(performance.now() - started);
    await product.stop();
  }
  return { name: "server cold start on existing data", value: percentile(times, 1), unit: "ms", budget: 3_000 };
}
