import { cutText } from "../../../shared/cutText";
import type { Frame } from "playwright-core";
import type { WizardPlace } from "../../../shared/bridge/wizardBridge";
import type { EhrDataKind } from "../../../shared/ehr/ehrData";
import { type ListPlace, listInPage } from "../lists/listInPage";
import { Refusal } from "../page/Refusal";
import type { EhrProfileInput, Extract, FrameRef } from "../profile/ehrProfile";
import { buildTarget } from "./buildTarget";
import type { DerivedForm } from "./findFormIdentity";
import { frameRefOf } from "./frameRefOf";
import { hasPatientData, type PatientText } from "./hasPatientData";
import type { Pointed } from "./pointAt";
import { urlPattern } from "./urlPattern";

/** Maximum length of an element's text that the wizard shows, in characters. */
const maxShown = 200;

/** A list of the chart that is read, or one element. */
export interface PlaceMapping extends WizardPlace {
  frameRef: FrameRef;
  read: { list: ListPlace } | { text: Extract };
  /** What ties the frame to its patient; null if it is the banner's frame. */
  form: DerivedForm | null;
}

/** The words by which EHRs name a list, in English, German, Spanish and French; first match wins. */
const words: readonly (readonly [EhrDataKind, RegExp])[] = [
  ["allergies", /\ball?[eé]rg|\bunvertr[aä]glichkeit|\bintolerances?\b|\badverse (?:drug )?reactions?\b/],
  [
    "medications",
    /\bmedications?\b|\bmeds\b|\bdrugs?\b|\bprescriptions?\b|\bmedikament|\bmedikation|\bmedicaci|\btraitements?\b/,
  ],
  ["problems", /\bproblems?\b|\bdiagnos|\bconditions?\b|\bprobl[eè]m|\bdiagn[oó]stic/],
  ["appointments", /\bappointments?\b|\bvisits?\b|\bschedule|\btermine?\b|\bcitas?\b|\brendez-vous\b/],
  ["demographics", /\bdemographics?\b|\bpatient (?:details|information)\b|\baddress\b|\bcontact\b|\bstammdaten\b/],
];

/** Matches words in headings of lists that are not current, not the patient's own, or of another kind. */
const notCurrentPattern =
  /\b(?:past|family|inactive|former|resolved|discontinued|stopped|cancelled|interactions?|history|no|previous|prior|recent|last|old|completed|expired|ended|immuni[sz]ations?|emergency|früher\w*|beendet\w*|abgesetzt\w*)(?![a-zäöüß])/;

/**
 * Returns the kind of data in a list according to its heading; null if the heading names no kind, or a list that is not
 * current. Pure.
 */
export function suggestKind(heading: string): EhrDataKind | null {
  const text = heading.toLowerCase();
  if (notCurrentPattern.test(text)) return null;
  return words.find(([, pattern]) => pattern.test(text))?.[0] ?? null;
}

/** The patients and the banner that a place is checked against. */
export interface PlaceContext {
  secrets: PatientText[];
  values: string[];
  banner: Frame;
  /** Finds what ties a frame to the patient. */
  formOf: (frame: Frame) => Promise<DerivedForm>;
}

/**
 * Returns how the list around an element is read; with `isSingle`, the element alone.
 * @throws {Refusal} if there is no list with a heading, if it cannot be found again, or if it cannot be tied to the
 * patient.
 */
export async function mapPlace(pointed: Pointed, isSingle: boolean, context: PlaceContext): Promise<PlaceMapping> {
  const { frame, seen } = pointed;
  if (seen.isPassword) throw new Refusal("not_found", "This is a password. Chartside never reads it.");
  const frameRef = await refTo(frame, context.values);
  const form = frame === context.banner ? null : await context.formOf(frame);
  if (form && !form.form)
    throw new Refusal(
      "form_unknown",
      "This part of the page doesn’t say which patient it belongs to, so a list left open for another patient could not be noticed. Use a view that shows the record number, or the name and birth date.",
    );
  const found = isSingle ? await alone(pointed, context) : await listAround(pointed, context);
  if (!found) throw new Refusal("not_found", "No list was recognized here. Point at one entry of the list.");
  const { label, ...read } = found;
  const kind = suggestKind(label);
  return { id: "", label, kind, isSuggested: kind !== null, frameRef, form, ...read };
}

/**
 * Returns a reference to a frame by its address, even to the main frame: another page can have a list with the same
 * heading.
 */
async function refTo(frame: Frame, values: readonly string[]): Promise<FrameRef> {
  const ref = await frameRefOf(frame, values);
  if (ref === null) throw new Refusal("frame_ambiguous", "This part of the page can’t be found again safely.");
  return ref ?? { chain: [{ urlPattern: urlPattern(frame.url(), values) }] };
}

type Read = Pick<PlaceMapping, "label" | "entries" | "count" | "isList" | "isPartial" | "read">;

async function listAround({ frame, element }: Pointed, { secrets }: PlaceContext): Promise<Read | null> {
  const seen = await frame.evaluate(listInPage, { element });
  if (!seen || seen.texts.length === 0) return null;
  const { css, heading, entries, texts, isPartial } = seen;
  if (hasPatientData(`${heading} ${css}`, secrets)) return null;
  const list = { css, heading, entries };
  return { label: heading, entries: texts.slice(0, 4), count: texts.length, isList: true, isPartial, read: { list } };
}

async function alone({ frame, element, seen }: Pointed, { secrets }: PlaceContext): Promise<Read> {
  const text = seen.text.replaceAll(/\s+/g, " ").trim();
  if (text === "") throw new Refusal("not_found", "No text was found there. Point at an entry of the list.");
  const built = await buildTarget(frame, element, seen, { purpose: "text", secrets });
  // On the next patient's chart, the same position can hold another list, so selectors by position are left out. A text
  // beside the element can be an entry of the chart, so it is kept only if it names a kind of data.
  const isHeading = (text: string) => suggestKind(text) !== null && !hasPatientData(text, secrets);
  const target = built.filter(({ css, nearText }) =>
    nearText === undefined ? css === undefined || !/:nth-|^[a-z]+(?: > [a-z]+)*$/.test(css) : isHeading(nearText),
  );
  if (target.length === 0)
    throw new Refusal(
      "ambiguous",
      "This can’t be found again safely, because it has no heading or label. Point at another place that shows it.",
    );
  const label = seen.label ?? seen.near.find(isHeading) ?? "Text";
  const shown = text.length > maxShown ? `${cutText(text, maxShown - 1)}…` : text;
  return {
    label,
    entries: [shown],
    count: 1,
    isList: false,
    isPartial: false,
    read: { text: { target, from: "text" } },
  };
}

/** Returns a place as an entry of the profile's `data`. */
export const dataOf = ({
  kind,
  label,
  frameRef,
  form,
  read,
}: PlaceMapping): NonNullable<EhrProfileInput["data"]>[number] => ({
  kind: kind ?? "other",
  label: cutText(label, 200),
  frame: frameRef,
  ...read,
  ...(form?.form ? { of: { form: form.form, ...(form.pidToMrn ? { pidToMrn: form.pidToMrn } : {}) } } : {}),
});
