import { startProduct } from "../../web/support/product";
import { HeapInspector, inspectedEnvironment } from "../HeapInspector";
import type { Result } from "../result";
import { sendAsStranger } from "../strangers";

/** Requests that hash a password are sent once in this many rounds. */
const costlyEvery = 20;
const minuteMs = 60_000;

/**
 * Measures what strangers leave in memory: sends requests to every route without a token for that long.
 * @param minutes of which the first tenth fills the tables of rate limits and is not measured.
 */
export async function measureStrangers(minutes: number): Promise<Result> {
  const env = { ...inspectedEnvironment, CHARTSIDE_AUTH_RATE_LIMITS: "on", CHARTSIDE_TRUSTED_PROXIES: "loopback" };
  const product = await startProduct({ env: { ...env, CHARTSIDE_SPEECH: "none", CHARTSIDE_LOG_LEVEL: "warn" } });
  const heap = await HeapInspector.open(product.output());
  const began = performance.now();
  let sent = 0;
  const sendUntil = async (minute: number): Promise<number> => {
    for (let round = 0; performance.now() - began < minute * minuteMs; round += 1)
      sent += await sendAsStranger(product.url, round % costlyEvery === 0);
    const usedMb = await heap.usedMb();
    console.log(`after ${minute.toFixed(1)} min and ${sent} requests: ${usedMb.toFixed(1)} MB`);
    return usedMb;
  };
  try {
    const before = await sendUntil(minutes / 10);
    let after = before;
    for (let tenth = 2; tenth <= 10; tenth += 1) after = await sendUntil((minutes * tenth) / 10);
    return { name: `memory that strangers leave in ${minutes} min`, value: after - before, unit: "MB", budget: 20 };
  } finally {
    heap.close();
    await product.stop();
  }
}
