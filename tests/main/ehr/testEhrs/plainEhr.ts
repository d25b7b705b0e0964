import { firstLast, lastFirst, patientOf, patients, type TestPatient } from "./patients";
import { type EhrAnswer, type EhrRequest, type SavedNote, serveEhr, type TestEhr, html, topPage } from "./serveEhr";

/** Names of the boxes, as the form posts them. */
export const plainFields = ["history", "findings", "appreciation", "plan"] as const;

/**
 * "Plainfield": one server-rendered page per address in ISO-8859-1. The note page shows the name alone (H13) and links
 * to the page with the other identifiers. Tags are removed from what is saved (H11). The label of a box is a word above
 * it.
 */
export const startPlainEhr = (): Promise<TestEhr> => serveEhr({ home: "/list", charset: "iso-8859-1", answer });

function answer(request: EhrRequest, save: (note: SavedNote) => void): EhrAnswer | undefined {
  const { method, path } = request;
  const [, page, id] = path.split("/");
  const patient = patientOf(id);
  if (path === "/list") return { html: list };
  if (page === "chart" && patient) return { html: chart(patient) };
  if (page === "note" && patient) return method === "POST" ? file(request, patient, save) : { html: noteForm(patient) };
  return undefined;
}

const list = topPage(
  "Plainfield",
  `<h1>Patients</h1><table>${patients
    .map((each) => `<tr><td>${each.mrn}<td><a href="/chart/${each.pid}">${html(lastFirst(each))}</a></tr>`)
    .join("")}</table>`,
);

const chart = (patient: TestPatient) =>
  topPage(
    "Chart",
    `<p><a href="/list">All patients</a></p><h1>${html(firstLast(patient))}</h1>
<table><tr><th>Born<td>${patient.born}<tr><th>Record<td>${patient.mrn}</table>
<p><a href="/note/${patient.pid}">Progress note</a></p>`,
  );

const noteForm = (patient: TestPatient) =>
  topPage(
    "Progress note",
    `<h1>Progress note: ${html(firstLast(patient))}</h1><p><a href="/chart/${patient.pid}">Demographics</a></p>
<form method="post">${["Complaint and history", "Findings", "Appreciation", "Plan of action"]
      .map((word, at) => `<p>${word}<br><textarea name="${plainFields[at]}" rows="4" cols="70"></textarea></p>`)
      .join("")}<input type="submit" value="Save"> <input type="submit" name="lock" value="Lock chart"></form>`,
  );

function file({ form }: EhrRequest, patient: TestPatient, save: (note: SavedNote) => void): EhrAnswer {
  const sections = Object.fromEntries(plainFields.map((name) => [name, form.get(name)!.replace(/<[^>]*>/g, "")]));
  save({ pid: patient.pid, formPid: patient.pid, encounter: null, sections });
  return { html: topPage("Saved", `<h1>Saved note: ${html(firstLast(patient))}</h1>`) };
}
