import { resolve } from "node:path";
import type { Page } from "playwright-core";
import { build } from "vite";

/** What an editor has after a paste, from the document that it would save. */
export interface Pasted {
  headings: string[];
  items: string[];
  bold: string[];
}

/** Editors that people paste notes into. Each opens on an empty page and is focused. */
export const pasteEditors: Record<string, (page: Page) => Promise<void>> = {
  "a box like a mail program's": async (page) => {
    await page.setContent(`<div class="editor" contenteditable="true" role="textbox" style="min-height:200px"></div>`);
    await page.locator(".editor").focus();
  },
  ProseMirror: async (page) => {
    await page.setContent(`<div id="place"></div>`);
    await page.addScriptTag({ content: await proseMirror() });
    await page.locator(".ProseMirror").focus();
  },
  Quill: async (page) => {
    await page.setContent(`<div id="place"></div>`);
    await page.addScriptTag({ path: resolve("node_modules/quill/dist/quill.js") });
    await page.evaluate(`new Quill("#place")`);
    await page.locator(".ql-editor").focus();
  },
  TinyMCE: async (page) => {
    await page.route("http://editor.test/**", (route) => {
      const { pathname } = new URL(route.request().url());
      if (pathname !== "/") return route.fulfill({ path: resolve(`node_modules/tinymce${pathname}`) });
      return route.fulfill({ contentType: "text/html", body: `<!doctype html><textarea id="place"></textarea>` });
    });
    await page.goto("http://editor.test/");
    await page.addScriptTag({ url: "/tinymce.min.js" });
    await page.evaluate(`tinymce.init({ selector: "#place", plugins: "lists", menubar: false }).then(() => undefined)`);
    await page.frameLocator("iframe").locator("body").click();
  },
};

/** Returns what the focused editor has, in whichever frame it is. */
export async function pastedIn(page: Page): Promise<Pasted> {
  const body = page.frames().at(-1)!;
  const texts = (selector: string) =>
    body.locator(`:is([contenteditable=true], body#tinymce) ${selector}`).allTextContents();
  return { headings: await texts("h3"), items: await texts("li"), bold: await texts(":is(strong, b)") };
}

/** Returns a script that opens ProseMirror with the schema of its basic packages. */
async function proseMirror(): Promise<string> {
  const entry = resolve("tests/web/support/proseMirrorPage.ts");
  const built = await build({
    configFile: false,
    logLevel: "silent",
    build: { write: false, lib: { entry, formats: ["iife"], name: "page" } },
  });
  const [output] = [built].flat() as { output: { code: string }[] }[];
  return output!.output[0]!.code;
}
