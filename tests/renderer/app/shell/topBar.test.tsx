import { act, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { configure } from "mobx";
import { expect, test, vi } from "vitest";
import { copyright } from "../../../../src/renderer/base/copyright";
import { DebugPanel } from "../../../../src/renderer/app/shell/DebugPanel";
import { ConnectionBanner } from "../../../../src/renderer/app/shell/ConnectionBanner";
import { TopBar } from "../../../../src/renderer/app/shell/TopBar";
import { meansBold, useOtherSidebarKey } from "../../../../src/renderer/app/shell/useOtherSidebarKey";
import { accountTypes } from "../../../../src/shared/access/accountType";
import { services } from "../../../../src/shared/access/services";
import { desktop, Framed, frameStores, type FrameStores } from "./frameStores";

configure({ enforceActions: "always" });

function show(stores: FrameStores): void {
  render(
    <Framed stores={stores}>
      <TopBar onPalette={() => {}} />
      <DebugPanel />
    </Framed>,
  );
}
const debugSwitch = () => screen.queryByRole("switch", { name: "Debug info" });
const previewer = () => screen.queryByRole("combobox", { name: "Preview as" });
const reset = () => screen.queryByRole("button", { name: "Reset to Real Account" });
const panel = () => screen.queryByRole("region", { name: "Debug info" });

test.each(["pro", "enterprise"] as const)(
  "%s has a sign-out button and neither debug switch nor preview, whatever is stored in this browser [P2.63 P2.64 P2.65 P3.21 P6.25 P6.26]",
  async (accountType) => {
    const kept = JSON.stringify({ state: { showDebugInfo: true }, version: 0 });
    localStorage.setItem("debug-storage", kept);
    show(await frameStores({ accountType }));
    expect(debugSwitch()).toBeNull();
    expect(previewer()).toBeNull();
    expect(panel()).toBeNull();
    expect(screen.getByRole("button", { name: "Sign out" })).toBeTruthy();
    expect(localStorage.getItem("debug-storage")).toBe(kept);
  },
);

test("an admin who previews a type keeps the tools until the real type is chosen or reset [P2.63 P2.64 P2.65 P2.68 P4.53 P4.54 P4.55 P4.58]", async () => {
  const user = userEvent.setup();
  const stores = await frameStores({ accountType: "admin" });
  show(stores);
  expect(screen.getByRole("button", { name: "Sign out" })).toBeTruthy();
  const options = within(previewer()!).getAllByRole("option");
  expect(options.map(({ textContent }) => textContent)).toEqual(["Pro", "Enterprise", "Admin"]);
  expect(reset()).toBeNull();
  for (const type of accountTypes) {
    await user.selectOptions(previewer()!, type);
    expect(stores.session.effectiveType).toBe(type);
    expect(previewer()).toHaveProperty("value", type);
    expect(debugSwitch()).not.toBeNull();
    expect(reset() === null, type).toBe(type === "admin");
  }
  expect(stores.session.tempAccountType).toBeNull();
  await user.selectOptions(previewer()!, "pro");
  await user.click(reset()!);
  expect(stores.session.tempAccountType).toBeNull();
  expect(stores.session.effectiveType).toBe("admin");
  expect(reset()).toBeNull();
});

test("the debug panel shows types, services, calls and versions if its stored switch is on [P2.69 P3.19]", async () => {
  const user = userEvent.setup();
  const stores = await frameStores({ accountType: "admin" });
  show(stores);
  expect(panel()).toBeNull();
  await user.click(debugSwitch()!);
  expect(JSON.parse(localStorage.getItem("debug-storage")!)).toEqual({ state: { showDebugInfo: true }, version: 0 });
  act(() => stores.session.preview("pro"));
  const shown = within(panel()!);
  const fact = (name: string) => shown.getByText(name).nextElementSibling?.textContent;
  expect(fact("Account type")).toBe("Admin");
  expect(fact("Effective type")).toBe("Pro");
  expect(fact("App version")).toBe("v1.5.1");
  await waitFor(() => expect(fact("Server version")).toBe("v8.8.8"));
  for (const { id } of services) expect(shown.getByRole("rowheader", { name: id })).toBeTruthy();
  const mayOpen = shown.getByRole("rowheader", { name: "metrics" }).closest("tr")!;
  expect(mayOpen.textContent).toBe("metricsPractice Managementreleasednono");
  act(
    () =>
      void Object.assign(stores.debug, {
        calls: [{ id: 1, method: "GET", path: "/api/v1/visits", status: 200, at: new Date(), ms: 12 }],
      }),
  );
  expect(shown.getByRole("rowheader", { name: "GET /api/v1/visits" }).closest("tr")!.textContent).toContain("20012 ms");
  expect(panel()!.textContent).not.toMatch(/Ada|ada@example/);
  await user.click(debugSwitch()!);
  expect(panel()).toBeNull();
});

test("a desktop that is not signed in offers Sign in instead of Sign out [P2.67]", async () => {
  show(await frameStores({ platform: desktop("1.5.1"), isSignedIn: false }));
  expect(screen.queryByRole("button", { name: "Sign out" })).toBeNull();
  expect(screen.getByRole("button", { name: "Sign in" })).toBeTruthy();
});

test.each([
  { company: "Chartside", line: "© 2024 Chartside, Inc. All rights reserved." },
  { company: "Lakeside Family Practice", line: "© 2024 Lakeside Family Practice, Inc. All rights reserved." },
  { company: "Lakeside, Inc.", line: "© 2024 Lakeside, Inc. All rights reserved." },
  { company: "Lakeside Inc", line: "© 2024 Lakeside, Inc. All rights reserved." },
  { company: "Cardinc", line: "© 2024 Cardinc, Inc. All rights reserved." },
])("the footer of $company reads: $line [P2.70 P2.71]", ({ company, line }) => {
  expect(copyright(company)).toBe(line);
});

test("a banner is shown while offline [P8.49]", async () => {
  render(
    <Framed stores={await frameStores()}>
      <ConnectionBanner />
    </Framed>,
  );
  const region = screen.getByRole("status");
  expect(region.textContent).toBe("");
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  act(() => void dispatchEvent(new Event("offline")));
  expect(screen.getByText("You are offline")).toBeTruthy();
  // edits are in this window only until the server has them
  expect(region.textContent).toContain("Keep this window open: edits are saved when you are back online.");
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(true);
  act(() => void dispatchEvent(new Event("online")));
  expect(region.textContent).toBe("");
});

test("the sidebar's shortcut with the other modifier works in plain fields, except where it means bold [P2.60 P2.61]", async () => {
  const toggle = vi.fn();
  function Keys() {
    useOtherSidebarKey(toggle);
    return (
      <>
        <input aria-label="Plain" />
        <div contentEditable="true" suppressContentEditableWarning={true} aria-label="Rich">
          <p>words</p>
        </div>
      </>
    );
  }
  render(<Keys />);
  const user = userEvent.setup();
  await user.keyboard("{Meta>}b{/Meta}");
  expect(toggle).toHaveBeenCalledTimes(1);
  await user.click(screen.getByLabelText("Plain"));
  await user.keyboard("{Meta>}b{/Meta}");
  expect(toggle).toHaveBeenCalledTimes(2);
  expect(meansBold(screen.getByText("words"))).toBe(true);
  screen
    .getByText("words")
    .dispatchEvent(new KeyboardEvent("keydown", { key: "b", metaKey: true, bubbles: true, cancelable: true }));
  expect(toggle).toHaveBeenCalledTimes(2);
});
