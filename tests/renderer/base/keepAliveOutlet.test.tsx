import { BlueprintProvider, Dialog } from "@blueprintjs/core";
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useEffect } from "react";
import { Link, MemoryRouter } from "react-router-dom";
import { beforeEach, expect, test } from "vitest";
import { KeepAliveOutlet, type ScreenRoute, useIsScreenActive } from "../../../src/renderer/base/KeepAliveOutlet";

let log: string[] = [];
beforeEach(() => void (log = []));

function Probe({ name }: { name: string }) {
  const isActive = useIsScreenActive();
  useEffect(() => {
    log.push(`${name} mounted`);
    return () => void log.push(`${name} unmounted`);
  }, [name]);
  return (
    <label>
      {name} {isActive ? "active" : "waiting"} <input />
    </label>
  );
}

const screens: readonly ScreenRoute[] = [
  { id: "scribe", path: "/dashboard/scribe", Screen: () => <Probe name="Scribe" /> },
  { id: "templates", path: "/dashboard/templates", Screen: () => <Probe name="Templates" /> },
];

function show() {
  render(
    <MemoryRouter initialEntries={["/dashboard/scribe"]}>
      <Link to="/dashboard/templates">to templates</Link>
      <Link to="/dashboard/scribe">to scribe</Link>
      <KeepAliveOutlet screens={screens} />
    </MemoryRouter>,
  );
  return userEvent.setup();
}
const field = (name: string) => screen.queryByLabelText(new RegExp(name), { selector: "input" });

test("KeepAliveOutlet mounts a screen on its first visit", async () => {
  const user = show();
  expect(log).toEqual(["Scribe mounted"]);
  await user.click(screen.getByText("to templates"));
  expect(log).toEqual(["Scribe mounted", "Templates mounted"]);
});

test("KeepAliveOutlet keeps a visited screen mounted with its input, hidden and inert [P2.39]", async () => {
  const user = show();
  await user.type(field("Scribe")!, "half a word");
  await user.click(screen.getByText("to templates"));

  const hidden = field("Scribe")!.closest("div")!;
  expect(hidden.hidden).toBe(true);
  expect(hidden.hasAttribute("inert")).toBe(true);
  await user.click(screen.getByText("to scribe"));
  expect(hidden.hidden).toBe(false);
  expect(field("Scribe")).toHaveProperty("value", "half a word");
  expect(log).not.toContain("Scribe unmounted");
});

test("a kept screen knows that it is not active", async () => {
  const user = show();
  expect(screen.getByText(/Scribe active/)).toBeTruthy();
  await user.click(screen.getByText("to templates"));
  expect(screen.getByText(/Scribe waiting/)).toBeTruthy();
  expect(screen.getByText(/Templates active/)).toBeTruthy();
});

test("KeepAliveOutlet unmounts a removed screen and mounts it fresh when it returns [P2.40]", async () => {
  const user = userEvent.setup();
  const at = (allowed: readonly ScreenRoute[]) => (
    <MemoryRouter initialEntries={["/dashboard/templates"]}>
      <Link to="/dashboard/templates">to templates</Link>
      <Link to="/dashboard/scribe">to scribe</Link>
      <KeepAliveOutlet screens={allowed} />
    </MemoryRouter>
  );
  const { rerender } = render(at(screens));
  await user.type(field("Templates")!, "of an admin");
  await user.click(screen.getByText("to scribe"));
  rerender(at(screens.filter(({ id }) => id === "scribe")));
  expect(field("Templates")).toBeNull();
  expect(log).toEqual(["Templates mounted", "Scribe mounted", "Templates unmounted"]);

  rerender(at(screens)); // allowed again, but not mounted before it is visited
  expect(field("Templates")).toBeNull();
  await user.click(screen.getByText("to templates"));
  expect(field("Templates")).toHaveProperty("value", "");
});

test("the outlet of another user keeps no screen of the previous one [P2.40]", async () => {
  const user = userEvent.setup();
  const of = (owner: string) => (
    <MemoryRouter initialEntries={["/dashboard/scribe"]}>
      <KeepAliveOutlet key={owner} screens={screens} />
    </MemoryRouter>
  );
  const { rerender } = render(of("ada@example.org"));
  await user.type(field("Scribe")!, "of Ada");
  rerender(of("ben@example.org"));
  expect(field("Scribe")).toHaveProperty("value", "");
  expect(log).toEqual(["Scribe mounted", "Scribe unmounted", "Scribe mounted"]);
});

test("a dialog is hidden with its screen", async () => {
  const withDialog: readonly ScreenRoute[] = [
    {
      id: "scribe",
      path: "/dashboard/scribe",
      Screen: () => (
        <Dialog isOpen={true} title="New session" enforceFocus={false}>
          <input aria-label="Patient name" />
        </Dialog>
      ),
    },
    ...screens.slice(1),
  ];
  render(
    <BlueprintProvider>
      <MemoryRouter initialEntries={["/dashboard/scribe"]}>
        <Link to="/dashboard/templates">to templates</Link>
        <Link to="/dashboard/scribe">to scribe</Link>
        <KeepAliveOutlet screens={withDialog} />
      </MemoryRouter>
    </BlueprintProvider>,
  );
  const user = userEvent.setup();
  const dialog = () => screen.queryByRole("dialog", { name: "New session" });
  await user.type(screen.getByLabelText("Patient name"), "Ada");
  expect(dialog()).not.toBeNull();
  await user.click(screen.getByText("to templates"));
  expect(dialog()).toBeNull(); // hidden from queries by role
  await user.click(screen.getByText("to scribe"));
  expect(dialog()).not.toBeNull();
  expect(screen.getByLabelText("Patient name")).toHaveProperty("value", "Ada");
  cleanup();
  expect(document.querySelectorAll(".cs-screen-overlays")).toHaveLength(0);
});
