import { defineConfig } from "electron-vite";
import { rendererConfig } from "./vite.renderer.config.ts";

export default defineConfig({
  main: { build: { rolldownOptions: { input: "src/main/index.ts" } } },
  preload: {
    // A sandboxed preload must be one CommonJS file with nothing left to require.
    build: {
      externalizeDeps: false,
      rolldownOptions: { input: "src/preload/index.ts", output: { format: "cjs", entryFileNames: "[name].cjs" } },
    },
  },
  renderer: rendererConfig("out/renderer", "./"),
});
