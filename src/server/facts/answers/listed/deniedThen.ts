import type { Fact } from "../../Fact";
import { siteOf, symptomName, systemOf } from "../../frames/readSymptoms";
import { findSites } from "../../terms/findSites";
import { findSymptoms, type SymptomMention } from "../../terms/findSymptoms";
import { gerund } from "../../verbs/gerund";
import { deniedFact } from "../deniedFact";
import type { Exchange } from "../Exchange";

/** Source of a pattern for words before a limited denial: "no, not really,". */
const lead =
  "^(?:(?:oh|well|um|uh|hm+|no|nope|nah|none|I (?:am|do|have)|it (?:is|does)|not (?:really|particularly|any)),? )*";
/** Source of a pattern for words after one that add nothing: ", no", "anyway". */
const tail =
  "(?:,? (?:no|nope|anyway|at least|thankfully|thank god|luckily|I am not|I do not|I have not|it is not|it does not))*$";

/** Matches a denial for the present, or for a named time, which is a group: "not right now, no", "not | this week". */
const timePattern = new RegExp(
  `${lead}not (?:(?:(?:right|just) )?now|at the (?:moment|minute)|at present|currently|any ?more|any longer|as of now|(today|tonight|this (?:morning|afternoon|evening|week|month|year)|recently|lately))${tail}`,
  "i",
);

/**
 * Matches a denial under one circumstance, with the circumstance, or its verb and object, as groups: "not | at rest",
 * "not when I | walk | on the flat".
 */
const circumstancePattern = new RegExp(
  `${lead}not (?:(at (?:rest|night|work|home)|in the (?:mornings?|evenings?|afternoons?|day ?time|night)|during the (?:day|night)|on (?:exertion|the flat|the level|waking)|with (?:exertion|exercise|activity|movement)|(?:after|between) meals)|(?:when|while|if) I (?:am )?(?:just )?([a-z]+)((?: [a-z]+){0,3}?))${tail}`,
  "i",
);

/** Matches a denial in one part of the body, with the part as the group: "not in | my hands". */
const placePattern = new RegExp(`${lead}not (?:in|on) ((?:my|the|either|both) [a-z ]{3,24}?)${tail}`, "i");

/** Matches words of an object that a note cannot print: "when I do | that". */
const unfitPattern = /\b(?:I|me|myself|it|that|this|them|not|but|and|or)\b/i;

/** Verbs that say nothing of what the patient does: "not when I have …". */
const unfitVerbPattern = /^(?:have|had|am|get|got|do|did|was|think|feel|felt|first|started)$/i;

/** Returns the limit of a denial as written after a symptom: "at present", "when sitting"; null for other answers. */
function limitOf(answer: string): string | null {
  const text = answer.replace(/(?<![.!])[.!]$/, "");
  const time = timePattern.exec(text);
  if (time) return time[1] ? time[1].toLowerCase().replace("lately", "recently") : "at present";
  const [, phrase, verb, object = ""] = circumstancePattern.exec(text) ?? [];
  if (phrase) return phrase.toLowerCase();
  if (!verb || unfitPattern.test(object) || unfitVerbPattern.test(verb)) return null;
  return `when ${gerund(verb)}${object.toLowerCase().replace(/\bmy\b/g, "the")}`;
}

/** Returns the part of the body in which alone an answer denies a symptom: "in the hands"; null for other answers. */
function partOf(asked: string, answer: string): string | null {
  const [, said] = placePattern.exec(answer.replace(/(?<![.!])[.!]$/, "")) ?? [];
  if (!said || findSites(said).length !== 1 || findSites(asked).length > 0 || findSymptoms(said).length > 0)
    return null;
  return `in ${said.toLowerCase().replace(/^my\b/, "the")}`;
}

/**
 * Reads an answer that denies symptoms for a time, under a circumstance or in a part of the body only, and so does not
 * deny them altogether: "Any swelling?" "Not today." → "denies swelling today". Null for other answers, and if the turn
 * names the symptom again.
 */
export function deniedThen(exchange: Exchange, mentions: readonly SymptomMention[]): Fact[] | null {
  const { asked, answer, turn, isExam } = exchange;
  if (isExam || /\b(?:worse|better|ever)\b/i.test(asked)) return null;
  const limit = limitOf(answer.text) ?? partOf(asked, answer.text);
  if (limit === null) return null;
  // A list that is denied for now is denied as the note says it: "denies fever or chills".
  if (mentions.length > 1 && /^(?:at present|recently)$/.test(limit)) return null;
  const more = turn.slice(1).map(({ text }) => text);
  if (mentions.length > 1 && findSymptoms(more.join(". ")).length > 0) return null;
  return mentions.map((mention) => {
    const site = siteOf(asked, mention);
    const name = symptomName(mention, site);
    return deniedFact(exchange, "symptom", {
      name: limit === "recently" ? `recent ${name}` : `${name} ${limit}`,
      system: systemOf(mention, site),
      site: site?.part,
      side: site?.side ?? undefined,
    });
  });
}
