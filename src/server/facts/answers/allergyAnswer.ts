import type { Fact } from "../Fact";
import { afterAllergyDenial, allergiesIn, asksWhatIsTaken, deniesAndListsTaken } from "../frames/allergiesIn";
import { makeFact } from "../frames/makeFact";
import { medicationFacts } from "../statements/patientStatement";
import { relativePattern } from "../terms/relativePattern";
import { type AnswerResult, questionAndAnswer, type Exchange } from "./Exchange";

/** Answers that deny allergies without a plain no at the start. */
const noneWords =
  /\b(?:no(?: known)?(?: drug)? allergies|not that|none|nothing|nope|no\b|never|not really|do not (?:think|have)|nkda)/i;
/** Kinds of allergies in a question: "no" to "Any seasonal allergies?" denies only those. */
const kinds =
  /\b((?:(?:seasonal|drug|food|medication|medicine|latex|environmental|pollen|animal|other)(?:,? (?:and|or) |, )){0,5}(?:seasonal|drug|food|medication|medicine|latex|environmental|other))(?= allerg)/i;
/** Matches a question about several kinds of allergies: "allergies to medications, any environmental allergies". */
const severalKinds = /\ballerg(?:ies|ic)\b[^?]*\ballerg(?:y|ies|ic)\b|\ballergies\b(?! to\b)(?=[^?]*\b(?:to|like) )/i;

/** Matches a sentence about a relative's allergy: "My mum can't have penicillin". */
const ofRelative = new RegExp(
  `^(?:(?:and|but|although|though|oh|well|no|yes|yeah),? )*(?:only )?my (?:\\w+ )?(?:${relativePattern})\\b(?! (?:says|said|told|thinks|reckons))(?!.*\\b(?:I|me|both)\\b)`,
  "i",
);

/**
 * Reads the answer to a question about allergies: a denial, or the substances with their reactions. A "yes" that names
 * none and an inaudible answer yield an allergy with polarity `unanswered`. Empty if the answer is not understood.
 */
export function allergyAnswer(exchange: Exchange): AnswerResult {
  const facts = allergiesAnswered(exchange);
  const isDenied = facts.length > 0 && facts.every(({ polarity, slots }) => polarity === "absent" && !slots.tolerated);
  const taken = isDenied ? takenBesides(exchange) : [];
  return {
    facts: [...facts, ...taken],
    coversAnswer: facts.length > 0 && (taken.length > 0 || !asksWhatIsTaken(exchange.asked)),
  };
}

/** Words with which a patient says what they take: "I take", "I'm on". */
const says = /\b(?:I|he|she) (?:\w+ ){0,2}?(?:takes?|uses?|am on|is on|am taking|is taking)\b/i;

/** Reads the medicines of an answer that denies allergies: "No allergies, I take X", "No allergies, just X and Y". */
function takenBesides({ answer, reply }: Exchange): Fact[] {
  const rest = afterAllergyDenial(answer.text) ?? (reply.polarity === "no" ? reply.rest : "");
  if (!says.test(rest) && !deniesAndListsTaken(answer.text)) return [];
  return medicationFacts({ ...answer, text: rest }, [answer], true);
}

function allergiesAnswered(exchange: Exchange): Fact[] {
  const { reply, asked, turn, question } = exchange;
  const own = turn.filter(({ text }) => !ofRelative.test(text));
  const isListOfTaken = (at: number): boolean =>
    deniesAndListsTaken(`${own[at - 1]?.text ?? ""}, ${own[at]?.text ?? ""}`) &&
    /^(?:just|only)\b/i.test(own[at]?.text ?? "");
  const spoken = own
    .filter((_, i) => !isListOfTaken(i))
    .flatMap((sentence) => allergiesIn(sentence, { isAsked: true, asked: question }));
  if (spoken.length > 0) return spoken;
  if (
    reply.polarity === "no" ||
    (reply.polarity === null && noneWords.test(exchange.answer.text) && exchange.answer.text.split(" ").length <= 8)
  )
    return [deniesAllergy(exchange)];
  const asks = /\ballergic to ([a-z][a-z -]{2,40}?)(?:\?|$|,? or\b)/i.exec(
    asked.replace(/,? (?:is that|right|correct).*$/i, ""),
  )?.[1];
  if (reply.polarity === "yes" && asks && !/^(?:any|anything|something)\b/i.test(asks))
    return [makeFact({ kind: "allergy", from: questionAndAnswer(exchange), slots: { substance: asks.trim() } })];
  if (reply.polarity === "unheard" || reply.polarity === "yes")
    return [
      makeFact({
        kind: "allergy",
        from: questionAndAnswer(exchange),
        polarity: "unanswered",
        slots: { state: reply.polarity === "yes" ? "reported" : undefined },
      }),
    ];
  return [];
}

/** Groups of allergies with the words of a question about them. */
const groups: readonly (readonly [string, RegExp])[] = [
  ["drug", /\b(?:drugs?|medic\w+|meds|antibiotics?)\b/i],
  ["food", /\bfoods?\b/i],
  ["other", /\b(?:environmental|seasonal|latex|pollen|animals?|insects?|bees?)\b/i],
];

/** Returns the groups that a question names, such as "drug or food"; undefined if it asks about all allergies. */
function groupsAsked(asked: string): string | undefined {
  if (/\b(?:anything|something|any other)\b/i.test(asked)) return undefined;
  const named = groups.filter(([, pattern]) => pattern.test(asked)).map(([group]) => group);
  return named.length > 0 ? named.join(" or ") : undefined;
}

/** Returns the denial of the substance or the kind of allergy that the question names, or of all allergies. */
function deniesAllergy(exchange: Exchange): Fact {
  const { asked, reply } = exchange;
  const named = /\ballerg(?:ic|y|ies) to ((?:[a-z-]+ ?){1,6})/i.exec(asked)?.[1]?.trim();
  const isSeveral = severalKinds.test(asked);
  const isAny = isSeveral || !named || /^(?:any(?:thing)?|something)\b/i.test(named);
  const kind = isSeveral
    ? undefined
    : kinds
        .exec(asked)?.[1]
        ?.toLowerCase()
        .replace(/,? and /, " or ");
  const of = isAny
    ? kind
      ? kind === "other"
        ? undefined
        : kind
      : groupsAsked(asked)
    : named.replace(/\s{0,3}(?:\bor anything.*|at all|\bthat\b.*|\byou\b.*|\bor)$/i, "");
  return makeFact({
    kind: "allergy",
    from: questionAndAnswer(exchange),
    polarity: "absent",
    certainty: reply.isHedged ? "likely" : "stated",
    slots: { of, detail: isAny ? (kind ? `${kind} allergies` : "allergies") : `allergy to ${of}` },
  });
}
