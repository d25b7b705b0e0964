import type { Fact } from "../../Fact";
import { medicationFacts } from "../../statements/medicationFacts";
import { findDrugs } from "../../terms/findDrugs";
import type { Exchange } from "../Exchange";

/** Matches words of a question that suppose a drug is taken: "since you started the", "since we put you on". */
const supposesPattern =
  /\b(?:since|after|now that) (?:(?:you|he|she|they|we|I) (?:have |has |had )?(?:just |last )?(?:started|begun|began|been (?:on|taking|using)|went on|gone on|(?:put|started|got) (?:you|him|her) (?:back )?on|are on|is on)|(?:starting|going on|being on|taking|beginning))(?: taking| using| with| on)?(?: the| your| his| her| that| this| some)? $|\bhow (?:are|is|have|has|did|do) (?:you|he|she|it|things|everything|that)(?: (?:been|doing|going|getting on|getting along|feeling|finding it|working out|all|today)){1,2} (?:on|with) (?:the |your |his |her |that |this |taking )?(?:new )?$|\bhow (?:are|is|have|has) (?:the|your|his|her|that|those) (?!(?:supply|refills?|access|cost)\b)(?:[a-z]+ ){1,3}(?:been )?on (?:the |your |his |her |that |this )?(?:new )?$/i;
/** Matches an answer that says that the drug is not taken: "I never started it", "I stopped it". */
const notTakenPattern =
  /\b(?:never|not|stopp?ed|quit|ran out|came off|could not)\b[^.;]{0,30}\b(?:start\w*|tak\w+|took|it|that|them|fill\w*|pick\w*|afford|tolerate)\b/i;

/** The parts of an exchange whose question can suppose that a drug is taken. */
type Supposing = Pick<Exchange, "asked" | "turn" | "question" | "reply">;

/** Reads a drug that a question supposes to be taken: "How is your acne since you started spironolactone?" "Better." */
export function presupposedDrug({ asked, turn, question, reply }: Supposing): Fact[] {
  const drug = findDrugs(asked).find(({ start }) => supposesPattern.test(asked.slice(0, start)));
  if (
    !drug ||
    reply.polarity === "unheard" ||
    turn.some(({ text }) => notTakenPattern.test(text.replaceAll(drug.name, "it")))
  )
    return [];
  const from = [question, ...turn.slice(0, 1)];
  return medicationFacts({ ...question, text: `I take ${drug.name}` }, from, true).map((fact) => ({
    ...fact,
    source: "record" as const,
  }));
}
