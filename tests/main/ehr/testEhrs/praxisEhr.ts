import { type EhrAnswer, type EhrRequest, type SavedNote, serveEhr, type TestEhr, html, topPage } from "./serveEhr";
import { praxisScript } from "./praxisScript";

/** A patient of "Praxisbuch"; two have one name, and two one birthday. */
export interface PraxisPatient {
  /** Internal number of the case, as in addresses. */
  pid: string;
  /** As on screen, with prefix and leading zeros. */
  mrn: string;
  /** As on screen: family names in capitals first. */
  shown: string;
  /** The name as the practice's own list has it. */
  name: string;
  born: string;
}

const patient = (pid: string, mrn: string, shown: string, name: string, born: string): PraxisPatient => ({
  ...{ pid, mrn, shown, name, born },
});

export const praxisPatients: readonly PraxisPatient[] = [
  patient("8812", "HC-0004711", "GARCÍA LÓPEZ, María J.", "Maria J Garcia Lopez", "1961-03-04"),
  patient("8813", "HC-0004712", "GARCÍA LÓPEZ, María J.", "Maria J Garcia Lopez", "1984-11-09"),
  patient("8814", "HC-0004713", "WEISS-GRÖßER, Jürgen", "Jürgen Weiss-Größer", "1961-03-04"),
  patient("8815", "HC-0047110", "O’DONNELL, Siobhán", "Siobhan O'Donnell", "1990-07-21"),
  ...Array.from({ length: 400 }, (_, at) =>
    patient(
      String(9000 + at),
      `HC-${String(5000 + at).padStart(7, "0")}`,
      `MUSTER, Max ${at}`,
      `Max Muster ${at}`,
      "1970-01-02",
    ),
  ),
];

const byPid = (pid: string | null) => praxisPatients.find((each) => each.pid === pid);
/** Finds a patient by the number in the chart's addresses: without letters and leading zeros. */
const byNumber = (number: string | null) => praxisPatients.find(({ mrn }) => String(Number(mrn.slice(3))) === number);

/** Returns the birth date as on screen: "04.03.1961". */
export const germanDate = ({ born }: PraxisPatient): string => born.split("-").toReversed().join(".");

/** Names of the note’s boxes in the requests that save it. */
export const praxisFields = ["anamnese", "befund", "beurteilung", "procedere"] as const;

/**
 * "Praxisbuch": a German practice system. The parent page has the banner; each tab of the chart is a document in its
 * frame, without a banner of its own. The note's boxes are `contenteditable`, are replaced by new elements whenever one
 * loses the focus, and are stored as a draft at once. The list of patients has only the visible rows. An expired
 * sign-in covers the page instead of leaving it.
 */
export const startPraxisEhr = (): Promise<PraxisEhr> => {
  const drafts: SavedNote[] = [];
  return serveEhr({ home: "/praxis", answer: (request, save) => answer(request, save, drafts) }).then((ehr) => ({
    ...ehr,
    drafts: () => structuredClone(drafts),
  }));
};

export interface PraxisEhr extends TestEhr {
  /** Returns the drafts that the page stored by itself, oldest first. */
  drafts: () => SavedNote[];
}

function answer(
  { method, path, query, form, session }: EhrRequest,
  save: (note: SavedNote) => void,
  drafts: SavedNote[],
): EhrAnswer | undefined {
  const chosen = byPid(query.get("fall")) ?? byNumber(query.get("akte"));
  if (path === "/praxis") return { html: topPage("Praxisbuch", shell) };
  if (path === "/praxis/liste") return { json: praxisPatients.map(({ pid, shown }) => ({ pid, shown })) };
  if (path === "/praxis/kopf" && chosen) {
    session.pid = chosen.pid;
    return { json: { shown: chosen.shown, born: germanDate(chosen), number: chosen.mrn } };
  }
  if (path === "/akte/uebersicht" && chosen)
    return { html: `<h2>Übersicht</h2><p id="dauer">Keine Dauerdiagnosen</p>` };
  if (path === "/akte/verlauf" && chosen) return { html: noteDocument(chosen) };
  if (path === "/akte/notiz" && method === "POST") {
    const sections = Object.fromEntries(praxisFields.map((name) => [name, form.get(name) ?? ""]));
    const note = { pid: form.get("fall")!, formPid: form.get("fall")!, encounter: null, sections };
    if (form.get("entwurf") === "1") drafts.push(note);
    else save(note);
    return { json: { ok: true } };
  }
  return undefined;
}

const shell = `<style>#kopf{background:#dde;padding:6px}#liste{height:200px;overflow:auto;border:1px solid}.zeile{height:20px}</style>
<div id="kopf" hidden><b class="patname"></b> · geb. <span class="geb"></span> · Pat.-Nr. <span class="nr"></span></div>
<nav><button id="zurliste">Patientenliste</button> <span id="reiter"></span></nav>
<div id="liste"><div id="platz" style="position:relative"></div></div><div id="akte"></div>${`<script>${praxisScript}</script>`}`;

const titles = ["Anamnese", "Befund", "Beurteilung", "Procedere"];

const noteDocument = ({
  pid,
}: PraxisPatient) => `<style>.feld{border:1px solid #888;min-height:40px;padding:4px}</style>
<h3>Verlaufseintrag</h3>${praxisFields
  .map((name, at) => `<h5>${titles[at]}</h5><div class="feld" data-feld="${name}" contenteditable="true"></div>`)
  .join("")}<button id="ok">Speichern</button> <button>Freigeben und abschließen</button><div id="gespeichert"></div>
<script>
const texts = () => Object.fromEntries([...document.querySelectorAll(".feld")].map((each) => [each.dataset.feld, each.innerText]));
const post = async (draft) => {
  const body = new URLSearchParams({ ...texts(), fall: "${html(pid)}", entwurf: draft ? "1" : "0" });
  const reply = await fetch("/akte/notiz", { method: "POST", body, redirect: "manual" });
  if (reply.type === "opaqueredirect") top.expired();
  return reply.ok;
};
// As a framework does: after each blur every box is a new element with the same content.
addEventListener("focusout", () => setTimeout(() => {
  void post(true);
  for (const each of document.querySelectorAll(".feld")) if (each !== document.activeElement) each.replaceWith(each.cloneNode(true));
}, 30));
document.querySelector("#ok").onclick = async () => {
  if (!(await post(false))) return;
  const shown = Object.values(texts()).join("\\n");
  for (const each of document.querySelectorAll(".feld")) each.remove();
  document.querySelector("#gespeichert").innerText = shown;
};
</script>`;
