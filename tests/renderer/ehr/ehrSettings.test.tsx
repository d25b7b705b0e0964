import { BlueprintProvider } from "@blueprintjs/core";
import { act, fireEvent, render, screen } from "@testing-library/react";
import { Link, MemoryRouter } from "react-router-dom";
import { beforeEach, expect, test, vi } from "vitest";
import { KeepAliveOutlet } from "../../../src/renderer/base/KeepAliveOutlet";
import type { DashboardStores } from "../../../src/renderer/base/useStores";
import { StoresContext } from "../../../src/renderer/base/useStores";
import { EhrSettings } from "../../../src/renderer/ehr/EhrSettings";
import { EhrStore } from "../../../src/renderer/ehr/EhrStore";
import { EhrRecordsStore } from "../../../src/renderer/ehr/records/EhrRecordsStore";
import { WizardStore } from "../../../src/renderer/ehr/wizard/WizardStore";
import type { Platform } from "../../../src/renderer/base/Platform";
import { ehrFaults, type EhrStatus, ehrStatusSchema } from "../../../src/shared/bridge/ehrBridge";

beforeEach(() => void vi.useFakeTimers());

const closed: EhrStatus = {
  isRunning: false,
  browserConnected: false,
  currentPage: null,
  currentPatient: null,
  dialog: null,
  chart: null,
  fault: null,
};
const open: EhrStatus = { ...closed, isRunning: true, browserConnected: true };

/** A shell that answers as the test sets; `asked` holds the verbs with their times. */
function standInShell() {
  const begin = Date.now();
  const asked: [verb: string, afterMs: number][] = [];
  const answers: { status: () => Promise<unknown>; launch: () => Promise<boolean>; close: () => Promise<boolean> } = {
    status: () => Promise.resolve(closed),
    launch: () => Promise.resolve(true),
    close: () => Promise.resolve(true),
  };
  const call = (_domain: string, verb: keyof typeof answers) => {
    if (!(verb in answers)) return Promise.reject(new Error(`${verb} is not answered here`));
    asked.push([verb, Date.now() - begin]);
    return answers[verb]();
  };
  const setStatus = (status: Partial<EhrStatus>) =>
    (answers.status = () => Promise.resolve(ehrStatusSchema.parse({ ...closed, ...status })));
  const timesOf = (verb: string) => asked.filter(([name]) => name === verb).map(([, at]) => at);
  const on = () => () => undefined;
  return { platform: { kind: "desktop", call, on } as unknown as Platform, asked, answers, setStatus, timesOf };
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

test("the status is polled immediately and every 5 seconds while it is observed [P7.49 P9.24]", async () => {
  const { platform, timesOf } = standInShell();
  const end = new EhrStore(platform).watch();
  await pass(15_100);
  expect(timesOf("status")).toEqual([0, 5_000, 10_000, 15_000]);
  end();
  await pass(60_000);
  expect(timesOf("status")).toHaveLength(4);
});

test("the polling interval can be set", async () => {
  const { platform, timesOf } = standInShell();
  const end = new EhrStore(platform).watch(2_000);
  await pass(4_100);
  expect(timesOf("status")).toEqual([0, 2_000, 4_000]);
  end();
});

test("the status is read again 1 s after a launch and 0.5 s after a close [P9.25]", async () => {
  const { platform, answers, setStatus, asked } = standInShell();
  const store = new EhrStore(platform);
  void store.launch();
  void store.launch(); // pressed twice
  expect(store.state).toBe("starting");
  setStatus(open);
  await pass(999);
  expect(store.state).toBe("starting");
  await pass(1);
  expect(store.state).toBe("open");
  void store.close();
  expect(store.state).toBe("closing");
  setStatus(closed);
  await pass(500);
  expect(store.state).toBe("closed");
  answers.launch = () => Promise.resolve(false);
  setStatus({ fault: "browser_missing" });
  void store.launch();
  await pass(0);
  expect(store.state).toBe("closed");
  expect(store.status?.fault).toBe("browser_missing");
  expect(asked).toEqual([
    ["launch", 0],
    ["status", 1_000],
    ["close", 1_000],
    ["status", 1_500],
    ["launch", 1_500],
    ["status", 1_500],
  ]);
});

test("a shell that does not answer shows a closed browser", async () => {
  const { platform, answers } = standInShell();
  const refuse = () => Promise.reject(new Error("no shell"));
  Object.assign(answers, { status: refuse, launch: refuse, close: refuse });
  const store = new EhrStore(platform);
  void store.launch();
  await pass(0);
  expect(store.state).toBe("closed");
  void store.close();
  await pass(0);
  expect(store.status).toEqual(closed);
});

/** The screen among others, as in the dashboard, with links between them. */
function show(platform: Platform): void {
  const screens = [
    { id: "ehr", path: "/ehr", Screen: EhrSettings },
    { id: "other", path: "/other", Screen: () => <p>Other</p> },
  ];
  const stores = {
    ehr: new EhrStore(platform),
    ehrRecords: new EhrRecordsStore(platform),
    ehrWizard: new WizardStore(platform),
  };
  render(
    <StoresContext value={stores as unknown as DashboardStores}>
      <MemoryRouter initialEntries={["/ehr"]}>
        <BlueprintProvider>
          <Link to="/other">To the other</Link>
          <Link to="/ehr">Back</Link>
          <KeepAliveOutlet screens={screens} />
        </BlueprintProvider>
      </MemoryRouter>
    </StoresContext>,
  );
}
const follow = (name: string) => fireEvent.click(screen.getByRole("link", { name }));
const state = () => screen.getByRole("status").textContent;
const button = (name: string) => screen.getByRole("button", { name });

test("the screen shows the browser's state", async () => {
  const { platform, setStatus, timesOf } = standInShell();
  show(platform);
  await pass(0);
  expect(state()).toBe(" Not running");
  expect(button("Close").getAttribute("aria-disabled")).toBe("true");
  fireEvent.click(button("Close"));
  expect(timesOf("close")).toEqual([]);

  const opener = button("Open");
  opener.focus();
  setStatus({ ...open, currentPage: { url: "https://ehr.example.org/chart/17" } });
  fireEvent.click(opener);
  await pass(0);
  expect(state()).toBe(" Starting…");
  await pass(1_000);
  expect(state()).toBe(" Open · ehr.example.org");
  expect(button("Show")).toBe(document.activeElement);
  fireEvent.click(button("Show")); // no launch, and blocks nothing
  await pass(0);
  expect(timesOf("launch")).toHaveLength(2);
  expect(state()).toBe(" Open · ehr.example.org");

  setStatus({ isRunning: true });
  await pass(5_000);
  expect(state()).toBe(" Open, but its page is not responding. Reload the page.");
  button("Close").focus();
  setStatus(closed);
  fireEvent.click(button("Close"));
  await pass(0);
  expect(state()).toBe(" Closing…");
  await pass(500);
  expect(state()).toBe(" Not running");
  expect(button("Close")).toBe(document.activeElement);
});

test("the screen polls only while it is shown", async () => {
  const { platform, timesOf } = standInShell();
  show(platform);
  await pass(5_000);
  expect(timesOf("status")).toEqual([0, 5_000]);
  follow("To the other");
  await pass(30_000);
  expect(timesOf("status")).toHaveLength(2);
  follow("Back");
  await pass(0);
  expect(timesOf("status")).toHaveLength(3);
});

test.each(ehrFaults)("the browser's fault %s is shown with what to do", async (fault) => {
  const { platform, setStatus } = standInShell();
  setStatus({ fault });
  show(platform);
  await pass(0);
  expect(screen.getByRole("alert").textContent).toMatch(
    / (open it again|who set up Chartside|restart this computer)\.$/,
  );
});
