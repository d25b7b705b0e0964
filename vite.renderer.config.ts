import { resolve } from "node:path";
import react from "@vitejs/plugin-react";
import type { Plugin, UserConfig } from "vite";

/**
 * Bundles what the first screen of the desktop app (Scribe) needs into one script. On the web, sign-in comes first and
 * loads less.
 */
const opening = { name: "opening", test: /\/src\/renderer\/(app\/Dashboard|scribe\/ScribeScreen)\.tsx$/ };

/** Preloads the font, which would otherwise arrive after the first text and shift it. */
const lettersFirst = (base: string): Plugin => ({
  name: "letters-first",
  transformIndexHtml: {
    order: "post",
    handler: (_html, { bundle = {} }) =>
      Object.keys(bundle)
        .filter((name) => /inter-latin-wght-normal[^/]*\.woff2$/.test(name))
        .map((name) => ({
          tag: "link",
          attrs: { rel: "preload", as: "font", type: "font/woff2", href: base + name, crossorigin: true },
          injectTo: "head",
        })),
  },
});

/**
 * Returns the build configuration of the renderer, for the web and for the desktop.
 * @param outDir relative to the project's folder.
 * @param base of its files: "/" on the web, which has nested routes; "./" on the desktop.
 */
export function rendererConfig(outDir: string, base: "/" | "./"): UserConfig {
  return {
    root: resolve(import.meta.dirname, "src/renderer"),
    base,
    plugins: [react(), lettersFirst(base)],
    build: {
      outDir: resolve(import.meta.dirname, outDir),
      emptyOutDir: true,
      minify: true,
      license: { fileName: "licenses.txt" },
      rolldownOptions: {
        input: resolve(import.meta.dirname, "src/renderer/index.html"),
        ...(base === "./" && { output: { codeSplitting: { groups: [opening] } } }),
      },
    },
  };
}
