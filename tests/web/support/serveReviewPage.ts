import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import react from "@vitejs/plugin-react";
import { build, type InlineConfig, preview } from "vite";
import { vi } from "vitest";

/** Builds and serves the review page of a fictional visit (tests/renderer/review/page), without a server. */
export async function serveReviewPage(): Promise<{ url: string; stop(): Promise<void> }> {
  const outDir = mkdtempSync(join(tmpdir(), "chartside-review-page-"));
  const config: InlineConfig = {
    root: join(import.meta.dirname, "../../renderer/review/page"),
    configFile: false,
    plugins: [react()],
    logLevel: "error",
    build: { outDir, minify: false, chunkSizeWarningLimit: 10_000 },
    preview: { port: 0 },
  };
  vi.stubEnv("NODE_ENV", "production"); // vitest sets "test", for which vite builds React's slow development version
  await build(config);
  vi.unstubAllEnvs();
  const server = await preview(config);
  const url = server.resolvedUrls?.local[0];
  if (url === undefined) throw new Error("the page has no address");
  const stop = async (): Promise<void> => {
    await server.close();
    rmSync(outDir, { recursive: true });
  };
  return { url, stop };
}
