import { randomUUID } from "node:crypto";
import type { Page } from "playwright-core";
import type {
  EhrRefusal,
  FilledField,
  FillPlan,
  FillReceipt,
  FillRequest,
  NoteToFill,
  PlannedField,
} from "../../../shared/ehr/ehrFill";
import { throwIfAborted } from "../commands/CommandQueue";
import { isInOrigins } from "../page/frameOrigin";
import type { ShownPatient } from "../identity/readShownPatient";
import type { OpenPages } from "../OpenPages";
import { Refusal } from "../page/Refusal";
import type { EhrProfile } from "../profile/ehrProfile";
import type { Box } from "./Box";
import { composeFields, type ComposedField } from "./composeFields";
import { decideField } from "./decideField";
import type { FillTarget } from "./FillTarget";
import type { FilledText, FillRecord } from "./FillRecord";
import { openBox, openNotePage } from "./openBox";
import { PersonWatch } from "./PersonWatch";
import { mustConfirmYear } from "./mustConfirmYear";
import { requireSameAsPlan, requireSameShown } from "./requireSameAsPlan";
import { type GuardResult, runGuard } from "./runGuard";
import { shownInPlan } from "./shownInPlan";
import { isSameText } from "./isSameText";

/** How long a plan stays valid, in milliseconds. */
const planLifeMs = 60_000;

/** What to do with a box, and the note's text for it. Once this is written, `FillRecord` stores its hash. */
interface FieldPlan extends Omit<FilledText, "key"> {
  composed: ComposedField;
  planned: PlannedField;
}

interface Plan {
  id: string;
  at: number;
  note: NoteToFill;
  profile: EhrProfile;
  page: Page;
  shown: ShownPatient;
  fields: FieldPlan[];
  needsYearOfBirth: boolean;
}

/** A receipt with what the audit log, the fill record and the watch for the saved note need. */
export interface FillOutcome {
  receipt: FillReceipt;
  note: NoteToFill;
  profile: EhrProfile;
  page: Page;
  shown: ShownPatient;
  /** The note's texts that this run wrote and verified, by key; without what a box had before text was appended. */
  texts: FilledText[];
  plan: PlannedField[];
}

/** Maximum number of times that a box is opened if the page keeps replacing it. */
const maxOpenings = 3;

interface Written {
  planned: PlannedField;
  box: Box;
  before: string;
}

/** Enters a note into the EHR: returns a plan, writes it once the clinician has agreed, and reads everything back. */
export class NoteFill {
  private plan: Plan | null = null;

  constructor(private readonly record: FillRecord) {}

  /**
   * Reads the boxes and returns what filling would do. Writes nothing.
   * @param onRead called with the patient that the EHR shows, even if the plan is then refused.
   * @throws {Refusal} whose message says why.
   */
  async prepare(
    note: NoteToFill,
    target: FillTarget,
    signal: AbortSignal,
    onRead: (read: GuardResult) => void,
  ): Promise<FillPlan> {
    this.plan = null;
    const { profile, page, pages } = target;
    const { fields, unmapped } = composeFields(note, profile);
    if (unmapped.length > 0 && profile.note?.unmapped !== "skip-with-warning")
      throw new Refusal("not_mapped", `This EHR’s profile has no box for: ${unmapped.join(", ")}.`);
    await pages.settle(page);
    const guard = { ...target, patient: note.patient, onRead };
    const first = await runGuard({ ...guard, fieldFrames: null });
    const needsYearOfBirth = mustConfirmYear(note.patient, first);
    await openNotePage(target, signal);
    const { boxes, planned } = await this.planFields(fields, target, first.shown, signal);
    const second = await runGuard({ ...guard, fieldFrames: boxes.map(({ frame }) => frame) });
    requireSameShown(first.shown, second.shown);
    const id = randomUUID();
    const plan = { note, profile, page, shown: first.shown, fields: planned, needsYearOfBirth };
    this.plan = { id, at: performance.now(), ...plan };
    return {
      id,
      canFill: planned.some(({ planned: { action } }) => action !== "empty"),
      refusal: null,
      needsYearOfBirth,
      shown: shownInPlan(first),
      fields: planned.map((each) => each.planned),
      unmapped,
      warnings: countTabs(pages, profile) > 1 ? ["The EHR is open in more than one tab."] : [],
    };
  }

  /**
   * Carries out the plan. On failure, restores the boxes, except any that a person changed or that cannot be restored.
   * @throws {Refusal} if the plan has expired or been replaced, or its year of birth cannot be confirmed. Later
   * refusals are in the receipt.
   */
  async fill(request: FillRequest, pages: OpenPages, signal: AbortSignal): Promise<FillOutcome> {
    const { plan } = this;
    if (!plan || plan.id !== request.planId || performance.now() - plan.at > planLifeMs)
      throw new Refusal("plan_expired", "This preview is out of date. Review it again before you fill in the note.");
    this.plan = null;
    if (plan.needsYearOfBirth) await confirmYearOfBirth(plan, pages, request.yearOfBirth);
    const written: Written[] = [];
    const watch = await PersonWatch.start(pages, plan.page);
    let refusal: Refusal | null = null;
    try {
      for (const { composed, planned } of plan.fields) {
        if (!shouldWrite(planned, request)) continue;
        const done = await this.writeField(composed, planned, { plan, pages, watch, signal, written });
        if (done) written.push(done);
      }
      await this.verify({ plan, pages, watch, written });
    } catch (error) {
      refusal =
        error instanceof Refusal
          ? error
          : new Refusal("page_busy", "The note couldn’t be filled in. Check the EHR, then try again.");
    } finally {
      await watch.stop();
    }
    const receipt = await this.finish(plan, pages, written, refusal, request);
    const filled = new Set(receipt.fields.filter(({ outcome }) => outcome === "verified").map(({ key }) => key));
    return {
      ...plan,
      plan: plan.fields.map(({ planned }) => planned),
      texts: plan.fields
        .filter(({ planned }) => filled.has(planned.key))
        .map(({ planned: { key }, text, isRich }) => ({ key, text, isRich })),
      receipt,
    };
  }

  private async planFields(fields: ComposedField[], target: FillTarget, shown: ShownPatient, signal: AbortSignal) {
    const boxes: Box[] = [];
    const planned: FieldPlan[] = [];
    for (const composed of fields) {
      throwIfAborted(signal);
      if (composed.text === "") {
        planned.push({ composed, planned: emptyField(composed), text: "", isRich: false });
        continue;
      }
      const box = await openBox(composed, target, signal);
      for (const other of boxes)
        if (await box.isSame(other))
          throw new Refusal("ambiguous", "Two sections of the note are mapped to the same box.");
      boxes.push(box);
      planned.push(await this.planField(composed, box, target.profile, shown));
    }
    return { boxes, planned };
  }

  private async planField(
    composed: ComposedField,
    box: Box,
    profile: EhrProfile,
    shown: ShownPatient,
  ): Promise<FieldPlan> {
    const { field, key, label, sections } = composed;
    const { isRich, isSingleLine, isFormatted } = box.facts;
    const inOneLine = (value: string) => (isSingleLine ? value.replaceAll(/(?<!\s)\s*\n\s*/g, " ") : value);
    const text = inOneLine(composed.text);
    const separator = inOneLine(field.separator);
    const oldText = await box.read();
    const filledHash = await this.record.hashOf(profile.id, shown, key);
    const decision = decideField({ ...field, separator, oldText, text, isRich, filledHash });
    const maxLength = Math.min(field.maxLength ?? Infinity, box.facts.maxLength ?? Infinity);
    if (decision.newText.length > maxLength)
      throw new Refusal(
        "not_editable",
        `The text for ${label} is longer than the ${maxLength} characters that its box allows.`,
      );
    const warnings = [];
    if (text.includes("<"))
      warnings.push("The text contains “<”. Some EHRs drop what follows it when the note is saved.");
    if (isFormatted && (decision.action === "write" || decision.action === "ask"))
      warnings.push("Bold text and lists in this box become plain text.");
    const planned = { key, label, sections, mode: field.mode, oldText, ...decision, warnings };
    return { composed, planned, text, isRich };
  }

  /** Writes a box if its text has not changed since the plan. @returns null if it has the new text already. */
  private async writeField(composed: ComposedField, planned: PlannedField, run: Run): Promise<Written | null> {
    const { plan, pages, watch, signal } = run;
    throwIfAborted(signal);
    const target = { pages, page: plan.page, profile: plan.profile };
    await watch.throwIfActive();
    const { box, before } = await this.openGuarded(composed, run, target);
    if (isSameText(before, planned.newText, box.facts.isRich)) return null;
    if (!isSameText(before, planned.oldText, box.facts.isRich))
      throw new Refusal("changed", `${planned.label} was changed in the EHR since you looked at it.`);
    await watch.throwIfActive();
    throwIfAborted(signal);
    const written = { planned, box, before };
    try {
      await box.write(planned.newText);
    } catch (error) {
      if (box.isTouched && !(await hasStill(box, before))) run.written.push(written);
      throw error;
    }
    return written;
  }

  /** Opens a box, checks the patient, and reads the box. Repeats this if the page replaces the box in the meantime. */
  private async openGuarded(
    composed: ComposedField,
    { plan, watch, signal }: Run,
    target: FillTarget,
  ): Promise<{ box: Box; before: string }> {
    for (let attempt = 1; ; attempt += 1) {
      const box = await openBox(composed, target, signal, () => watch.reset());
      await runGuard({ ...target, patient: plan.note.patient, fieldFrames: [box.frame] }).then(requireSameAsPlan(plan));
      const before = await box.read();
      if (attempt === maxOpenings || (await box.isOriginal())) return { box, before };
    }
  }

  private async verify({ plan, pages, watch, written }: Omit<Run, "signal">): Promise<void> {
    await written.at(-1)?.box.blur();
    await watch.throwIfActive();
    const fieldFrames = written.map(({ box }) => box.frame);
    const target = { pages, page: plan.page, profile: plan.profile };
    await runGuard({ ...target, patient: plan.note.patient, fieldFrames }).then(requireSameAsPlan(plan));
    for (const { box, planned } of written)
      if (!isSameText(await box.read(), planned.newText, box.facts.isRich))
        throw new Refusal("not_verified", `${planned.label} did not keep the text as it was written.`);
  }

  private async finish(
    plan: Plan,
    pages: OpenPages,
    written: Written[],
    refusal: Refusal | null,
    request: FillRequest,
  ): Promise<FillReceipt> {
    const outcomes = new Map<string, FilledField["outcome"]>();
    const isPatient = async ({ frame }: Box): Promise<boolean> => {
      const target = { pages, page: plan.page, profile: plan.profile };
      const checked = runGuard({ ...target, patient: plan.note.patient, fieldFrames: [frame] });
      return checked.then(requireSameAsPlan(plan)).then(
        () => true,
        () => false,
      );
    };
    if (refusal) for (const each of written.toReversed()) outcomes.set(each.planned.key, await undo(each, isPatient));
    else for (const { planned } of written) outcomes.set(planned.key, "verified");
    await written[0]?.box.focus();
    const reason = toEhrRefusal(refusal);
    const fields = plan.fields.map(({ planned }): FilledField => {
      const { key, label } = planned;
      const outcome = outcomes.get(key) ?? notWritten(planned, request, refusal !== null);
      return { key, label, outcome, reason: outcome === "restored" || outcome === "left" ? reason : null };
    });
    return { state: refusal ? "stopped" : "filled", refusal: reason, fields };
  }
}

/** Counts the tabs that show the EHR. */
const countTabs = ({ all }: OpenPages, profile: EhrProfile): number =>
  all.filter((page) => isInOrigins(page.mainFrame(), profile)).length;

interface Run {
  plan: Plan;
  pages: OpenPages;
  watch: PersonWatch;
  signal: AbortSignal;
  written: Written[];
}

const shouldWrite = ({ action, key }: PlannedField, { overwrite }: FillRequest): boolean =>
  action === "write" || (action === "ask" && overwrite.includes(key));

function notWritten(
  { action, key }: PlannedField,
  { overwrite }: FillRequest,
  isStopped: boolean,
): FilledField["outcome"] {
  if (action === "already" || action === "empty") return action;
  if (action === "keep") return "kept";
  if (action === "ask" && !overwrite.includes(key)) return "asked";
  return isStopped ? "not_written" : "already";
}

/** Whether the page still has the original box, with its earlier text. */
const hasStill = async (box: Box, before: string): Promise<boolean> =>
  (await box.isOriginal()) && isSameText(await box.read().catch(() => ""), before, box.facts.isRich);

/**
 * Restores the earlier text of a box, unless a person has changed its text or its page is gone. A box that the page
 * replaced is not touched unless it certainly belongs to the patient.
 */
async function undo(
  { box, planned, before }: Written,
  isPatient: (box: Box) => Promise<boolean>,
): Promise<FilledField["outcome"]> {
  const now = await box.read().catch(() => null);
  if (now === null || (box.isReplaced && !(await isPatient(box)))) return "failed";
  if (isSameText(now, before, box.facts.isRich)) return "restored";
  if (!isSameText(now, planned.newText, box.facts.isRich)) return "left";
  const isRestored = await box.restore(before).catch(() => false);
  return isRestored ? "restored" : "failed";
}

/** Converts a refusal for the bridge. */
export const toEhrRefusal = (refusal: Refusal | null): EhrRefusal | null =>
  refusal && { code: refusal.code, message: refusal.message };

function emptyField({ key, label, field }: ComposedField): PlannedField {
  const none = { oldText: "", newText: "", lost: "", sections: [], warnings: [] };
  return { key, label, mode: field.mode, action: "empty", ...none };
}

/** @throws {Refusal} unless `year` is the year of every known birth date, and at least one is known. */
async function confirmYearOfBirth(
  { note, page, profile, shown: planned }: Plan,
  pages: OpenPages,
  year: number | undefined,
): Promise<void> {
  const { shown } = await runGuard({ pages, page, profile, patient: note.patient, fieldFrames: null });
  requireSameShown(planned, shown);
  const dates = [note.patient.birthDate, shown.birthDate].filter((date) => typeof date === "string");
  if (year === undefined || dates.length === 0 || dates.some((date) => Number(date.slice(0, 4)) !== year))
    throw new Refusal("patient_unconfirmed", "The year of birth is not this patient’s. Nothing was filled in.");
}
