import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { startProduct } from "../../web/support/product";
import { percentile, type Result } from "../result";

/** How long the server takes to start on existing data. */
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

/** The script that opening /sign-in loads: the entry, what it imports, and the sign-in chunk, gzipped. */
export function measureSignInScript(webDir = "out/web"): Result {
  const html = readFileSync(join(webDir, "index.html"), "utf8");
  const seen = new Set<string>();
  const visit = (file: string): void => {
    if (seen.has(file)) return;
    seen.add(file);
    const source = readFileSync(join(webDir, "assets", file), "utf8");
    // static imports only: `import("…")` is loaded when its screen is opened
    for (const [, name] of source.matchAll(/(?:from|import)\s*"\.\/([^"]+\.js)"/g)) if (name) visit(name);
  };
  for (const [, name] of html.matchAll(/assets\/([^"]+\.js)"/g)) if (name) visit(name);
  const entry = [...seen].map((file) => readFileSync(join(webDir, "assets", file), "utf8")).join("\n");
  const signIn = /\.\/(SignInScreen-[^"]+\.js)/.exec(entry)?.[1] ?? /assets\/(SignInScreen-[^"]+\.js)/.exec(entry)?.[1];
  if (!signIn) throw new Error("The sign-in chunk was not found in the build");
  visit(signIn);
  const bytes = [...seen].reduce((sum, file) => sum + gzipSync(readFileSync(join(webDir, "assets", file))).length, 0);
  return { name: "script of the sign-in page (gzip)", value: bytes / 1000, unit: "kB", budget: 250 };
}
