import { readStatement } from "../notes/checking/reading/readStatement";
import { isFactWord, withoutShortForms } from "./keepsFacts";

/** Words and phrases that say nothing by themselves. */
const neutral =
  "a|an|the|of|in|on|at|by|for|to|with|that|this|which|who|it|its|as|as well|also|additionally|overall|please|kindly|is|are|am|be|been|being|has|have|having|do|does|here|clinic|office|visit|of note|it is noted that";

/** Words and phrases of which a rule can write one for another, a line each. */
const same: readonly string[] = [
  "patient|patients|pt|pts|client",
  "present|presents|presenting|report|reports|reporting|endorse|endorses|endorsing|states|stating|says|saying|notes|noting|mentions|mentioning|describes|describing|complains|complains of|complains about|complaining of|comes|comes in|comes in for|comes in with|arrives|arrives with|is here|is here for|is seen|is being seen|acknowledges",
  "seen|evaluated|assessed",
  "physician|doctor|provider|clinician|practitioner",
  "medication|medications|med|meds|medicine|medicines",
  "walk|walks|ambulate|ambulates",
  "walking|ambulating|ambulation",
  "exam|examination|physical exam|physical examination",
  "lab|labs|laboratory|lab test|lab tests|laboratory tests|blood test|blood tests|bloodwork|blood work",
  "approximately|approx|roughly|around",
  "due to|because of|secondary to|owing to",
  "discussed|talked about|went over",
  "understands|verbalizes understanding|voices understanding",
  "asks for|requests",
  "shows|demonstrates|reveals",
  "injection|injections|shot|shots",
  "fracture|fx",
  "diagnosis|dx",
  "treatment|tx",
  "symptom|symptoms|sx",
  "return|returns|come back|comes back|rtc",
  "emergency room|emergency department",
  "year old|years old|yo|years of age",
  "primary care physician|primary care provider|pcp",
];
const [patient = "", says = ""] = same;

/** The line of each phrase; "" for neutral ones. */
const lineOf = new Map<string, string>([
  ...neutral.split("|").map((phrase): [string, string] => [phrase, ""]),
  ...same.flatMap((line) => line.split("|").map((phrase): [string, string] => [phrase, line])),
]);
const longest = Math.max(...[...lineOf.keys()].map((phrase) => phrase.split(" ").length));

/**
 * Returns whether a phrase can be written for another because it consists of nothing new: the same words, other words
 * for them (`same`), neutral ones, and what `keepsFacts` compares. Unknown words, such as the name of a disease that is
 * not in the lexicon, can neither be added nor left out. Who reports something can be left out, but not added.
 */
export function saysTheSame(before: string, after: string): boolean {
  if (isInitials(after, before)) return true;
  const [old, now] = [contentOf(before), contentOf(after)];
  const isAdded = [...now].some((each) => !old.has(each));
  const isLost = [...old].some((each) => each !== patient && each !== says && !now.has(each));
  return !isAdded && !isLost;
}

/** Returns the lines of `same` that a phrase uses, and its words that are in none of them. */
function contentOf(phrase: string): Set<string> {
  const { tokens, mentions, frequencies } = readStatement(withoutShortForms(phrase));
  const words = tokens.map(({ text }) => text);
  const read = [...mentions, ...frequencies];
  const isRead = (at: number): boolean => read.some(({ from, to }) => at >= from && at < to);
  const content = new Set<string>();
  for (let at = 0; at < words.length;) {
    const length = knownLength(words, at);
    const line = lineOf.get(words.slice(at, at + length).join(" "));
    const word = words[at] ?? "";
    if (line) content.add(line);
    else if (line === undefined && !isFactWord(word) && !isRead(at)) content.add(word);
    at += length;
  }
  return content;
}

/** Returns how many words from `at` on form the longest known phrase; 1 if none does. */
function knownLength(words: readonly string[], at: number): number {
  for (let length = longest; length > 1; length--)
    if (at + length <= words.length && lineOf.has(words.slice(at, at + length).join(" "))) return length;
  return 1;
}

/** Whether a text is an abbreviation in capital letters of a phrase, with or without its neutral words. */
function isInitials(text: string, phrase: string): boolean {
  if (!/^\p{Lu}{2,6}$/u.test(text)) return false;
  const words = phrase.toLowerCase().split(/[\s-]/);
  return [words, words.filter((word) => lineOf.get(word) !== "")].some(
    (some) => some.map((word) => word.charAt(0)).join("") === text.toLowerCase(),
  );
}
