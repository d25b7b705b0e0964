import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Desktop } from "./support/desktop";
import { launchFidelity, seen } from "./support/fidelity";
import { writeTone } from "./support/writeTone";

/** Specifies a page's requests, permissions and navigation. */
let desktop: Desktop;

beforeAll(async () => {
  desktop = await launchFidelity({ microphone: writeTone(440, 20) });
});

afterAll(() => desktop.close());

describe("app scheme", () => {
  const get = (path: string): Promise<Record<string, unknown>> =>
    desktop.page.evaluate((address) => fetch(address).then((response) => response.json()), path);

  test("reaches the handler with its own address and without cookies", async () => {
    expect(await get("/asked?a=1%202")).toMatchObject({
      url: "fixture://page/asked?a=1%202",
      host: "page",
      cookie: null,
    });
    expect(await desktop.page.evaluate(() => document.cookie)).toBe("");
  });

  test("forwards method, headers and body", async () => {
    const answer = await desktop.page.evaluate(async () => {
      const init = { method: "PUT", body: new Uint8Array(100_000).fill(97), headers: { "x-own": "yes" } };
      return (await fetch("/asked", init)).json() as Promise<Record<string, string>>;
    });
    expect(answer).toMatchObject({ method: "PUT", own: "yes", origin: "fixture://page" });
    expect(answer["body"]).toBe("a".repeat(100_000));
  });

  test("returns the handler's status", async () => {
    const { page } = desktop;
    expect(await page.evaluate(() => fetch("/nowhere").then(({ status }) => status))).toBe(404);
    expect(await page.evaluate(() => fetch("/throws").catch((error: Error) => error.name))).toBe("TypeError");
    expect((await seen(desktop)).filter((what) => what === "throws")).toHaveLength(1);
  });

  test("streams the body and cancels it when the page stops reading", async () => {
    const lines = await desktop.page.evaluate(
      () =>
        new Promise<string[]>((resolve) => {
          const source = new EventSource("/stream");
          const received: string[] = [];
          source.onmessage = ({ data }) => {
            if (received.push(String(data)) < 3) return;
            source.close();
            resolve(received);
          };
        }),
    );
    expect(lines).toEqual(["1", "2", "3"]);
    await expect.poll(() => seen(desktop)).toContain("cancelled");
  });

  test("is a secure context with the document's policy", async () => {
    const { page } = desktop;
    expect(await page.evaluate(() => [isSecureContext, typeof crypto.subtle])).toEqual([true, "object"]);
    const blocked = await page.evaluate(
      () =>
        new Promise<string>((resolve) => {
          document.addEventListener("securitypolicyviolation", (event) => resolve(event.effectiveDirective), {
            once: true,
          });
          fetch("https://example.com/").catch(() => {});
        }),
    );
    expect(blocked).toBe("connect-src");
  });

  test("keeps a page's storage between launches", async () => {
    await desktop.page.evaluate(() => localStorage.setItem("kept", "yes"));
    const { userDataDir } = desktop;
    await desktop.close();
    desktop = await launchFidelity({ userDataDir, microphone: writeTone(440, 20) });
    expect(await desktop.page.evaluate(() => localStorage.getItem("kept"))).toBe("yes");
  });
});

describe("permissions", () => {
  test("are decided by the app's handlers: the microphone is granted, the camera denied", async () => {
    const pitch = await desktop.page.evaluate(async () => {
      const stream = await navigator.mediaDevices.getUserMedia({
        audio: { autoGainControl: false, noiseSuppression: false },
      });
      const context = new AudioContext();
      const analyser = new AnalyserNode(context, { fftSize: 8192 });
      context.createMediaStreamSource(stream).connect(analyser);
      await context.resume();
      const bins = new Float32Array(analyser.frequencyBinCount);
      for (const end = Date.now() + 10_000; Date.now() < end; await new Promise(requestAnimationFrame)) {
        analyser.getFloatFrequencyData(bins);
        const loudest = bins.indexOf(Math.max(...bins));
        if ((bins[loudest] ?? -Infinity) > -40) return (loudest * context.sampleRate) / analyser.fftSize;
      }
      return 0;
    });
    expect(pitch).toBeGreaterThan(425);
    expect(pitch).toBeLessThan(455);
    const camera = desktop.page.evaluate(() =>
      navigator.mediaDevices.getUserMedia({ video: true }).then(
        () => "granted",
        (error: Error) => error.name,
      ),
    );
    expect(await camera).toBe("NotAllowedError");
    const state = desktop.page.evaluate(async () => (await navigator.permissions.query({ name: "geolocation" })).state);
    expect(await state).toBe("denied");
  });
});

describe("navigation", () => {
  test("emits will-navigate, which can be prevented", async () => {
    const { page } = desktop;
    await page.evaluate(() => void (location.href = "https://elsewhere.example/path"));
    await expect.poll(() => seen(desktop)).toContain("will-navigate https://elsewhere.example/path");
    expect(await page.evaluate(() => document.title)).toBe("Fidelity");
    const here = desktop.app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.webContents.getURL());
    expect(await here).toBe("fixture://page/");
    await page.evaluate(() => void (location.href = "/next"));
    await expect.poll(() => seen(desktop)).toContain("will-navigate fixture://page/next");
    await page.waitForURL("**/next");
  });

  test("does not open a denied window from script", async () => {
    expect(await desktop.page.evaluate(() => window.open("https://popup.example/"))).toBeNull();
    await expect.poll(() => seen(desktop)).toContain("open https://popup.example/");
    await expect.poll(() => desktop.app.windows().length).toBe(1);
    const count = desktop.app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows().length);
    expect(await count).toBe(1);
  });

  test("does not open a denied window from a link", async () => {
    await desktop.page.evaluate(() => {
      const link = document.createElement("a");
      link.href = "https://link.example/";
      link.target = "_blank";
      document.body.append(link);
      link.click();
    });
    await expect.poll(() => seen(desktop)).toContain("open https://link.example/");
    await expect.poll(() => desktop.app.windows().length).toBe(1);
  });
});
