import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { answerFile, fileOf } from "../../../src/main/window/answerFile";

let folder = "";

beforeAll(() => {
  const parent = mkdtempSync(join(tmpdir(), "chartside-renderer-"));
  folder = join(parent, "renderer");
  mkdirSync(join(folder, "assets"), { recursive: true });
  writeFileSync(join(parent, "secret.json"), "{}");
  writeFileSync(join(parent, "renderer-secret.js"), "1");
  writeFileSync(join(folder, "index.html"), "<!doctype html>");
  writeFileSync(join(folder, "assets", "app.js"), "1");
  writeFileSync(join(folder, ".env"), "KEY=1");
});

test("the renderer's file handler serves the page and its files with their types", async () => {
  const page = await answerFile(folder, "/");
  expect(page.headers.get("content-type")).toBe("text/html; charset=utf-8");
  expect(await page.text()).toBe("<!doctype html>");
  const script = await answerFile(folder, "/assets/app.js");
  expect(script.headers.get("content-type")).toBe("text/javascript; charset=utf-8");
});

test("the renderer's file handler serves documents with a policy that names no other origin", async () => {
  const policy = (await answerFile(folder, "/index.html")).headers.get("content-security-policy") ?? "";
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("require-trusted-types-for 'script'");
  expect(policy).toContain("connect-src 'self';");
  expect(policy.replace("'wasm-unsafe-eval'", "")).not.toMatch(/https?:|\*|unsafe-eval/);
});

test.each([
  "/../secret.json",
  "/..%2fsecret.json",
  "/%2e%2e/secret.json",
  "/assets/..%2f..%2fsecret.json",
  "/..%5csecret.json",
  "/../renderer-secret.js",
  "//etc/passwd",
  "/C:/secret.json",
  "/index.html%00.js",
  "/%E0%A4%A",
  "/.env",
  "/assets/",
  "/nothing.js",
])("the renderer's file handler does not serve %s", async (pathname) => {
  const answer = await answerFile(folder, pathname);
  expect(answer.status).toBe(404);
  expect(await answer.text()).toBe("Not found");
});

test("the renderer's file handler never leaves the folder", () => {
  for (const pathname of ["/../secret.json", "/..%2fsecret.json", "/assets/../../renderer-secret.js"])
    expect(fileOf(folder, pathname)).toBeNull();
});
