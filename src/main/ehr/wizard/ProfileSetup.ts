import { randomUUID } from "node:crypto";
import type { Frame, Page } from "playwright-core";
import type { WizardBox, WizardQuestion, WizardState } from "../../../shared/bridge/wizardBridge";
import { readBirthDate } from "../identity/readBirthDate";
import type { EhrDataKind } from "../../../shared/ehr/ehrData";
import { sentenceCase } from "../../../shared/sentenceCase";
import { Refusal } from "../page/Refusal";
import { resolveFrame } from "../page/resolveFrame";
import type { FrameRef } from "../profile/ehrProfile";
import type { ProfileParts } from "./assembleProfile";
import { type BoxMapping, type RevealMapping, mapBox, mapReveal } from "./mapBox";
import { mapPlace, type PlaceMapping } from "./mapPlace";
import { deriveNavigation, type FrameInfo, type DerivedNavigation } from "./deriveNavigation";
import { type DerivedForm, findFormIdentity } from "./findFormIdentity";
import { FrameHistory, currentFrames } from "./FrameHistory";
import { frameRefByAddresses, frameRefOf } from "./frameRefOf";
import { hasPatientData, type PatientText, wordsOf } from "./hasPatientData";
import {
  compareSecond,
  extractOf,
  identifierNames,
  readAgain,
  readPatient,
  type IdentifierMapping,
  mapIdentifier,
  textsOf,
} from "./identifierMapping";
import type { Pointed } from "./pointAt";
import type { Identifier } from "./deriveReading";
import { withoutPatients } from "./withoutPatients";

const identifiers: readonly Identifier[] = ["name", "dob", "mrn"];
/** Maximum time for a click that reveals boxes, in milliseconds. */
const clickTimeoutMs = 5_000;

/** What the clinician has shown of one EHR so far, and what is asked next. */
export class ProfileSetup {
  /** What the next click must show; null if no click is needed. */
  asks: WizardQuestion | null = "name";
  problem: string | null = null;
  boxes: BoxMapping[] = [];
  private places: PlaceMapping[] = [];
  /** What ties the note to its patient, by box: found when the box was added, because the note can be left later. */
  private readonly forms = new Map<string, DerivedForm>();
  private step: WizardState["step"] = "patient";
  private understood = "Ready. Click the patient’s name in the EHR.";
  private readonly mappings = new Map<Identifier, IdentifierMapping>();
  private readonly skipped = new Set<Identifier>();
  private banner: { frame: Frame; ref: FrameRef | undefined; url: string } | null = null;
  /** The frames of the first patient's chart. */
  private firstFrames: FrameInfo[] = [];
  private navigation: (DerivedNavigation & { frameSeen: Frame }) | null = null;
  /** Buttons to press before the boxes of the note are shown. */
  private noteReveal: RevealMapping[] = [];
  /** Buttons to press before the next box is shown. */
  private boxReveal: RevealMapping[] = [];
  private readonly history: FrameHistory;
  private readonly startUrl: string;

  constructor(
    page: Page,
    private readonly origin: string,
  ) {
    this.history = new FrameHistory(page);
    const { pathname } = new URL(page.url());
    this.startUrl = origin + (/\d/.test(pathname) ? "/" : pathname);
  }

  get state(): WizardState {
    const reading = (identifier: Identifier) => {
      const mapping = this.mappings.get(identifier);
      return mapping ? { text: mapping.reading.text, second: mapping.second, ways: mapping.target.length } : null;
    };
    return {
      step: this.step,
      asks: this.asks,
      isPicking: false,
      understood: this.understood,
      problem: this.problem,
      origin: this.origin,
      readings: { name: reading("name"), dob: reading("dob"), mrn: reading("mrn") },
      navigation: this.navigation?.urlTemplate ?? null,
      reveal: [...this.noteReveal, ...this.boxReveal].map(({ words }) => words),
      boxes: this.boxes.map(({ id, label, section, document, isSuggested, kind, mode, check }) => ({
        ...{ id, label, section, document, isSuggested, kind, mode, check },
      })),
      places: this.places.map(({ frameRef: _ref, read: _read, form: _form, ...place }) => place),
    };
  }

  /** Texts of the patients, which must not be in the profile. */
  get secrets(): PatientText[] {
    return [...this.mappings.values()].flatMap(textsOf);
  }

  stop(): void {
    this.history.stop();
  }

  /** Asks for a click on something else. @throws {Refusal} if the patient has not been shown on two charts. */
  ask(question: WizardQuestion): void {
    if (!identifiers.includes(question as Identifier) && (this.step === "patient" || this.step === "second"))
      throw new Refusal("invalid_input", "First show where the patient is, on two charts.");
    this.asks = question;
    if (identifiers.includes(question as Identifier)) this.step = "patient";
  }

  /** Reads the element that was clicked as the answer to `asks`. @throws {Refusal} if it cannot be used. */
  async accept(pointed: Pointed): Promise<void> {
    if (new URL(pointed.page.url()).origin !== this.origin)
      throw new Refusal("origin_not_allowed", `This page isn’t part of ${this.origin}.`);
    if (this.asks === "reveal") return this.addReveal(pointed);
    if (this.asks === "box") return this.addBox(pointed);
    if (this.asks === "place" || this.asks === "text") return this.addPlace(pointed, this.asks === "text");
    if (this.asks === null) throw new Refusal("invalid_input", "No click is needed now.");
    return this.setIdentifier(this.asks, pointed);
  }

  /** Records that the EHR does not show the identifier that is asked for. @throws {Refusal} for the name. */
  skip(): void {
    const { asks } = this;
    if (asks !== "dob" && asks !== "mrn") throw new Refusal("invalid_input", "Chartside needs the patient’s name.");
    this.skipped.add(asks);
    this.mappings.delete(asks);
    this.understood =
      this.skipped.size === 2
        ? "Only the name: you will type the year of birth each time a note is filled in."
        : `Without the ${identifierNames[asks]}.`;
    this.next();
  }

  /** Reads the second patient's chart and derives how charts are opened. */
  async compare(page: Page): Promise<void> {
    if (!this.banner || this.asks !== null) throw new Refusal("invalid_input", "Point at the first patient first.");
    const { ref } = this.banner;
    const compared = await compareSecond(page, ref, [...this.mappings.values()]);
    for (const each of compared) this.mappings.set(each.identifier, each);
    const frame = await resolveFrame(page, ref);
    this.banner = { frame, ref, url: frame.url() };
    const { frames, seen } = await currentFrames(page, frame);
    const mrn = this.mappings.get("mrn");
    const navigation = deriveNavigation(this.firstFrames, seen, mrn?.second ? [mrn.reading.text, mrn.second] : null);
    this.navigation = navigation && { ...navigation, frameSeen: frames[navigation.frame]! };
    this.step = "boxes";
    this.asks = "box";
    const read = compared.map(({ second }) => second).join(", ");
    this.understood = `Second patient read: ${read}.${this.navigation ? "" : " Chartside could not work out how to open a chart."}`;
  }

  changeBox(
    id: string,
    change: {
      section?: string | string[] | undefined;
      document?: string | undefined;
      mode?: WizardBox["mode"] | undefined;
    },
  ): void {
    const box = this.boxes.find((each) => each.id === id);
    if (!box) throw new Refusal("invalid_input", "This box was removed.");
    if (change.section !== undefined) Object.assign(box, { section: change.section, isSuggested: false });
    if (change.document) box.document = change.document;
    if (change.mode) box.mode = change.mode;
  }

  removeBox(id: string): void {
    this.boxes = this.boxes.filter((each) => each.id !== id);
  }

  changePlace(id: string, kind: EhrDataKind): void {
    const place = this.places.find((each) => each.id === id);
    if (!place) throw new Refusal("invalid_input", "This list was removed.");
    Object.assign(place, { kind, isSuggested: false });
  }

  removePlace(id: string): void {
    this.places = this.places.filter((each) => each.id !== id);
  }

  /** @throws {Refusal} if there are no boxes, or one has no section. */
  requireBoxes(): void {
    if (this.boxes.length === 0) throw new Refusal("not_mapped", "Click the boxes of the note first.");
    const open = this.boxes.find(({ section }) => section === null);
    if (open) throw new Refusal("not_mapped", `Choose what goes into “${open.label}”.`);
  }

  /** Shows the result of trying out the boxes. */
  showCheck(): void {
    this.step = "check";
    const verified = this.boxes.filter(({ check }) => check === "verified").length;
    this.understood = `${verified} of ${this.boxes.length} boxes were written, read back and restored.`;
  }

  /** Shows that the profile was stored. */
  finish(): void {
    this.step = "done";
    this.asks = null;
    this.understood = "The EHR is set up.";
  }

  /** Returns everything for the profile. @throws {Refusal} if a step is missing. */
  parts(name: string, sections: ProfileParts["sections"]): ProfileParts {
    if (!this.banner || this.step === "patient" || this.step === "second")
      throw new Refusal("invalid_input", "First show where the patient is, on two charts.");
    this.requireBoxes();
    const open = this.places.find(({ kind }) => kind === null);
    if (open) throw new Refusal("not_mapped", `Choose what “${open.label}” is.`);
    const { navigation, banner, values } = this;
    return {
      name,
      origins: [this.origin],
      startUrl: this.namesPatient(new URL(this.startUrl).pathname) ? `${this.origin}/` : this.startUrl,
      bannerRef: banner.ref,
      bannerUrl: banner.url,
      identifiers: Object.fromEntries(
        [...this.mappings].map(([identifier, each]) => [identifier, withoutPatients(each, this.secrets)]),
      ),
      navigate: navigation && {
        frame: frameRefByAddresses(navigation.frameSeen, this.history.of(navigation.frameSeen), values),
        urlTemplate: navigation.urlTemplate,
        param: navigation.param,
      },
      form: this.forms.get(this.boxes[0]!.id)!,
      reveal: this.noteReveal,
      boxes: this.boxes.map((each) => withoutPatients(each, this.secrets)),
      places: this.places,
      sections,
      values,
    };
  }

  private namesPatient(path: string): boolean {
    return hasPatientData(path, this.secrets) || path.split("/").some((part) => this.values.includes(part));
  }

  /** Parts of addresses that are the patients' numbers or words of their names. */
  private get values(): string[] {
    return [...(this.navigation?.values ?? []), ...this.secrets.flatMap(inAddresses)].filter((each) => each !== "");
  }

  /** Finds what ties the open note to its patient. */
  private async formOf(note: Frame, ref: FrameRef | undefined): Promise<ProfileParts["form"]> {
    const banner = await resolveFrame(note.page(), ref);
    const read = await readPatient(note.page(), ref, [...this.mappings.values()]);
    const isSecond = [...this.mappings.values()].some((each) => each.second && read[each.identifier] === each.second);
    const pid = this.navigation?.param === "pid" ? this.navigation.values[isSecond ? 1 : 0] : null;
    const mrn = this.mappings.get("mrn");
    const birthDate = read.dob ? readBirthDate(read.dob, this.mappings.get("dob")?.reading.dateFormat) : null;
    const shown = { mrn: read.mrn ?? null, name: read.name ?? null, birthDate, secrets: this.secrets };
    return findFormIdentity(note, banner, { ...shown, pid, mrnExtract: mrn ? extractOf(mrn) : null }, this.values);
  }

  private async setIdentifier(identifier: Identifier, pointed: Pointed): Promise<void> {
    const known = [...this.mappings.values()].filter((each) => each.identifier !== identifier);
    if (this.banner && known.length > 0 && pointed.frame !== this.banner.frame)
      throw new Refusal("frame_ambiguous", "Point at a place in the same part of the page as the name.");
    const mapping = await mapIdentifier(identifier, pointed, known);
    const ref = await frameRefOf(pointed.frame, inAddresses({ identifier, text: mapping.reading.text }));
    if (ref === null) throw new Refusal("frame_ambiguous", "This part of the page can’t be found again safely.");
    // The open patient may have changed after the other identifiers were clicked, so these are read again.
    for (const each of known) this.mappings.set(each.identifier, await readAgain(pointed.frame, each));
    this.mappings.set(identifier, mapping);
    this.skipped.delete(identifier);
    this.banner = { frame: pointed.frame, ref, url: pointed.frame.url() };
    this.firstFrames = (await currentFrames(pointed.page, pointed.frame)).seen;
    this.understood = `${sentenceCase(identifierNames[identifier])}: ${mapping.reading.text}`;
    this.next();
  }

  private next(): void {
    this.asks = identifiers.find((each) => !this.mappings.has(each) && !this.skipped.has(each)) ?? null;
    if (this.asks === null) this.step = "second";
  }

  private async addReveal(pointed: Pointed): Promise<void> {
    const mapping = await mapReveal(pointed, this.secrets, this.values);
    (this.boxes.length === 0 ? this.noteReveal : this.boxReveal).push(mapping);
    await pointed.element.click({ timeout: clickTimeoutMs });
    this.understood = `“${mapping.words}” is pressed first.`;
    this.asks = "box";
  }

  /** @throws {Refusal} if the page with the boxes does not show one of the two patients at the mapped elements. */
  private async requirePatient(page: Page): Promise<void> {
    const mappings = [...this.mappings.values()];
    const read = await readPatient(page, this.banner?.ref, mappings);
    const isKnown = (identifier: Identifier, { reading, second }: IdentifierMapping) =>
      [reading.text, second].includes(read[identifier] ?? "");
    if (mappings.every((each) => isKnown(each.identifier, each))) return;
    throw new Refusal(
      "patient_unknown",
      read.name
        ? `On this page, the patient’s name reads “${read.name}”. Open the note of one of the two patients. If this is one of them, point at the name again on this page.`
        : "The patient can’t be read on the page with the boxes. Point at the patient again on this page.",
    );
  }

  /**
   * Returns what ties the boxes' document to its patient.
   * @throws {Refusal} if the banner is in another document and the boxes' document does not show its patient.
   */
  private async requireForm(note: Frame): Promise<DerivedForm> {
    const banner = this.banner!;
    const form = await this.formOf(note, banner.ref);
    if (note === (await resolveFrame(note.page(), banner.ref)) || form.form) return form;
    const { dob } = await readPatient(note.page(), banner.ref, [...this.mappings.values()]);
    const date = dob ? readBirthDate(dob, this.mappings.get("dob")?.reading.dateFormat) : null;
    if (date !== null && date.slice(5, 7) === date.slice(8))
      throw new Refusal(
        "form_unknown",
        "On this patient’s date of birth, day and month are the same number, so their order can’t be seen. Open the note of the other patient, then click the box there.",
      );
    throw new Refusal(
      "form_unknown",
      "This part of the page doesn’t say which patient it belongs to, so a note left open for another patient could not be noticed. Use a view of the note that shows the record number, or the name and birth date.",
    );
  }

  private async addBox(pointed: Pointed): Promise<void> {
    const box = await mapBox(pointed, this.secrets, this.values);
    await this.requirePatient(pointed.page);
    const form = await this.requireForm(pointed.frame);
    const same = this.boxes.find((each) => isSamePlace(each, box));
    this.boxes = this.boxes.filter((each) => each !== same);
    const id = randomUUID();
    this.forms.set(id, form);
    this.boxes.push({ ...box, id, reveal: this.boxReveal.map(({ step }) => step) });
    this.boxReveal = [];
    this.understood = `“${box.label}” is a box for text.`;
  }

  private async addPlace(pointed: Pointed, isSingle: boolean): Promise<void> {
    await this.requirePatient(pointed.page);
    const { ref } = this.banner!;
    const { secrets, values } = this;
    const banner = await resolveFrame(pointed.page, ref);
    const formOf = (frame: Frame) => this.formOf(frame, ref);
    const place = await mapPlace(pointed, isSingle, { secrets, values, banner, formOf });
    const isSame = (each: PlaceMapping) =>
      JSON.stringify([each.frameRef, each.read]) === JSON.stringify([place.frameRef, place.read]);
    this.places = [...this.places.filter((each) => !isSame(each)), { ...place, id: randomUUID() }];
    const read = place.isList
      ? `“${place.label}”: ${place.count === 1 ? "one entry" : `${place.count} entries`}`
      : `“${place.label}”: one text`;
    this.understood = `${read} read, ${place.entries[0]}`;
  }
}

const isSamePlace = (a: BoxMapping, b: BoxMapping): boolean =>
  JSON.stringify([a.frameRef, a.target]) === JSON.stringify([b.frameRef, b.target]);
/** Returns what an address can contain of a patient's text: a record number, or the words of a name. */
const inAddresses = ({ identifier, text }: PatientText): string[] =>
  identifier === "mrn" ? [text] : identifier === "name" ? wordsOf(text) : [];
