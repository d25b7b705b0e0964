import { act, cleanup, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { configure } from "mobx";
import { beforeEach, expect, test, vi } from "vitest";
import { navGroups } from "../../../../src/renderer/base/navGroups";
import { Sidebar } from "../../../../src/renderer/app/shell/Sidebar";
import { type AccountType, accountTypes } from "../../../../src/shared/access/accountType";
import { type Service, services } from "../../../../src/shared/access/services";
import type { Profile } from "../../../../src/shared/auth/profile";
import { desktop, Framed, frameStores, type FrameStores, silentDesktop, web } from "./frameStores";

configure({ enforceActions: "always" });
beforeEach(() => {
  localStorage.clear();
  document.cookie = "chartside_sidebar=; path=/; max-age=0";
});

function show(stores: FrameStores): void {
  render(
    <Framed stores={stores}>
      <Sidebar isCollapsed={false} onSettings={() => {}} />
    </Framed>,
  );
}

/** The screens as the sidebar shows them: a heading, then its items. */
const offered = (): Record<string, string[]> =>
  Object.fromEntries(
    within(screen.getByRole("navigation", { name: "Screens" }))
      .getAllByRole("heading")
      .map((heading) => [
        heading.textContent,
        within(heading.parentElement!)
          .getAllByRole("link")
          .map((link) => link.textContent),
      ]),
  );

const tools = ["Templates", "Local Recordings"];
const practice = { "Practice Management": ["User Management", "Metrics"] };
const table: Record<AccountType, (toolsHere: string[]) => Record<string, string[]>> = {
  pro: (Tools) => ({ "During Visit": ["Scribe"], Tools }),
  enterprise: (Tools) => ({ "Pre-Visit": ["Pre-Chart"], "During Visit": ["Scribe"], Tools }),
  admin: (Tools) => ({ "Pre-Visit": ["Pre-Chart"], "During Visit": ["Scribe"], Tools, ...practice }),
};

test.each(accountTypes)(
  "the sidebar of %s lists its screens by category in order, with EHR Settings on desktop only [P2.18 P2.19 P2.27 P2.28 P2.30 P2.47 P2.48 P2.49 P6.04 P6.11 P6.18 P6.23]",
  async (accountType) => {
    show(await frameStores({ accountType, platform: web }));
    expect(offered()).toEqual(table[accountType](tools));
    expect(Object.keys(offered())).toEqual(Object.keys(table[accountType](tools)));
    cleanup();
    show(await frameStores({ accountType, platform: desktop("1.5.1") }));
    expect(offered()).toEqual(table[accountType]([...tools, "EHR Settings"]));
  },
);

test("a screen in development is listed with dev features only, a disabled one never [P2.50 P2.51]", () => {
  const withStatus = (status: Service["status"]) =>
    services.map((service) => (service.id === "templates" ? { ...service, status } : service));
  const titles = (status: Service["status"], devFeatures: boolean) =>
    navGroups({ accountType: "pro", isDesktop: false, devFeatures }, withStatus(status))
      .flatMap(({ items }) => items)
      .map(({ title }) => title);
  expect(titles("development", false)).not.toContain("Templates");
  expect(titles("development", true)).toContain("Templates");
  expect(titles("disabled", true)).not.toContain("Templates");
});

test("the dev-features flag comes from the server only [P2.51]", async () => {
  localStorage.setItem("dev_features", "true");
  const stores = await frameStores();
  expect(stores.config.dev_features).toBe(false);
  show(stores);
  expect(offered()).toEqual(table.pro(tools));
});

test("an admin who previews pro sees pro's screens and Pro (Preview) [P2.48 P2.56 P4.54 P4.56 P6.29]", async () => {
  const stores = await frameStores({ accountType: "admin" });
  show(stores);
  expect(screen.getByText("Admin")).toBeTruthy();
  act(() => stores.session.preview("pro"));
  expect(screen.getByText("Pro (Preview)")).toBeTruthy();
  expect(offered()).toEqual(table.pro(tools));
  act(() => stores.session.preview("enterprise"));
  expect(screen.getByText("Enterprise (Preview)")).toBeTruthy();
  expect(offered()).toEqual(table.enterprise(tools));
  act(() => stores.session.preview("admin"));
  expect(screen.queryByText(/Preview/)).toBeNull();
  expect(screen.getByText("Admin")).toBeTruthy();
  expect(offered()).toEqual(table.admin(tools));
});

test.each(["pro", "enterprise"] as const)(
  "a preview value of %s, who is not an admin, has no effect [P6.30]",
  async (type) => {
    const stores = await frameStores({ accountType: type });
    act(() => stores.session.preview("admin"));
    show(stores);
    expect(stores.session.effectiveType).toBe(type);
    expect(stores.session.previewType).toBeNull();
    expect(screen.queryByText(/Preview/)).toBeNull();
    expect(offered()).toEqual(table[type](tools));
  },
);

test.each([
  { profile: {}, initials: "AL", name: "Ada Lovelace" },
  { profile: { last_name: null }, initials: "A", name: "Ada" },
  { profile: { first_name: null, last_name: null, username: "countess" }, initials: "C", name: "countess" },
  { profile: { first_name: null, last_name: null }, initials: "A", name: "ada@example.org" },
] satisfies { profile: Partial<Profile>; initials: string; name: string }[])(
  "$name is shown below the items with $initials, the type and the settings button [P2.52 P2.53 P2.54 P2.55 P2.57]",
  async ({ profile, initials, name }) => {
    show(await frameStores({ profile }));
    expect(screen.getByText(initials, { selector: ".cs-avatar" })).toBeTruthy();
    expect(screen.getByText(name)).toBeTruthy();
    expect(screen.getByText("Pro")).toBeTruthy();
    const settings = screen.getByRole("button", { name: "Account Settings" });
    const nav = screen.getByRole("navigation", { name: "Screens" });
    expect(nav.compareDocumentPosition(settings) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  },
);

test("the Scribe item has a labeled sessions toggle below it [P2.41 P2.43 P2.44]", async () => {
  const user = userEvent.setup();
  const stores = await frameStores();
  show(stores);
  const hide = screen.getByRole("button", { name: "Hide sessions" });
  expect(hide.getAttribute("aria-expanded")).toBe("true");
  await user.click(hide);
  expect(stores.layout.isListShown).toBe(false);
  const again = screen.getByRole("button", { name: "Show sessions" });
  expect(again.getAttribute("aria-expanded")).toBe("false");
  await user.click(again);
  expect(stores.layout.isListShown).toBe(true);
});

test("the logo is labeled and comes first, with v1.5.1 on the web whatever the server's version [P1.19 P1.22 P2.45 P2.46 P9.15]", async () => {
  const stores = await frameStores();
  expect(stores.config.version).toBe("9.9.9");
  show(stores);
  expect(screen.getByText("v1.5.1")).toBeTruthy();
  const first = document.querySelector("aside svg, aside img");
  expect(first).toBe(screen.getByRole("img", { name: "Chartside" }));
});

test("the desktop shows its own version, or v1.5.1 if the shell does not answer [P1.20 P1.22]", async () => {
  show(await frameStores({ platform: desktop("1.7.0") }));
  expect(await screen.findByText("v1.7.0")).toBeTruthy();
  cleanup();
  const handler = vi.fn();
  show(await frameStores({ platform: silentDesktop(handler) }));
  await vi.waitFor(() => expect(handler).toHaveBeenCalled());
  await act(() => Promise.resolve());
  expect(screen.getByText("v1.5.1")).toBeTruthy();
});
