import { facetScript } from "./facetScript";
import { serveEhr, type SavedNote, type TestEhr, topPage } from "./serveEhr";

/** A patient of "Facet". */
export interface FacetPatient {
  id: string;
  mrn: string;
  name: string;
  /** e.g. "1961-03-14" */
  born: string;
  problems: readonly string[];
  medications: readonly string[];
}

/** Two members of a family have one name and birth dates one day apart. */
export const facetPatients: readonly FacetPatient[] = [
  ...[
    { id: "u-ab", mrn: "F-70021", name: "Carter, John", born: "1961-03-14", problems: ["Gout", "Hypertension"] },
    { id: "u-cd", mrn: "F-70022", name: "Carter, John", born: "1961-03-15", problems: ["Migraine"] },
    { id: "u-ef", mrn: "F-70830", name: "Nowak, Łucja", born: "1988-10-27", problems: ["Asthma"] },
  ].map((each) => ({ ...each, medications: each.problems.map((problem) => `For ${problem.toLowerCase()}: 5 mg`) })),
];

/** Names of the note’s boxes in the requests that save it. */
export const facetFields = ["subj", "obj", "asm", "pln"] as const;

export interface FacetEhr extends TestEhr {
  /** Returns what the server has stored of a patient's open note, by box. */
  draftOf: (id: string) => Record<string, string>;
  /** Returns every text that was ever stored for a patient. */
  everStored: (id: string) => string[];
}

/**
 * "Facet": a single-page app of web components with shadow roots. The note is stored box by box when a box loses the
 * focus, in the chart that is open then; there is no other way to save it. The list of earlier notes has only the rows
 * on the screen.
 */
export async function startFacetEhr(): Promise<FacetEhr> {
  const drafts = new Map<string, Record<string, string>>();
  const ever: { id: string; text: string }[] = [];
  const ehr = await serveEhr({
    home: "/facet",
    answer: ({ method, path, form }, _save: (note: SavedNote) => void) => {
      if (path === "/facet" || path.startsWith("/facet/p/")) return { html: topPage("Facet", page) };
      if (path === "/facet/data") return { json: { patients: facetPatients, drafts: Object.fromEntries(drafts) } };
      if (method !== "POST" || path !== "/facet/store") return undefined;
      const [id, box, text] = ["id", "box", "text"].map((key) => form.get(key)!) as [string, string, string];
      drafts.set(id, { ...drafts.get(id), [box]: text });
      ever.push({ id, text });
      return { json: true };
    },
  });
  return {
    ...ehr,
    draftOf: (id) => ({ ...drafts.get(id) }),
    everStored: (id) => ever.filter((each) => each.id === id).map(({ text }) => text),
  };
}

const page = `<style>body{font:14px sans-serif}</style><facet-app></facet-app><script>${facetScript}</script>`;
