import { BlueprintProvider } from "@blueprintjs/core";
import { act, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { makeAutoObservable, runInAction } from "mobx";
import { MemoryRouter } from "react-router-dom";
import { expect, test } from "vitest";
import type { DashboardStores } from "../../../src/renderer/base/useStores";
import { StoresContext } from "../../../src/renderer/base/useStores";
import type { Platform } from "../../../src/renderer/base/Platform";
import type { RecorderState } from "../../../src/renderer/recording/RecorderStore";
import { AppUpdatesTab } from "../../../src/renderer/settings/AppUpdatesTab";
import { UpdatesStore } from "../../../src/renderer/updates/UpdatesStore";
import { type UpdatesStatus, type UpdateState, updatesSchema } from "../../../src/shared/bridge/updatesBridge";
import { AppError } from "../../../src/shared/errors";

const update = { version: "1.6.0", releaseNotes: "Better:\n- By the keyboard.\n- <img src=x onerror=alert(1)>" };

/** The panel with a shell that sends what the test says. */
async function openTab({ kind = "desktop" as Platform["kind"], refuse = false } = {}) {
  const asked: unknown[][] = [];
  let status: UpdatesStatus = {
    state: { status: "idle" },
    installed: "1.5.1",
    checkedAt: null,
    oldFeedAt: null,
    autoDownload: true,
    allowPrerelease: false,
  };
  let listener: (status: UpdatesStatus) => void = () => undefined;
  const shell = {
    kind,
    call: (_domain: string, ...question: unknown[]) => {
      asked.push(question);
      if (refuse) return Promise.reject(new AppError("conflict", "Waits until your recording is stopped."));
      return Promise.resolve(status);
    },
    on: (_event: string, listen: typeof listener) => {
      listener = listen;
      return () => undefined;
    },
  };
  const recorder = makeAutoObservable({ state: "idle" as RecorderState });
  const updates = new UpdatesStore(shell as unknown as Platform);
  const setStatus = (change: Partial<UpdatesStatus>) =>
    act(() => {
      status = updatesSchema.parse({ ...status, ...change });
      listener(status);
    });
  const become = (state: UpdateState) => setStatus({ state });
  const record = (state: RecorderState) =>
    act(() => {
      runInAction(() => (recorder.state = state));
    });
  const { container } = render(
    <StoresContext value={{ recorder, updates } as unknown as DashboardStores}>
      <MemoryRouter>
        <BlueprintProvider>
          <AppUpdatesTab />
        </BlueprintProvider>
      </MemoryRouter>
    </StoresContext>,
  );
  if (kind === "desktop" && !refuse) await screen.findByRole("heading");
  return { asked, setStatus, become, record, container };
}

const title = () => screen.getByRole("heading").textContent;
const button = (name: string) => screen.getByRole("button", { name });
const noButton = (name: string) => screen.queryByRole("button", { name }) === null;

test("each state is shown in its words, with the current version and the time of the last check [P4.59 P4.61]", async () => {
  const { become, setStatus } = await openTab();
  expect(title()).toBe("Chartside 1.5.1");
  screen.getByText("Not checked yet");
  become({ status: "checking" });
  expect(title()).toBe("Checking for updates…");
  screen.getByText("You have 1.5.1");
  const today = new Date(new Date().setHours(9, 12)).toISOString();
  setStatus({ state: { status: "not-available", checkedAt: today }, checkedAt: today });
  expect(title()).toBe("Chartside is up to date");
  screen.getByText(/^Last checked today at 9:12.AM$/);
  setStatus({ checkedAt: new Date(2026, 2, 9, 16, 2).toISOString() });
  screen.getByText(/^Last checked Mar 9, 2026 at 4:02.PM$/);
  become({ status: "available", ...update });
  expect(title()).toBe("Version 1.6.0 is available");
  become({ status: "downloaded", ...update });
  expect(title()).toBe("Version 1.6.0 is ready");
  become({ status: "error", step: "check", text: "Failed to check for updates", update: null });
  expect(title()).toBe("Failed to check for updates");
});

test("an old feed is named with the day it was signed", async () => {
  const { setStatus } = await openTab();
  expect(screen.queryByText(/update feed/)).toBeNull();
  setStatus({ oldFeedAt: new Date(2026, 7, 3, 12).toISOString() });
  screen.getByText(
    "The update feed was last signed on Aug 3, 2026. Updates may be withheld. Contact your practice’s admin.",
  );
});

test("release notes are shown as text [P3.13]", async () => {
  const { become, container } = await openTab();
  become({ status: "available", ...update });
  const lines = [...screen.getByRole("region", { name: "What’s new" }).children].map(
    ({ textContent, className }) => `${className} ${textContent}`,
  );
  expect(lines).toEqual([" Better:", "is-point By the keyboard.", "is-point <img src=x onerror=alert(1)>"]);
  expect(container.querySelector("img")).toBeNull();
});

test("a download shows percent and KB/s, with Install & Restart at 100 and not at 99 [P3.14 P4.60 P4.62]", async () => {
  const { become, asked } = await openTab();
  become({ status: "downloading", ...update, percent: 64, bytesPerSecond: 2_140_400 });
  expect(title()).toBe("Version 1.6.0 is downloading");
  screen.getByText("64%");
  screen.getByText("2,140 KB/s");
  expect(screen.getByRole("progressbar").getAttribute("aria-valuenow")).toBe("64");
  screen.getByText("An update never installs while you are recording.");
  become({ status: "downloading", ...update, percent: 99, bytesPerSecond: 0 });
  screen.getByText("99%");
  expect(noButton("Install & Restart")).toBe(true);
  become({ status: "downloaded", ...update });
  screen.getByText("100%");
  await userEvent.click(button("Install & Restart"));
  expect(asked).toEqual([["state"], ["install"]]);
});

test("a running recording disables the installation, with the reason [P4.63]", async () => {
  const { become, record, asked } = await openTab();
  become({ status: "downloaded", ...update });
  const reason = "Waits until your recording is stopped.";
  for (const state of ["starting", "recording", "paused", "stopping"] as const) {
    record(state);
    const install = button("Install & Restart");
    expect(install.getAttribute("aria-disabled")).toBe("true");
    expect(document.getElementById(install.getAttribute("aria-describedby") ?? "")?.textContent).toBe(reason);
    await userEvent.click(install);
  }
  expect(asked).toEqual([["state"]]);
  record("idle");
  expect(screen.queryByText(reason)).toBeNull();
  await userEvent.click(button("Install & Restart"));
  expect(asked).toEqual([["state"], ["install"]]);
});

test("a failure is shown in the product's words, with the step to retry [P8.39 P8.40 P8.41]", async () => {
  const { become, asked } = await openTab();
  become({ status: "error", step: "check", text: "Failed to check for updates", update: null });
  expect(screen.getByRole("alert").textContent).toBe("Failed to check for updates");
  expect(noButton("Install & Restart") && noButton("Download again")).toBe(true);
  await userEvent.click(button("Check for updates"));
  become({ status: "error", step: "download", text: "Failed to download update", update });
  expect(screen.getByRole("alert").textContent).toBe("Failed to download update");
  expect(noButton("Install & Restart")).toBe(true);
  await userEvent.click(button("Download again"));
  become({ status: "downloading", ...update, percent: 0, bytesPerSecond: 0 });
  expect(document.activeElement?.contains(screen.getByRole("heading"))).toBe(true); // its button is removed
  expect(document.activeElement).not.toBe(document.body);
  become({ status: "error", step: "install", text: "Failed to install update", update });
  expect(screen.getByRole("alert").textContent).toBe("Failed to install update");
  await userEvent.click(button("Install & Restart"));
  expect(asked.slice(1)).toEqual([["check"], ["download"], ["install"]]);
});

test("the two switches show the shell's settings and change them [P9.27 P9.28]", async () => {
  const { asked, setStatus } = await openTab();
  const auto = screen.getByRole<HTMLInputElement>("switch", { name: "Download updates automatically" });
  const pre = screen.getByRole<HTMLInputElement>("switch", { name: "Include pre-release versions" });
  expect([auto.checked, pre.checked]).toEqual([true, false]);
  await userEvent.click(auto);
  await userEvent.click(pre);
  expect(asked.slice(1)).toEqual([
    ["setAutoDownload", false],
    ["setAllowPrerelease", true],
  ]);
  setStatus({ autoDownload: false, allowPrerelease: true });
  expect([auto.checked, pre.checked]).toEqual([false, true]);
});

test("a second press is ignored while busy", async () => {
  const { asked, become } = await openTab();
  await userEvent.click(button("Check for updates"));
  for (const state of [
    { status: "checking" },
    { status: "downloading", ...update, percent: 1, bytesPerSecond: 1 },
    { status: "downloaded", ...update },
  ] as const) {
    become(state);
    expect(document.activeElement).toBe(button("Check for updates"));
    await userEvent.click(button("Check for updates"));
  }
  expect(asked).toEqual([["state"], ["check"]]);
});

test("a shell that does not answer is reported and asked again", async () => {
  const { asked } = await openTab({ refuse: true });
  await screen.findByRole("alert");
  await userEvent.click(screen.getByRole("button"));
  await waitFor(() => expect(asked).toEqual([["state"], ["state"]]));
});

test("a notice is shown in a browser, without a call", async () => {
  const { asked, container } = await openTab({ kind: "web" });
  expect(container.textContent).toBe("App updates are only available in the desktop application. Get the desktop app");
  expect(screen.getByRole("link").getAttribute("href")).toBe("/downloads");
  expect(asked).toEqual([]);
});
