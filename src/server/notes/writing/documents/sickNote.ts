import { readSentences } from "../../../facts/segment/readSentences";
import type { DraftedSentence, DraftInput } from "../../noteEngine";
import { keepIds } from "../keepIds";
import { blank } from "./blank";
import { type NotedOrder, notedPlan } from "./notedPlan";
import { type NotedVisit, readNoted, shares } from "./readNoted";
import { restrictionOf } from "./restrictionOf";
import { mayChangeTimeOff, mentionsTimeOff, type TimeOffWork, timeOffSaid, timeOffWritten } from "./timeOffWork";

/** Time off or a return with the turns that it rests on; null if it is not certain. */
type CertainTimeOff = (TimeOffWork & { evidence: string[] }) | null;

/**
 * Drafts a sick note: time off and the return as the clinician said, and the limits that were advised, without a
 * diagnosis. What a person wrote in the plan of the note takes precedence. Time off that was not said, or that a person
 * changed or removed in the note, is a blank; such a return is left out. If there are several dates, the last one
 * counts. Pure.
 */
export function sickNote(input: DraftInput): readonly DraftedSentence[] {
  const visit = readNoted(input);
  const off = certainTimeOff("off", input, visit);
  const back = certainTimeOff("back", input, visit);
  const sentences: DraftedSentence[] = [
    off
      ? { section: "time_off", text: off.text, evidence: off.evidence }
      : { section: "time_off", text: `Off work or school from ${blank} to ${blank}.`, evidence: [] },
    ...restrictions(notedPlan(visit)),
    ...(back ? [{ section: "back", text: back.text, evidence: back.evidence }] : []),
  ];
  return keepIds(sentences, input.settled ?? []);
}

/** Returns the time off (`kind` "off") or the return ("back"); null if it was not said or is not certain. */
function certainTimeOff(kind: TimeOffWork["kind"], { turns }: DraftInput, { note }: NotedVisit): CertainTimeOff {
  const written = (note?.lines ?? [])
    .filter(
      ({ isWrittenByPerson, part, text }) => isWrittenByPerson && part === "assessmentPlan" && mentionsTimeOff(text),
    )
    .map(({ text, evidence }): CertainTimeOff => {
      const found = timeOffWritten(text);
      const own = found.find((each) => each.kind === kind);
      return own ? { ...own, evidence: [...evidence] } : null;
    });
  const last = written.findLast((each) => each !== null);
  if (last) return last;
  if (written.length > 0) return null;
  let current: CertainTimeOff = null;
  for (const { by, text, turn } of readSentences(turns)) {
    if (by !== "clinician") continue;
    const found = timeOffSaid(text).find((each) => each.kind === kind);
    if (found) current = { ...found, evidence: [turn] };
    else if (mayChangeTimeOff(text)) current = null;
  }
  return current && !wasChanged(current, note) ? current : null;
}

/**
 * Whether a person changed or removed a line with the evidence of the time off or return, and no drafted line of the
 * note still has its dates (`when`).
 */
function wasChanged({ evidence, when }: NonNullable<CertainTimeOff>, note: NotedVisit["note"]): boolean {
  if (!note) return false;
  const changed = [...note.removed, ...note.lines.filter(({ isWrittenByPerson }) => isWrittenByPerson)];
  if (!changed.some((each) => shares(each.evidence, evidence))) return false;
  const stated = note.lines.filter((line) => !line.isWrittenByPerson && shares(line.evidence, evidence));
  return !stated.some(({ text }) => text.toLowerCase().includes(when.toLowerCase()));
}

/** Returns the limits of the plan: advice about lifting, standing and the like. */
function restrictions(plan: readonly NotedOrder[]): DraftedSentence[] {
  return plan.flatMap(({ fact, text, evidence, isLine }) => {
    const isAdvice = isLine || (fact?.kind === "advice" && !fact.condition && !fact.slots.when && !fact.slots.name);
    const limit = isAdvice && text !== null ? restrictionOf(text) : null;
    return limit === null ? [] : [{ section: "restrictions", text: limit, evidence }];
  });
}
