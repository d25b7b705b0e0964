import { defineConfig } from "electron-vite";
import { rendererConfig } from "./vite.renderer.config.ts";

/**
 * Packages of the main process that are not bundled. The others are, because resolving their files took 200 ms of every
 * start.
 */
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
    // A sandboxed preload must be a single CommonJS file without imports.
    build: {
      externalizeDeps: false,
      rolldownOptions: { input: "src/preload/index.ts", output: { format: "cjs", entryFileNames: "[name].cjs" } },
    },
  },
  renderer: rendererConfig("out/renderer", "./"),
});
