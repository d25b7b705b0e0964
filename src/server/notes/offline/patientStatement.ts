import type { NoteTopic } from "../../../shared/notes/noteTopic";
import { readAnswer, symptomsIn, withoutLead } from "./answers";
import { clinicalWords, conditions, relatives, riskWords, smallTalk } from "./lexicon";
import { medicationLine, namesDrug } from "./medications";
import type { Statement } from "./statement";
import { type Person, asSentence, toThirdPerson } from "./thirdPerson";

const allergy = /\b(?:allerg\w*|break out|broke out|hives|anaphyla\w*|gave me a rash|swelled up when)\b/i;
const past =
  /\b(?:history of|diagnosed with|surger\w*|operation|operated|hospitali\w*|(?:tonsils?|appendix|gallbladder) (?:out|removed)|hysterectomy|c-section)\b/i;
const social =
  /\b(?:smok\w*|cigarettes?|packs?|alcohol|drink(?:ing|s)?|beers?|wine|marijuana|cocaine|vap(?:e|ing)|live (?:with|alone)|work(?:ing)? (?:as|at|in)|job|married|divorced|retired)\b/i;
/** A drug taken by another name than its own: "10 mg of the blue pill". */
const takesPill =
  /\b(?:I|they) (?:\w+ )?(?:take|use|am (?:taking|using|on)) (?:[^.;?]*\b\d+ ?(?:mg|mcg|mL|units?|puffs?|tablets?|pills?|capsules?|drops?)\b|(?:\w+ ){0,4}(?:pills?|tablets?|capsules?|inhaler|medicines?|medications?)\b)/i;
const takesNow = /\b(?:tak(?:e|ing|es)|on|using|use|prescribed|dose|mg)\b/i;

/** Which part of a note a patient's own words belong to. */
export function patientTopic(text: string): NoteTopic {
  if (riskWords.test(text)) return "risk";
  if (allergy.test(text) && (namesDrug(text) || /\ballerg/i.test(text))) return "allergies";
  if (relatives.test(text) && conditions.test(text)) return "family_history";
  if (namesDrug(text) && relatives.test(text) && !/\b(?:I|me)\b/i.test(text)) return "family_history"; // taken by them
  if ((namesDrug(text) && takesNow.test(text)) || takesPill.test(text)) return "medications";
  if (social.test(text) && !/\bdrink(?:ing)? (?:water|fluids|plenty)\b/i.test(text)) return "social_history";
  if (past.test(text)) return "past_history";
  return "hpi";
}

const habit = /\b(?:smok\w*|cigarettes?|alcohol|beers?|wine|marijuana|cocaine|vap(?:e|ing))\b/i;

const uncertainFragment = /^no[,.] \w+(?: \w+)?$/i;

/** Whether what the patient said belongs in a record at all. */
export function isWorthNoting(text: string): boolean {
  if (riskWords.test(text) || habit.test(text) || past.test(text)) return true;
  if (!clinicalWords.test(text)) return false;
  if (smallTalk.test(text) && symptomsIn(text).length === 0 && !namesDrug(text)) return false;
  return text.split(" ").length > 2 || symptomsIn(text).length > 0;
}

/** A piece like "No fever, some chills at night" as what is denied and what is reported. */
function fromList(text: string): string | null {
  const items = text
    .split(/,\s*(?:and |but )?|\s+but /)
    .map((item) => item.trim())
    .filter(Boolean);
  if (
    items.some((item) =>
      /\b(?:I|it|my|he|she|they|we|is|was|are|were|has|have|had|do|does|did|can|cannot|could|feel|recall|know|think|going)\b/i.test(
        item,
      ),
    )
  )
    return null;
  if (items.length === 0 || items.some((item) => symptomsIn(item).length === 0)) return null;
  const denied = items.filter((item) => /^(?:no|not|without)\b/i.test(item));
  const reported = items.filter((item) => !denied.includes(item));
  return [
    reported.length > 0 ? `Reports ${reported.join(", ")}.` : "",
    denied.length > 0
      ? `Denies ${denied.map((item) => item.replace(/^(?:(?:no|not|without|really|any) )+/i, "")).join(", ")}.`
      : "",
  ]
    .filter(Boolean)
    .join(" ");
}

/**
 * What a patient said by themselves, as lines of a note; none where it does not belong there.
 * @param text clean speech, one sentence.
 * @param asked turn of the question it answers, cited too.
 */
export function patientStatements(
  text: string,
  turn: string,
  person: Person,
  asked: string | null = null,
): Statement[] {
  const said = readAnswer(text).polarity === "yes" ? readAnswer(text).rest : text;
  const bare = /^no\b(?! (?:I|my|it|he|she|they|there) )/i.test(said) ? said : withoutLead(said);
  if (!isWorthNoting(bare)) return [];
  const evidence = asked ? [asked, turn] : [turn];
  const topic = patientTopic(bare);
  if (uncertainFragment.test(bare)) return [{ topic, text: `The patient says: “${bare}”`, evidence }];
  const allergicTo = /^I am (?:also |really |very )?allergic to ([a-z -]{3,40})$/i.exec(bare)?.[1];
  if (allergicTo && person.noun === "the patient" && !/\b(?:I|my|it|and|but)\b/.test(allergicTo))
    return [{ topic, text: asSentence(`Allergic to ${allergicTo}`), evidence }];
  if (topic === "medications") {
    const line = medicationLine(bare);
    if (line) return [{ topic, text: line, evidence }];
  }
  const parts = /^no ((?:[a-z-]+ ?){1,5}?) but (I .+)$/i.exec(bare);
  if (parts && symptomsIn(parts[1] ?? "").length > 0)
    return [
      { topic, text: `Denies ${parts[1]}.`, evidence },
      ...patientStatements(parts[2] ?? "", turn, person, asked),
    ];
  const list = topic === "hpi" ? fromList(bare) : null;
  if (list) return list.split(/(?<=\.) /).map((sentence) => ({ topic, text: sentence, evidence }));
  return [{ topic, text: asSentence(toThirdPerson(bare, person)), evidence }];
}
