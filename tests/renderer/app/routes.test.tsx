import { render, screen, waitFor } from "@testing-library/react";
import { configure, makeAutoObservable, runInAction } from "mobx";
import { beforeEach, expect, test, vi } from "vitest";
import { AppRoutes } from "../../../src/renderer/app/AppRoutes";
import type { AppStores } from "../../../src/renderer/base/useStores";
import { AppRouter } from "../../../src/renderer/app/App";
import { AppStoresContext } from "../../../src/renderer/base/useStores";
import type * as Platform from "../../../src/renderer/base/Platform";

vi.mock(import("../../../src/renderer/base/Platform"), async (original) => ({
  ...(await original()),
  usesHashRoutes: () => true, // as if opened from a file
}));
vi.mock("../../../src/renderer/app/Dashboard", () => ({ Dashboard: () => <h1>Dashboard</h1> }));
vi.mock("../../../src/renderer/auth/signIn/SignInScreen", () => ({ SignInScreen: () => <h1>Sign in</h1> }));

configure({ enforceActions: "always" });
/** The session as the routes see it. */
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
])("a page of $protocol has its routes in the hash: $inHash [P2.10]", async ({ protocol, desktop, inHash }) => {
  const actual = await vi.importActual<typeof Platform>("../../../src/renderer/base/Platform");
  vi.stubGlobal("location", { protocol });
  vi.stubGlobal("desktop", desktop);
  expect(actual.usesHashRoutes()).toBe(inHash);
  vi.unstubAllGlobals();
});

test("a page opened from a file has its routes in the hash [P2.10]", async () => {
  become("signed_in");
  open("#/");
  expect(await screen.findByRole("heading", { name: "Dashboard" })).toBeTruthy();
  expect(location.hash).toBe("#/dashboard/scribe");
  expect(location.pathname).toBe("/");
});

test("a session that ends on a page opened from a file leads to #/sign-in [P2.10]", async () => {
  become("signed_in");
  open("#/dashboard/scribe");
  await screen.findByRole("heading", { name: "Dashboard" });
  become("signed_out");
  expect(await screen.findByRole("heading", { name: "Sign in" })).toBeTruthy();
  expect(location.hash).toBe("#/sign-in");
});

test("after the session ended, a running recording keeps its screen until it has stopped", async () => {
  become("signed_in");
  open("#/dashboard/scribe");
  await screen.findByRole("heading", { name: "Dashboard" });
  runInAction(() => (app.isRecording = true));
  become("signed_out");
  expect(screen.getByRole("heading", { name: "Dashboard" })).toBeTruthy();
  runInAction(() => (app.isRecording = false));
  await waitFor(() => expect(location.hash).toBe("#/sign-in"));
});

test("the requested route opens after sign-in [P2.14]", async () => {
  become("signed_out");
  open("#/dashboard/templates?kind=mine");
  await waitFor(() => expect(location.hash).toBe("#/sign-in"));
  become("signed_in");
  await waitFor(() => expect(location.hash).toBe("#/dashboard/templates?kind=mine"));
});

test("loading texts are shown for the session, then the profile, at an unchanged address [P2.38 P2.81 P2.82]", async () => {
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
] as const)(
  "an unknown route when $status shows a not-found page with a link to $to [P2.15]",
  async ({ status, name, to }) => {
    become(status);
    open("#/nowhere");
    expect(await screen.findByRole("heading", { name: "Page not found" })).toBeTruthy();
    expect(screen.getByRole("link", { name }).getAttribute("href")).toContain(to);
  },
);
