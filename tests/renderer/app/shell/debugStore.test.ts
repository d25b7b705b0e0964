import axios, { AxiosError, type AxiosAdapter } from "axios";
import { configure } from "mobx";
import { expect, test } from "vitest";
import { DebugStore, pathOf } from "../../../../src/renderer/app/shell/DebugStore";
import { AppError } from "../../../../src/shared/errors";

configure({ enforceActions: "always" });
const kept = (): unknown => JSON.parse(localStorage.getItem("debug-storage") ?? "null");

test("the switch is stored under debug-storage and survives a reload [P3.19 P3.20]", () => {
  const debug = new DebugStore();
  expect(debug.showDebugInfo).toBe(false);
  debug.setShown(true);
  expect(kept()).toEqual({ state: { showDebugInfo: true }, version: 0 });
  expect(new DebugStore().showDebugInfo).toBe(true);
  debug.setShown(false);
  expect(kept()).toEqual({ state: { showDebugInfo: false }, version: 0 });
  expect(new DebugStore().showDebugInfo).toBe(false);
});

test("a flag stored without its envelope is read [P3.20]", () => {
  localStorage.setItem("debug-storage", '{"showDebugInfo":true}');
  expect(new DebugStore().showDebugInfo).toBe(true);
});

test.each(["", "{", "null", "true", '{"state":{}}', '{"state":{"showDebugInfo":"yes"}}'])(
  "an unreadable value counts as off: %s [P3.20]",
  (text) => {
    localStorage.setItem("debug-storage", text);
    expect(new DebugStore().showDebugInfo).toBe(false);
  },
);

test.each([
  { url: "/api/v1/visits?q=penicillin&limit=50", path: "/api/v1/visits" },
  { url: "/api/v1/visits/3f2b8c1e-5a6d-4e7f-8a9b-0c1d2e3f4a5b/note", path: "/api/v1/visits/:id/note" },
  { url: "https://scribe.example.org/api/v1/auth/user/me#x", path: "/api/v1/auth/user/me" },
  { url: "/api/v1/visits/3f2b8c1e-5a6d/takes/12/parts/3", path: "/api/v1/visits/:id/takes/12/parts/3" },
])("the panel shows $url as $path, without names or ids [P2.69]", ({ url, path }) => {
  expect(pathOf(url)).toBe(path);
});

test("calls are listed with status and time, newest first, including refused and unanswered ones [P2.69]", async () => {
  const answers: Record<string, number | null> = { "/good": 200, "/refused": 403, "/lost": null };
  const adapter: AxiosAdapter = (config) => {
    const status = answers[(config.url ?? "").replace(/\?.*/, "")] ?? null;
    const response = { data: {}, status: status ?? 0, statusText: "", headers: {}, config };
    if (status === 200) return Promise.resolve(response);
    return Promise.reject(new AxiosError("no", "ERR", config, {}, status === null ? undefined : response));
  };
  const http = axios.create({ adapter });
  http.interceptors.response.use(undefined, (error: unknown) =>
    Promise.reject(new AppError("forbidden", "In words.", { cause: error })),
  );
  const debug = new DebugStore();
  debug.watch(http);
  await http.get("/good?q=knee");
  await expect(http.post("/refused")).rejects.toBeInstanceOf(AppError);
  await expect(http.get("/lost")).rejects.toBeInstanceOf(AppError);
  expect(debug.calls.map(({ method, path, status }) => [method, path, status])).toEqual([
    ["GET", "/lost", null],
    ["POST", "/refused", 403],
    ["GET", "/good", 200],
  ]);
  for (const { ms, at } of debug.calls) {
    expect(ms).toBeGreaterThanOrEqual(0);
    expect(at).toBeInstanceOf(Date);
  }
});

test("the last 20 calls are kept [P2.69]", async () => {
  const http = axios.create({
    adapter: (config) => Promise.resolve({ data: {}, status: 200, statusText: "", headers: {}, config }),
  });
  const debug = new DebugStore();
  debug.watch(http);
  for (let call = 0; call < 25; call++) await http.get(`/${call}`);
  expect(debug.calls).toHaveLength(20);
  expect(debug.calls[0]?.path).toBe("/24");
});
