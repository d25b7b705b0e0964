import { defineConfig } from "vite";

/** Builds the benchmark suite like the server, so that it runs on plain Node. */
export default defineConfig({
  build: { ssr: "tests/bench/index.ts", target: "node24", outDir: "out/bench", emptyOutDir: true },
});
