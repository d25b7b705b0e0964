import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { configure, makeAutoObservable, runInAction } from "mobx";
import { beforeAll, expect, test, vi } from "vitest";
import { AppRootStore } from "../../../../src/renderer/app/AppRootStore";
import type { DashboardStores } from "../../../../src/renderer/base/useStores";
import { IdleWarning } from "../../../../src/renderer/auth/idle/IdleWarning";
import { SignOutQuestion } from "../../../../src/renderer/auth/signOut/SignOutQuestion";
import { SignOutStore } from "../../../../src/renderer/auth/signOut/SignOutStore";
import { SignedOutNotice } from "../../../../src/renderer/auth/signIn/SignedOutNotice";
import { TopBar } from "../../../../src/renderer/app/shell/TopBar";
import { config, Framed, frameStores, type FrameStores, web } from "../../app/shell/frameStores";

configure({ enforceActions: "always" });
beforeAll(() => {
  // jsdom has the element without its methods
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
});

/** Unsaved text whose save ends when the test calls `answer`; `false`: it fails. */
function unsavedWords() {
  let answer: (isSaved: boolean) => void = () => undefined;
  const note = makeAutoObservable({
    hasUnsaved: true,
    saveAll: () =>
      new Promise<void>((resolve) => {
        answer = (isSaved) => {
          runInAction(() => (note.hasUnsaved = !isSaved));
          resolve();
        };
      }),
    dropUnsaved: () => void (note.hasUnsaved = false),
  });
  return { note, answer: (isSaved: boolean) => answer(isSaved) };
}

async function open() {
  const { note, answer } = unsavedWords();
  const frame = await frameStores();
  const work = {
    documents: Object.assign(note, { stop: () => note.dropUnsaved() }),
    recorder: { state: "idle" },
    templates: { hasUnsaved: false },
    unsentTexts: { hasUnsaved: false },
  };
  const signOut = new SignOutStore({
    isSignedIn: () => frame.session.status === "signed_in",
    work: () => work as unknown as DashboardStores,
  });
  const idle = makeAutoObservable({ isAsking: false, secondsLeft: 30, stay: () => void (idle.isAsking = false) });
  const stores: FrameStores = Object.assign(frame, { signOut, idle });
  const ended = vi.spyOn(stores.session, "signOut");
  render(
    <Framed stores={stores}>
      <TopBar onPalette={() => {}} />
      <IdleWarning />
      <SignOutQuestion />
    </Framed>,
  );
  return { user: userEvent.setup(), answer, ended, idle };
}
const question = () => screen.queryByRole("alertdialog", { name: "Your latest changes aren’t saved" });

test("Sign out is busy while text is saved, and asks if that failed", async () => {
  const { user, answer, ended } = await open();
  const button = screen.getByRole("button", { name: "Sign out" });
  await user.dblClick(button);
  expect([button.getAttribute("aria-busy"), document.activeElement]).toEqual(["true", button]);
  answer(false);
  await waitFor(() => expect(question()).not.toBeNull());
  expect(button.getAttribute("aria-busy")).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Stay signed in" }));
  await user.keyboard("{Enter}");
  expect([question(), ended.mock.calls.length]).toEqual([null, 0]);
});

test("Sign out now in the idle warning saves first", async () => {
  const { user, answer, ended, idle } = await open();
  runInAction(() => (idle.isAsking = true));
  await user.click(await screen.findByRole("button", { name: "Sign out now" }));
  expect(ended).not.toHaveBeenCalled();
  answer(false);
  await user.click(await screen.findByRole("button", { name: "Sign out and discard" }));
  expect(ended.mock.calls).toEqual([[]]);
});

test("Sign out now signs out once the text is saved", async () => {
  const { user, answer, ended, idle } = await open();
  runInAction(() => (idle.isAsking = true));
  await user.click(await screen.findByRole("button", { name: "Sign out now" }));
  answer(true);
  await waitFor(() => expect(ended).toHaveBeenCalledOnce());
  expect(question()).toBeNull();
});

/** All stores of the app with a signed-in user's dashboard. */
async function app() {
  const { note } = unsavedWords();
  const dashboard = {
    documents: Object.assign(note, { stop: () => note.dropUnsaved() }),
    recorder: { state: "idle", leave: () => Promise.resolve() },
    templates: { hasUnsaved: false },
    unsentTexts: { hasUnsaved: false },
    openVisit: { open: () => undefined },
    queries: { clear: () => undefined },
  } as unknown as DashboardStores;
  const stores = new AppRootStore({ ...config, idle_minutes: 0 }, web);
  await waitFor(() => expect(stores.session.status).toBe("signed_out"));
  runInAction(() => (stores.session.status = "signed_in"));
  const first = stores.dashboardOf("ada@example.org", () => dashboard);
  return { stores, note, first };
}
const another = (): DashboardStores => ({ documents: { stop: () => {} } }) as unknown as DashboardStores;

test("unsaved text of an idle sign-out is kept for the same user", async () => {
  const { stores, note, first } = await app();
  await stores.session.signOut("idle");
  expect([stores.keepsUnsavedText, note.hasUnsaved]).toEqual([true, true]);
  render(
    <Framed stores={stores as unknown as FrameStores}>
      <SignedOutNotice />
    </Framed>,
  );
  expect(screen.getByRole("status").textContent).toContain("They’re kept in this window: sign in again to save them.");
  expect(stores.dashboardOf("ada@example.org", another)).toBe(first);
});

test("unsaved text is dropped when another user signs in and after a deliberate sign-out", async () => {
  const one = await app();
  await one.stores.session.signOut("idle");
  expect(one.stores.dashboardOf("ben@example.org", another)).not.toBe(one.first);
  expect(one.note.hasUnsaved).toBe(false);

  const two = await app();
  await two.stores.session.signOut();
  expect([two.note.hasUnsaved, two.stores.keepsUnsavedText]).toEqual([false, false]);
  expect(two.stores.dashboardOf("ada@example.org", another)).not.toBe(two.first);
});
