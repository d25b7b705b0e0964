import { siteOf, symptomName } from "../../frames/readSymptoms";
import type { Sentence } from "../../segment/Sentence";
import { findConditions } from "../../terms/findConditions";
import { findDrugs } from "../../terms/findDrugs";
import { findSymptoms } from "../../terms/findSymptoms";

/** Matches "it" at the start of a sentence, with words before it that add nothing: "and usually it". */
const opensWithItPattern =
  /^((?:(?:and|so|but|well|yeah|yes|oh|I think|I guess|I would say|I feel like|usually|sometimes|mostly|then|now|lately|recently|at first|initially),? ){0,4})it (?=[a-z])/i;

/** Matches what is said about the course, time or kind of a symptom: "is worse at night", "comes and goes". */
const saysHowItIsPattern =
  /^(?:(?:just|really|also|kind of|sort of|usually|always|sometimes|only|mostly|probably|still|typically|generally) ){0,3}(?:(?:is|was|has been|has gotten|has got|has become|gets?|got|is getting|was getting|has been getting|seems?|seems to be|feels?|became|becomes|stays?|stayed|does not get|has not gotten|keeps?) (?:(?:just|really|kind of|sort of|usually|always|mostly|pretty|very|quite|a little(?: bit)?|a bit|a lot|much|so|more|gradually|slowly|definitely|pretty much|progressively|getting|of a|an?) ){0,4}(?:worse|better|constant|there\b|dull|sharp|achy|aching|burning|throbbing|stabbing|crampy|cramping|tight|dry|wet|itchy|painful|sore|tender|intense|severe|mild|intermittent|on and off|going on|going away|spreading|coming and going|frequent|the same|sudden|gradual|steady|localized|present)\b|(?:started|starts|began|begins|(?:comes|came|goes|went)(?! (?:back )?(?:out|in|off)\b)|lasts|lasted|happens|happened|hurts|radiates|spreads|spread|moves|moved|wakes|woke|improves|improved|worsens|worsened|flares)\b)/i;

/** Matches what else than a symptom "it" can mean of the sentence before: a device, a test, an event, a person. */
const namesOtherPattern =
  /\b(?:inhalers?|puffers?|pills?|tablets?|medic\w+|drugs?|cream|ointment|drops|spray|syrup|vaccine|shot|brace|splint|cast|ice|heat|massage|tests?|scan|x-?ray|accident|fall|fell|surgery|operation|job|work|appointment|friend|mother|father|mom|dad|wife|husband|partner|son|daughter|brother|sister|twin|cousin|roommate|coworker|colleague|boss|dog|cat)\b/i;

/** Matches a question, a denial or an alternative, after which "it" does not mean the symptom that the text names. */
const uncertainPattern = /\?|\b(?:no|not|never|without|cannot|instead of|rather than|denies)\b/i;

/** Maximum number of words of a report of one symptom; a longer one names further things that "it" can mean. */
const maxReportWords = 30;

/** Returns the one symptom that a sentence reports; null if it names none or several, or something else. */
function onlySymptom(text: string): string | null {
  if (uncertainPattern.test(text) || namesOtherPattern.test(text) || text.split(" ").length > maxReportWords)
    return null;
  if (findDrugs(text).length > 0 || findConditions(text).length > 0) return null;
  const names = new Set(findSymptoms(text).map((mention) => symptomName(mention, siteOf(text, mention))));
  const [only] = names;
  return names.size === 1 && only ? only : null;
}

/**
 * Matches a verb of onset or length after "it": "started 3 days ago". The opening statement gives only a rough time,
 * and a later answer the exact one.
 */
const saysTimePattern = /^(?:[a-z]+ ){0,3}?(?:start|beg[au]n|last)/i;

/** Maximum number of words of a sentence whose "it" is replaced; a longer one is often about several things. */
const maxWords = 25;

/**
 * Replaces "it" at the start of a sentence by the one symptom that the sentence before it reports, so that each
 * sentence can be read alone: "I have a rash. It gets worse at night" becomes "The rash gets worse at night". An "it"
 * that may mean something else is left as said; if `isOpening`, so is an "it" with a time.
 */
export function nameAntecedent(turn: readonly Sentence[], isOpening = false): Sentence[] {
  const out: Sentence[] = [];
  for (const sentence of turn) {
    const before = out.at(-1);
    const match = sentence.text.split(" ").length <= maxWords ? opensWithItPattern.exec(sentence.text) : null;
    const after = match ? sentence.text.slice(match[0].length) : "";
    const symptom = before && match && saysHowItIsPattern.test(after) ? onlySymptom(before.text) : null;
    const own =
      findSymptoms(after).length > 0 &&
      !/^(?:\w+ ){0,4}(?:pain|hurt|sore|ach|burn|itch|tender|throb|stab|cramp|tight)/i.test(after);
    if (!before || !symptom || own || /s$/.test(symptom) || (isOpening && saysTimePattern.test(after)))
      out.push(sentence);
    else
      out.push({
        ...sentence,
        text: `${match?.[1] ?? ""}the ${symptom} ${after}`,
        moreEvidence: [
          ...(sentence.moreEvidence ?? []),
          ...(before.moreEvidence ?? []),
          { turn: before.turn, start: before.start, end: before.end },
        ],
      });
  }
  return out;
}
