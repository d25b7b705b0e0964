import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { build, type Rolldown } from "vite";
import { expect, test } from "vitest";
import type { ZodType } from "zod";
import { unusedParts } from "../../vite.unused.config.ts";

/** Builds a script from source. @returns its code. */
async function built(source: string): Promise<string> {
  const entry = {
    name: "entry",
    resolveId: (id: string) => (id === "entry" ? "\0entry" : null),
    load: (id: string) => (id === "\0entry" ? source : null),
  };
  const { output } = (await build({
    configFile: false,
    logLevel: "error",
    plugins: [entry, unusedParts()],
    build: { write: false, minify: false, rolldownOptions: { input: "entry", preserveEntrySignatures: "strict" } },
  })) as Rolldown.RolldownOutput;
  return output.map((file) => (file.type === "chunk" ? file.code : "")).join("");
}

test("schemas parse the same in a build without JSON schemas", async () => {
  const code = await built(`
    import { z } from "zod";
    export const schema = z.object({ name: z.string().min(1), sizes: z.array(z.number().int()).default([]) });`);
  expect(code).not.toContain("stringProcessor");
  expect(code).not.toContain("extractDefs");
  const file = join(mkdtempSync(join(tmpdir(), "chartside-unused-")), "schema.mjs");
  writeFileSync(file, code);
  const { schema } = (await import(pathToFileURL(file).href)) as { schema: ZodType };
  expect(schema.parse({ name: "a" })).toEqual({ name: "a", sizes: [] });
  expect(schema.safeParse({ name: "", sizes: [1.5] }).error?.issues).toHaveLength(2);
  expect(() => schema.toJSONSchema()).toThrow("not in the app");
});

test("the client can sign out in a build without passkeys and wallets", async () => {
  const code = await built('import { AuthClient } from "@supabase/auth-js"; globalThis.Client = AuthClient;');
  expect(code).toContain("class GoTrueClient");
  for (const part of ["class WebAuthnError", "wants you to sign in with your Ethereum account"])
    expect(code).not.toContain(part);
  expect(code).toContain("/logout?scope=");
});
