import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** The built product, running in its own process on a data folder. */
export interface Product {
  url: string;
  dataDir: string;
  process: ChildProcess;
  /** Everything it has printed so far. */
  output(): string;
  /** Sends SIGKILL, so that nothing is cleaned up. */
  kill(): Promise<void>;
  /** Sends SIGINT, like Ctrl-C. */
  stop(): Promise<void>;
}

/** Starts the built server like `npm start` after setup. @param env added to `PORT=0` and disabled rate limits. */
export async function startProduct({
  dataDir = mkdtempSync(join(tmpdir(), "chartside-product-")),
  env = {},
}: { dataDir?: string; env?: NodeJS.ProcessEnv } = {}): Promise<Product> {
  const child = spawn(process.execPath, ["out/server/standalone.js"], {
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...process.env, PORT: "0", CHARTSIDE_DATA_DIR: dataDir, CHARTSIDE_AUTH_RATE_LIMITS: "off", ...env },
  });
  let output = "";
  const url = await new Promise<string>((resolve, reject) => {
    const read = (data: Buffer): void => {
      output += data.toString();
      const found = /https?:\/\/(?:localhost|127\.0\.0\.1):\d+/.exec(output)?.[0];
      if (found) resolve(found);
    };
    child.stdout.on("data", read);
    child.stderr.on("data", read);
    child.once("exit", (code) => reject(new Error(`The product ended with ${code} before it was up:\n${output}`)));
  });
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, "exit");
    child.kill(signal);
    await ended;
  };
  return { url, dataDir, process: child, output: () => output, kill: () => end("SIGKILL"), stop: () => end("SIGINT") };
}
