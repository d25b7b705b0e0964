import { readFileSync } from "node:fs";
import { setTimeout as delay } from "node:timers/promises";
import { startProduct } from "../../web/support/product";
import { HeapInspector, inspectedEnvironment } from "../HeapInspector";
import { percentile, residentMb, type Result } from "../result";
import { sendAnonymously } from "../anonymousRequests";

/** Requests that hash a password are sent once in this many rounds. */
const costlyEvery = 20;
const minuteMs = 60_000;

interface Soak {
  /** Duration of the soak. The first tenth, which fills caches and rate-limit tables, is not measured. */
  minutes: number;
  /** Pause between two rounds in milliseconds. */
  pauseMs: number;
}

/** Returns the duration (an hour) and the pause (none) of a soak, or what the environment sets. */
export const readSoakSettings = (): Soak => ({
  minutes: Number(process.env["CHARTSIDE_BENCH_SOAK_MINUTES"] ?? 60),
  pauseMs: Number(process.env["CHARTSIDE_BENCH_SOAK_PAUSE_MS"] ?? 0),
});

/**
 * Measures how much the server's memory grows while requests without a token are sent to every route. Prints the memory
 * every minute, or after each tenth of a soak shorter than ten minutes. Also measures the duration of health checks.
 */
export async function measureAnonymousRequests({ minutes, pauseMs }: Soak): Promise<Result[]> {
  const env = { ...inspectedEnvironment, CHARTSIDE_AUTH_RATE_LIMITS: "on", CHARTSIDE_TRUSTED_PROXIES: "loopback" };
  const product = await startProduct({ env: { ...env, CHARTSIDE_SPEECH: "none", CHARTSIDE_LOG_LEVEL: "warn" } });
  const heap = await HeapInspector.open(product.output());
  const began = performance.now();
  const healthMs: number[] = [];
  let sent = 0;
  let rounds = 0;
  const sendUntil = async (minute: number): Promise<Memory> => {
    for (; performance.now() - began < minute * minuteMs; rounds += 1) {
      const [count, ms] = await Promise.all([
        sendAnonymously(product.url, rounds % costlyEvery === 0),
        healthOf(product.url),
      ]);
      sent += count;
      healthMs.push(ms);
      await delay(pauseMs);
    }
    const memory = { usedMb: await heap.usedMb(), rssMb: resident(product.process.pid ?? 0) };
    const text = `${memory.usedMb.toFixed(1)} MB in use, ${memory.rssMb.toFixed(0)} MB resident`;
    console.log(`after ${minute.toFixed(1)} min and ${sent} requests: ${text}`);
    return memory;
  };
  try {
    const before = await sendUntil(minutes / 10);
    let after = before;
    const step = Math.min(1, minutes / 10);
    for (let minute = minutes / 10 + step; minute <= minutes; minute += step) after = await sendUntil(minute);
    const name = `left by requests without a token in ${minutes} min`;
    return [
      { name: `memory in use ${name}`, value: after.usedMb - before.usedMb, unit: "MB", budget: 20 },
      { name: `resident memory ${name}`, value: after.rssMb - before.rssMb, unit: "MB", budget: 50 },
      { name: "health check in the meantime (p95)", value: percentile(healthMs, 0.95), unit: "ms", budget: 100 },
    ];
  } finally {
    heap.close();
    await product.stop();
  }
}

interface Memory {
  usedMb: number;
  rssMb: number;
}

const resident = (pid: number): number => residentMb(pid, (of) => readFileSync(`/proc/${of}/status`, "utf8"));

/** Returns the milliseconds that a health check takes. */
async function healthOf(url: string): Promise<number> {
  const started = performance.now();
  await (await fetch(`${url}/api/v1/health`)).arrayBuffer();
  return performance.now() - started;
}
