import { longDate, lastFirst, patientOf, patients, type TestPatient } from "./patients";
import { type EhrAnswer, type EhrRequest, type SavedNote, serveEhr, type TestEhr, html, topPage } from "./serveEhr";

/**
 * "Ledger": pages made of tables. The patient is in a frame of its own at the top, with birth dates such as
 * "14-Mar-1961 (65 y)"; charts and notes are in the frame below it. The boxes of the note are `contenteditable` cells.
 * Both frames are loaded by themselves, so that a chart can stay open below another patient's banner.
 */
export const startLedgerEhr = (): Promise<TestEhr> => serveEhr({ home: "/ledger", answer });

/** Returns the birth date as on screen: "14-Mar-1961 (65 y)". */
const ledgerDate = (patient: TestPatient): string => {
  const day = longDate(patient)
    .split(" ")
    .map((part) => part.padStart(2, "0"))
    .join("-");
  return `${day} (${2026 - Number(patient.born.slice(0, 4))} y)`;
};

/** Names of the note’s boxes in the requests that save it. */
export const ledgerFields = ["CC", "EX", "DX", "RX"] as const;
const titles = ["Complaint / history", "Examination", "Diagnosis", "Treatment plan"];

/** What the chart of a patient lists; the medication with `~` is crossed out. */
export const ledgerLists: Readonly<
  Record<string, { problems: string[][]; drugs: string[][]; allergies: string; visits: string[] }>
> = {
  "11": {
    problems: [
      ["I10", "Hypertension"],
      ["E11.9", "Type 2 diabetes"],
    ],
    drugs: [
      ["Metformin", "500 mg", "twice a day"],
      ["~Lisinopril", "10 mg", "daily"],
      ["Aspirin", "81 mg", "daily"],
    ],
    allergies: "Penicillin (rash); latex",
    visits: ["03-Dec-2030 09:40 Follow-up", "10-Jan-2031 14:00 Eye check"],
  },
  "13": {
    problems: [["J45", "Asthma"]],
    drugs: [["Albuterol", "2 puffs", "as needed"]],
    allergies: "None known",
    visits: [],
  },
};

function answer(
  { method, path, query, form, session }: EhrRequest,
  save: (note: SavedNote) => void,
): EhrAnswer | undefined {
  const patient = patientOf(query.get("rec") ?? session.pid);
  if (path === "/ledger") return { html: topPage("Ledger", frames(query.get("keep"))) };
  if (path === "/ledger/find") return { html: finder };
  if (path === "/ledger/open") {
    session.pid = patient!.pid;
    return { redirect: `/ledger/chart?scr=7&rec=${patient!.mrn}` };
  }
  if (path === "/ledger/ident") return { html: patient ? ident(patient) : "<p>No patient</p>" };
  if (path === "/ledger/chart") return patient && { html: (query.has("kept") ? "" : refresh) + chart(patient) };
  if (path === "/ledger/note" && method === "GET") return patient && { html: note(patient) };
  if (path !== "/ledger/note") return undefined;
  const sections = Object.fromEntries(ledgerFields.map((name) => [name, form.get(name) ?? ""]));
  save({ pid: session.pid!, formPid: form.get("rec")!, encounter: null, sections });
  return { html: "<h3>Filed</h3>" };
}

/** @param kept number of the patient whose chart stays open. */
const frames = (
  kept: string | null,
) => `<table width="100%"><tr><td><iframe id="top" src="/ledger/ident" width="900" height="60"></iframe></td></tr>
<tr><td><iframe id="work" src="${kept ? `/ledger/chart?rec=${kept}&kept=on` : "/ledger/find"}" width="900" height="640"></iframe></td></tr></table>`;

const finder = `<table>${patients
  .map(
    (each) =>
      `<tr><td><a href="/ledger/open?rec=${each.mrn}">${html(lastFirst(each))}</a></td><td>${each.mrn}</td></tr>`,
  )
  .join("")}</table>`;

/** The banner is loaded again by the chart, as by a click on "refresh". */
const refresh = `<script>parent.document.querySelector("#top").contentWindow.location.reload()</script>`;

const ident = (patient: TestPatient) =>
  `<table border="1"><tr><td>Patient:</td><td><b>${html(lastFirst(patient).toUpperCase())}</b></td>
<td>Born:</td><td>${ledgerDate(patient)}</td><td>Rec. no.</td><td>${patient.mrn}</td></tr></table>`;

const cells = (row: string[]) =>
  `<tr>${row.map((cell) => `<td>${cell.startsWith("~") ? `<s>${html(cell.slice(1))}</s>` : html(cell)}</td>`).join("")}<td><button>Edit</button></td></tr>`;

function chart(patient: TestPatient): string {
  const { problems, drugs, allergies, visits } = ledgerLists[patient.pid] ?? {
    ...{ problems: [], drugs: [], allergies: "Not asked", visits: [] },
  };
  const list = (title: string, head: string[], rows: string[][]) =>
    `<tr><td class="hdr"><b>${title} (${rows.length})</b></td></tr><tr><td><table class="grid"><tr>${head
      .map((each) => `<th>${each}</th>`)
      .join("")}</tr>${rows.map(cells).join("")}</table></td></tr>`;
  return `<table><tr><td>Chart of record ${patient.mrn}</td></tr>
<tr><td><a href="/ledger/note?rec=${patient.mrn}">New entry</a> <a href="/ledger/find">Find</a></td></tr>
${list("Problems", ["Code", "Problem"], problems)}${list("Current drugs", ["Drug", "Dose", "Use"], drugs)}
<tr><td><table><tr><td class="lbl">Allergies</td><td class="val">${html(allergies)}</td></tr></table></td></tr>
${list(
  "Next appointments",
  ["When and why"],
  visits.map((each) => [each]),
)}</table>`;
}

const note = (patient: TestPatient) => `<form method="post" action="/ledger/note">
<input type="hidden" name="rec" value="${patient.mrn}"><table>${ledgerFields
  .map(
    (name, at) => `<tr><td valign="top">${titles[at]}</td><td><div class="ed" contenteditable="true" data-n="${name}"
style="border:1px solid;width:560px;min-height:70px"></div><input type="hidden" name="${name}"></td></tr>`,
  )
  .join("")}</table><button>File entry</button></form><script>
document.querySelector("form").addEventListener("submit", () => {
  for (const box of document.querySelectorAll(".ed")) document.querySelector("input[name=" + box.dataset.n + "]").value = box.innerText;
});
</script>`;
