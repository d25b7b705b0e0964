import { render, screen, waitFor } from "@testing-library/react";
import { configure, makeAutoObservable, runInAction } from "mobx";
import { beforeEach, expect, test, vi } from "vitest";
import { AppRoutes } from "../../../src/renderer/app/AppRoutes";
import type { AppStores } from "../../../src/renderer/app/AppStores";
import { AppRouter } from "../../../src/renderer/app/App";
import { AppStoresContext } from "../../../src/renderer/app/stores";
import type * as Platform from "../../../src/renderer/platform/platform";

vi.mock(import("../../../src/renderer/platform/platform"), async (original) => ({
  ...(await original()),
  usesHashRoutes: () => true, // as when opened from a file
}));
vi.mock("../../../src/renderer/app/Dashboard", () => ({ Dashboard: () => <h1>Dashboard</h1> }));
vi.mock("../../../src/renderer/auth/SignInScreen", () => ({ SignInScreen: () => <h1>Sign in</h1> }));

configure({ enforceActions: "always" });
/** The session as routes see it. */
const session = makeAutoObservable({
  status: "loading" as "loading" | "signed_out" | "signed_in",
  isInitializing: false,
});
const platform = { kind: "web", on: () => () => undefined };
const app = makeAutoObservable({
  session,
  platform,
  isRecording: false,
  idle: { isAsking: false },
  signOut: { question: null },
});
const become = (status: typeof session.status, isInitializing = false): void =>
  runInAction(() => void Object.assign(session, { status, isInitializing }));

beforeEach(() => {
  location.hash = "";
  become("loading");
  runInAction(() => (app.isRecording = false));
});

function open(address: string): void {
  location.hash = address;
  render(
    <AppStoresContext value={app as unknown as AppStores}>
      <AppRouter>
        <AppRoutes />
      </AppRouter>
    </AppStoresContext>,
  );
}

test.each([
  { protocol: "file:", desktop: undefined, inHash: true },
  { protocol: "app:", desktop: {}, inHash: true },
  { protocol: "https:", desktop: undefined, inHash: false },
  { protocol: "http:", desktop: undefined, inHash: false },
])("a page of $protocol has its addresses in the hash: $inHash [P2.10]", async ({ protocol, desktop, inHash }) => {
  const actual = await vi.importActual<typeof Platform>("../../../src/renderer/platform/platform");
  vi.stubGlobal("location", { protocol });
  vi.stubGlobal("desktop", desktop);
  expect(actual.usesHashRoutes()).toBe(inHash);
  vi.unstubAllGlobals();
});

test("opened from a file, addresses stand in the hash [P2.10]", async () => {
  become("signed_in");
  open("#/");
  expect(await screen.findByRole("heading", { name: "Dashboard" })).toBeTruthy();
  expect(location.hash).toBe("#/dashboard/scribe");
  expect(location.pathname).toBe("/");
});

test("opened from a file, a session that ends leads to #/sign-in [P2.10]", async () => {
  become("signed_in");
  open("#/dashboard/scribe");
  await screen.findByRole("heading", { name: "Dashboard" });
  become("signed_out");
  expect(await screen.findByRole("heading", { name: "Sign in" })).toBeTruthy();
  expect(location.hash).toBe("#/sign-in");
});

test("a running recording keeps its screen when the session ends; sign-in comes when it has stopped", async () => {
  become("signed_in");
  open("#/dashboard/scribe");
  await screen.findByRole("heading", { name: "Dashboard" });
  runInAction(() => (app.isRecording = true));
  become("signed_out");
  expect(screen.getByRole("heading", { name: "Dashboard" })).toBeTruthy();
  runInAction(() => (app.isRecording = false));
  await waitFor(() => expect(location.hash).toBe("#/sign-in"));
});

test("after signing in the address that was asked for opens [P2.14]", async () => {
  become("signed_out");
  open("#/dashboard/templates?kind=mine");
  await waitFor(() => expect(location.hash).toBe("#/sign-in"));
  become("signed_in");
  await waitFor(() => expect(location.hash).toBe("#/dashboard/templates?kind=mine"));
});

test("the session, then the profile is waited for in words, and the address stays meanwhile [P2.38 P2.81 P2.82]", async () => {
  open("#/dashboard/pre-chart");
  expect(await screen.findByText("Loading authentication...")).toBeTruthy();
  become("signed_in", true);
  expect(await screen.findByText("Initializing session...")).toBeTruthy();
  expect(location.hash).toBe("#/dashboard/pre-chart");
  become("signed_in");
  expect(await screen.findByRole("heading", { name: "Dashboard" })).toBeTruthy();
  expect(location.hash).toBe("#/dashboard/pre-chart");
});

test.each([
  { status: "signed_in", name: "Go to Scribe", to: "#/dashboard/scribe" },
  { status: "signed_out", name: "Go to sign-in", to: "#/sign-in" },
] as const)("nowhere, $status: a page that says so and leads to $to [P2.15]", async ({ status, name, to }) => {
  become(status);
  open("#/nowhere");
  expect(await screen.findByRole("heading", { name: "Page not found" })).toBeTruthy();
  expect(screen.getByRole("link", { name }).getAttribute("href")).toContain(to);
});
