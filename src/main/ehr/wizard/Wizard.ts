import type { ElementHandle, Frame, Page } from "playwright-core";
import type { WizardBox, WizardElement, WizardQuestion, WizardState } from "../../../shared/bridge/wizardBridge";
import type { EhrDataKind } from "../../../shared/ehr/ehrData";
import { findTarget } from "../page/findTarget";
import { Refusal } from "../page/Refusal";
import { resolveFrame } from "../page/resolveFrame";
import type { EhrProfile, EhrProfileInput } from "../profile/ehrProfile";
import { isAllowedOrigin } from "../profile/isAllowedOrigin";
import { parseProfile } from "../profile/parseProfile";
import { assembleProfile } from "./assembleProfile";
import { hasPatientData } from "./hasPatientData";
import { Picker } from "./Picker";
import { flashOutline } from "./pickInPage";
import { toPointed, type Pointed, pointAt } from "./pointAt";
import { ProfileSetup } from "./ProfileSetup";
import { tryBox } from "./tryBox";

/** How many times a box that is not on the page is looked for again. */
const maxTries = 20;
/** Delay before each of these attempts, in milliseconds. */
const tryAgainMs = 50;
/** Maximum time to scroll to a box, in milliseconds. */
const scrollTimeoutMs = 2_000;
/** How many times a box is tried if the page replaces it during the try. */
const maxTriesOfBox = 3;

/** Shown in the EHR beside the element under the pointer. */
const hints: Record<WizardQuestion, string> = {
  name: "Click the patient’s name",
  dob: "Click the date of birth",
  mrn: "Click the record number",
  reveal: "Click what opens the boxes",
  box: "Click a box of the note",
  place: "Click an entry of a list",
  text: "Click the text to read",
};

/** What the wizard needs from the browser, the profiles and the bridge. */
export interface WizardDeps {
  /** Returns the EHR's page that was opened or navigated last; null if no browser is open. */
  currentPage: () => Page | null;
  /** Stores the finished profile. */
  save: (profile: EhrProfile) => Promise<void>;
  /** Called when the state changed. */
  onChange: (state: WizardState) => void;
}

interface BoxChange {
  section?: string | string[] | undefined;
  document?: string | undefined;
  mode?: WizardBox["mode"] | undefined;
}

/**
 * Sets up an EHR step by step: point at name, birth date and record number, open a second patient, point at the boxes
 * of the note and the lists and texts to read, try the boxes. The result is a profile without patient data. If
 * something pointed at cannot be used, no method rejects: the state has the problem. Methods called before `start`, or
 * without an EHR page, throw `Refusal`.
 */
export class Wizard {
  private setup: ProfileSetup | null = null;
  private readonly picker = new Picker();

  constructor(private readonly deps: WizardDeps) {}

  get state(): WizardState | null {
    return this.setup && { ...this.setup.state, isPicking: this.picker.isOn };
  }

  /** Begins with the open page. @throws {Refusal} if no page of an EHR is open. */
  start(): WizardState {
    const page = this.deps.currentPage();
    const origin = page && URL.canParse(page.url()) ? new URL(page.url()).origin : "";
    if (!page) throw new Refusal("not_running", "Open your EHR first, sign in and open a patient’s chart.");
    if (!isAllowedOrigin(origin))
      throw new Refusal("origin_not_allowed", "Open your EHR first. Its address must begin with https.");
    this.cancel();
    this.setup = new ProfileSetup(page, origin);
    return this.state!;
  }

  /** Ends the setup without storing a profile. */
  cancel(): void {
    this.picker.stop();
    this.setup?.stop();
    this.setup = null;
  }

  /** Awaits a click in the EHR, or ends the wait. @param as a question to ask instead of the current one. */
  pick({ on, as }: { on: boolean; as?: WizardQuestion | undefined }): WizardState {
    const setup = this.requireSetup();
    if (as) setup.ask(as);
    this.picker.stop();
    if (on) this.startPicking(setup);
    return this.state!;
  }

  /** Answers the question, or the one in `as`, with an element that the caller names instead of a click. */
  point({ as, ...place }: WizardElement & { as?: WizardQuestion | undefined }): Promise<WizardState> {
    return this.run(async (setup) => {
      if (as) setup.ask(as);
      await this.accept(setup, await pointAt(this.page(), place));
    });
  }

  /** Asks the next question, because the EHR does not show the identifier that is asked for. */
  skip(): Promise<WizardState> {
    return this.run((setup) => setup.skip());
  }

  /** Reads the second patient's chart, which is open now. */
  secondPatient(): Promise<WizardState> {
    return this.run((setup) => setup.compare(this.page()));
  }

  /** Adds the box at an element that the caller names. */
  field({ section, document, mode, ...place }: WizardElement & BoxChange) {
    return this.run(async (setup) => {
      setup.ask("box");
      await this.accept(setup, await pointAt(this.page(), place));
      const added = setup.state.boxes.at(-1)!;
      setup.changeBox(added.id, { section: section ?? undefined, document, mode });
    });
  }

  changeBox({ id, ...change }: BoxChange & { id: string }) {
    return this.run((setup) => setup.changeBox(id, change));
  }

  removeBox({ id }: { id: string }): Promise<WizardState> {
    return this.run((setup) => setup.removeBox(id));
  }

  /** Adds the list at an element that the caller names; with `single` its text. */
  place({
    kind,
    single = false,
    ...at
  }: WizardElement & { kind?: EhrDataKind | undefined; single?: boolean | undefined }) {
    return this.run(async (setup) => {
      setup.ask(single ? "text" : "place");
      await this.accept(setup, await pointAt(this.page(), at));
      if (kind) setup.changePlace(setup.state.places.at(-1)!.id, kind);
    });
  }

  changePlace({ id, kind }: { id: string; kind: EhrDataKind }): Promise<WizardState> {
    return this.run((setup) => setup.changePlace(id, kind));
  }

  removePlace({ id }: { id: string }): Promise<WizardState> {
    return this.run((setup) => setup.removePlace(id));
  }

  /** Tries every box on the open note: writes a line, reads it back, restores the box. */
  dryRun(): Promise<WizardState> {
    return this.run(async (setup) => {
      setup.requireBoxes();
      for (const box of setup.boxes) {
        const frame = await resolveFrame(this.page(), box.frameRef);
        box.check = await tryBox(await this.foundBox(frame, box));
        // If the page replaced the box before the test line was in it, the new box is tried.
        for (let tries = 1; box.check === "restored" && tries < maxTriesOfBox; tries += 1)
          box.check = await tryBox(await this.foundBox(frame, box));
      }
      setup.showCheck();
    });
  }

  /** Returns the element of a box. Looks again for a while, because a page can replace its boxes when one is left. */
  private async foundBox(frame: Frame, { target, label }: ProfileSetup["boxes"][number]): Promise<ElementHandle> {
    let found = await findTarget(frame, target, "field");
    for (let tries = 0; found.state !== "once" && tries < maxTries; tries += 1) {
      await this.page().waitForTimeout(tryAgainMs);
      found = await findTarget(frame, target, "field");
    }
    if (found.state !== "once")
      throw new Refusal("not_found", `The box “${label}” isn’t on the page. Open the note, then try again.`);
    await found.element.scrollIntoViewIfNeeded({ timeout: scrollTimeoutMs }).catch(() => undefined);
    return found.element;
  }

  /** Makes the profile and stores it. @returns its id, or why there is none. */
  async finish({
    name,
    sections = [],
  }: {
    name: string;
    sections?: { id: string; key: string }[] | undefined;
  }): Promise<{
    profileId: string | null;
    problems: string[];
  }> {
    const setup = this.requireSetup();
    this.picker.stop();
    let input: EhrProfileInput;
    try {
      input = assembleProfile(setup.parts(name, sections));
    } catch (error) {
      if (error instanceof Refusal) return { profileId: null, problems: [error.message] };
      throw error;
    }
    if (hasPatientData(textsIn(input), setup.secrets))
      return { profileId: null, problems: ["The profile would contain patient data. Point at other places."] };
    const parsed = parseProfile(input);
    if (!parsed.ok) return { profileId: null, problems: parsed.faults.map(({ message }) => message) };
    await this.deps.save(parsed.profile);
    setup.finish();
    return { profileId: parsed.profile.id, problems: [] };
  }

  private requireSetup(): ProfileSetup {
    if (!this.setup) throw new Refusal("invalid_input", "Start the setup first.");
    return this.setup;
  }

  private page(): Page {
    const page = this.deps.currentPage();
    if (!page) throw new Refusal("not_running", "The EHR is closed. Open it again and open a patient’s chart.");
    return page;
  }

  private async run(work: (setup: ProfileSetup) => void | Promise<void>): Promise<WizardState> {
    await this.attempt(work);
    this.deps.onChange(this.state!);
    return this.state!;
  }

  /** Runs a step. A failure becomes the state's `problem`. */
  private async attempt(work: (setup: ProfileSetup) => void | Promise<void>): Promise<void> {
    const setup = this.requireSetup();
    this.picker.stop();
    setup.problem = null;
    try {
      await work(setup);
    } catch (error) {
      setup.problem = error instanceof Refusal ? error.message : "The EHR’s page did not answer. Try again.";
    }
  }

  private async accept(setup: ProfileSetup, pointed: Pointed): Promise<void> {
    await setup.accept(pointed);
    await pointed.element.evaluate(flashOutline).catch(() => undefined); // the page may have changed
  }

  private startPicking(setup: ProfileSetup): void {
    const page = this.page();
    this.picker.start(page, hints[setup.asks ?? "box"], (picked) => {
      if (!picked) return this.deps.onChange(this.state!);
      const { frame, element } = picked;
      void this.attempt(async () => this.accept(setup, await toPointed(page, frame as Frame, element))).then(() => {
        if (this.setup !== setup) return;
        if (setup.asks !== null) this.startPicking(setup);
        this.deps.onChange(this.state!);
      });
    });
  }
}

/** Returns the texts of a profile that must not contain patient data: all except the EHR's name and its origins. */
const textsIn = (profile: EhrProfileInput): string =>
  profile.origins.reduce(
    (text, origin) => text.replaceAll(origin, " "),
    stringsIn({ ...profile, id: "", name: "" }).join("\n"),
  );

/** Returns all strings in a JSON value. */
const stringsIn = (value: unknown): string[] =>
  typeof value === "string"
    ? [value]
    : typeof value === "object" && value !== null
      ? Object.values(value).flatMap(stringsIn)
      : [];
