import type { Fact } from "../../Fact";
import { makeFact } from "../../frames/makeFact";
import { findSymptoms } from "../../terms/findSymptoms";
import { type Exchange, questionAndAnswer } from "../Exchange";
import { qualityIn } from "../symptoms/qualityIn";

/** Maximum number of words of an answer that only names one of two things: "I'd say more of a pressure". */
const maxWords = 8;

/** Matches words before what is chosen: "I'd say more of a". */
const leadPattern =
  /^(?:(?:oh|um|uh|well|just|only|mostly|mainly|more|probably|definitely|usually|always|really|kind of|sort of|like|it is|it was|it feels|they are|I would say|I think|I guess|the|a|an|my|of|on|in|at|with),? )+/i;
/** Matches words after what is chosen: "really", "I'd say". */
const tailPattern =
  /(?:,? (?:really|mostly|mainly|definitely|usually|I (?:would say|think|guess)|side|one|only|probably|I suppose|if anything)){1,4}$/i;

/** Returns what a short answer chooses, in lower case: "More of a pressure, I'd say." → "pressure". */
const chosenIn = (text: string): string =>
  text
    .replace(/[.!,;\s]{1,4}$/, "")
    .replace(leadPattern, "")
    .replace(tailPattern, "")
    .toLowerCase();

/** Matches a question about which side of a part it is: "in the right leg or the left", "left or right knee". */
const sidesPattern =
  /\b(?:left|right)(?: [a-z]+){0,2} or (?:on |in )?(?:the |your )?(?:left|right)\b|\b(?:left|right) (?:or|and) (?:left|right)\b/i;
/**
 * Matches a question that asks if one or both of two parts are affected: "one side or both", "in one eye or both eyes".
 */
const bothPattern =
  /\b(?:just |only )?one (side|eye|ear|leg|arm|hand|foot|knee)?s?(?: [a-z]+){0,3}? ?or (?:in |on )?both\b/i;
/** Matches a question about which face of a part it is on: "on the inside or the outside". */
const facesPattern =
  /\b(?:inside|outside|front|back|top|bottom|inner side|outer side)\b[^?]{0,30}\bor\b[^?]{0,30}\b(?:inside|outside|front|back|top|bottom|inner side|outer side)\b/i;
/** Matches a question about the time at which a complaint is worse or better: "worse in the morning or at night". */
const whenPattern =
  /\b(worse|better|more often|stronger) (?:in the|at|during|first thing|when|after|before)\b[^?]{0,50}\bor\b/i;
/** Times of day in answers, each with its words in a note. */
const timesOfDay: readonly (readonly [RegExp, string])[] = [
  [/^mornings?$|^first thing$/i, "in the morning"],
  [/^afternoons?$/i, "in the afternoon"],
  [/^evenings?$/i, "in the evening"],
  [/^nights?$|^night ?time$|^bedtime$/i, "at night"],
  [/^(?:during )?(?:the )?day(?:time)?$/i, "during the day"],
];
/** Matches a question about a quality, with its alternatives as the group: "is it | throbbing or more like a band". */
const qualityPattern =
  /^(?:(?:and|so|okay|then),? )*(?:is|are|was|were|does|do|did|would you (?:say|describe|call)) (?:(?:it|that|this|they|them)|(?:the|your|this|that) (?:[a-z]+ ){0,2}?[a-z]+)(?: (?:is|feels?|as|be))?((?: [a-z-]+){1,4}?(?:, [a-z -]{3,30})?,? or (?:is (?:it|that) |does it feel )?[a-z][a-z -]{2,40})\?$/i;
/** Matches words before an alternative that do not belong to it: "more of a". */
const beforeAlternativePattern = /^(?:(?:is it|is that|more|just|of|a|an|the|kind|sort|feel|feels|rather) )+/i;
/** Matches adjectives for secretions, skin changes and other things that are seen: "clear", "raised". */
const seenPattern =
  /^(?:clear|colou?red|thick|thin|watery|loose|hard|soft|formed|bloody|bright(?: red)?|dark|raised|flat|red|wet|dry|light|heavy|regular|irregular|deep|steady|continuous|band|tight|vice|spinning|lightheaded)(?:[- ]?like)?$/i;
/** Matches words for a cough and its kinds. */
const ofCoughPattern = /\b(?:cough\w*|phlegm|sputum|mucus|dry|wet|productive|chesty)\b/i;
/** Matches words of a place within a part: "upper", "inside". */
const placePattern = /^(?:upper|lower|inside|outside|inner|outer|front|back|top|bottom)$/i;

/** Matches a question about "it", with its alternatives as the group: "is it | a burning or a pressure". */
const aboutItPattern = /^(?:(?:and|so|okay|then),? )*(?:is|are|was|were|does|do|did) (?:it|that|this|they) (.+)$/i;
/** Matches a question about a thing that it names, and captures it: "is your | vision loss | in one eye or both". */
const aboutNamedPattern =
  /^(?:(?:and|so|okay|then),? )*(?:is|are|was|were) (?:the|your|this|that) ((?:[a-z]+ )?[a-z]+) (?=(?:in|on|at|just|only|one|worse|better|more|clear|thick|thin|watery|loose|hard|soft|dry|wet|raised|flat|red|dark|bright|regular|sharp|dull|throbbing|burning|constant)\b)/i;

/**
 * Returns the exchange with the complaint that a choice is about: the one that was being talked about if the question
 * names it only among its alternatives, and what the question names if no complaint is known.
 */
function withComplaint(exchange: Exchange): Exchange {
  const { asked, complaint, before } = exchange;
  const alternatives = aboutItPattern.exec(asked)?.[1]?.toLowerCase();
  if (alternatives?.includes(complaint)) return { ...exchange, complaint: before.at(-1) || "symptoms" };
  const named = complaint === "symptoms" ? aboutNamedPattern.exec(asked)?.[1]?.toLowerCase() : undefined;
  return named ? { ...exchange, complaint: named } : exchange;
}

/** Makes a symptom of the complaint with the slots of an answer. */
const symptom = (exchange: Exchange, slots: Parameters<typeof makeFact>[0]["slots"]): Fact =>
  makeFact({
    kind: "symptom",
    from: questionAndAnswer(exchange),
    slots: { name: exchange.complaint, ...slots },
    said: exchange.answer.text,
  });

/** Makes a statement about the complaint: "the knee pain is worse in the morning". */
function statement(exchange: Exchange, predicate: (isPlural: boolean) => string): Fact {
  const { complaint } = exchange;
  const subject = complaint === "symptoms" ? "it" : `the ${complaint}`;
  const detail = `${subject} ${predicate(complaint !== "symptoms" && /[^s]s$/.test(complaint))}`;
  return makeFact({
    kind: "statement",
    from: questionAndAnswer(exchange),
    slots: { detail },
    said: exchange.answer.text,
  });
}

/** Reads which side, or whether one or both of two parts, are affected. */
function sideChosen(exchange: Exchange, chosen: string): Fact | null {
  const { asked, complaint } = exchange;
  const side = /^(?:left|right|both)\b/.exec(chosen)?.[0];
  if (sidesPattern.test(asked) && side) {
    const isNamed = /\b(?:left|right)\b/i.test(complaint);
    return isNamed
      ? symptom(exchange, { name: complaint.replace(/\b(?:left|right)\b/i, side === "both" ? "bilateral" : side) })
      : symptom(exchange, { side });
  }
  if (
    facesPattern.test(asked) &&
    !/\bof (?:the|your)\b/i.test(asked) &&
    /^(?:inside|outside|front|back|top|bottom|(?:inner|outer) side)$/.test(chosen)
  )
    return symptom(exchange, { site: `${/side$/.test(chosen) ? "on" : "at"} the ${chosen}` });
  const one = bothPattern.exec(asked);
  if (!one) return null;
  const part = one[1]?.toLowerCase() ?? "side";
  if (side === "both")
    return symptom(
      exchange,
      part === "side" ? { side } : { quality: `in both ${part === "foot" ? "feet" : `${part}s`}` },
    );
  if (!/^one\b/.test(chosen)) return null;
  const named = exchange.turn.map(({ text }) => /\b(left|right)\b/i.exec(text)?.[1]?.toLowerCase()).find(Boolean);
  if (part === "side") return symptom(exchange, named ? { side: named } : { quality: "on one side only" });
  return symptom(exchange, { quality: named ? `in the ${named} ${part}` : `in one ${part} only` });
}

/** Reads the time of day at which a complaint is worse or better. */
function timeChosen(exchange: Exchange, chosen: string): Fact | null {
  const { asked } = exchange;
  const change = whenPattern.exec(asked)?.[1]?.toLowerCase();
  const time = change ? timesOfDay.find(([pattern]) => pattern.test(chosen))?.[1] : undefined;
  if (change && time) return statement(exchange, (isPlural) => `${isPlural ? "are" : "is"} ${change} ${time}`);
  return null;
}

/** Symptoms that a patient chooses from kinds of dizziness. */
const dizzinessKinds: ReadonlyMap<string, string> = new Map([
  ["spinning", "vertigo"],
  ["lightheaded", "lightheadedness"],
]);

/** Reads which of the qualities or places that a question names is chosen. */
function qualityChosen(exchange: Exchange, chosen: string): Fact | null {
  const { asked, complaint } = exchange;
  const place = placePattern.exec(chosen)?.[0];
  if (place && new RegExp(`\\b${place}\\b`, "i").test(asked)) {
    const part = /\bof (?:the|your) ([a-z]+)\?$/i.exec(asked)?.[1];
    if (part) return symptom(exchange, { site: `${place} of the ${part}` });
    return /^(?:upper|lower)$/.test(place) && complaint !== "symptoms" && !complaint.includes(place)
      ? symptom(exchange, { name: `${place} ${complaint}` })
      : null;
  }
  const named = qualityPattern.exec(asked)?.[1]?.trim();
  // A cough has rules of its own, also where the question calls it "it".
  if (!named || ofCoughPattern.test(asked) || ofCoughPattern.test(chosen)) return null;
  const alternatives = named
    .split(/, (?:or )?|,? or /)
    .map((alternative) => alternative.trim().replace(beforeAlternativePattern, ""));
  const bothNamed = alternatives.map((each) => each.toLowerCase());
  if (/^(?:(?:little )?bit of )?both$/.test(chosen))
    return bothNamed.length === 2 && bothNamed.every((each) => qualityIn(each, true) !== null || seenPattern.test(each))
      ? symptom(exchange, { quality: bothNamed.join(" and ") })
      : null;
  const hits = alternatives.filter((each) =>
    each
      .toLowerCase()
      .replace(/^like (?:an? )?/, "")
      .split(/[- ]/)
      .includes(chosen.split(/[- ]/)[0] ?? ""),
  );
  const [only] = hits;
  if (alternatives.length < 2 || hits.length !== 1 || !only) return null;
  const bare = only.toLowerCase().replace(/^like (?:an? )?/, "");
  if (qualityIn(bare, true) === null && !seenPattern.test(bare)) return null;
  const dizziness = dizzinessKinds.get(bare);
  if (dizziness)
    return makeFact({
      kind: "symptom",
      from: questionAndAnswer(exchange),
      slots: { name: dizziness, system: "Neurological" },
      said: exchange.answer.text,
    });
  const quality = /^(?:pressure|tightness)$/.test(bare) ? `${bare}-like` : bare;
  return symptom(exchange, { quality: /^like /i.test(only) ? only.toLowerCase() : quality });
}

/**
 * Reads a short answer that chooses one of the alternatives of a question: "Is it in the right leg or the left?"
 * "Left.", "Worse in the morning or at night?" "Morning.", "Is it burning or a pressure?" "More of a pressure."
 * Null for other questions and answers.
 */
export function choiceAnswer(exchange: Exchange): Fact | null {
  const { asked, answer, reply, isExam, isOtherSubject } = exchange;
  if (!/\bor\b/i.test(asked) || isExam || isOtherSubject || reply.polarity !== null) return null;
  if (answer.text.split(" ").length > maxWords || findSymptoms(answer.text).length > 1) return null;
  const chosen = chosenIn(answer.text);
  if (chosen === "" || /\b(?:no|not|neither|either|never|sometimes|but)\b/.test(chosen)) return null;
  const own = withComplaint(exchange);
  return sideChosen(own, chosen) ?? timeChosen(own, chosen) ?? qualityChosen(own, chosen);
}
