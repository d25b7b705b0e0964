import { makeAutoObservable } from "mobx";
import type { DashboardStores } from "../../../src/renderer/base/useStores";
import { LayoutStore } from "../../../src/renderer/base/LayoutStore";
import { DocumentsApi } from "../../../src/renderer/notes/DocumentsApi";
import { DocumentsStore } from "../../../src/renderer/notes/documents/DocumentsStore";
import { SoundPlayer } from "../../../src/renderer/playback/SoundPlayer";
import { visitSound } from "../../../src/renderer/playback/visitSound";
import { EvidenceStore } from "../../../src/renderer/transcription/EvidenceStore";
import { TemplatesApi } from "../../../src/renderer/templates/TemplatesApi";
import { TemplatesStore } from "../../../src/renderer/templates/TemplatesStore";
import { TranscriptApi } from "../../../src/renderer/transcription/TranscriptApi";
import { TranscriptStore } from "../../../src/renderer/transcription/TranscriptStore";
import { UnsentTexts } from "../../../src/renderer/visits/UnsentTexts";
import { type FixtureOpenVisit, fixtureNote } from "./fixtureVisit";
import { NoteServer } from "./NoteServer";

/** The stores that the review needs, over a fixture visit and a note in memory. */
export type ReviewStores = Omit<DashboardStores, "openVisit"> & { openVisit: FixtureOpenVisit; server: NoteServer };

export function reviewStores(
  openVisit: FixtureOpenVisit,
  { followsInstructions } = { followsInstructions: true },
): ReviewStores {
  const server = new NoteServer(openVisit.note ?? fixtureNote(), ({ url = "" }) => {
    if (url.endsWith("/health"))
      return { ...health, notes: { engine: "test-model", follows_instructions: followsInstructions } };
    if (url.endsWith("/templates"))
      return { items: [template("soap", "SOAP note"), template("progress", "Progress note")] };
    // A test in a browser provides the audio.
    if (url.endsWith("/audio")) return (globalThis as { reviewAudio?: Blob }).reviewAudio ?? new Blob();
    return {};
  });
  const { http } = server;
  const unsentTexts = new UnsentTexts();
  const stores = {
    http,
    server,
    openVisit,
    layout: new LayoutStore(),
    platform: { kind: "web" },
    session: { profile: { first_name: "Nora", last_name: "Lindqvist" } },
    recorder: makeAutoObservable({
      state: "idle",
      visitId: null,
      consent: { askingFor: null },
      start: () => {},
      unsentMs: () => null,
    }),
    playback: new SoundPlayer(visitSound(http, openVisit)),
    evidence: new EvidenceStore(openVisit),
    transcript: new TranscriptStore(new TranscriptApi(http), openVisit, unsentTexts),
    documents: new DocumentsStore(new DocumentsApi(http), openVisit),
    get note() {
      return this.documents.current;
    },
    unsentTexts,
    visits: makeAutoObservable({ nextToFinish: null, select: (_id: string) => {} }),
    templates: new TemplatesStore(new TemplatesApi(http)),
  };
  return stores as unknown as ReviewStores;
}

const template = (id: string, title: string) => ({
  id,
  version: 1,
  title,
  description: "",
  built_in: true,
  sections: [],
});
const health = {
  status: "ok",
  version: "1.5.1",
  database: "ok",
  storage: "ok",
  speech: { engine: "command", ready: true, label: "pocketsphinx", reason: "found on this machine", advice: null },
};
