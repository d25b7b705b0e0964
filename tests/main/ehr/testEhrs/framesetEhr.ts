import { firstLast, lastFirst, patientOf, patients, type TestPatient, usDate } from "./patients";
import { type EhrAnswer, type EhrRequest, type SavedNote, serveEhr, type TestEhr, html } from "./serveEhr";

/** Names of the boxes, as the form posts them. */
export const framesetFields = ["subj", "obj", "assess", "plan"] as const;

/**
 * "Harbor Charts": a true frameset with frame names that change on each load. A chart is opened in the large frame,
 * whose page then reloads the banner's frame. Addresses carry the record number. Boxes have labels.
 */
export const startFramesetEhr = (): Promise<TestEhr> => serveEhr({ home: "/harbor", answer });

let loads = 0;

function answer(request: EhrRequest, save: (note: SavedNote) => void): EhrAnswer | undefined {
  const { method, path, query } = request;
  const patient = patientOf(query.get("chart"));
  if (path === "/harbor") return { html: frameset(++loads) };
  if (path === "/harbor/banner") return { html: banner(patient) };
  if (path === "/harbor/list") return { html: list };
  if (path === "/harbor/empty") return { html: "<p>Choose a patient.</p>" };
  if (path === "/harbor/summary" && patient) return { html: summary(patient) };
  if (path === "/harbor/note" && patient) return method === "POST" ? file(request, save) : { html: noteForm(patient) };
  return undefined;
}

const frameset = (load: number) => `<!doctype html><html><head><title>Harbor Charts</title>
<script src="/push.js"></script></head>
<frameset rows="70,*"><frame name="b${load}x" src="/harbor/banner">
<frameset cols="240,*"><frame name="l${load}x" src="/harbor/list"><frame name="w${load}x" src="/harbor/empty"></frameset>
</frameset></html>`;

const banner = (patient: TestPatient | undefined) =>
  patient
    ? `<body><b class="pt">${html(lastFirst(patient).toUpperCase())}</b>
<span class="dob">DOB: ${usDate(patient)}</span> <span class="no">Chart no. ${patient.mrn}</span></body>`
    : "<body><i>No patient</i></body>";

/** Opens charts in the large frame, by its position, because its name changes. */
const list = `<body><h3>Today</h3><ul>${patients
  .map((each) => `<li><a href="#" onclick="go(${each.mrn})">${html(firstLast(each))}</a></li>`)
  .join("")}</ul><script>
function go(chart) { parent.frames[2].location.assign("/harbor/summary?chart=" + chart); return false; }
</script></body>`;

/** A page of the large frame, which makes the banner show the same patient. */
const work = ({ mrn }: TestPatient, body: string) =>
  `<body>${body}<script>parent.frames[0].location.replace("/harbor/banner?chart=${mrn}")</script></body>`;

const summary = (patient: TestPatient) =>
  work(
    patient,
    `<h2>Summary</h2><p>Last seen by Dr. Maria Lopez</p>
<a href="/harbor/note?chart=${patient.mrn}&visit=9${patient.pid}">Write note</a>`,
  );

const noteForm = (patient: TestPatient) =>
  work(
    patient,
    `<h2>Visit note</h2><form method="post"><input type="hidden" name="chart" value="${patient.mrn}">
${["Subjective", "Objective", "Impression", "Action plan"]
  .map(
    (label, at) => `<p><label for="b${at}">${label}</label><br>
<textarea id="b${at}" name="${framesetFields[at]}" rows="4" cols="60"></textarea></p>`,
  )
  .join("")}
<button>Save</button> <button type="button" onclick="this.form.action='/harbor/sign'">Sign</button></form>`,
  );

function file({ query, form }: EhrRequest, save: (note: SavedNote) => void): EhrAnswer {
  const patient = patientOf(form.get("chart"))!;
  const sections = Object.fromEntries(framesetFields.map((name) => [name, form.get(name)!]));
  save({ pid: patient.pid, formPid: patient.pid, encounter: query.get("visit"), sections });
  const shown = Object.values(sections).map((text) => `<pre>${html(text)}</pre>`);
  return { html: work(patient, `<h2>Filed note</h2><div id="filed">${shown.join("")}</div>`) };
}
