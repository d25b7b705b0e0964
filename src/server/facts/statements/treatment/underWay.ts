import { makeFact } from "../../frames/makeFact";
import type { Fact } from "../../Fact";
import type { Sentence } from "../../segment/Sentence";
import { findSites } from "../../terms/findSites";
import type { ReadingState } from "../ReadingState";

/** Past forms of the verbs of minor procedures. */
const pastForms: Readonly<Record<string, string>> = {
  inject: "injected",
  clean: "cleaned",
  irrigate: "irrigated",
  flush: "flushed",
  wash: "washed",
  rinse: "rinsed",
  numb: "numbed",
  suture: "sutured",
  stitch: "stitched",
  staple: "stapled",
  glue: "glued",
  close: "closed",
  drain: "drained",
  lance: "lanced",
  pack: "packed",
  aspirate: "aspirated",
  remove: "removed",
  freeze: "froze",
  dress: "dressed",
  bandage: "bandaged",
  splint: "splinted",
  wrap: "wrapped",
  debride: "debrided",
  cauterize: "cauterized",
  biopsy: "biopsied",
  shave: "shaved",
  excise: "excised",
  syringe: "syringed",
  tape: "taped",
};
/** Source of a pattern for the gerunds of the verbs in `pastForms`. */
const gerunds =
  "injecting|cleaning|irrigating|flushing|washing|rinsing|numbing|suturing|stitching|stapling|gluing|closing|draining|lancing|packing|aspirating|removing|freezing|dressing|bandaging|splinting|wrapping|debriding|cauterizing|biopsying|shaving|excising|syringing|taping";
/** Matches a procedure that the clinician is carrying out, with verb and object: "I'm | cleaning | the wound now". */
const inProgressPattern = new RegExp(
  `^(?:(?:okay|all right|alright|so|now|and|right|well),? ){0,3}(?:I|we) (?:am|are) (?:just |now )*(${gerunds}) ((?:it|that|this|the|your|his|her)\\b[^.;?]{0,50})$`,
  "i",
);
/** Matches words that say that a procedure is over: "All done", "There, that's it", "Okay, got it all out". */
const overPattern =
  /^(?:(?:okay|all right|alright|so|there|there (?:we|you) go|right|good|great|well|and|perfect),? ){0,3}(?:(?:we are |that is |you are |it is )?(?:all )?(?:done|finished|all set|in|over)(?: with that)?(?: now)?|that is (?:it|that|all of (?:them|it)|the last (?:one|of (?:them|it)))|(?:I |we )?got (?:it|them|that)(?: all)?(?: out)?|that went (?:well|fine|smoothly))(?=$|[.,!]|,? (?:and|you) )/i;
/** Matches the words of an order that is carried out at once: "inject the knee | now". */
const nowPattern = /,? (?:right )?(?:now|today|here|for you|then|first)(?: then)?$/i;
/** Matches words of another time. */
const otherTimePattern = /\b(?:next|later|tomorrow|in \d|if|when|once|after|list|dose|chart|file|prescription)\b/i;
/** Matches nouns for what is treated by hand, besides parts of the body. */
const woundPattern =
  /\b(?:wound|cut|laceration|abscess|boil|cyst|wart|mole|lesion|burn|abrasion|scrape|blister|nail|splinter|area|skin|joint|bursa|it|this|that)\b/i;
/** Number of the latest facts that are searched for the procedure. */
const maxFactsBack = 3;

const performed = (object: string, from: readonly Sentence[], problem: string | undefined): Fact =>
  makeFact({ kind: "order", from, problem, slots: { what: "procedure", action: "item", object } });

/** Returns the base form of a gerund in `gerunds`: "cleaning" → "clean". */
const baseOf = (gerund: string): string => {
  const stem = gerund.toLowerCase().replace(/ing$/, "");
  return Object.keys(pastForms).find((verb) => verb === stem || verb === `${stem}e`) ?? stem;
};

/**
 * Reads a procedure that is being carried out as done ("I'm cleaning the wound now"), and replaces an order for this
 * moment by it when the clinician says that it is over: "I'll inject the knee now." … "All done." Null for other
 * sentences.
 */
export function underWay(sentence: Sentence, reading: ReadingState): Fact[] | null {
  const { text } = sentence;
  const [, gerund, object = ""] = otherTimePattern.test(text) ? [] : (inProgressPattern.exec(text) ?? []);
  if (gerund && (findSites(object).length > 0 || woundPattern.test(object))) {
    if (/^(?:it|this|that)\b/i.test(object) && reading.phase === "history") return null;
    reading.phase = "plan";
    const done = `${pastForms[baseOf(gerund)] ?? gerund} ${object.replace(nowPattern, "").replace(/ now(?= with\b)/i, "")}`;
    return [performed(`I ${done}`, [sentence], reading.problem)];
  }
  if (!overPattern.test(text)) return null;
  const at = reading.facts.findLastIndex(
    ({ kind, status }, i) => i >= reading.facts.length - maxFactsBack && kind === "order" && status === "current",
  );
  const order = reading.facts[at];
  const said = order?.slots.object?.text ?? "";
  const [verb = "", ...rest] = said.replace(/^(?:just|also|go ahead and) /i, "").split(" ");
  const past = pastForms[verb.toLowerCase()];
  const words = rest.join(" ");
  if (!order || !past || otherTimePattern.test(words) || sentence.at - reading.orderedAt > 2) return null;
  reading.facts[at] = { ...order, status: "withdrawn" };
  const done = performed(`I ${past} ${words.replace(nowPattern, "")}`, [sentence], order.problem);
  return [{ ...done, evidence: [...order.evidence, ...done.evidence], supersedes: [order.id] }];
}
