import { firstLast, patientOf, patients, type TestPatient, usDate } from "./patients";
import { type EhrAnswer, type EhrRequest, type SavedNote, serveEhr, type TestEhr, html, topPage } from "./serveEhr";

/** Names of the boxes, as the form posts them. */
export const tabsFields = ["t1", "t2", "t3", "t4"] as const;

/**
 * "Tabula": tabs of nested iframes, whose hidden ones stay in the page. The server keeps one current patient per
 * sign-in: a chart address opened anywhere changes it, and notes are filed under it (H3, H4). Boxes have no labels,
 * only a word in the cell beside them; their names say nothing.
 */
export const startTabsEhr = (): Promise<TestEhr> => serveEhr({ home: "/tabula", answer });

function answer(request: EhrRequest, save: (note: SavedNote) => void): EhrAnswer | undefined {
  const { method, path, query, session } = request;
  const patient = patientOf(query.get("pid"));
  if (path === "/tabula") return { html: topPage("Tabula", shell) };
  if (path === "/tabula/finder") return { html: finder };
  if (path === "/tabula/chart" && patient) {
    session.pid = patient.pid;
    session.encounter = null;
    return { html: chart(patient) };
  }
  if (path === "/tabula/encounter" && patient) {
    session.encounter = `77${patient.pid}`;
    return { html: `<h4>Encounter</h4><iframe src="/tabula/soap?pid=${patient.pid}" style="${wide}"></iframe>` };
  }
  if (path === "/tabula/soap" && patient) return method === "POST" ? file(request, save) : { html: soap(patient) };
  return undefined;
}

const wide = "width:96%;height:480px;border:1px solid #999";

/** The tabs: each is an iframe with a new name; hidden ones stay. The strip shows what the last chart reported. */
const shell = `<body><div id="strip"><span id="strip-empty">No patient</span></div>
<div id="buttons"></div><div id="tabs"></div><script>
let count = 100;
function openTab(path, title) {
  const frame = document.createElement("iframe");
  frame.name = "tab-" + ++count;
  frame.src = path;
  frame.style = "${wide}";
  const button = document.createElement("button");
  button.textContent = title;
  button.onclick = () => { for (const each of tabs.children) each.style.display = each === frame ? "" : "none"; };
  tabs.append(frame);
  buttons.append(button);
  button.onclick();
}
function showPatient(name, born, number, pid) {
  strip.innerHTML = '<a class="who" onclick="openTab(this.href, \\'Chart\\'); return false"></a> <span class="born"></span>';
  strip.querySelector(".who").href = "/tabula/chart?pid=" + pid;
  strip.querySelector(".who").textContent = name + " (" + number + ")";
  strip.querySelector(".born").textContent = "DOB " + born;
}
const tabs = document.querySelector("#tabs"), buttons = document.querySelector("#buttons"), strip = document.querySelector("#strip");
openTab("/tabula/finder", "Finder");
</script></body>`;

const finder = `<table>${patients
  .map(
    (each) =>
      `<tr><td><a href="#" onclick="top.openTab('/tabula/chart?pid=${each.pid}', 'Chart')">${html(firstLast(each))}</a></td></tr>`,
  )
  .join("")}</table>`;

const chart = (patient: TestPatient) =>
  `<h3>Chart</h3><p>Referred by Maria Lopez</p><button onclick="location.assign('/tabula/encounter?pid=${patient.pid}')">New encounter</button>
<script>top.showPatient(${JSON.stringify(firstLast(patient))}, "${usDate(patient)}", "${patient.mrn}", "${patient.pid}")</script>`;

const soap = (patient: TestPatient) => `<form method="post"><input type="hidden" name="pid" value="${patient.pid}">
<table>${["Subjective", "Objective", "Assessment", "Plan"]
  .map(
    (word, at) => `<tr><td>${word}</td><td><textarea name="${tabsFields[at]}" rows="3" cols="60"></textarea></td></tr>`,
  )
  .join("")}</table><button>Save</button></form>`;

function file({ form, session }: EhrRequest, save: (note: SavedNote) => void): EhrAnswer {
  const sections = Object.fromEntries(tabsFields.map((name) => [name, form.get(name)!]));
  save({ pid: session.pid!, formPid: form.get("pid")!, encounter: session.encounter, sections });
  return { html: `<h4>Saved</h4><div id="saved">${html(Object.values(sections).join("\n"))}</div>` };
}
