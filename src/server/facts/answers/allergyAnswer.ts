import type { Fact } from "../Fact";
import { allergiesIn } from "../frames/allergiesIn";
import { makeFact } from "../frames/makeFact";
import { bothOf, type Exchange } from "./Exchange";

const noneWords =
  /\b(?:no(?: known)?(?: drug)? allergies|not that|none|nothing|nope|no\b|never|not really|do not (?:think|have)|nkda)/i;
/** Kinds of allergies in a question: "no" to seasonal allergies does not deny the others. */
const kinds = /\b(seasonal|drug|food|medication|medicine|latex|environmental|other)(?= allerg)/i;

/**
 * Reads the answer to a question about allergies: a denial, the substances with their reactions, or an unanswered
 * allergy for a "yes" that names none and for an inaudible answer. Empty if the answer is not understood.
 */
export function allergyAnswer(exchange: Exchange): Fact[] {
  const { read, asked, turn, question } = exchange;
  const spoken = turn.flatMap((sentence) => allergiesIn(sentence, { isAsked: true, asked: question }));
  if (spoken.length > 0) return spoken;
  if (
    read.polarity === "no" ||
    (read.polarity === null && noneWords.test(exchange.answer.text) && exchange.answer.text.split(" ").length <= 8)
  )
    return [deniesAllergy(exchange)];
  const asks = /\ballergic to ([a-z][a-z -]{2,40}?)(?:\?|$|,? or\b)/i.exec(
    asked.replace(/,? (?:is that|right|correct).*$/i, ""),
  )?.[1];
  if (read.polarity === "yes" && asks && !/^(?:any|anything|something)\b/i.test(asks))
    return [makeFact({ kind: "allergy", from: bothOf(exchange), slots: { substance: asks.trim() } })];
  if (read.polarity === "unheard" || read.polarity === "yes")
    return [
      makeFact({
        kind: "allergy",
        from: bothOf(exchange),
        polarity: "unanswered",
        slots: { state: read.polarity === "yes" ? "reported" : undefined },
      }),
    ];
  return [];
}

/** Returns the denial of the substance or the kind of allergy that the question names, or of all allergies. */
function deniesAllergy(exchange: Exchange): Fact {
  const { asked, read } = exchange;
  const named = /\ballerg(?:ic|y|ies) to ((?:[a-z-]+ ?){1,6})/i.exec(asked)?.[1]?.trim();
  const isAny = !named || /^(?:any(?:thing)?|something)\b/i.test(named);
  const kind = kinds.exec(asked)?.[1]?.toLowerCase();
  const of = isAny
    ? kind && kind !== "other"
      ? kind
      : undefined
    : named.replace(/\s{0,3}(?:\bor anything.*|at all|\bthat\b.*|\byou\b.*|\bor)$/i, "");
  return makeFact({
    kind: "allergy",
    from: bothOf(exchange),
    polarity: "absent",
    certainty: read.isHedged ? "likely" : "stated",
    slots: { of, detail: isAny ? (kind ? `${kind} allergies` : "allergies") : `allergy to ${of}` },
  });
}
