import { editorsScript } from "./editorsScript";
import { lastFirst, patientOf, patients, type TestPatient, usDate } from "./patients";
import { type EhrAnswer, type EhrRequest, type SavedNote, serveEhr, type TestEhr, html, topPage } from "./serveEhr";

/** The kinds of editor, in the order of the page; also the names under which their texts are stored. */
export const editorKinds = [
  "textarea",
  "input",
  "controlled",
  "shadow",
  "plaintext",
  "editable",
  "paragraphs",
  "model",
  "iframe",
] as const;
export type EditorKind = (typeof editorKinds)[number];

/**
 * "Scriptorium": every kind of editor on one page. What is stored is what each editor's own model holds, not what its
 * page shows. The iframe editor is in a dialog behind a collapsed group; its textarea is filled only when saving.
 * `text` is what the editors hold at the start.
 */
export const startEditorsEhr = (text = ""): Promise<TestEhr> =>
  serveEhr({ home: "/editors", answer: (request, save) => answer(request, save, text) });

function answer(request: EhrRequest, save: (note: SavedNote) => void, text: string): EhrAnswer | undefined {
  const { method, path, query, form } = request;
  const patient = patientOf(query.get("pid") ?? form.get("pid"));
  if (path === "/editors") return { html: patient ? page(patient, text) : list };
  if (path !== "/editors/save" || method !== "POST" || !patient) return undefined;
  const sections = Object.fromEntries(editorKinds.map((kind) => [kind, form.get(kind) ?? ""]));
  save({ pid: patient.pid, formPid: patient.pid, encounter: null, sections });
  return { json: {} };
}

const list = topPage(
  "Scriptorium",
  `<ul>${patients.map((each) => `<li><a href="/editors?pid=${each.pid}">${html(lastFirst(each))}</a></li>`).join("")}</ul>`,
);

const page = (patient: TestPatient, text: string) =>
  topPage(
    "Scriptorium",
    `<body><div class="banner"><span id="name">${html(lastFirst(patient))}</span> | <span id="dob">${usDate(patient)}</span>
| <span id="mrn">${patient.mrn}</span></div><style>[contenteditable]{border:1px solid;min-height:40px}</style>
<main></main><button id="save">Save</button><output id="state"></output>
<script>const pid = "${patient.pid}", startText = ${JSON.stringify(text)};${editorsScript}</script></body>`,
  );
