import { BlueprintProvider } from "@blueprintjs/core";
import { QueryClientProvider } from "@tanstack/react-query";
import { cleanup, render, screen, waitFor, within } from "@testing-library/react";
import userEvent, { type UserEvent } from "@testing-library/user-event";
import { configure, makeAutoObservable } from "mobx";
import { observer } from "mobx-react-lite";
import { MemoryRouter } from "react-router-dom";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { DashboardStores } from "../../../src/renderer/base/useStores";
import { createQueryClient } from "../../../src/renderer/base/createQueryClient";
import { StoresContext } from "../../../src/renderer/base/useStores";
import { TemplatesApi } from "../../../src/renderer/templates/TemplatesApi";
import { TemplatesStore } from "../../../src/renderer/templates/TemplatesStore";
import { LayoutStore } from "../../../src/renderer/base/LayoutStore";
import { OpenVisitStore } from "../../../src/renderer/visits/OpenVisitStore";
import { PatientHeader } from "../../../src/renderer/visits/PatientHeader";
import { VisitsPane } from "../../../src/renderer/visits/VisitsPane";
import { useVisitsShortcuts } from "../../../src/renderer/visits/useVisitsShortcuts";
import { VisitsStore } from "../../../src/renderer/visits/VisitsStore";
import { VisitsApi } from "../../../src/renderer/visits/VisitsApi";
import { AppError } from "../../../src/shared/errors";
import type { Visit } from "../../../src/shared/visits/visit";
import { visitOf, VisitServer } from "./VisitServer";

configure({ enforceActions: "always" });

/** The session that is being recorded here, for 12:47. */
const recordedId = "3f2b8c1e-5a6d-4e7f-8a9b-0c1d2e3f4a5b";

let server: VisitServer;
let visits: VisitsStore;
let openVisit: OpenVisitStore;
let user: UserEvent;
/** Ids of stopped recordings that are only on this computer. */
let unsentTakes: string[];
beforeEach(async () => {
  server = await VisitServer.start();
  unsentTakes = [];
  // jsdom has no layout: the list is 600 px high, a row 68.
  vi.spyOn(Element.prototype, "clientHeight", "get").mockReturnValue(600);
  vi.spyOn(Element.prototype, "clientWidth", "get").mockReturnValue(272);
  vi.spyOn(HTMLElement.prototype, "offsetHeight", "get").mockReturnValue(68);
  Element.prototype.scrollTo = function (this: Element, options?: ScrollToOptions | number) {
    this.scrollTop = typeof options === "object" ? (options.top ?? 0) : 0;
    this.dispatchEvent(new Event("scroll"));
  } as typeof Element.prototype.scrollTo;
  const http = server.client();
  visits = new VisitsStore(new VisitsApi(http));
  openVisit = new OpenVisitStore({
    http,
    openStream: server.openStream(),
    onVisit: (visit) => visits.apply(visit),
  });
  user = userEvent.setup();
});
afterEach(async () => {
  openVisit.open(null);
  cleanup();
  vi.restoreAllMocks();
  await server.stop();
});

function show(what = <VisitsPane />): void {
  const recorder = makeAutoObservable({
    state: "recording",
    visitId: recordedId,
    elapsedMs: 767_000,
    unsentMs: () => null,
    localTakes: { unsent: new Map(unsentTakes.map((id) => [id, {}])) },
  });
  const templates = new TemplatesStore(new TemplatesApi(server.client()));
  const stores = {
    visits,
    openVisit,
    templates,
    documents: { of: () => ({ shown: null, canEdit: false }) },
    recorder,
    layout: new LayoutStore(),
    platform: { kind: "web" },
    http: server.client(),
  } as unknown as DashboardStores;
  render(
    <QueryClientProvider client={createQueryClient()}>
      <BlueprintProvider>
        <MemoryRouter initialEntries={["/dashboard/scribe"]}>
          <StoresContext value={stores}>
            {what}
            <Shortcuts />
          </StoresContext>
        </MemoryRouter>
      </BlueprintProvider>
    </QueryClientProvider>,
  );
}

/** The keys of the Scribe screen. */
const Shortcuts = observer(function Shortcuts() {
  useVisitsShortcuts();
  return null;
});

/** Returns a session that began a number of hours before noon of today and was last changed long ago. */
function hoursAgo(hours: number, more: Partial<Visit>): Visit {
  const created_at = new Date(new Date().setHours(12, 0, 0, 0) - hours * 3_600_000).toISOString();
  return visitOf({ created_at, updated_at: "2026-01-05T09:00:00.000Z", ...more });
}
const rows = (): string[] => screen.getAllByRole("link").map(({ textContent }) => textContent ?? "");

test("sessions are listed by day with patient, reason and state", async () => {
  server.visits = [
    hoursAgo(1, { patient_name: "Ines Carvalho", reason: "Asthma review", status: "ready", to_check: 2 }),
    hoursAgo(0, { id: recordedId, patient_name: "Harold Whitfield", status: "recording" }),
    hoursAgo(24, { status: "needs_attention", status_reason: "The transcript stopped at 6:12: it did." }),
  ];
  show();
  await waitFor(() => expect(rows()).toHaveLength(3));
  expect(screen.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    "Today",
    "Yesterday",
  ]);
  expect(rows()[0]).toMatch(/12:00 PMHarold Whitfield.*Recording 12:47/);
  expect(rows()[1]).toMatch(/11:00 AMInes CarvalhoAsthma review.*2 to review/);
  expect(rows()[2]).toMatch(/Unnamed session.*Transcript stopped at 6:12/);
  expect(screen.getByRole("button", { name: /^To finish: 2 today, 1 older/ }).textContent).toContain(
    "1 to review, 1 stopped, 1 in progress",
  );
});

test("the day is not done while a recording is only on this computer", async () => {
  server.visits = [hoursAgo(0, { patient_name: "Harold Whitfield", status: "open" })];
  unsentTakes = ["take"];
  show();
  await screen.findByText("1 recording isn’t sent yet");
  expect(screen.queryByText("All done for today.")).toBeNull();
  cleanup();
  unsentTakes = [];
  show();
  await screen.findByText("All done for today.");
});

test("an imported file is named while it is transcribed", async () => {
  server.visits = [
    hoursAgo(0, { status: "transcribing", imported_file: "visit2.wav" }),
    hoursAgo(1, { status: "transcribing" }),
  ];
  show();
  await waitFor(() => expect(rows()).toHaveLength(2));
  expect(rows()[0]).toMatch(/Transcribing visit2\.wav$/);
  expect(rows()[1]).toMatch(/Transcribing$/);
});

test("only the visible rows of ten thousand sessions are rendered", async () => {
  server.visits = Array.from({ length: 10_000 }, (_, n) => hoursAgo(n / 10, { patient_name: `Patient ${n}` }));
  show();
  await waitFor(() => expect(rows().length).toBeGreaterThan(5));
  expect(rows().length).toBeLessThan(40);
  await user.click(screen.getAllByRole("link")[0] as HTMLElement);
  await user.keyboard("{End}");
  await waitFor(() => expect(visits.items.length).toBeGreaterThan(50));
  expect(screen.getAllByRole("link").length).toBeLessThan(40);
});

test("the list is one tab stop with its own keys", async () => {
  server.visits = [0, 1, 2].map((n) => hoursAgo(n, { patient_name: `Patient ${n}` }));
  show();
  await waitFor(() => expect(rows()).toHaveLength(3));
  expect(screen.getAllByRole("link").filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1);
  screen.getAllByRole("link")[0]?.focus();
  await user.keyboard("{ArrowDown}{ArrowDown}{ArrowDown}{ArrowUp}");
  expect(document.activeElement?.textContent).toContain("Patient 1");
  await user.keyboard("{Enter}");
  expect(visits.selectedId).toBe(server.visits[1]?.id);
  expect(document.activeElement?.getAttribute("aria-current")).toBe("true");
  await user.keyboard("{Delete}");
  await waitFor(() => expect(rows()).toHaveLength(2));
  const removed = screen.getByText("Session deleted", { selector: ".cs-removed span" }).parentElement as HTMLElement;
  await user.click(within(removed).getByRole("button", { name: "Undo" }));
  await waitFor(() => expect(rows()).toHaveLength(3));
});

test("the address of a row holds no patient data", async () => {
  server.visits = [hoursAgo(0, { patient_name: "Harold Whitfield" })];
  show();
  const link = await screen.findByRole("link");
  expect(link.getAttribute("href")).toBe(`/dashboard/scribe?visit=${server.visits[0]?.id}`);
});

test("/ focuses the search", async () => {
  server.visits = [hoursAgo(0, { patient_name: "Harold Whitfield" })];
  show();
  await screen.findByRole("link");
  await user.keyboard("/");
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("searchbox", { name: "Find sessions" })));
  await user.keyboard("metfornin");
  await screen.findByText("Nothing found for “metfornin”. Search covers names, reasons and transcripts.");
  await user.click(screen.getByRole("button", { name: "Clear search" }));
  await screen.findByRole("link");
});

test("status and dates filter the list", async () => {
  server.visits = [
    hoursAgo(0, { patient_name: "Open today", status: "ready" }),
    hoursAgo(0, { patient_name: "Signed today", status: "signed" }),
    hoursAgo(24 * 9, { patient_name: "Open long ago", status: "ready" }),
  ];
  show();
  await waitFor(() => expect(rows()).toHaveLength(3));
  await user.click(screen.getByRole("radio", { name: "Signed" }));
  await waitFor(() => expect(rows()).toEqual([expect.stringContaining("Signed today")]));
  await user.click(screen.getByRole("radio", { name: "To finish" }));
  await user.click(screen.getByRole("button", { name: "Dates: All dates" }));
  await user.click(await screen.findByText("Last 7 days"));
  await waitFor(() => expect(rows()).toEqual([expect.stringContaining("Open today")]));
  await user.click(screen.getByRole("button", { name: "All dates" }));
  await waitFor(() => expect(rows()).toHaveLength(2));
});

test("a list that could not be loaded can be loaded again", async () => {
  server.failure = new AppError("unavailable", "Not now.");
  show();
  const retry = await screen.findByRole("button", { name: "Try again" });
  server.failure = null;
  await user.click(retry);
  await screen.findByText("Sessions you record are listed here.");
});

test("New shows the screen for a new session and creates none", async () => {
  server.visits = [hoursAgo(0, { patient_name: "Ines Carvalho" })];
  visits.select(server.visits[0]?.id ?? null);
  show();
  await user.click(await screen.findByRole("button", { name: "New session" }));
  expect(visits.selectedId).toBeNull();
  expect(visits.isNewAsked).toBe(true);
  expect(server.visits).toHaveLength(1);
});

test("an unnamed session can be named in its header", async () => {
  const visit = hoursAgo(0, { reason: "Sore throat" });
  server.visits = [visit];
  openVisit.open(visit.id);
  await server.streamsOpened(1);
  show(<PatientHeader />);
  server.send({ type: "visit", data: visit }, "1");
  expect((await screen.findByRole("heading", { level: 1 })).textContent).toBe("Unnamed session");
  await user.type(screen.getByRole("combobox", { name: "Patient name" }), "<b>Tomasz</b> Bielski{Enter}");
  await waitFor(() => expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("<b>Tomasz</b> Bielski"));
  expect(document.title).not.toContain("Tomasz");
});

test("consent shows how and when it was given, and can be withdrawn", async () => {
  const at = new Date(new Date().setHours(9, 41, 0, 0)).toISOString();
  const visit = hoursAgo(0, { patient_name: "Ruth Adeyemi", consent: { given: true, method: "spoken", at } });
  server.visits = [visit];
  openVisit.open(visit.id);
  await server.streamsOpened(1);
  show(<PatientHeader />);
  server.send({ type: "visit", data: visit }, "1");
  await user.click(await screen.findByRole("button", { name: "Consent given, verbal 9:41 AM" }));
  await user.click(await screen.findByRole("button", { name: "Withdraw consent" }));
  await screen.findByRole("button", { name: "Consent withdrawn" });
  expect(server.visits[0]?.consent).toMatchObject({ given: false, method: "spoken" });
});

test("if consent was not required, the patient can still decline", async () => {
  const at = new Date().toISOString();
  const visit = hoursAgo(0, { patient_name: "Ruth Adeyemi", consent: { given: true, method: "not_needed", at } });
  server.visits = [visit];
  openVisit.open(visit.id);
  await server.streamsOpened(1);
  show(<PatientHeader />);
  server.send({ type: "visit", data: visit }, "1");
  await user.click(await screen.findByRole("button", { name: "Consent not required" }));
  await user.click(await screen.findByRole("button", { name: "Patient declined" }));
  await screen.findByRole("button", { name: "Patient declined recording" });
  expect(server.visits[0]?.consent).toMatchObject({ given: false, method: "refused" });
});
