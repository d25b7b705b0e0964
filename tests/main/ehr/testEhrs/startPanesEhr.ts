import { lastFirst, patientOf, patients, type TestPatient, usDate } from "./patients";
import { type EhrAnswer, type EhrRequest, type SavedNote, serveEhr, type TestEhr, html, topPage } from "./serveEhr";

/**
 * "Twinpane": finder, chart and form side by side. A patient chosen in the finder changes the banner and the chart; a
 * form that is open stays on screen, and Save files it under the new patient with an encounter that does not exist
 * (H2).
 */
export const startPanesEhr = (): Promise<TestEhr> => serveEhr({ home: "/panes", answer });

function answer(request: EhrRequest, save: (note: SavedNote) => void): EhrAnswer | undefined {
  const { method, path, query, session } = request;
  const patient = patientOf(query.get("pid"));
  if (path === "/panes") return { html: topPage("Twinpane", shell) };
  if (path === "/panes/finder") return { html: finder };
  if (path === "/panes/nothing") return { html: "<p>Nothing open</p>" };
  if (path === "/panes/chart" && patient) {
    session.pid = patient.pid;
    session.encounter = null;
    return { html: chart(patient) };
  }
  if (path === "/panes/form" && patient) return method === "POST" ? file(request, save) : openForm(request, patient);
  return undefined;
}

const shell = `<body><div id="bar">No patient</div><div style="display:flex;height:560px">
<iframe src="/panes/finder" style="flex:1"></iframe><iframe src="/panes/nothing" style="flex:2"></iframe>
<iframe src="/panes/nothing" style="flex:3"></iframe></div><script>
const bar = document.querySelector("#bar");
function showPatient(name, born, number) {
  bar.innerHTML = "<strong></strong> born <em></em> no. <code></code>";
  [...bar.children].forEach((each, at) => (each.textContent = [name, born, number][at]));
}
</script></body>`;

const finder = `<ul>${patients
  .map(
    (each) =>
      `<li><a href="#" onclick="top.frames[1].location.assign('/panes/chart?pid=${each.pid}')">${html(lastFirst(each))}</a></li>`,
  )
  .join("")}</ul>`;

const chart = (patient: TestPatient) => `<h3>Chart</h3>
<button onclick="top.frames[2].location.assign('/panes/form?pid=${patient.pid}')">SOAP</button>
<script>top.showPatient(${JSON.stringify(lastFirst(patient))}, "${usDate(patient)}", "${patient.mrn}")</script>`;

function openForm({ session }: EhrRequest, patient: TestPatient): EhrAnswer {
  session.encounter = `55${patient.pid}`;
  const boxes = ["subjective", "objective", "assessment", "plan"];
  return {
    html: `<h3>SOAP</h3><form method="post"><input type="hidden" name="form_pid" value="${patient.pid}">
${boxes.map((name) => `<fieldset><legend>${name}</legend><textarea name="${name}" rows="3" cols="50"></textarea></fieldset>`).join("")}
<button>Save</button></form>`,
  };
}

function file({ form, session }: EhrRequest, save: (note: SavedNote) => void): EhrAnswer {
  const { form_pid: formPid, ...sections } = Object.fromEntries(form);
  save({ pid: session.pid!, formPid: formPid!, encounter: session.encounter, sections });
  return { html: "<h3>Saved</h3>" };
}
