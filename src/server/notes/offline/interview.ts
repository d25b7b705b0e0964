import { type Polarity, listOf, mergeYesNo, readAnswer, symptomsIn, isFragment, withoutLead } from "./answers";
import { moodWords, riskWords } from "./lexicon";
import { namesDrug } from "./medications";
import { isWorthNoting, patientStatements } from "./patientStatement";
import type { Said, Statement } from "./statement";
import { asSentence, lowerFirst, type Person, toThirdPerson } from "./thirdPerson";

/** A question of the clinician that waits for its answer. */
export interface Asked {
  turn: string;
  text: string;
}

const asksAllergy = /\ballerg/i;
const asksMedication = /\b(?:medications?|medicines?|meds|pills)\b/i;
const asksPast =
  /\b(?:past (?:medical|surgical) history|medical (?:conditions|problems)|surgeries|operations|other (?:conditions|problems))\b/i;
const asksFamily = /\bfamily history\b|\b(?:anyone|anybody) in (?:your|the) family\b/i;
const asksSeverity = /\b(?:scale|how bad|how severe)\b/i;
/** Asked during the examination: the clinician reports what the answer means. */
const reserved =
  /\b(?:press|touch|push|when I|this way|turn|bend|squeeze|that hurt|does it hurt|(?:over|down|right|in) here)\b/i;

/** Open questions whose short answers can follow a few words of the question. */
const opens: readonly (readonly [RegExp, (answer: string) => string])[] = [
  [
    /\bhow long\b/i,
    (answer) => (/^since\b/i.test(answer) ? `Present ${answer}` : `Present for ${answer.replace(/^for /i, "")}`),
  ],
  [/\bwhen did\b.*\b(?:start|begin)/i, (answer) => `Start: ${answer}`],
  [/\bwhen did\b.*\bhappen/i, (answer) => `This happened ${answer}`],
  [/\bhow often\b/i, (answer) => `How often: ${answer}`],
  [/\b(?:better|relief|helps?)\b/i, (answer) => `Asked what makes it better: ${answer}`],
];

/**
 * Returns the answer to a question as lines of a note: question and answer merged if that is safe, otherwise both
 * quoted, and the rest of the answer by itself.
 */
export function answered(asked: Asked, said: Said, person: Person): Statement[] {
  const { polarity, words, rest } = readAnswer(said.text);
  const evidence = [asked.turn, said.turn];
  const named = symptomsIn(asked.text);
  const more = rest === "" ? [] : (maybeNoFever(polarity, said, rest) ?? followUp(asked, rest, said.turn, person));
  if (riskWords.test(asked.text) && polarity !== null) {
    const text = `Asked “${asked.text.replace(/\?$/, "")}?”, ${person.noun} says “${said.text}”.`;
    // The whole answer is quoted: its rest needs no second line, unless it names a drug.
    return [
      { topic: "risk", text: `${text.charAt(0).toUpperCase()}${text.slice(1)}`, evidence },
      ...(namesDrug(rest) ? more : []),
    ];
  }
  if (polarity === "soft" && named.length === 0 && moodWords.test(asked.text)) {
    const text = `Asked “${asked.text.replace(/\?$/, "")}?”, ${person.noun} says “${words}”.`;
    return [{ topic: "hpi", text, evidence }, ...more];
  }
  if (asksAllergy.test(asked.text)) return [...allergyAnswer(asked, said, person), ...(polarity === "no" ? more : [])];
  if (polarity === "no" && reserved.test(asked.text)) return more;
  if (polarity === "no" && /^not that\b/i.test(rest) && named.length > 0) {
    const list = listOf(
      named.map(({ name }) => name),
      "or",
    );
    return [
      { topic: "ros", text: `Denies ${list}, ${toThirdPerson(rest, { ...person, noun: "the patient" })}.`, evidence },
    ];
  }
  if (polarity === "no" && named.length > 0) {
    const list = listOf(
      named.map(({ name }) => name),
      "or",
    );
    return [{ topic: "ros", text: `Denies ${list}.`, evidence }, ...more];
  }
  if (polarity === "yes" && named.length === 1 && !/\b(?:no|not|without)\b/i.test(asked.text)) {
    if (symptomsIn(rest).some(({ name }) => name === named[0]?.name)) return more;
    const measured = more.length === 0 && /\d/.test(rest) && rest.split(" ").length <= 10;
    const how = measured ? ` (${lowerFirst(toThirdPerson(rest, { ...person, noun: "the patient" }))})` : "";
    return [{ topic: "ros", text: `Reports ${named[0]?.name}${how}.`, evidence }, ...more];
  }
  if (polarity !== null && named.length > 0 && words !== "") {
    const about = listOf(
      named.map(({ name }) => name),
      "or",
    );
    return [
      {
        topic: "ros",
        text: `Asked about ${about}: “${words}${polarity === "soft" && more.length === 0 && rest ? ` ${rest}` : ""}”.`,
        evidence,
      },
      ...more,
    ];
  }
  if ((polarity === "yes" || polarity === "no") && !reserved.test(asked.text) && isWorthNoting(asked.text)) {
    const merged = mergeYesNo(asked.text, polarity, person);
    if (merged) return [{ topic: topicOfQuestion(asked.text), text: merged, evidence }, ...more];
  }
  return more;
}

/** Quotes "No, fever", which can mean "no fever" or "no, but fever". */
function maybeNoFever(polarity: Polarity, { text, turn }: Said, rest: string): Statement[] | null {
  const isBare = polarity === "no" && rest.split(" ").length <= 2 && symptomsIn(rest).length > 0;
  return isBare ? [{ topic: "ros", text: `The patient says: “${text}”.`, evidence: [turn] }] : null;
}

function topicOfQuestion(text: string): Statement["topic"] {
  if (asksFamily.test(text)) return "family_history";
  if (/\b(?:smok\w*|drink|alcohol|drugs)\b/i.test(text)) return "social_history";
  return asksMedication.test(text) ? "medications" : "hpi";
}

function allergyAnswer(asked: Asked, said: Said, person: Person): Statement[] {
  const { polarity, rest } = readAnswer(said.text);
  const evidence = [asked.turn, said.turn];
  if (polarity === "no") {
    const hedge = /^not that\b/i.test(rest) ? `, ${toThirdPerson(rest, { ...person, noun: "the patient" })}` : "";
    return [{ topic: "allergies", text: `Denies ${askedAllergies(asked.text)}${hedge}.`, evidence }];
  }
  if (rest === "") return [{ topic: "allergies", text: `Asked about allergies: “${said.text}”.`, evidence }];
  const gives =
    /^(?:to )?((?:[a-z-]+ ?){1,3}?),? (?:it )?(?:gives?|gave|causes?|caused) me (?:a |an |the )?((?:[a-z]+ ?){1,4})$/i.exec(
      rest,
    );
  if (gives && !/\b(?:I|it|my)\b/.test(gives[1] ?? ""))
    return [
      { topic: "allergies", text: asSentence(`Allergic to ${lowerFirst(gives[1] ?? "")} (${gives[2]})`), evidence },
    ];
  const [what = "", ...reaction] = rest.split(/,\s*|\s+(?=I (?:break|broke|get|got|had|have) )/);
  const bare = what.replace(/^(?:just |only |to |I am allergic to |I have an allergy to )+/i, "");
  if (!/\b(?:I|it|my)\b/.test(bare) && bare.split(" ").length <= 4) {
    const more =
      reaction.length > 0 ? `; ${toThirdPerson(reaction.join(", "), { ...person, noun: "the patient" })}` : "";
    return [{ topic: "allergies", text: asSentence(`Allergic to ${lowerFirst(bare)}${more}`), evidence }];
  }
  return [{ topic: "allergies", text: asSentence(toThirdPerson(rest, person)), evidence }];
}

/** Which allergies were asked about: "no" to seasonal ones denies no others. */
function askedAllergies(question: string): string {
  const kind = /\b(seasonal|drug|food|medication|latex|environmental|other)(?= allerg)/i.exec(question)?.[1];
  if (kind) return `${kind.toLowerCase()} allergies`;
  const to = /\ballerg(?:ic|y|ies) to ((?:[a-z-]+ ?){1,6})/i.exec(question)?.[1]?.trim();
  if (!to || /^(?:anything|any|something)\b/i.test(to))
    return /^any (?:medic|drug|food)/i.test(to ?? "") ? `allergies to ${to}` : "allergies";
  return `allergies to ${to}`;
}

function followUp(asked: Asked, rest: string, turn: string, person: Person): Statement[] {
  const evidence = [asked.turn, turn];
  const answer = withoutLead(rest);
  if (isFragment(answer) && answer.split(" ").length <= 12) {
    if (asksPast.test(asked.text) && !/\bno\b/i.test(answer))
      return [
        {
          topic: "past_history",
          text: asSentence(`Past medical history: ${lowerFirst(toThirdPerson(answer, person))}`),
          evidence,
        },
      ];
    if (asksMedication.test(asked.text) && namesDrug(answer))
      return [{ topic: "medications", text: asSentence(toThirdPerson(answer, person)), evidence }];
    if (asksSeverity.test(asked.text) && /\d/.test(answer))
      return [{ topic: "hpi", text: asSentence(`Asked how bad, on the scale: ${answer}`), evidence }];
    const amount = /\bhow (?:much|many) ([a-z]+(?: [a-z]+)?) (?:do|did|have|are) you\b/i.exec(asked.text)?.[1];
    if (amount && /\d/.test(answer) && !riskWords.test(asked.text))
      return [{ topic: topicOfQuestion(asked.text), text: asSentence(`${amount}: ${lowerFirst(answer)}`), evidence }];
    const open = opens.find(([question]) => question.test(asked.text));
    const isTime = /\d|\b(?:yesterday|today|week|month|year|day|morning|night|evening|ago|since|hour|while)s?\b/i.test(
      answer,
    );
    if (open && (isTime || isWorthNoting(answer)))
      return [{ topic: "hpi", text: asSentence(open[1](lowerFirst(toThirdPerson(answer, person)))), evidence }];
  }
  return patientStatements(rest, turn, person, asked.turn);
}
