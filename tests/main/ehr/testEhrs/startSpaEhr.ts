import { firstLast, longDate, patientOf, patients } from "./patients";
import { type EhrAnswer, type EhrRequest, type SavedNote, serveEhr, type TestEhr, topPage } from "./serveEhr";
import { spaScript } from "./spaScript";

/**
 * "Corner": a single-page app with addresses by pushState that carry the record number. One box for the whole note, in
 * a dialog behind a collapsed group; it keeps its text as React does, so an assigned value is ignored (H7). A second
 * visit on one day asks a confirm whose Cancel also does something (H6); Zoë Müller-Çelik's chart opens with an alert.
 */
export const startSpaEhr = (): Promise<TestEhr> => serveEhr({ home: "/app/patients", answer });

const page = topPage("Corner", `<body><script>${spaScript}</script></body>`);
const notes = (all: SavedNote[], pid: string) =>
  all.filter((note) => note.pid === pid).map((note) => note.sections["note"]);
const stored = new WeakMap<object, SavedNote[]>();

function answer(request: EhrRequest, save: (note: SavedNote) => void): EhrAnswer | undefined {
  const { method, path, query, form, session } = request;
  if (path.startsWith("/app/")) return { html: page };
  const mine = stored.get(session) ?? [];
  stored.set(session, mine);
  const patient = patientOf(query.get("number") ?? form.get("number"));
  if (path === "/api/patients") return { json: patients.map((each) => ({ number: each.mrn, name: firstLast(each) })) };
  if (!patient) return undefined;
  if (path === "/api/patient")
    return {
      json: {
        name: firstLast(patient),
        born: longDate(patient),
        number: patient.mrn,
        alert: patient.pid === "14" ? "Allergy: penicillin" : null,
        notes: notes(mine, patient.pid),
      },
    };
  if (path === "/api/notes" && method === "POST") {
    const note = {
      pid: patient.pid,
      formPid: patient.pid,
      encounter: form.get("visit"),
      sections: { note: form.get("note")! },
    };
    mine.push(note);
    save(note);
    return { json: {} };
  }
  return undefined;
}
