import { join } from "node:path";
import react from "@vitejs/plugin-react";
import { createServer } from "vite";

/** The review on an invented visit (tests/renderer/review/page), served without a service behind it. */
export async function serveReviewPage(): Promise<{ url: string; stop(): Promise<void> }> {
  const project = join(import.meta.dirname, "../../..");
  const server = await createServer({
    root: join(project, "tests/renderer/review/page"),
    configFile: false,
    plugins: [react()],
    cacheDir: join(project, "node_modules/.cache/review-page"),
    logLevel: "error",
    server: { port: 0, hmr: false, watch: null, fs: { allow: [project] } },
  });
  await server.listen();
  const url = server.resolvedUrls?.local[0];
  if (url === undefined) throw new Error("the page has no address");
  return { url, stop: () => server.close() };
}
