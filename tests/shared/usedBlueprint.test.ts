import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { build, type Rolldown } from "vite";
import { expect, test } from "vitest";
import { usedBlueprint } from "../../vite.blueprint.config.ts";

/** Builds a page that renders components of Blueprint, or "Whole" Blueprint. @returns its stylesheet and scripts. */
async function built(components: string): Promise<{ css: string; js: string }> {
  const source = `
    import "@blueprintjs/core/lib/css/blueprint.css";
    import ${components === "Whole" ? "* as Whole" : `{ ${components} }`} from "@blueprintjs/core";
    globalThis.used = [${components}];`;
  const page = {
    name: "page",
    resolveId: (id: string) => (id === "page" ? "\0page" : null),
    load: (id: string) => (id === "\0page" ? source : null),
  };
  const { output } = (await build({
    configFile: false,
    logLevel: "error",
    plugins: [page, usedBlueprint()],
    build: { write: false, rolldownOptions: { input: "page", external: /^react/ } },
  })) as Rolldown.RolldownOutput;
  const css = output.map((file) => (file.type === "asset" && file.fileName.endsWith(".css") ? file.source : ""));
  return { css: css.join(""), js: output.map((file) => (file.type === "chunk" ? file.code : "")).join("") };
}
const has = (css: string, name: string): boolean => new RegExp(`\\.${name}(?![\\w-])`).test(css);

test("a build has the styles of all components that it uses, in every state", async () => {
  const { css } = await built("Dialog, Switch");
  const kept = ["dialog-header", "overlay-enter", "button", "spinner-track", "switch", "control-indicator", "dark"];
  for (const name of [...kept, "intent-success", "align-right"]) expect(has(css, `bp6-${name}`), name).toBe(true);
  for (const name of ["slider", "tree-node", "icon-add", "html-table"])
    expect(has(css, `bp6-${name}`), name).toBe(false);
});

/** Classes that apps set themselves: no component sets them, so the build finds them in the source. */
const forApps =
  /^(text-(disabled|large|small)|(ui|monospace)-text|list-unstyled|rtl|drawer-(body|footer)|popover-content-sizing|section-header-divider|tooltip-indicator|flex-expander)$/;

test("a build with all components of Blueprint has all of its styles", async () => {
  const { css } = await built("Whole");
  const all = new Set(
    readFileSync("node_modules/@blueprintjs/core/lib/css/blueprint.css", "utf8").match(/(?<=\.bp6-)[\w-]+/g),
  );
  const lost = [...all].filter((name) => !has(css, `bp6-${name}`) && !name.startsWith("icon-") && !forApps.test(name));
  expect(lost).toEqual([]);
});

test("a build has the styles of a component that the app does not use yet", async () => {
  const { css } = await built("Slider");
  for (const name of ["slider", "slider-handle", "slider-unlabeled"]) expect(has(css, `bp6-${name}`), name).toBe(true);
});

test("a build has no icons by name", async () => {
  const { js } = await built("Icon");
  expect(js).toContain("the app has no icons by name");
  expect(js).not.toContain("add-to-artifact");
  const root = "src/renderer";
  const named = readdirSync(root, { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith(".tsx"))
    .filter((path) => /\b[iI]con=(\{\s*)?["'`]/.test(readFileSync(join(root, path), "utf8")));
  expect(named).toEqual([]);
});
