import { resolve } from "node:path";
import react from "@vitejs/plugin-react";
import type { Plugin, UserConfig } from "vite";
import { usedBlueprint } from "./vite.blueprint.config.ts";
import { unusedParts } from "./vite.unused.config.ts";

const at = (path: string): RegExp => new RegExp(`/src/renderer/${path}\\.tsx$`);

/** One script for the first screen of the desktop app (Scribe) and everything it needs. */
const opening = [{ name: "opening", test: at("(app/Dashboard|scribe/ScribeScreen)") }];

/**
 * The scripts of the web app's first screens, each with what it needs beyond the ones before it: few requests, because
 * each has about 1 kB of headers. A page in the dashboard loads `start` and `dashboard`. Other screens are split
 * automatically.
 */
const firstScreens = [
  { name: "start", test: at("(main|auth/signIn/SignInScreen)"), priority: 3 },
  { name: "dashboard", test: at("app/Dashboard"), priority: 2 },
  { name: "scribe", test: at("scribe/ScribeScreen"), priority: 1 },
];

/** Preloads the font, which would otherwise arrive after the first text and shift it. */
const preloadFont = (base: string): Plugin => ({
  name: "preload-font",
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

/** Names the files of a dashboard page on the web to `loadAhead.js`, and the configuration, which comes first. */
const dashboardAhead = (): Plugin => ({
  name: "dashboard-ahead",
  transformIndexHtml: {
    order: "post",
    handler: (_html, { bundle = {} }) => {
      const filesOf = (chunk: string): string[] =>
        Object.keys(bundle)
          .filter((name) => new RegExp(`/${chunk}-[^/]*\\.(js|css)$`).test(name))
          .map((name) => `/${name}`);
      const attrs = {
        src: "/loadAhead.js",
        async: true,
        "data-dashboard": ["/config.json", ...filesOf("dashboard")].join(" "),
        "data-scribe": filesOf("scribe").join(" "),
      };
      return [{ tag: "script", attrs, injectTo: "head-prepend" }];
    },
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
    plugins: [react(), preloadFont(base), ...(base === "/" ? [dashboardAhead()] : []), usedBlueprint(), unusedParts()],
    worker: { format: "es" }, // so that a worker can load parts of its script on demand
    build: {
      outDir: resolve(import.meta.dirname, outDir),
      emptyOutDir: true,
      minify: true,
      modulePreload: { polyfill: false }, // every browser the app runs in preloads modules itself
      license: { fileName: "licenses.txt" },
      rolldownOptions: {
        input: resolve(import.meta.dirname, "src/renderer/index.html"),
        output: { codeSplitting: { groups: base === "./" ? opening : firstScreens } },
      },
    },
  };
}
