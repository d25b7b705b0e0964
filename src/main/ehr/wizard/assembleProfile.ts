import { cutText } from "../../../shared/cutText";
import type { EhrProfileInput, FrameRef } from "../profile/ehrProfile";
import type { BoxMapping, RevealMapping } from "./mapBox";
import { dataOf, type PlaceMapping } from "./mapPlace";
import type { DerivedForm } from "./findFormIdentity";
import { profileIdOf } from "../profile/profileIdOf";
import { extractOf, type IdentifierMapping } from "./identifierMapping";
import type { Identifier } from "./deriveReading";
import { sectionsOf, withOwnIds } from "./suggestSection";
import { urlPattern } from "./urlPattern";

/** All parts of the profile to make. */
export interface ProfileParts {
  name: string;
  origins: string[];
  startUrl: string;
  bannerRef: FrameRef | undefined;
  bannerUrl: string;
  identifiers: Partial<Record<Identifier, IdentifierMapping>>;
  navigate: EhrProfileInput["navigate"] | null;
  form: DerivedForm;
  reveal: RevealMapping[];
  boxes: BoxMapping[];
  places: PlaceMapping[];
  /** Sections of the clinician's own templates. */
  sections: { id: string; key: string }[];
  /** Parts of addresses that are patients' numbers or words of their names. */
  values: string[];
}

/**
 * Returns the profile of these parts, to be checked by `parseProfile`. Its version is 1; if the EHR has a profile
 * already, `EhrAutomation.storeFromWizard` counts the version up. Pure.
 */
export function assembleProfile(parts: ProfileParts): EhrProfileInput {
  const { name, origins, startUrl, navigate, values, boxes } = parts;
  const [first] = boxes;
  const banner = {
    ...(parts.bannerRef ? { frame: parts.bannerRef } : {}),
    urlPattern: urlPattern(parts.bannerUrl, values),
  };
  const pages = [{ key: "chart", ...banner }, ...(first ? [pageOf(first, values)] : [])];
  return {
    id: profileIdOf(name),
    name,
    version: 1,
    origins,
    startUrl,
    pages,
    identity: identityOf(parts),
    ...(navigate ? { navigate } : {}),
    ...(first ? { note: noteOf(parts) } : {}),
    ...(parts.places.length > 0 ? { data: parts.places.map(dataOf) } : {}),
    loggedOut: [[{ css: "input[type=password]", visible: true }]],
  };
}

const pageOf = ({ url, frameRef: ref }: BoxMapping, values: string[]): EhrProfileInput["pages"][number] => ({
  key: "note",
  urlPattern: urlPattern(url, values),
  ...(ref ? { frame: ref } : {}),
  requires: "patient",
});

function identityOf({ bannerRef, identifiers, form }: ProfileParts): EhrProfileInput["identity"] {
  const { name, dob, mrn } = identifiers;
  return {
    banner: {
      ...(bannerRef ? { frame: bannerRef } : {}),
      name: extractOf(name!),
      ...(dob ? { dob: extractOf(dob) } : {}),
      ...(mrn ? { mrn: extractOf(mrn) } : {}),
    },
    ...(form.form ? { form: form.form } : {}),
    ...(form.pidToMrn ? { pidToMrn: form.pidToMrn } : {}),
    sessionScoped: true,
  };
}

function noteOf({ reveal, boxes, sections: own }: ProfileParts): NonNullable<EhrProfileInput["note"]> {
  const sections = sectionsOfBoxes(boxes, own);
  return {
    page: "note",
    ...(reveal.length > 0 ? { reveal: reveal.map(({ step }) => step) } : {}),
    fields: boxes.map((box, at) => ({
      section: sections[at]!,
      ...(box.document === "note" ? {} : { document: box.document }),
      label: cutText(box.label, 200),
      ...(box.frameRef ? { frame: box.frameRef } : {}),
      target: box.target,
      kind: box.kind,
      mode: box.mode,
      ...(box.reveal.length > 0 ? { reveal: box.reveal } : {}),
    })),
    unmapped: "block",
  };
}

/**
 * Returns the sections of each box. A group of sections leaves out only sections of other boxes for the same kind of
 * document.
 */
function sectionsOfBoxes(boxes: readonly BoxMapping[], own: ProfileParts["sections"]): (string | string[])[] {
  const found = new Map<BoxMapping, string | string[]>();
  for (const kind of new Set(boxes.map(({ document }) => document))) {
    const ofKind = boxes.filter(({ document }) => document === kind);
    const sections = withOwnIds(sectionsOf(ofKind.map(({ section }) => section!)), kind === "note" ? own : []);
    for (const [at, box] of ofKind.entries()) found.set(box, sections[at]!);
  }
  return boxes.map((box) => found.get(box)!);
}
