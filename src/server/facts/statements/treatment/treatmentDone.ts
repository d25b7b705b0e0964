import { withoutLead } from "../../acts/questions/isQuestion";
import type { Fact } from "../../Fact";
import { makeFact } from "../../frames/makeFact";
import { treatedWith } from "../../frames/orders/treatedWith";
import type { Sentence } from "../../segment/Sentence";
import { findDrugs } from "../../terms/findDrugs";
import type { ReadingState } from "../ReadingState";
import { consultation } from "./consultation";
import { bleedingStopped } from "./bleedingStopped";
import { closureDone } from "./closureDone";
import { takenOut } from "./takenOut";

/**
 * Treatments by hand: patterns for the stem of their verb in an order (`freez`), and for their form when they were done
 * (`frozen`).
 */
const treatments: readonly (readonly [stem: string, done: string])[] = [
  ["free?z", "frozen?"],
  ["par[ei]", "pared"],
  ["inject", "injected"],
  ["infiltrat", "infiltrated"],
  ["cauteri[sz]", "cauteri[sz]ed"],
  ["numb", "numbed"],
  ["ana?esthe", "ana?estheti[sz]ed"],
  ["inci[sd]|opene?", "incised|opened (?:it|that|this) up"],
  ["lanc[ei]", "lanced"],
  ["drain", "drained"],
  ["aspirat", "aspirated"],
  ["pack", "packed"],
  ["irrigat", "irrigated"],
  ["wash", "washed"],
  ["clean", "cleaned"],
  ["debrid", "debrided"],
  ["stitch", "stitched"],
  ["sutur", "sutured"],
  ["stapl", "stapled"],
  ["glu[ei]", "glued"],
  ["clos[ei]", "closed"],
  ["dress", "dressed"],
  ["strap", "strapped"],
  ["tap[ei]", "taped"],
  ["splint", "splinted"],
  ["cast|plaster", "casted|plastered"],
  ["bandag", "bandaged"],
  ["fit", "fitted"],
  ["excis", "excised"],
  ["remov", "removed"],
  ["shav", "shaved"],
  ["scrap", "scraped"],
  ["curett", "curetted"],
  ["biops", "biopsied"],
  ["syring", "syringed"],
  ["suction", "suctioned"],
  ["relocat|reduc", "relocated|reduced"],
  ["traction", "pulled traction|applied traction"],
  ["pop", "popped"],
];
/** Source of a pattern for the participles of `treatments`: "frozen", "stitched". */
const doneVerbs = treatments.map(([, done]) => done).join("|");
/**
 * Source of a pattern for verbs that mean a treatment only with certain objects: "put a block in", "taken the mole
 * off".
 */
const generalVerbs = "put|placed|inserted|applied|given|taken|cut|made|used";
/** Source of a pattern for the clinician as the subject. */
const subject = String.raw`(?:I|we)`;
/** Source of a pattern for words before the report of a treatment: "There we go. | I have frozen it". */
const leads = String.raw`^(?:\W{1,5})?(?:(?:there (?:we|you) (?:are|go)|there|done|that is it|all done|all right|alright|okay|right|so|now|and|good|well)[,.]? ){0,4}`;
/** Source of a pattern for the perfect tense: "I | have just | frozen it". */
const perfect = String.raw`(?:have |had )(?:just |now |also |already |gone ahead and |then ){0,3}`;
/** Matches a treatment that the clinician has just carried out by hand: "I have frozen it". */
const byHandPattern = new RegExp(
  String.raw`${leads}${subject} (?:${perfect}|(?:just|went ahead and) )(?:${doneVerbs})\b(?! (?:you|him|her) (?:in|up|to|on|with|for)\b)(?= |$)`,
  "i",
);
/**
 * Matches such a treatment in the simple past: "so I numbed it". While the history is taken, it is one of an earlier
 * time and does not count.
 */
const inPastPattern = new RegExp(String.raw`${leads}${subject} (?:${doneVerbs})\b(?= )`, "i");
/** Matches a verb such as "put" with a treatment as its object: "I have put a ring block in". */
const byDevicePattern = new RegExp(
  String.raw`${leads}${subject} ${perfect}(?:${generalVerbs})\b (?!it is\b)(?:[\w/.-]{1,16} ){0,7}?(?:${treatedWith})\b`,
  "i",
);
/** Matches the same in the simple past: "I put on a bulky dressing". While the history is taken, it does not count. */
const byDeviceInPastPattern = new RegExp(
  String.raw`${leads}${subject} (?:just |also |went ahead and )?(?:put|placed|applied|inserted|wrapped|used|made) (?!you\b|him\b|her\b)(?:[\w/.-]{1,16} ){0,7}?(?:${treatedWith})\b(?! if\b)`,
  "i",
);
/** Matches words that say that a treatment is done or in place: "that is the injection done", "the splint is on". */
const inPlacePattern = new RegExp(
  String.raw`${leads}(?:that is )?(?:the |your |his |her |all the |an? )?((?:[\w-]{1,14} ){0,2}(?:${treatedWith}|shots?|jabs?|doses?|vaccines?|biopsy)) (?:is |are )?(?:now |all )?(done|in|on|out|given|finished|in place)(?=$|[,.]| and\b| now\b)`,
  "i",
);
/** Matches a procedure by hand that went well, with its name as the group: "The | shoulder reduction | went well". */
const wentWellPattern = new RegExp(
  String.raw`${leads}(?:the|your|his|her|that) ((?:closed )?(?:[a-z]{2,14} ){0,2}(?:reduction|manipulation|aspiration|drainage|removal|repair|maneuver|block)) (?:(?:itself|just) )?(?:went (?:very |really )?(?:well|fine|smoothly|perfectly)|was (?:successful|a success|done|easy)|worked|is (?:done|complete|successful))(?=$|[,.]| (?:and|so|with|today)\b)`,
  "i",
);
/** Matches words that say that the patient has had the drug just ordered: "There we are, he has had it". */
const takenNowPattern = new RegExp(
  String.raw`${leads}(?:he|she|you) (?:has|have) (?:just |now )?had (?:it|that|(?:the|his|her|your) (?:first )?(?:dose|injection|shot|jab|medicine|nebuli[sz]er))(?: now)?[.,]?$`,
  "i",
);
/**
 * Matches a treatment that the clinician is carrying out, with the verb and what follows as groups: "I am | putting | 4
 * stitches in".
 */
const inProgressPattern = new RegExp(
  String.raw`${leads}${subject} (?:am|are) (?:just |now |also )*(putting|placing|inserting|applying) ((?:[\w/.-]{1,16} ){0,5}?(?:${treatedWith})\b.*)$`,
  "i",
);
/** The past tense of the verbs in `inProgressPattern`. */
const pastForms: Readonly<Record<string, string>> = {
  putting: "put",
  placing: "placed",
  inserting: "inserted",
  applying: "applied",
};
/** Matches words for a later time, at which what is announced is done: "in 10 days", "if". */
const laterPattern =
  /\b(?:tomorrow|next|later|tonight|in (?:an?|\d+|a few|a couple of) |after \d|when (?:you|we)|once|if|until|going to|order|on the list)\b/i;
/**
 * Matches words that say that what was displaced is back, with the part as the group if it is named: "It's back in
 * place", "the | elbow | has gone back in".
 */
const backInPlacePattern = new RegExp(
  String.raw`${leads}(?:it|that|(?:the|your|his|her) ([a-z]+(?: [a-z]+)?))(?: is|'s| has| just| went| gone| popped| slid| slipped| clunked| nicely| all| now){1,3} (?:right |straight |nicely )?back (?:in(?: (?:place|position|joint|the (?:joint|socket)|its socket|where it (?:belongs|should be)))?|where it (?:belongs|should be))(?: now)?[.,]?$`,
  "i",
);
/** Matches injuries and orders after which "back in" means a reduction. */
const displacedPattern =
  /\b(?:dislocat\w*|sublux\w*|out of (?:joint|place|its socket)|displaced|reduc(?:e|tion)|pulled elbow|nursemaid\w*)\b/i;
/** Matches a wash or cleaning that the clinician has given: "I have given it a good wash out with saline". */
const washedPattern = new RegExp(
  String.raw`${leads}${subject} (?:have |had )?(?:just |now )?(?:given|gave) (?:it|that|this|them|the [a-z]+) an? (?:(?:good|really|nice|very|thorough|quick|proper) ){0,2}(?:wash|clean|rinse|scrub|irrigation|flush|soak)\b`,
  "i",
);
/**
 * Matches words of another time ("last week") or of papers ("referral"): what was done then, or with these, is not a
 * treatment of this visit.
 */
const notTodayPattern =
  /\b(?:ago|yesterday|last (?:time|visit|week|month|year|night|spring|summer|autumn|fall|winter)|previously|back (?:then|in (?!and\b|now\b|place\b)\w)|when you were|before(?! (?:I|we|you) (?:go|leave))|in (?:19|20)\d\d|in (?:january|february|march|april|may|june|july|august|september|october|november|december)|on (?:mon|tues|wednes|thurs|fri|satur|sun)day|referral|prescription|order|request|chart|record|list|allergy|form|paperwork|letter|note|account|if)\b|\?$/i;
/** Matches words for a dose or a drug: if they were reduced or removed, nothing was treated by hand. */
const ofDosePattern = /\b(?:dose|milligrams?|mg|mcg|tablets?|pills?|medic\w+)\b/i;

/** Maximum number of turns between an order and the sentence that reports it as done; later, they are not connected. */
const maxTurns = 8;
/** Number of the latest facts that are searched for the order. */
const maxFactsBack = 7;

/**
 * Reads a treatment that the clinician has just carried out: "I have pared it and frozen it". Withdraws an earlier
 * order of the same treatment if the sentence has its verb, but not for "the splint is on" or "he has had it". Sets
 * `reading.phase` to `plan`. Null if the sentence reports none.
 */
export function treatmentDone(sentence: Sentence, reading: ReadingState): Fact[] | null {
  const { text } = sentence;
  const consulted = consultation(sentence, reading);
  if (consulted) return [consulted];
  if (notTodayPattern.test(text)) return null;
  const named = nameInPlace(sentence, reading);
  if (named) return named;
  const given = takenNowPattern.test(text) ? lastDrug(sentence, reading) : null;
  if (given) return [performed(`${given} given in the visit`, sentence, reading)];
  const closed = closureDone(text) ?? takenOut(text, reading) ?? bleedingStopped(text, reading);
  if (closed) {
    withdrawOrdered(sentence, reading);
    return [performed(closed, sentence, reading)];
  }
  const reduced = reducedNow(text, reading);
  if (reduced) return [performed(reduced, sentence, reading)];
  const inProgress = laterPattern.test(text) ? null : inProgressPattern.exec(text);
  if (inProgress) {
    const [, verb = "", object = ""] = inProgress;
    return [performed(asDone(`I have ${pastForms[verb.toLowerCase()] ?? "put"} ${object}`), sentence, reading)];
  }
  const successful = wentWellPattern.exec(text)?.[1];
  if (successful) return [performed(`${successful} performed successfully`, sentence, reading)];
  const placed = inPlacePattern.exec(text);
  if (placed && (reading.facts.length > 0 || /that is/i.test(text))) {
    const [all, what = "", state = ""] = placed;
    const object = `${what} ${/^(?:on|in)$/i.test(state) ? "in place" : state}`;
    withdrawPlaced(what, sentence, reading);
    const rest = text.slice(all.length).replace(/^,? (?:and )?/, "");
    return [performed(object, sentence, reading), ...(treatmentDone({ ...sentence, text: rest }, reading) ?? [])];
  }
  const isPast =
    (reading.phase !== "history" || reading.problem !== undefined) &&
    (inPastPattern.test(text) || byDeviceInPastPattern.test(text));
  const isHand =
    byHandPattern.test(text) &&
    !(/\b(?:reduced|removed|cleaned|closed)\b/i.test(text) && (ofDosePattern.test(text) || findDrugs(text).length > 0));
  if (!isPast && !isHand && !byDevicePattern.test(text) && !washedPattern.test(text)) return null;
  withdrawOrdered(sentence, reading);
  return [performed(withDevice(asDone(text), reading), sentence, reading)];
}

/** Returns that a dislocation was reduced, if the text says that the part is back in place; otherwise null. */
function reducedNow(text: string, { facts, heard, lastSaid }: ReadingState): string | null {
  const match = backInPlacePattern.exec(text);
  if (!match) return null;
  const known = [
    ...facts.filter(({ kind, polarity }) => kind !== "family" && polarity === "present").map(({ said }) => said),
    heard,
    lastSaid?.text ?? "",
  ];
  if (!known.some((said) => displacedPattern.test(said))) return null;
  return match[1] ? `${match[1].toLowerCase()} reduced, back in place` : "reduction performed, back in place";
}

/** Matches which kind a device is, after it was put on, and captures it: "It is a | sugar tong splint | with …". */
const kindOfDevicePattern = new RegExp(
  String.raw`^(?:so )?(?:it|this|that) is (?:called )?(?:an? |the )((?:[a-z-]{2,14} ){1,3}(?:${treatedWith}))(?=$|[,.]| (?:with|and|so|to|for|that|which)\b)`,
  "i",
);

/**
 * Names the device that was just put on in the fact that says so: "the splint is on", "it is a sugar tong splint".
 * Returns no further facts; null if the sentence names none.
 */
function nameInPlace({ text, turn }: Sentence, reading: ReadingState): Fact[] | null {
  const kind = kindOfDevicePattern.exec(text)?.[1];
  const last = reading.facts.at(-1);
  const object = last?.slots.object;
  if (!kind || !last || !object?.text.endsWith(" in place") || last.evidence.at(-1)?.turn !== turn) return null;
  const device = object.text.split(" ").at(-3) ?? "";
  if (!kind.endsWith(device)) return null;
  reading.facts[reading.facts.length - 1] = {
    ...last,
    slots: { ...last.slots, object: { ...object, text: `${kind} in place` } },
  };
  return [];
}

/** Returns a treatment that the clinician has carried out, as an order that is done; the plan begins. */
function performed(object: string, sentence: Sentence, reading: ReadingState): Fact {
  reading.phase = "plan";
  return makeFact({
    kind: "order",
    from: [sentence],
    problem: reading.problem,
    slots: { what: "procedure", action: "item", object }, // `item`: the object is the whole line, without a verb
  });
}

/** Returns the words of what was done without the talk around it: "I have pared it and given it two freezes". */
const asDone = (text: string): string =>
  withoutLead(text)
    .replace(new RegExp(leads, "i"), "")
    .replace(/,? (?:and )?(?:that is|it is|it will|you (?:did|were|will|can|are)|there is|it was)\b.*$/i, "")
    .replace(/(?<=,? and |, )(?:then )?(?:I|we)(?: have)? (?=[a-z])/gi, "")
    .replace(/^we /i, "We ")
    .replace(/ now[,;. ]{0,3}$/i, "")
    .replace(/\b(put|placed) ((?:[\w/.-]{1,16} ){0,5}[\w-]{1,16}) (in|on)(?=$|,)/i, "$1 $3 $2")
    .replace(/(?<![\s,;.])[\s,;.]+$/, "");

/** Replaces "that" or "it" with the device named in the sentence before: "Brace it is." "We have fitted | that". */
function withDevice(done: string, { lastSaid }: ReadingState): string {
  const device = new RegExp(String.raw`\b(${treatedWith})\b`, "i").exec(lastSaid?.text ?? "")?.[1];
  return device
    ? done.replace(/(?<=^(?:I|we) have (?:fitted|put|placed|applied) )(?:that|it)\b/i, `the ${device.toLowerCase()}`)
    : done;
}

/** Returns the drug of the last order, if the order is at most `maxTurns` turns old; otherwise null. */
function lastDrug({ at }: Sentence, { facts, orderedAt }: ReadingState): string | null {
  if (at - orderedAt > maxTurns) return null;
  const last = facts.findLast(({ kind, slots }) => kind === "order" && slots.name !== undefined);
  return last?.slots.name?.text ?? null;
}

/** Number of letters by which the device is compared with the verb that ordered it: "splint" with "splint it". */
const stemLetters = 6;

/** Withdraws an order without details ("splint it") for the device or dressing now in place: "the splint is on". */
function withdrawPlaced(what: string, { at }: Sentence, reading: ReadingState): void {
  if (at - reading.orderedAt > maxTurns) return;
  const stem =
    what
      .replace(/(?:es|s|ing)$/i, "")
      .split(/[^a-z]/i)
      .at(-1)
      ?.slice(0, stemLetters)
      .toLowerCase() ?? "";
  reading.facts = reading.facts.map((fact, i) =>
    fact.kind === "order" &&
    fact.status === "current" &&
    reading.facts.length - i <= maxFactsBack &&
    stem.length > 2 &&
    new RegExp(String.raw`^(?:also )?${stem}[a-z]{0,3} (?:it|that|this|them)(?:$| (?:for|now|up|today)\b)`, "i").test(
      fact.slots.object?.text ?? "",
    )
      ? { ...fact, status: "withdrawn" }
      : fact,
  );
}

/**
 * Withdraws earlier orders of the treatment that a sentence says was carried out: "We can freeze it today", before "I
 * have frozen it".
 */
function withdrawOrdered({ text, at }: Sentence, reading: ReadingState): void {
  if (at - reading.orderedAt > maxTurns) return;
  const said = `${text}${/\b(?:lidocaine|lignocaine|local|block)\b/i.test(text) ? " numbed" : ""}${/\bfreezes\b/i.test(text) ? " frozen" : ""}`;
  const stems = treatments.filter(([, done]) => new RegExp(String.raw`\b(?:${done})\b`, "i").test(said));
  if (stems.length === 0) return;
  const samePattern = new RegExp(String.raw`\b(?:${stems.map(([stem]) => stem).join("|")})`, "i");
  reading.facts = reading.facts.map((fact, i) =>
    fact.kind === "order" &&
    fact.status === "current" &&
    reading.facts.length - i <= maxFactsBack &&
    fact.slots.action?.text !== "item" &&
    (fact.slots.name === undefined || text.includes(fact.slots.name.text)) &&
    samePattern.test(fact.slots.object?.text ?? "")
      ? { ...fact, status: "withdrawn" }
      : fact,
  );
}
