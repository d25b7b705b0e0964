import type { WebContents } from "electron";
import { beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { z } from "zod";
import { bridge } from "../../../src/shared/bridge/contract";
import { bridgeEvents, bridgeVerbs } from "../../../src/preload/bridgeVerbs";
import { AppError } from "../../../src/shared/errors";
import { createEmit, registerBridge } from "../../../src/main/bridge/registerBridge";
import { caller, ours, shell } from "./shellStandIn";

vi.mock("electron", async () => (await import("./shellStandIn")).electronStandIn());

const page = "app://chartside/#/dashboard/scribe";
/** Records every call that passes validation, and returns its answer. */
const run = vi.fn<(channel: string, input: unknown) => unknown>();

/** Handlers for every verb of the contract. */
const handlers = Object.fromEntries(
  Object.entries(bridge).map(([domain, { requests }]) => [
    domain,
    Object.fromEntries(
      Object.keys(requests).map((verb) => [verb, (input: unknown) => run(`${domain}:${verb}`, input)]),
    ),
  ]),
) as unknown as Parameters<typeof registerBridge>[0];

const failures: [string, AppError][] = [];
const call = (channel: string, from: unknown, input?: unknown) => shell.handlers.get(channel)?.(from, input);

beforeAll(async () => {
  registerBridge(handlers, {
    page: () => ours as unknown as WebContents,
    onFailure: (channel, error) => failures.push([channel, error]),
  });
  await import("../../../src/preload/index");
});
beforeEach(() => {
  run.mockReset();
  failures.length = 0;
});

const inContract = Object.entries(bridge).flatMap(([domain, { requests }]) =>
  Object.keys(requests).map((verb) => `${domain}:${verb}`),
);
const eventsInContract = Object.entries(bridge).flatMap(([domain, { events }]) =>
  Object.keys(events).map((event) => `${domain}:${event}`),
);

describe("bridge contract", () => {
  test("matches the channel names, the preload and the handlers", () => {
    const named = Object.entries(bridgeVerbs).flatMap(([domain, verbs]) => verbs.map((verb) => `${domain}:${verb}`));
    const { on, ...domains } = shell.exposed["desktop"] as Record<string, Record<string, unknown>>;
    const exposed = Object.entries(domains).flatMap(([domain, verbs]) =>
      Object.keys(verbs).map((verb) => `${domain}:${verb}`),
    );
    expect(named.toSorted()).toEqual(inContract.toSorted());
    expect(exposed.toSorted()).toEqual(inContract.toSorted());
    expect([...shell.handlers.keys()].toSorted()).toEqual(inContract.toSorted());
    expect([...bridgeEvents].toSorted()).toEqual(eventsInContract.toSorted());
    expect(on).toBeTypeOf("function");
  });

  test("has a schema for every input and output", () => {
    for (const { requests, events } of Object.values(bridge)) {
      for (const { input, output } of Object.values(requests as Record<string, Record<string, unknown>>)) {
        expect(input).toBeInstanceOf(z.ZodType);
        expect(output).toBeInstanceOf(z.ZodType);
      }
      for (const payload of Object.values(events)) expect(payload).toBeInstanceOf(z.ZodType);
    }
  });

  test("exposes functions by name and nothing of Electron", () => {
    const { on: _on, ...domains } = shell.exposed["desktop"] as Record<string, Record<string, unknown>>;
    expect(Object.keys(shell.exposed)).toEqual(["desktop"]);
    for (const verbs of Object.values(domains))
      for (const verb of Object.values(verbs)) expect(verb).toBeTypeOf("function");
  });
});

describe("bridge callers", () => {
  test.each(inContract)(
    "%s rejects another origin, a frame inside the page, another window and a missing frame",
    async (name) => {
      const strangers = [
        caller("https://evil.example/"),
        caller("app://elsewhere/"),
        caller("app://chartside.evil.example/"),
        caller("app://chartside/api/v1/visits"),
        caller("app://chartside/practice/"),
        caller("file:///etc/passwd"),
        caller("not an address"),
        caller(page, { isFrame: true }),
        caller(page, { id: 2 }),
        { sender: { id: 1 }, senderFrame: null },
      ];
      for (const stranger of strangers)
        expect(await call(name, stranger)).toMatchObject({ ok: false, error: { code: "forbidden" } });
      expect(run).not.toHaveBeenCalled();
      expect(failures).toHaveLength(strangers.length);
    },
  );

  test("accepts the main frame of the renderer", async () => {
    run.mockReturnValue("1.5.1");
    expect(await call("app:version", caller(page))).toEqual({ ok: true, value: "1.5.1" });
  });
});

describe("bridge input and errors", () => {
  test.each([
    ["app:version", "an input where none is expected"],
    ["auth:set", { session: { access_token: "a" }, token: "a" }],
    ["auth:set", { session: { access_token: "a", refresh_token: "b", user: { id: "c" } }, token: 7 }],
    ["settings:setServer", { address: ["https://scribe.example.org"] }],
    ["settings:setServer", undefined],
    ["ehr:launch", { program: "/bin/sh" }],
  ])("%s rejects invalid input before the handler runs", async (name, input) => {
    expect(await call(name, caller(page), input)).toMatchObject({ ok: false, error: { code: "invalid_input" } });
    expect(run).not.toHaveBeenCalled();
  });

  test("returns a failure with its code and message", async () => {
    run.mockImplementationOnce(() => {
      throw new AppError("unavailable", "No Chartside server answers at this address.");
    });
    const input = { address: "https://scribe.example.org" };
    expect(await call("settings:setServer", caller(page), input)).toMatchObject({
      ok: false,
      error: { code: "unavailable", detail: "No Chartside server answers at this address." },
    });
    run.mockRejectedValueOnce(new Error("/home/nora/secret"));
    const answer = await call("settings:setServer", caller(page), input);
    expect(answer).toMatchObject({ ok: false, error: { code: "internal" } });
    expect(JSON.stringify(answer)).not.toContain("secret");
    expect(failures.map(([channel, { code }]) => [channel, code])).toEqual([
      ["settings:setServer", "unavailable"],
      ["settings:setServer", "internal"],
    ]);
  });
});

describe("bridge events", () => {
  const on = (event: string, listener: (payload: unknown) => void) =>
    (shell.exposed["desktop"] as { on: (event: string, listener: (payload: unknown) => void) => () => void }).on(
      event,
      listener,
    );

  test.each(bridgeEvents)("%s reaches the listener without Electron's event until it unsubscribes", (event) => {
    const listener = vi.fn();
    const end = on(event, listener);
    const send = () => shell.listeners.get(event)?.forEach((listener) => listener({ sender: "ipc" }, "/dashboard"));
    send();
    expect(listener.mock.calls).toEqual([["/dashboard"]]);
    end();
    send();
    expect(listener).toHaveBeenCalledOnce();
    expect(shell.listeners.get(event)?.size).toBe(0);
  });

  test("rejects listeners on any other channel", () => {
    expect(() => on("electron-store-get-data", vi.fn())).toThrow("no event");
    expect(shell.listeners.has("electron-store-get-data")).toBe(false);
  });

  test("sends to the window if there is one", () => {
    createEmit(() => ours as unknown as WebContents)("app:navigate", "/dashboard/settings");
    expect(ours.send).toHaveBeenCalledExactlyOnceWith("app:navigate", "/dashboard/settings");
    expect(() => createEmit(() => null)("app:navigate", "/dashboard/settings")).not.toThrow();
  });
});
