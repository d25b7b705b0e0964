import "normalize.css";
import "@blueprintjs/core/lib/css/blueprint-design-tokens.css";
import "@blueprintjs/core/lib/css/blueprint.css";
import "@blueprintjs/icons/lib/css/blueprint-icons.css";
import "@fontsource-variable/inter/wght.css";
import "../../../../src/renderer/ui/ui.css";
import "../../../../src/renderer/scribe/scribe.css";
import { QueryClientProvider } from "@tanstack/react-query";
import { createQueryClient } from "../../../../src/renderer/base/createQueryClient";
import { HotkeysProvider } from "@blueprintjs/core";
import { configure } from "mobx";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import type { DashboardStores } from "../../../../src/renderer/base/useStores";
import { StoresContext } from "../../../../src/renderer/base/useStores";
import { NotePane } from "../../../../src/renderer/notes/NotePane";
import { OmissionsPane } from "../../../../src/renderer/notes/review/OmissionsPane";
import { VisitPlayer } from "../../../../src/renderer/playback/VisitPlayer";
import { TranscriptPane } from "../../../../src/renderer/transcription/TranscriptPane";
import {
  FixtureOpenVisit,
  fixtureNote,
  fixtureTake,
  fixtureVisit,
  utteranceId,
  utterance,
  utterances,
} from "../fixtureVisit";
import { reviewStores } from "../reviewStores";

/** The review of an invented visit without a server, for looking at screens and typing. */
configure({ enforceActions: "always" });
const query = new URLSearchParams(location.search);
if (query.get("theme") === "dark") document.body.classList.add("bp6-dark");

/** On a phone: transcript, omissions or note. */
const step = query.get("step");
const openVisit = new FixtureOpenVisit(stateNamed(query.get("state") ?? "review"));
const stores = reviewStores(openVisit);
if (query.has("selected")) stores.evidence.selectSentence("s4");
Object.assign(window, { stores, openVisit });

const root = document.getElementById("root");
if (!root) throw new Error("index.html has no #root");
createRoot(root).render(
  <StrictMode>
    <HotkeysProvider>
      <QueryClientProvider client={createQueryClient()}>
        <StoresContext value={stores as unknown as DashboardStores}>
          <main className="cs-main" style={{ height: "100%" }}>
            <div className="cs-scribe">
              <div className="cs-visit-area">
                <h1 hidden={true}>Harold Whitfield</h1>
                {stores.playback.hasAudio && <VisitPlayer />}
                <div className={`cs-columns${step ? " is-one" : ""}`}>
                  {step !== "note" && (
                    <div className="cs-side cs-side-said">
                      <div className="cs-pane cs-pane-stack">
                        {step !== "missing" && <TranscriptPane />}
                        {step !== "said" && <OmissionsPane />}
                      </div>
                    </div>
                  )}
                  {(!step || step === "note") && (
                    <div className="cs-side cs-side-written">
                      <NotePane />
                    </div>
                  )}
                </div>
              </div>
            </div>
          </main>
        </StoresContext>
      </QueryClientProvider>
    </HotkeysProvider>
  </StrictMode>,
);

function stateNamed(name: string): ConstructorParameters<typeof FixtureOpenVisit>[0] {
  const signed = { status: "signed", signed_at: new Date().toISOString(), signed_by: "Nora Lindqvist" } as const;
  switch (name) {
    case "signed":
      return { visit: fixtureVisit({ status: "signed" }), note: fixtureNote({ ...signed, version: 4 }) };
    case "drafting":
      return { visit: fixtureVisit({ status: "drafting" }), note: fixtureNote({ drafting: true, omissions: [] }) };
    case "waiting":
      return { visit: fixtureVisit({ status: "drafting" }), note: null };
    case "none":
      return { note: null };
    case "empty":
      return { visit: fixtureVisit({ status: "open" }), takes: [], utterances: [], note: null };
    case "stopped":
      return {
        visit: fixtureVisit({
          status: "needs_attention",
          status_reason: "The transcript stopped at 6:12: the speech engine did not answer. The audio is safe.",
        }),
        note: null,
      };
    case "retrying":
      return {
        visit: fixtureVisit({
          status: "transcribing",
          status_reason: "The speech service does not answer.",
          retry_in_ms: 8_000,
        }),
        utterances: utterances.map((line, n) => (n % 2 ? line : { ...line, engine: "small at speech.example:8000" })),
        note: null,
      };
    case "failed":
      return {
        visit: fixtureVisit({
          status: "needs_attention",
          status_reason: "The note could not be drafted. Transcript and audio are safe.",
        }),
        note: null,
      };
    case "fallback":
      return { note: fixtureNote({ engine: { name: "offline", fallback_reason: "no answer in 60 s" } }) };
    case "long":
      return { utterances: [...utterances, ...Array.from({ length: 2_000 }, (_, n) => utterance(n + 20))] };
    case "quoted": {
      // The finding quotes a line that the sentence does not rest on.
      const note = fixtureNote();
      for (const finding of note.sections.flatMap(({ sentences }) => sentences.flatMap(({ findings }) => findings)))
        finding.heard_in = utteranceId(400);
      return { note, utterances: [...utterances, ...Array.from({ length: 800 }, (_, n) => utterance(n + 20))] };
    }
    case "short": // a minute of audio, provided by a test
      return { takes: [fixtureTake({ duration_ms: 60_000 })], utterances: [0, 1, 2, 3, 4, 5].map((n) => utterance(n)) };
    default:
      return {};
  }
}
