import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Desktop } from "./support/desktop";
import { type Kinds, launchFidelity, seen } from "./support/fidelity";

/*
 * Specifies the communication between page and main process that the app relies on. It holds on Electron, and these
 * tests ensure that it holds on the host.
 */
let desktop: Desktop;

beforeAll(async () => {
  desktop = await launchFidelity();
});

afterAll(() => desktop.close());

describe("preload world", () => {
  test("is isolated from the page", async () => {
    const { page } = desktop;
    const world = await page.evaluate(() => {
      Object.defineProperty(Array.prototype, "marked", { value: true, configurable: true });
      window.fromPage = "page";
      return window.fixture.world();
    });
    expect(world).toEqual({ marked: false, page: "undefined", require: "function" });
    const names = ["require", "process", "module", "exports", "ipcRenderer", "desktopHostSend", "desktopHostReceive"];
    expect(await page.evaluate((all) => all.filter((name) => name in window), names)).toEqual([]);
  });

  test("exposes an API that the page cannot change", async () => {
    const changed = await desktop.page.evaluate(() => {
      "use strict";
      const attempts = [
        () => void (window.fixture.invoke = () => Promise.resolve("mine")),
        () => void (window.fixture = { ...window.fixture }),
        () => void window.fixture.nested.list.push(3),
        () => void delete (window as Partial<Window>).fixture,
      ];
      return attempts.map((attempt) => {
        try {
          attempt();
          return "done";
        } catch (error) {
          return (error as Error).name;
        }
      });
    });
    expect(changed).toEqual(["TypeError", "TypeError", "TypeError", "TypeError"]);
  });

  test("passes functions, callbacks, promises and cycles, and only the message of errors", async () => {
    const passed = await desktop.page.evaluate(async () => {
      const cyclic: { self?: object } = {};
      cyclic.self = cyclic;
      let error: unknown;
      try {
        window.fixture.fail();
      } catch (caught) {
        error = caught;
      }
      return {
        called: window.fixture.callBack(({ number, double }) => double(number) + 40),
        later: await window.fixture.later("value"),
        rejected: await window.fixture.reject().catch((caught: Error) => caught.message),
        cyclic: window.fixture.cyclic(cyclic),
        error: error instanceof Error && [error.message, "secret" in error],
      };
    });
    const error = ["failed here", false];
    expect(passed).toEqual({ called: 42, later: { value: "value" }, rejected: "never", cyclic: true, error });
  });

  test("exists after a reload, but not in frames", async () => {
    const { page } = desktop;
    const loads = () => desktop.app.evaluate(() => (globalThis as unknown as { loads: number }).loads);
    const before = await loads();
    await page.reload();
    expect(await loads()).toBe(before + 1);
    expect(await page.evaluate(() => window.fixture.callBack(({ number }) => number))).toBe(1);
    const inFrame = await page.evaluate(async () => {
      const frame = document.createElement("iframe");
      frame.src = "/frame";
      const loaded = new Promise((resolve) => (frame.onload = resolve));
      document.body.append(frame);
      await loaded;
      return typeof frame.contentWindow?.fixture;
    });
    expect(inFrame).toBe("undefined");
  });
});

describe("IPC between page and main process", () => {
  const invoke = (channel: string, ...args: unknown[]): Promise<unknown> =>
    desktop.page.evaluate(([name, rest]) => window.fixture.invoke(name, ...rest), [channel, args] as const);
  const failure = (channel: string, ...args: unknown[]): Promise<string> =>
    invoke(channel, ...args).then(
      () => "no error",
      (error: Error) => error.message,
    );

  test("clones what the main process returns", async () => {
    const arrived = await desktop.page.evaluate(async () => {
      const kinds = (await window.fixture.invoke("value", "kinds")) as Kinds;
      const text = (item: unknown): string => (Object.is(item, -0) ? "-0" : String(item));
      const named = (bytes: Uint8Array): string => bytes.constructor.name + bytes.join();
      return [
        kinds.date instanceof Date && kinds.date.getTime(),
        kinds.map instanceof Map && [...kinds.map].map(([key, set]) => [key, ...set]),
        typeof kinds.big === "bigint" && String(kinds.big),
        named(kinds.bytes),
        named(kinds.buffer),
        Array.from(kinds.doubles, text),
        kinds.numbers.map(text),
        kinds.sparse.map(text),
        kinds.error instanceof Error && kinds.error.message,
        kinds.expression instanceof RegExp && String(kinds.expression),
        kinds.cyclic.self === kinds.cyclic,
      ];
    });
    expect(arrived).toEqual([
      1e12,
      [["a", 1, 2]],
      "12345678901234567890",
      "Uint8Array1,2,255",
      "Uint8Array97,98,99",
      ["0.5", "-0"],
      ["NaN", "-0", "Infinity"],
      ["1", "undefined", "null"],
      "too far",
      "/a+/gi",
      true,
    ]);
    expect(await invoke("value", "instance")).toEqual({ name: "Ada" });
  });

  test("clones what the page sends", async () => {
    const described = await desktop.page.evaluate(() => {
      const cyclic: { self?: object } = {};
      cyclic.self = cyclic;
      const values = [
        new Map([["a", new Set([1])]]),
        new Date(5),
        new Uint16Array([1, 65_535]),
        new Uint8Array([9, 8, 7, 6]).subarray(1, 3),
        7n,
        -0,
        undefined,
        new TypeError("bad"),
        cyclic,
        [null, "text"],
      ];
      return Promise.all(values.map((value) => window.fixture.invoke("describe", value)));
    });
    expect(described).toEqual([
      "Map(string:a=Set(number:1))",
      "Date(5)",
      "Uint16Array(1,65535)",
      "Uint8Array(8,7)",
      "bigint:7",
      "-0",
      "undefined:undefined",
      "Error(bad)",
      "cyclic",
      "[object:null,string:text]",
    ]);
  });

  test("carries 8 MB", async () => {
    const sum = await desktop.page.evaluate(async () => {
      const bytes = (await window.fixture.invoke("value", "big")) as Uint8Array;
      return bytes.reduce((total, byte) => total + byte, 0);
    });
    expect(sum).toBe(56_000_000);
  });

  test("rejects values that cannot be cloned", async () => {
    const notClonedPattern = /Error: An object could not be cloned\./;
    expect(await failure("value", "function")).toMatch(notClonedPattern);
    expect(await failure("value", "symbol")).toMatch(notClonedPattern);
    expect(await failure("value", "promise")).toMatch(notClonedPattern);
    const fromPage = desktop.page.evaluate(() => {
      return window.fixture.invoke("describe", { inside: () => {} }).catch((error: Error) => error.message);
    });
    expect(await fromPage).toBe("An object could not be cloned.");
  });

  test("rejects with Electron's message and drops other error properties", async () => {
    expect(await failure("value", "throws")).toContain(
      "Error invoking remote method 'value': TypeError: The disk is full.",
    );
    expect(await failure("absent")).toContain(
      "Error invoking remote method 'absent': Error: No handler registered for 'absent'",
    );
    const code = await desktop.page.evaluate(() =>
      window.fixture.invoke("value", "throws").catch((error: object) => "code" in error),
    );
    expect(code).toBe(false);
  });

  test("identifies the sender by the app's own address", async () => {
    expect(await invoke("sender")).toMatchObject({ url: "fixture://page/", top: true });
  });

  test("reaches listeners on both sides until they unsubscribe", async () => {
    const received = await desktop.page.evaluate(async () => {
      const texts: string[] = [];
      const stop = window.fixture.onEcho((text, details) => texts.push(`${text} ${details.get("length")}`));
      window.fixture.shout("one");
      await window.fixture.invoke("sender"); // answered after the earlier messages
      stop();
      window.fixture.shout("two");
      await window.fixture.invoke("sender");
      return texts;
    });
    expect(received).toEqual(["one 3"]);
  });

  test("allows one handler per channel", async () => {
    const message = await desktop.app.evaluate(({ ipcMain }) => {
      try {
        ipcMain.handle("value", () => 1);
        return "registered";
      } catch (error) {
        return (error as Error).message;
      }
    });
    expect(message).toBe("Attempted to register a second handler for 'value'");
  });
});

test("no problems were reported except those that the tests provoked", async () => {
  // Only the host emits this: it takes Playwright's reload for one by the page.
  const reload = "will-navigate fixture://page/";
  expect((await seen(desktop)).filter((what) => what !== reload)).toEqual([]);
  expect(desktop.problems).toEqual([]);
});
