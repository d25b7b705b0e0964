import type { Fact } from "../../../facts/Fact";
import { isAttribute } from "../../../facts/resolve/resolve";
import { findDrugs } from "../../../facts/terms/findDrugs";
import { findSymptoms } from "../../../facts/terms/findSymptoms";
import { evidenceOf, type PlannedSentence } from "../PlannedSentence";

/**
 * Matches "it hurts" and "the knee pain hurts" before when or where, with the words between as groups: "It still hurts
 * | a lot | when".
 */
const hurtsPattern =
  /^(?:It|The ((?:[a-z]+ ){0,3})pain) (still |also |mostly |mainly |usually |sometimes )?hurts(?:,? (a lot|badly|very much))?,? (?=(?:when(?:ever)?|if|even with|in the|on the|at the|after|with|around the|during|every time|especially|particularly|mainly) )(?!.{0,80}\bnot\b)/;
/** Matches the start of the sentences that are changed. */
const startsPattern = /^(?:It |The (?:[a-z]+ ){0,3}pain )/;
/** Matches a description of a pain or another sensation: "It feels like | a deep achy pain". */
const describedPattern =
  /^It (?:is|was|feels?|felt|does feel)(?: (?:also|mostly|mainly|usually|still))?(?: (?:like|similar to|more like))? ((?:more of )?an? (?:(?!not\b|that\b|the\b)[a-z]{2,14},? ){0,4}(?:pain|ache|sensation|feeling|cramp|pressure|tightness|discomfort|throbbing)\b(?:,? (?:in|on|at|along|behind|down|across|when|if|than|around|over|deep|under|like) [a-z -]{2,60})?)\.$/;

/** Matches "it" before the course, time or spread of a symptom: "It has gotten worse", "It comes and goes". */
const coursePattern =
  /^It (?:(?:has|had) (?:(?:also|just|gradually|slowly|definitely|recently|since|only|not) ){0,2}(?:gotten|been getting|become|improved|worsened|come back|gone away|been (?:worse|better|constant|present|intermittent|worsening|improving))\b|(?:comes|came|goes|went) (?:and|away|down|up|on)\b|(?:is|was) (?:(?:getting|usually|mostly|always|now|much|definitely) )?(?:worse|better|constant|intermittent|worst)\b|(?:is|was) (?:slowly |gradually )?(?:worsening|improving)\b|(?:gets|got) (?:much |slightly )?(?:worse|better)\b|(?:does (?:not )?|did (?:not )?)?(?:radiates?|spreads?|shoots?|wakes?|lasts?|lasted)\b|(?:started|began) (?:about |approximately )?(?:\d|a |last|this|on|yesterday|in|suddenly|gradually|after|when)|feels (?:better|worse)\b)/;

/** Matches what "it" can mean instead of a symptom in the sentence before: a treatment, a test, an event, a matter. */
const namesOtherPattern =
  /\b(?:inhalers?|pills?|tablets?|medic\w+|drugs?|cream|ointment|drops|spray|injections?|brace|splint|cast|ice|heat|massage|therapy|test\w*|scan|x-?ray|accident|fall|fell|injur\w+|surgery|operation|job|work|stress\w*|period|weight|appetite|sleep\w*|mood|lump|bump|mass|mole|wound|blood|pressure|sugars?|diet|A1c)\b/i;

/**
 * Returns the sentences of the history in which "It" at the start is written as what it means, if that is certain: "It
 * hurts when he kneels" becomes "There is pain when he kneels", "It is a sharp pain" becomes "Described as a sharp
 * pain", and "It has gotten worse" names the symptom if only one was reported until then and no near sentence names it.
 * @param facts all facts of the history, in spoken order.
 */
export function withReferents(sentences: readonly PlannedSentence[], facts: readonly Fact[]): PlannedSentence[] {
  if (!sentences.some(({ text }) => startsPattern.test(text))) return [...sentences];
  const positions = new Map(evidenceOf(facts).map((turn, position) => [turn, position]));
  const positionOf = (fact: Fact): number => Math.min(...evidenceOf([fact]).map((turn) => positions.get(turn) ?? 0));
  return sentences.map((sentence, i) => {
    const { text } = sentence;
    if (!startsPattern.test(text)) return sentence;
    const plain = withoutPronoun(text);
    if (plain !== text) return { ...sentence, text: plain };
    const before = sentences[i - 1];
    if (
      !before ||
      !text.startsWith("It ") ||
      !coursePattern.test(text) ||
      findSymptoms(text).length > 0 ||
      findDrugs(text).length > 0
    )
      return sentence;
    const own = evidenceOf(sentence.facts);
    if (evidenceOf(before.facts).some((turn) => own.includes(turn)) || namesOtherPattern.test(before.text))
      return sentence;
    const last = Math.max(...own.map((turn) => positions.get(turn) ?? 0));
    const name = onlySymptom(facts.filter((fact) => positionOf(fact) <= last));
    if (name === null || before.text.toLowerCase().includes(name)) return sentence;
    return { ...sentence, text: `The ${name} ${text.slice("It ".length)}` };
  });
}

/** Returns "It hurts when …" and "It is a sharp pain" without "it"; any other sentence unchanged. */
const withoutPronoun = (text: string): string =>
  text
    .replace(hurtsPattern, (_all, site: string | undefined, when: string | undefined, much: string | undefined) =>
      /still|also/.test(when ?? "")
        ? `There is ${when ?? ""}${much ? "a lot of " : ""}${site ?? ""}pain `
        : `There is ${much ? "a lot of " : ""}${site ?? ""}pain ${when ?? ""}`,
    )
    .replace(/^(There is (?:[a-z]+ ){0,5}pain) (?=(?:especially|particularly|mainly) )/, "$1, ")
    .replace(describedPattern, "Described as $1.");

/**
 * Returns the name of the symptom that the facts report, if it is only one: "cough", or "knee pain" if that is also
 * called "pain"; null if there are several, or if the name is a plural.
 */
function onlySymptom(facts: readonly Fact[]): string | null {
  const names = new Set(
    facts.flatMap((fact) =>
      fact.kind === "symptom" && fact.polarity === "present" && !isAttribute(fact) && fact.slots.name
        ? [fact.slots.name.text.toLowerCase()]
        : [],
    ),
  );
  const specific = [...names].filter((name) => ![...names].some((other) => other.endsWith(` ${name}`)));
  const [only] = specific;
  return specific.length === 1 && only && !/[^s]s$/.test(only) ? only : null;
}
