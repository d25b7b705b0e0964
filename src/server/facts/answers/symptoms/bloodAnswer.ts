import type { Fact } from "../../Fact";
import { makeFact } from "../../frames/makeFact";
import { findSymptoms } from "../../terms/findSymptoms";
import { type Exchange, questionAndAnswer } from "../Exchange";

/** Matches a question about blood alone, in what was mentioned before: "Any blood?", "Was there blood in it?" */
export const asksForBloodPattern =
  /^(?:(?:and|so|or|but|have you|did you|do you|was there|is there|has there been|you have not|not|no|noticed|notice|seen|see|had|have|brought up|bring up|coughed up|passed|any|some|a bit of|streaks of|fresh|red|bright|of) )*blood(?: (?:in|with|on) (?:it|them|that|there|the (?:tissue|bowl|toilet)))?(?: (?:at all|coming up|or anything(?: like that)?|or (?:mucus|slime|pus)))?\W*$/i;

/**
 * What blood means in what a person brings up or passes: what was mentioned, the name of the symptom and its system.
 */
const bloodIn: readonly (readonly [RegExp, string, string])[] = [
  [/phlegm|sputum|mucus|cough/i, "coughing up blood", "Respiratory"],
  [/diarrh|stool|poo|motion|bowel|constipat/i, "blood in stool", "Gastrointestinal"],
  [/vomit|throw/i, "vomiting blood", "Gastrointestinal"],
  [/urin|pee|water/i, "blood in urine", "Genitourinary"],
];

/**
 * Matches blood in an answer, with the no or the amount before it as the group: "| streaks of | blood", but not "blood
 * pressure".
 */
const namesBloodPattern =
  /\b(no |not (?:any |seen any )?|some |a (?:bit|little) of |streaks of )(?:fresh |red |bright )*blood\b(?! (?:in|when|pressure|test|work|thinn|sugar))/i;

/** Matches what a question asks for beside blood, as the group: "any blood or | slime |?" */
const besidesPattern = /\bblood or (mucus|slime|pus)\b/i;

/**
 * Returns "no " or "some " if an answer to a question about blood and something else denies or affirms the blood by its
 * name, "open" if it names only the other thing: "Slime, yes." Null for other questions and answers.
 */
function ownAnswer(asked: string, said: string): "no " | "some " | "open" | null {
  if (!besidesPattern.test(asked)) return null;
  const clause = said.split(/[.;]|, (?=but|and|no\b)/i).find((part) => /\bblood\b/i.test(part));
  if (clause) return /\b(?:no|not|never|none)\b/i.test(clause) ? "no " : "some ";
  return /\b(?:slime|slimy|mucus|pus|snot|jelly)\b/i.test(said) ? "open" : null;
}

/**
 * Reads the answer to a question about blood as the symptom meant by what was mentioned before: "Any blood?" after a
 * cough asks for coughing up blood. Null for other questions and answers, and if nothing mentioned before can contain
 * blood.
 */
export function bloodAnswer(exchange: Exchange): Fact | null {
  const { asked, answer, reply, turn, before } = exchange;
  const said = turn.map(({ text }) => text).join(". ");
  const own = ownAnswer(asked, said);
  if (own === "open") return null;
  const named = own ?? namesBloodPattern.exec(answer.text)?.[1];
  const isYes = named ? !/^no/i.test(named) : reply.polarity === "yes";
  const last = asked.split(/,? (?=but (?:have|did|do|has) (?:you|he|she)\b)|,? or (?=(?:any )?blood)/i).at(-1) ?? "";
  if (
    !asksForBloodPattern.test(last.replace(/^but /i, "")) ||
    (!named && reply.polarity !== "yes" && reply.polarity !== "no")
  )
    return null;
  // A plain "yes" to "Any phlegm or blood?" affirms neither.
  if (!named && isYes && last !== asked) return null;
  if (!named && findSymptoms(said).length > 0) return null;
  const of = before
    .map((spoken) => spoken.replace(besidesPattern, "blood"))
    .map((spoken) => bloodIn.find(([part]) => part.test(spoken)))
    .find(Boolean);
  if (!of) return null;
  return makeFact({
    kind: "symptom",
    from: questionAndAnswer(exchange),
    polarity: isYes ? "present" : "absent",
    certainty: reply.isHedged ? "likely" : "stated",
    slots: { name: of[1], system: of[2] },
  });
}
