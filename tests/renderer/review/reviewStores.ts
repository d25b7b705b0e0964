import { makeAutoObservable } from "mobx";
import type { RootStore } from "../../../src/renderer/app/RootStore";
import { LayoutStore } from "../../../src/renderer/layout/LayoutStore";
import { NotesApi } from "../../../src/renderer/notes/notesApi";
import { NoteStore } from "../../../src/renderer/notes/NoteStore";
import { PlaybackStore } from "../../../src/renderer/playback/PlaybackStore";
import { EvidenceStore } from "../../../src/renderer/transcription/EvidenceStore";
import { TemplatesApi } from "../../../src/renderer/templates/templatesApi";
import { TemplatesStore } from "../../../src/renderer/templates/TemplatesStore";
import { TranscriptApi } from "../../../src/renderer/transcription/transcriptApi";
import { TranscriptStore } from "../../../src/renderer/transcription/TranscriptStore";
import { UnsentTexts } from "../../../src/renderer/visits/UnsentTexts";
import { type FixtureOpenVisit, fixtureNote } from "./fixtureVisit";
import { NoteServer } from "./noteServer";

/** What the review needs of the root store, over a fixture visit and a note kept in memory. */
export type ReviewStores = Omit<RootStore, "openVisit"> & { openVisit: FixtureOpenVisit; server: NoteServer };

export function reviewStores(openVisit: FixtureOpenVisit): ReviewStores {
  const server = new NoteServer(openVisit.note ?? fixtureNote(), ({ url = "" }) => {
    if (url.endsWith("/health")) return health;
    if (url.endsWith("/templates"))
      return { items: [template("soap", "SOAP note"), template("progress", "Progress note")] };
    // A test in a browser gives the sound.
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
    session: { profile: { first_name: "Nora", last_name: "Lindqvist" } },
    recorder: makeAutoObservable({ state: "idle", visitId: null, start: () => {} }),
    playback: new PlaybackStore(http, openVisit),
    evidence: new EvidenceStore(openVisit),
    transcript: new TranscriptStore(new TranscriptApi(http), openVisit, unsentTexts),
    note: new NoteStore(new NotesApi(http), openVisit),
    unsentTexts,
    templates: new TemplatesStore(new TemplatesApi(http)),
  };
  return stores as unknown as ReviewStores;
}

const template = (id: string, title: string) => ({ id, title, description: "", built_in: true, sections: [] });
const health = {
  status: "ok",
  version: "1.5.1",
  database: "ok",
  storage: "ok",
  speech: { engine: "command", ready: true, label: "pocketsphinx", reason: "found on this machine", advice: null },
};
