import { lastFirst, patientOf, patients, type TestPatient } from "./patients";
import { type EhrAnswer, type EhrRequest, type SavedNote, serveEhr, type TestEhr, html, topPage } from "./serveEhr";

/**
 * "Historia": a Spanish EHR. Each tab of a chart is a document of its own with one line of text for the patient, with
 * birth dates as day/month/year. The note's form is in a frame whose address has no number: it shows name and birth
 * date of the patient that the server has open for this sign-in. The browser may keep pages to go back to.
 */
export const startHistoriaEhr = (): Promise<TestEhr> => serveEhr({ home: "/historia", answer, isKept: true });

/** Returns the birth date as on screen: "14/03/1961". */
const spanishDate = ({ born }: TestPatient): string => born.split("-").toReversed().join("/");

const line = (patient: TestPatient): string =>
  `${lastFirst(patient).toUpperCase()} · NHC ${patient.mrn} · F. Nac.: ${spanishDate(patient)} (64 años)`;

function answer(
  { method, path, query, form, session }: EhrRequest,
  save: (note: SavedNote) => void,
): EhrAnswer | undefined {
  const patient = patientOf(/^\/hc\/(\d+)/.exec(path)?.[1]);
  if (path === "/historia")
    return {
      html: topPage(
        "Historia",
        patients.map((each) => `<p><a href="/hc/${each.mrn}">${html(lastFirst(each))}</a></p>`).join(""),
      ),
    };
  if (patient) {
    session.pid = patient.pid;
    return { html: topPage("Historia", chart(patient, path.endsWith("/evolucion"))) };
  }
  if (path !== "/evol/form") return undefined;
  const open = patientOf(query.get("ver") ?? session.pid)!;
  if (method === "GET") return { html: note(open) };
  const sections = Object.fromEntries(
    ["motivo", "exploracion", "juicio", "plan"].map((name) => [name, form.get(name)!]),
  );
  save({ pid: session.pid!, formPid: atob(form.get("token")!), encounter: null, sections });
  return { html: `<h4>Guardado</h4><pre id="guardado">${html(Object.values(sections).join("\n"))}</pre>` };
}

const chart = (patient: TestPatient, isNote: boolean): string => `<div id="cab">${html(line(patient))}</div>
<nav><a href="/historia">Pacientes</a> <a href="/hc/${patient.mrn}">Resumen</a> <a href="/hc/${patient.mrn}/evolucion">Evolución</a></nav>
${isNote ? '<iframe src="/evol/form" style="width:90%;height:520px"></iframe><div id="otros"></div>' : "<h3>Resumen</h3>"}
<script>
// The banner alone changes, as after a merge or a search beside the form.
const lines = ${JSON.stringify(Object.fromEntries(patients.map((each) => [each.mrn, line(each)])))};
const showLine = (number) => { document.querySelector("#cab").textContent = lines[number]; };
const showBeside = (number) => {
  const frame = Object.assign(document.createElement("iframe"), { src: "/evol/form?ver=" + number });
  document.querySelector("#otros").append(frame);
};
</script>`;

const note = (patient: TestPatient): string => `<h4>Evolución de ${html(lastFirst(patient))}</h4>
<p>Nacimiento: ${spanishDate(patient)}</p><form method="post" action="/evol/form">
<input type="hidden" name="token" value="${btoa(patient.pid)}">
${[
  ["motivo", "Motivo de consulta"],
  ["exploracion", "Exploración física"],
  ["juicio", "Juicio clínico"],
  ["plan", "Plan"],
]
  .map(([name, title]) => `<p>${title}<br><textarea name="${name}" rows="3" cols="60"></textarea></p>`)
  .join("")}<button>Guardar</button></form>`;
