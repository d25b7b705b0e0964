import type { Fact } from "../../../../facts/Fact";
import { dateIn, onsetIn } from "../../../../facts/frames/timeExpressions";
import { polarityAt } from "../../../../facts/frames/polarityAt";
import { findSymptoms } from "../../../../facts/terms/findSymptoms";
import { listOf } from "../listOf";

/** Matches symptoms of an infection that people pass on. */
const infectiousPattern =
  /^(?:(?:dry|productive) cough|cough|fever|subjective fever|cold symptoms|common cold|sore throat|runny nose|nasal congestion|sneezing|fatigue|chills|muscle aches|body aches|diarrhea|vomiting|loss of (?:smell|taste)|rash|hoarseness|sniffles)$/;
/** Matches words about an illness of another time, or one that keeps coming back: "gets a runny nose every spring". */
const ofAnotherTimePattern =
  /\b(?:gets|years?|every|spring|fall|summer|winter|used to|when (?:he|she) was|diagnosed|always|usually|as a (?:kid|child)|history|chronic|allerg\w+)\b/i;
/** Matches a verb that introduces a present or past illness: "has", "caught", "came down". */
const illnessVerbPattern = /\b(?:has|have|had|was|were|is|are|been|started|mention(?:ed)?|caught|came down)\b/i;

/** Matches symptoms that show no infection alone: a carer can be tired, and a drug can make muscles ache. */
const vaguePattern = /^(?:fatigue|muscle aches|body aches|hoarseness)$/;

/** Returns whether a fact of the social history names someone ill around the patient. */
export const namesSomeoneIll = ({ slots, polarity }: Fact): boolean =>
  slots.topic?.text === "contacts" &&
  polarity === "present" &&
  /^(?!no\b|nobody|none|not\b)./i.test(slots.detail?.text ?? "");

/** Returns the person of a statement about another person's present infection; null for other facts. */
function illPerson({ kind, subject, slots, polarity }: Fact): string | null {
  if (kind !== "statement" || polarity !== "present" || subject === "patient") return null;
  const name = "relative" in subject ? subject.relative : subject.other;
  const said = slots.detail?.text ?? "";
  if (/^(?:parent|family|father|mother)$/.test(name) && !/\b(?:he|she|my|our|his|her)\b/i.test(said)) return null;
  if (
    /\b(?:I|me|dog|cat)\b/.test(`${said} ${name}`) ||
    ofAnotherTimePattern.test(said) ||
    !illnessVerbPattern.test(said)
  )
    return null;
  const symptoms = symptomsIn(said);
  return symptoms.some((symptom) => !vaguePattern.test(symptom)) ? name : null;
}

/** Returns the symptoms of an infection that a statement reports. */
const symptomsIn = (said: string): string[] => [
  ...new Set(
    findSymptoms(said)
      .filter(({ term, start, end }) => infectiousPattern.test(term.name) && polarityAt(said, start, end) === "present")
      .map(({ term }) => term.name),
  ),
];

/**
 * Returns the sick contacts with their symptoms, and the facts that state them: "Sick contacts: wife (fatigue and
 * cough)". Null if there are none.
 */
export function sickContacts(facts: readonly Fact[]): { text: string; facts: readonly Fact[] } | null {
  const known = new Map<string, { symptoms: string[]; facts: Fact[] }>();
  for (const fact of facts) {
    const name = illPerson(fact);
    if (name === null) continue;
    const before = known.get(name) ?? { symptoms: [], facts: [] };
    known.set(name, {
      symptoms: [...before.symptoms, ...symptomsIn(fact.slots.detail?.text ?? "")],
      facts: [...before.facts, fact],
    });
  }
  if (known.size === 0) return null;
  const people = [...known].map(([name, { symptoms }]) => `${name} (${listOf(symptoms, "and")})`);
  return { text: `Sick contacts: ${listOf(people, "and")}`, facts: [...known.values()].flatMap((each) => each.facts) };
}

/**
 * Matches a person with the illness that the patient has, or an illness that is not named, and captures both: "my
 * daughter had | it", "my boss was sick".
 */
const alsoIllPattern =
  /\bmy (?:[a-z]+ ){0,2}?((?:grand|step)?(?:mother|father|mom|mum|dad|parents|sons?|daughters?|kids?|children|brothers?|sisters?|wife|husband|partner|aunt|uncle|cousins?|nephew|niece|boyfriend|girlfriend|(?:room|flat|house)mates?|co-?workers?|colleagues?|friends?|boss|baby))(?: (?:has|have|just|also|both|all|actually|started|came|went)){0,3} (?:(?:has|have|had|got|gotten|caught|getting|down with|brought home) (?:also |just )?(?:it|this|the same(?: thing| bug| symptoms| cough| cold| rash| illness)?|something similar|a (?:stomach |tummy )?(?:bug|virus|cold))|(?:is|are|was|were|been) (?:also |just |both |all |really )?(?:sick|ill|poorly|unwell|under the weather))\b([^.;]{0,40})/i;

/** Returns "Sick contacts: daughter, last week" for an answer about the illness of one who lives or works nearby. */
export function alsoIll(said: string): string | null {
  const [, person, after = ""] = alsoIllPattern.exec(said) ?? [];
  if (!person || /\b(?:not|never|but)\b/i.test(after) || ofAnotherTimePattern.test(said)) return null;
  const [first, second, further] = said.split(/,? and (?=my )/i).map((clause) => alsoIllPattern.exec(clause));
  // "My daughter has the same cough, and my husband had it last week"
  if (first && second && !further) {
    const people = [first, second].map(([, name = "", rest = ""]) => {
      const time = onsetIn(rest) ?? dateIn(rest);
      return `${name.toLowerCase()}${time ? ` (${time})` : ""}`;
    });
    return `Sick contacts: ${people.join(" and ")}`;
  }
  const when = onsetIn(after) ?? dateIn(after);
  return `Sick contacts: ${person.toLowerCase()}${when ? `, ${when}` : ""}`;
}
