import { resolve } from "node:path";
import react from "@vitejs/plugin-react";
import type { Plugin, UserConfig } from "vite";

/**
 * The desktop app opens with Scribe: all that this needs is one script, asked for at once. On the web, sign-in comes first and
 * loads less.
 */
const opening = { name: "opening", test: /\/src\/renderer\/(app\/Dashboard|scribe\/ScribeScreen)\.tsx$/ };

/** The letters are asked for with the script: arriving after the first text they would move it. */
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
 * The one renderer: built for the web and for the desktop alike.
 * @param outDir from the project's folder.
 * @param base where its files stand: "/" on the web, whose addresses are nested; "./" where it may be opened from a file.
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
