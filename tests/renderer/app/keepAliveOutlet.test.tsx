import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useEffect } from "react";
import { Link, MemoryRouter } from "react-router-dom";
import { afterEach, beforeEach, expect, test } from "vitest";
import { KeepAliveOutlet, type ScreenRoute, useScreenActive } from "../../../src/renderer/app/KeepAliveOutlet";

let log: string[] = [];
beforeEach(() => void (log = []));
afterEach(cleanup);

function Probe({ name }: { name: string }) {
  const isActive = useScreenActive();
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

test("a screen is mounted on its first visit, not before", async () => {
  const user = show();
  expect(log).toEqual(["Scribe mounted"]);
  await user.click(screen.getByText("to templates"));
  expect(log).toEqual(["Scribe mounted", "Templates mounted"]);
});

test("a visited screen stays mounted with what was typed, hidden and out of reach", async () => {
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

test("a kept screen knows that it is not the one that is shown", async () => {
  const user = show();
  expect(screen.getByText(/Scribe active/)).toBeTruthy();
  await user.click(screen.getByText("to templates"));
  expect(screen.getByText(/Scribe waiting/)).toBeTruthy();
  expect(screen.getByText(/Templates active/)).toBeTruthy();
});
