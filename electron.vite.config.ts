import { defineConfig } from "electron-vite";
import { rendererConfig } from "./vite.renderer.config.ts";

/** Of the main process: the rest is built in, since finding its files one by one took a fifth of a second of every start. */
const outside = ["electron-updater", "playwright-core"];

export default defineConfig({
  main: {
    build: {
      externalizeDeps: false,
      license: { fileName: "licenses.txt" },
      rolldownOptions: { input: "src/main/index.ts", external: outside },
    },
  },
  preload: {
    // A sandboxed preload must be one CommonJS file with nothing left to require.
    build: {
      externalizeDeps: false,
      rolldownOptions: { input: "src/preload/index.ts", output: { format: "cjs", entryFileNames: "[name].cjs" } },
    },
  },
  renderer: rendererConfig("out/renderer", "./"),
});
