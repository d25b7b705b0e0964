import { defineConfig } from "vite";

/** The server and its command-line tools: one folder of ES modules; packages stay in node_modules. */
export default defineConfig({
  build: {
    ssr: true,
    target: "node24",
    outDir: "out/server",
    emptyOutDir: true,
    rolldownOptions: {
      input: {
        standalone: "src/server/standalone.ts",
      },
      output: { entryFileNames: "[name].js" },
    },
  },
});
