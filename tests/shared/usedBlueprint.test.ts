import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { build, type Rolldown } from "vite";
import { expect, test } from "vitest";
import { usedBlueprint } from "../../vite.blueprint.config.ts";

/** Builds a page that renders components of Blueprint. @returns its stylesheet and scripts. */
async function built(components: string): Promise<{ css: string; js: string }> {
  const source = `
    import "@blueprintjs/core/lib/css/blueprint.css";
    import { ${components} } from "@blueprintjs/core";
    console.log(${components});`;
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

test("a build has the styles of the components it uses, and of those they use, in every state", async () => {
  const { css } = await built("Dialog, Switch");
  const kept = ["dialog-header", "overlay-enter", "button", "spinner-track", "switch", "control-indicator", "dark"];
  for (const name of [...kept, "intent-success", "align-right"]) expect(has(css, `bp6-${name}`), name).toBe(true);
  for (const name of ["slider", "tree-node", "icon-add", "html-table"])
    expect(has(css, `bp6-${name}`), name).toBe(false);
});

test("a component that is used for the first time brings its styles", async () => {
  const { css } = await built("Slider");
  for (const name of ["slider", "slider-handle", "slider-unlabeled"]) expect(has(css, `bp6-${name}`), name).toBe(true);
});

test("a build has no icons by name, and the app asks for none", async () => {
  const { js } = await built("Icon");
  expect(js).toContain("the app has no icons by name");
  expect(js).not.toContain("add-to-artifact");
  const root = "src/renderer";
  const named = readdirSync(root, { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith(".tsx"))
    .filter((path) => /\b[iI]con=(\{\s*)?["'`]/.test(readFileSync(join(root, path), "utf8")));
  expect(named).toEqual([]);
});
