import { execFileSync } from "node:child_process";
import { chmodSync, copyFileSync, rmSync, statSync } from "node:fs";
import { request } from "node:http";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Desktop, launchDesktop } from "./support/desktop";
import { listenerOf, portsOf, served, socketOf, withDescendants } from "./support/embedded";

/** Checks Electron's security guide on the running app. */
let desktop: Desktop;

beforeAll(async () => {
  desktop = await launchDesktop({ env: { CHARTSIDE_SPEECH: "none" } });
  await desktop.page.getByRole("button", { name: "Record", exact: true }).first().waitFor();
  await served(desktop.page);
  await desktop.app.evaluate(({ shell }) => {
    const opened: string[] = [];
    Object.assign(globalThis, { opened });
    shell.openExternal = (url) => Promise.resolve(void opened.push(url));
  });
});
afterAll(() => desktop.close());

const here = () => desktop.page.evaluate(() => location.hash);
const opened = () => desktop.app.evaluate(() => (globalThis as unknown as { opened: string[] }).opened);

test("the page has no Node and only a read-only bridge", async () => {
  const seen = await desktop.page.evaluate(() => ({
    node: ["require", "process", "module", "Buffer", "global"].filter((name) => name in window),
    desktop: Object.keys((window as unknown as { desktop: object }).desktop),
    isFrozen: Object.isFrozen((window as unknown as { desktop: object }).desktop),
  }));
  expect(seen.node).toEqual([]);
  expect(seen.desktop).toEqual(expect.arrayContaining(["app", "auth", "on", "shell"]));
  expect(seen.desktop).not.toContain("ipcRenderer");
  expect(seen.isFrozen).toBe(true);
});

test("the document's policy allows only calls and scripts of its own origin", async () => {
  const violated = (code: string) =>
    desktop.page.evaluate(async (script) => {
      const violation = new Promise<string>((resolve) =>
        addEventListener("securitypolicyviolation", ({ effectiveDirective }) => resolve(effectiveDirective), {
          once: true,
        }),
      );
      const frame = document.createElement("div");
      document.body.append(frame);
      if (script === "fetch") fetch("https://example.org/").catch(() => {});
      if (script === "script") {
        const element = document.createElement("script");
        try {
          element.textContent = "1";
        } catch {
          // trusted types refuse a text as a script; the violation is reported too
        }
        frame.append(element);
      }
      if (script === "markup") {
        try {
          frame.innerHTML = "<b>bold</b>";
        } catch {
          // refused, and reported
        }
      }
      if (script === "image") frame.append(Object.assign(new Image(), { src: "https://example.org/x.png" }));
      if (script === "frame")
        frame.append(Object.assign(document.createElement("iframe"), { src: "https://example.org/" }));
      const policy = await violation;
      frame.remove();
      return policy;
    }, code);
  expect(await violated("fetch")).toBe("connect-src");
  expect(await violated("script")).toMatch(/^(script-src|require-trusted-types-for)/);
  expect(await violated("markup")).toBe("require-trusted-types-for");
  expect(await violated("image")).toBe("img-src");
  expect(await violated("frame")).toBe("frame-src");
  desktop.problems.length = 0; // Chromium reports each violation
});

test("only the microphone is permitted, not camera, location, notifications or reading the clipboard", async () => {
  const ask = (constraints: MediaStreamConstraints) =>
    desktop.page.evaluate(
      (constraints) =>
        navigator.mediaDevices.getUserMedia(constraints).then(
          (stream) => stream.getTracks().map((track) => (track.stop(), track.kind)),
          (error: Error) => error.name,
        ),
      constraints,
    );
  expect(await ask({ audio: true })).toEqual(["audio"]);
  expect(await ask({ video: true })).toBe("NotAllowedError");
  expect(await ask({ audio: true, video: true })).toBe("NotAllowedError");
  const states = await desktop.page.evaluate(async () => {
    const names = ["microphone", "camera", "geolocation", "notifications", "clipboard-read"] as PermissionName[];
    return Promise.all(names.map(async (name) => (await navigator.permissions.query({ name })).state));
  });
  expect(states).toEqual(["granted", "denied", "denied", "denied", "denied"]);
});

test("the page cannot be navigated away by a link, a script or a form", async () => {
  const before = await here();
  for (const way of ["location", "link", "form"]) {
    await desktop.page.evaluate((kind) => {
      if (kind === "location") location.href = "https://example.org/away";
      if (kind === "link") Object.assign(document.createElement("a"), { href: "https://example.org/away" }).click();
      if (kind === "form") {
        const form = Object.assign(document.createElement("form"), {
          action: "https://example.org/away",
          method: "post",
        });
        document.body.append(form);
        form.submit();
        form.remove();
      }
    }, way);
    expect(await here()).toBe(before);
    expect(await desktop.page.getByRole("button", { name: "Record", exact: true }).first().isVisible()).toBe(true);
  }
  expect(await opened()).toEqual([]);
  desktop.problems.length = 0; // the policy's violation by the form is reported
});

test("only https links open, in the system's browser", async () => {
  for (const url of [
    "http://example.org/",
    "file:///etc/passwd",
    "javascript:alert(1)",
    "smb://server/share",
    "https://a:b@c.example/",
  ])
    await desktop.page.evaluate((address) => void window.open(address), url);
  await desktop.page.evaluate(() => void window.open("https://example.org/help"));
  await expect.poll(opened).toEqual(["https://example.org/help"]);
  await expect.poll(() => desktop.app.windows().length).toBe(1);
});

test("no path of the app scheme leads out of the renderer's folder", async () => {
  const statuses = await desktop.page.evaluate(() =>
    Promise.all(
      ["/..%2f..%2fpackage.json", "/%2e%2e/main/index.js", "/..%5c..%5cpackage.json", "/nothing.js", "/assets/"].map(
        async (path) => (await fetch(path)).status,
      ),
    ),
  );
  expect(statuses).toEqual([404, 404, 404, 404, 404]);
});

test("the server's socket requires this user and the launch token", async () => {
  const socket = socketOf(desktop.userDataDir);
  const server = listenerOf(socket)!;
  expect(server).toBeGreaterThan(0);
  expect(portsOf(withDescendants(server))).toEqual([]);
  expect(statSync(dirname(socket)).mode & 0o777).toBe(0o700);
  expect(statSync(join(desktop.userDataDir, "server")).mode & 0o777).toBe(0o700);
  const ask = (headers: Record<string, string>) =>
    new Promise<[number | undefined, string]>((resolve, reject) => {
      const call = request({ socketPath: socket, path: "/api/v1/visits", headers }, (answer) => {
        let text = "";
        answer
          .on("data", (data: Buffer) => (text += data.toString()))
          .on("end", () => resolve([answer.statusCode, text]));
      });
      call.once("error", reject).end();
    });
  for (const token of ["", "00".repeat(32), "zz"]) {
    const [status, text] = await ask(token ? { "x-chartside-launch": token } : {});
    expect(status).toBe(403);
    expect(JSON.parse(text)).toMatchObject({ code: "forbidden" });
  }
});

test("a page cannot forge the launch token", async () => {
  const status = await desktop.page.evaluate(async () => {
    const answer = await fetch("/api/v1/visits", { headers: { "x-chartside-launch": "00".repeat(32) } });
    return answer.status;
  });
  expect(status).toBe(200);
});

test("a frame inside the page has no bridge", async () => {
  const seen = await desktop.page.evaluate(async () => {
    const blank = document.createElement("iframe");
    document.body.append(blank);
    const own = blank.contentWindow as unknown as Record<string, unknown>;
    const bridges = ["desktop", "require", "process", "electron"].filter((name) => name in own);
    blank.remove();
    const shown = [];
    for (const src of ["/api/v1/visits", "/practice/api/v1/visits", "/index.html", "data:text/html,x"]) {
      const frame = Object.assign(document.createElement("iframe"), { src });
      const refused = new Promise((resolve) => addEventListener("securitypolicyviolation", resolve, { once: true }));
      document.body.append(frame);
      await refused;
      let text = "";
      try {
        text = frame.contentDocument?.body.textContent ?? "";
      } catch {
        // of another origin: Chromium's own page of a blocked frame
      }
      shown.push(text);
      frame.remove();
    }
    return { bridges, shown };
  });
  expect(seen).toEqual({ bridges: [], shown: ["", "", "", ""] });
  desktop.problems.length = 0; // Chromium reports each violation
});

test("the window cannot be navigated to a server's response", async () => {
  const before = await here();
  for (const path of ["/api/v1/visits", "/practice/api/v1/visits", "/practice/", "/auth/v1/user"]) {
    await desktop.page.evaluate((address) => (location.href = address), path);
    expect(await here()).toBe(before);
    expect(await desktop.page.getByRole("button", { name: "Record", exact: true }).first().isVisible()).toBe(true);
  }
  desktop.problems.length = 0;
});

test("hostile links open no screen and no address", async () => {
  const before = await here();
  for (const link of [
    "chartside://dashboard/scribe/../../../etc/passwd",
    "chartside://dashboard%2fscribe/<img src=x onerror=alert(1)>",
    "chartside://evil.example/dashboard/scribe",
    "chartside:javascript:alert(1)",
    `chartside://dashboard/scribe?${"a".repeat(100_000)}`,
    "chartside://dashboard/scribe\0\n--no-sandbox",
    "file:///etc/passwd",
    "",
  ])
    await desktop.app.evaluate(({ app }, address) => {
      app.emit("second-instance", {}, ["chartside", "--flag", address], "/");
      app.emit("open-url", { preventDefault: () => undefined }, address);
    }, link);
  await served(desktop.page);
  expect(await here()).toBe(before);
  expect(await opened()).toEqual(["https://example.org/help"]); // from an earlier test
});

test("calls of the bridge with hostile values are refused", async () => {
  const answers = await desktop.page.evaluate(async () => {
    const { desktop: bridge } = window as unknown as {
      desktop: Record<string, Record<string, (input?: unknown) => Promise<{ ok: boolean; error?: { code: string } }>>>;
    };
    const attempts: [string, string, unknown][] = [
      ["recordings", "saveSound", { ticket: "guess", name: "../../x.ogg", bytes: new Uint8Array(3) }],
      ["recordings", "saveSound", { ticket: "guess", name: "con.ogg", bytes: new Uint8Array(3) }],
      ["recordings", "saveSound", { ticket: "guess", name: "x.ogg", bytes: new Uint8Array(3) }],
      ["updates", "setAutoDownload", { toString: "x" }],
      ["updates", "setAutoDownload", "true"],
    ];
    return Promise.all(
      attempts.map(async ([domain, verb, input]) => {
        try {
          const answer = await bridge[domain]?.[verb]?.(input);
          return answer?.ok === false ? answer.error?.code : `accepted ${JSON.stringify(answer)}`;
        } catch (error) {
          return (error as { code?: string }).code ?? (error as Error).message;
        }
      }),
    );
  });
  expect(answers).toEqual(["invalid_input", "invalid_input", "forbidden", "invalid_input", "invalid_input"]);
});

test.runIf(process.platform === "linux" && process.getuid?.() === 0)(
  "another user of this computer can neither reach the server's socket nor read the app's data",
  async () => {
    const socket = socketOf(desktop.userDataDir);
    const tries = `
      const { connect } = require("node:net");
      const { readdirSync } = require("node:fs");
      const read = (folder) => { try { readdirSync(folder); return "read"; } catch ({ code }) { return code; } };
      const [socket, ...folders] = process.argv.slice(1);
      const end = (answer) => console.log([answer, ...folders.map(read)].join(" "));
      connect(socket).on("connect", () => end("connected")).on("error", ({ code }) => end(code));`;
    const folders = [dirname(socket), join(desktop.userDataDir, "server"), join(desktop.userDataDir, "recordings")];
    const node = "/tmp/chartside-node-of-others";
    copyFileSync(process.execPath, node); // the one of the project may be in a folder that others cannot enter
    chmodSync(node, 0o755);
    const answer = execFileSync(node, ["-e", tries, socket, ...folders], { uid: 65_534, gid: 65_534, cwd: "/" });
    rmSync(node);
    expect(answer.toString().trim()).toBe("EACCES EACCES EACCES EACCES");
  },
);
