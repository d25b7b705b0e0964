import type { Fact } from "../../Fact";
import { makeFact } from "../../frames/makeFact";
import type { Sentence } from "../../segment/Sentence";
import { withoutLead } from "./isQuestion";
import { questionTopic } from "./questionTopic";
import { isHabit } from "../../terms/isHabit";

/** Topics that "No …" denies by name, with the words for them, and the fact of the denial. */
const deniable: readonly {
  words: RegExp;
  topic: string;
  kind: Fact["kind"];
  slots: Readonly<Record<string, string>>;
}[] = [
  {
    words: /^(?:known )?(?:drug )?allergies$/i,
    topic: "allergy",
    kind: "allergy",
    slots: { detail: "allergies" },
  },
  {
    words: /^(?:regular |other )?(?:medications?|medicines?|meds|tablets|pills|prescriptions)$/i,
    topic: "medications",
    kind: "medication",
    slots: { topic: "medications", object: "medications" },
  },
  {
    words: /^(?:other |previous |past |prior )?(?:surger(?:y|ies)|operations?)$/i,
    topic: "surgeries",
    kind: "procedure",
    slots: { topic: "surgeries", object: "prior surgeries" },
  },
  {
    words: /^(?:smoking|cigarettes|tobacco)$/i,
    topic: "smoking",
    kind: "social",
    slots: { topic: "smoking", object: "smoking" },
  },
  { words: /^vaping$/i, topic: "vaping", kind: "social", slots: { topic: "vaping", object: "vaping" } },
  {
    words: /^(?:alcohol|drinking|booze)$/i,
    topic: "alcohol",
    kind: "social",
    slots: { topic: "alcohol", object: "alcohol use" },
  },
  {
    words: /^(?:(?:recreational |street |illegal |illicit |other )?drugs?|drug use)$/i,
    topic: "drugs",
    kind: "social",
    slots: { topic: "drugs", object: "recreational drug use" },
  },
];

/** Matches words before the denial: "and just". */
const leadPattern = /^(?:(?:and|but|well|yeah|so|just),? )*/i;
/** Matches words after a thing that is denied: "no drugs | at all". */
const trailingPattern = / (?:at all|either|whatsoever|or anything)$/i;
/** Matches what separates things that are denied together: "no smoking | , no | alcohol". */
const separatorPattern = /,? (?:and|or) (?:no )?|, ?(?:no )?/i;
/** Maximum number of words of a sentence that only denies, "No smoking, no alcohol, and no drugs". */
const maxWords = 14;

/** Returns what a sentence denies by name; empty if it says anything else. */
function deniedIn(text: string): (typeof deniable)[number][] {
  const bare = text.replace(leadPattern, "").replace(/[.!]$/, "");
  if (!/^no /i.test(bare) || bare.split(" ").length > maxWords) return [];
  const parts = bare
    .slice("no ".length)
    .split(separatorPattern)
    .map((part) => part.replace(trailingPattern, "").trim())
    .filter((part) => !/^(?:no|at all|either|whatsoever)?$/i.test(part));
  const found = parts.map((part) => deniable.find(({ words }) => words.test(part)));
  return found.includes(undefined) ? [] : found.flatMap((each) => each ?? []);
}

/** An answering turn without the sentences that deny a topic by name, and the facts of their denials. */
interface TopicsDenied {
  turn: readonly Sentence[];
  facts: Fact[];
}

/**
 * Reads sentences of an answer that deny a topic other than that of the last question, if an open question asks for it:
 * "Any allergies? Any regular medicines?" "No allergies. She takes iron."
 */
export function topicsDenied(
  turn: readonly Sentence[],
  open: readonly Sentence[],
  answered: Sentence | null,
): TopicsDenied {
  const topicsOf = ({ text }: Sentence): string[] => [
    questionTopic(withoutLead(text)) ?? "",
    ...(drinksPattern.test(text) ? ["alcohol"] : []),
  ];
  const asked = new Set(open.flatMap(topicsOf));
  const last = answered ? (questionTopic(withoutLead(answered.text)) ?? "") : "";
  const isAsked = (topic: string): boolean => asked.has(topic) || (isHabit(topic) && [...asked].some(isHabit));
  const facts: Fact[] = [];
  const rest = turn.filter((sentence) => {
    const denied = deniedIn(sentence.text);
    if (denied.length === 0 || denied.some(({ topic }) => topic === last || !isAsked(topic))) return true;
    const question = open.findLast((each) => topicsOf(each).some((topic) => denied.some((one) => one.topic === topic)));
    for (const { kind, slots } of denied)
      facts.push(
        makeFact({ kind, from: question ? [question, sentence] : [sentence], polarity: "absent", slots: { ...slots } }),
      );
    return false;
  });
  return { turn: rest, facts };
}

/** Matches a question about two habits, of which the second is drinking: "Do you smoke or drink?" */
const drinksPattern = /\b(?:or|and) drink(?:ing)?\W*$/i;
