import { firstLast, lastFirst, patientOf, patients, type TestPatient, usDate } from "./patients";
import { html, serveEhr, type TestEhr, topPage } from "./serveEhr";

/** How an EHR shows a patient: texts in which the identifiers are at another position for each patient. */
export interface Layout {
  /** Banner of the chart as HTML; the test points at its elements `#name`, `#dob` and `#mrn`. */
  banner: (patient: TestPatient) => string;
  /** Above the boxes, as HTML. */
  noteHead: (patient: TestPatient) => string;
  /** Path of a chart below `/charts/`. */
  path: (patient: TestPatient) => string;
  /** Whether the boxes are in a frame without a number in its address. */
  isFramed: boolean;
  /** Label of the first box. */
  label: (patient: TestPatient) => string;
}

const dotted = ({ born }: TestPatient) => born.split("-").toReversed().join(".");
const slashed = ({ born }: TestPatient) => born.split("-").toReversed().join("/");
const slug = (patient: TestPatient) =>
  firstLast(patient)
    .normalize("NFD")
    .replaceAll(/[^A-Za-z ]/g, "")
    .toLowerCase()
    .replaceAll(" ", "-");
/** Returns a number of one or two digits that differs from patient to patient. */
const bedNumber = ({ pid }: TestPatient) => (Number(pid) * 7) % 90;

const plain = { path: ({ pid }: TestPatient) => pid, isFramed: true, label: () => "Subjective" };

export const layouts = {
  "words and numbers before the name, which differ from note to note": {
    ...plain,
    banner: (each) =>
      `<b id="name">Patient ${firstLast(each)}</b> <i id="dob">born ${usDate(each)}</i> <i id="mrn">${bedNumber(each)} y · ${each.mrn} · Bed ${bedNumber(each)}</i>`,
    noteHead: (each) => `<h3>Visit ${bedNumber(each)} of ${html(firstLast(each))}</h3><p>DOB: ${usDate(each)}</p>`,
  },
  "one line in German, with the number in the note's heading": {
    ...plain,
    banner: (each) => `<span id="name">${html(lastFirst(each))} geb. ${dotted(each)} Pat.-Nr. HC-00${each.mrn}</span>`,
    noteHead: (each) => `<h3>Eintrag ${bedNumber(each)} ${html(lastFirst(each))} Pat.-Nr. HC-00${each.mrn}</h3>`,
  },
  "day first in the note and year first in the banner": {
    ...plain,
    banner: (each) =>
      `<span id="name">${html(lastFirst(each))}</span> <i id="dob">${each.born}</i> <i id="mrn">#${each.mrn}</i>`,
    noteHead: (each) => `<h3>Evolución de ${html(lastFirst(each))}</h3><p>F. Nac. ${slashed(each)}</p>`,
  },
  "names in addresses and labels": {
    banner: (each) =>
      `<span id="name">${html(lastFirst(each))} MRN: ${each.mrn}</span> <i id="dob">${usDate(each)}</i>`,
    noteHead: () => "",
    path: (each) => `${slug(each)}/${each.pid}`,
    isFramed: false,
    label: (each) => `Story of ${firstLast(each)}`,
  },
} satisfies Record<string, Layout>;

/** Starts an EHR with a layout. Its charts are below `/charts/`; adding `/note` to their path opens the note. */
export const startLayoutEhr = (layout: Layout): Promise<TestEhr> =>
  serveEhr({
    home: "/charts",
    answer: ({ path, query, session }) => {
      if (path === "/charts") return { html: topPage("Charts", "<h1>Charts</h1>") };
      if (path === "/form") return { html: noteOf(layout, patientOf(query.get("of") ?? session.pid)!) };
      const patient = patients.find((each) => path.startsWith(`/charts/${layout.path(each)}`));
      if (!patient) return undefined;
      session.pid = patient.pid;
      const body = `<div>${layout.banner(patient)}</div>`;
      if (!path.endsWith("/note")) return { html: topPage("Chart", body) };
      const note = layout.isFramed
        ? '<iframe src="/form" style="width:90%;height:400px"></iframe>'
        : noteOf(layout, patient);
      return { html: topPage("Chart", body + note) };
    },
  });

const noteOf = (layout: Layout, patient: TestPatient): string =>
  `${layout.noteHead(patient)}<p><label>${html(layout.label(patient))} <textarea name="s" rows="3"></textarea></label></p>
<p><label>Plan <textarea name="p" rows="3"></textarea></label></p>`;
