import { escaped } from "../../platform/patterns/escaped";
import type { Sentence } from "../segment/Sentence";
import type { NamedOther } from "./othersNamed";

/**
 * Replaces the names of the patient's relatives and acquaintances by who they are, so that what is said about them is
 * not read as the patient's: "Sue takes metformin" becomes "my friend takes metformin", in the clinician's words "your
 * friend takes metformin". A name with which someone is spoken to stays: "Rachel, does he snore?"
 */
export function withRelations(sentences: readonly Sentence[], others: readonly NamedOther[]): Sentence[] {
  const known = others.flatMap(({ name, as }) => (as === undefined ? [] : [{ name, as }]));
  if (known.length === 0) return [...sentences];
  return sentences.map((sentence) => {
    const text = known.reduce(
      (said, { name, as }) => (said.includes(name) ? withRelation(said, name, relationFor(as, sentence)) : said),
      sentence.text,
    );
    return text === sentence.text ? sentence : { ...sentence, text };
  });
}

/** Returns a relation in the words of who speaks: "my friend" is "your friend" in a clinician's. */
const relationFor = (as: string, { by }: Sentence): string => (by === "clinician" ? as.replace(/^my /, "your ") : as);

/** Replaces the name of a person, with its apposition, by the relation. */
function withRelation(text: string, given: string, relation: string): string {
  const name = escaped(given);
  const noun = escaped(relation.split(" ").slice(1).join(" "));
  const said = text
    .replace(new RegExp(`\\b${name}['’]s (?=(?:got|been|had)\\b)`, "g"), `${given} has `)
    // "my friend Sue", "my friend, Sue,"
    .replace(
      new RegExp(
        `(\\b${noun}),? (?:called |named |is called )?${name}\\b(?:,? (?:he|she)(?= (?:is|has|was|had|takes|does)\\b)|,(?= (?:who|is|has|was|had)\\b))?`,
        "gi",
      ),
      "$1",
    )
    // "Tina, my sister, has"
    .replace(
      new RegExp(
        `\\b${name},? (?:who is )?((?:my|our|his|her|your|their|one of [a-z]+) (?:[a-z-]+ ){0,2}${noun})\\b(?:,? (?:he|she)(?= (?:is|has|was|had|takes|does)\\b)|,(?= (?:who|is|has|was|had)\\b))?`,
        "gi",
      ),
      "$1",
    );
  const isAddressed = new RegExp(
    `^(?:(?:hi|hello|hey|thanks|thank you|and|so|okay|well|no|yes),? )*${name}[,.?!]|, ${name}[.?!]?$|^${name}[.?!]?$`,
    "i",
  );
  if (isAddressed.test(said)) return said;
  return said
    .replace(
      new RegExp(
        `\\b${name}['’]s (?=(?:on|a|an|the|in|at|off|not|also|just|still|only|been|got|had|having|taking|allergic|diabetic|asthmatic|ill|sick|fine|okay|pregnant|home|here|out)\\b)`,
        "g",
      ),
      (words) => (/\b(?:been|got|had) $/.test(words) ? `${relation} has ` : `${relation} is `),
    )
    .replace(new RegExp(`\\b(?:[a-z]+ )??${name}\\b`, "g"), (words) => {
      const before = words.slice(0, -given.length).trim();
      // The word before the name is kept: "with Sue" → "with my friend".
      return before === "" ? relation : `${before} ${relation}`;
    });
}
