import type { Fact } from "../../Fact";
import type { Sentence } from "../../segment/Sentence";
import type { ReadingState } from "../../statements/ReadingState";
import { findSymptoms } from "../../terms/findSymptoms";

/** Source of a pattern for words before a clause that says how something ended: "But thankfully". */
const lead =
  "(?:(?:but|and|then|now|well|so|oh|yes|yeah|no|luckily|thankfully|fortunately|since then|after that|though),? ){0,3}";

/** Source of a pattern for verbs and phrases that say that something is over: "went away", "a thing of the past". */
const over =
  "(?:went|gone) away|gone(?=$|[,.;]| (?:now|after|in|by|since|on|within|completely|altogether|for|the|and|but|once|when)\\b)|settled(?! (?:in|into|on|at)\\b)|cleared|stopped(?! [a-z]+ing\\b)|(?:passed|over|went)(?=$|[,.;]| (?:now|in|after|by|within|quickly|soon|once|when|as soon as)\\b)|resolved|wore off|worn off|disappeared|vanished|subsided|eased off|calmed down|dried up|let up|(?:a )?thing of the past|(?:ancient )?history|behind me|right as rain|back to normal|not (?:there|a problem|an issue|happening) (?:any ?more|now|these days)";

/** Matches a clause that says that something is over, with its subject as the group: "| The rash | cleared up". */
const endedPattern = new RegExp(
  `^${lead}((?:all )?(?:it|that|this|they|those|these|everything|(?:(?:the|my|his|her|that|those) )?[a-z]+(?: [a-z]+)?))(?:'s)?(?: (?:is|are|has|have|had|was|were|all|both|now|just|soon|eventually|since|quickly|finally|completely|totally|long|pretty much|been|got)){0,4} (?:${over})\\b`,
  "i",
);

/** Matches a clause without a subject that says that something is no longer so: "Not any more", "None since". */
const noLongerPattern = new RegExp(
  `^${lead}(?:(?:it is |I am |they are )?not (?:any ?more|now|these days|lately)|(?:nothing|none|not one|never|not (?:once|a thing))(?: again)? (?:since|now|lately|after that)|I (?:do not|have not) (?:get|have|had|felt|feel|noticed|notice) (?:it|them|that|any|one)(?: at all)? (?:any ?more|now|since|lately|these days)|I am (?:over it|(?:all|completely|perfectly|totally)? ?(?:fine|better|good|okay|all right) now))(?=$|[,.;]| (?:that|since|though|the|my|I|we|they)\\b)`,
  "i",
);

/**
 * Matches words by which something that ended comes again, is not wholly over, or is over only for the moment: "but it
 * came back", "after ten minutes", "mostly", "when I sit".
 */
const returnsPattern =
  /\b(?:back(?! to normal)|again|returns?|returned|still|mostly|almost|nearly|partly|a (?:bit|little)|for (?:a|an|the) (?:\w+ )?(?:while|bit|hour|day|night|moment)|minutes?|seconds?|hours?|(?:each|every|most) times?|sometimes|usually|if|(?:when|once|with|until|unless|as soon as)(?! (?:(?:I|we|they|he|she) )?(?:(?:had|have|was|were) )?(?:stopped|came off|finished|got used|switched|changed|lowered|halved|treatment|the (?:treatment|antibiotics?|course|new)))|comes? and goes?|but (?:now|then|the))\b/i;

/** Returns the clauses of a sentence that can say that something is over. */
const clausesIn = (text: string): string[] =>
  text.split(/[,;] (?=but |and |now |then |it |that |they )| (?=but |and )/i);

/** Matches a subject that refers to what was named before: "it", "all that". */
const pronounPattern = /^(?:all )?(?:it|that|this|they|those|these|everything)$/i;

/** Returns the names of the symptoms that a clause says are over; null if it says so of what was named before. */
function overIn(clause: string): readonly string[] | null | undefined {
  if (returnsPattern.test(clause)) return undefined;
  if (noLongerPattern.test(clause)) return null;
  const subject = endedPattern.exec(clause)?.[1];
  if (subject === undefined) return undefined;
  return pronounPattern.test(subject) ? null : findSymptoms(subject).map(({ term }) => term.name);
}

/** Returns whether a fact is a symptom that is reported as present now. */
const isPresentSymptom = ({ kind, polarity, time }: Fact): boolean =>
  kind === "symptom" && polarity === "present" && time.when === "now";

/**
 * Sets the symptoms that an answer reports to past if a later sentence or clause of it says that they are over: "Any
 * nausea?" "The first two weeks I was queasy. That went away." A pronoun means a symptom only if the answer reports
 * one. The complaint of the visit stays as it is: the history gives its course.
 * @param added the facts that the answer added.
 * @param reading all facts; the phase and the complaint before the answer.
 */
export function asEnded(
  added: readonly Fact[],
  said: readonly Sentence[],
  { phase, complaint, facts }: Pick<ReadingState, "phase" | "complaint" | "facts">,
): Fact[] {
  const reported = new Set(
    added.filter((fact) => isPresentSymptom(fact) && (complaint === "" || fact.slots.name?.text !== complaint)),
  );
  const names = new Set([...reported].map(({ slots }) => slots.name?.text));
  if (phase !== "history" || reported.size === 0) return facts;
  const texts = said.map(({ text }) => text);
  // What comes back in a later sentence is not over: "That went away. Then it came back."
  if (texts.some((text) => /\b(?:came|comes|is|are|coming) back(?! to normal)|\breturned\b|\bstill\b/i.test(text)))
    return facts;
  const clauses = texts.flatMap(clausesIn).map(overIn);
  const named = new Set(clauses.flatMap((each) => each ?? []));
  const isPronoun = clauses.includes(null) && names.size === 1;
  const isOver = (fact: Fact): boolean => reported.has(fact) && (isPronoun || named.has(fact.slots.name?.text ?? ""));
  return facts.map((fact) => (isOver(fact) ? { ...fact, time: { ...fact.time, when: "past" as const } } : fact));
}
