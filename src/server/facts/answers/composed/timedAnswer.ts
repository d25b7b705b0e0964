import { pastTense } from "../../verbs/pastTense";
import { clockIn, dateIn, durationIn, frequencyIn, onsetIn } from "../../frames/timeExpressions";
import { asOwnWords } from "./declaredQuestion";

/**
 * Matches a question about a time, a place or how often the patient does something, with what it asks for, its
 * auxiliary and the rest as groups: "how long | have | you | worked as a cook?"
 */
const asksPattern =
  /^(?:(?:and|so|or|okay|but|now|then|for|since),? )*(how long|how often|how many times|when|where)(?: exactly| specifically| about)? (have|has|had|do|does|did|are|were|is|was) (you|he|she) (?=[a-z])([^?]{2,70})\?*$/i;

/** Matches words that name nothing without what was said before, or that ask about the talk. */
const unfitPattern =
  /\b(?:it|(?:that|this)(?! [a-z])|them|these|those|one|ones|me|I|we|us|our|my|that way|like this|start(?:ed)?|first|last|think|know|had|have|notic\w*|feel\w*|mean|say)\b/i;

/** Matches words before a time or a place that a statement omits: "I think it's been about". */
const leadPattern =
  /^(?:(?:oh|well|um|uh|so|just|only|probably|maybe|like|about|around|I (?:think|guess|would say|believe)|it (?:is|was|has been)|I (?:have|am|was|do|did)),? )+/i;

/** Matches an answer that only gives a place: "in a flat", "at the high school down the road". */
const placePattern = /^(?:in|at|on|near|outside|with|from|over) (?!.*\b(?:I|it|he|she)\b)[a-z' -]{2,70}\.?$/i;

/** Matches an answer that gives an age: "when I was 18", "as a kid", "since I was a teenager". */
const agePattern =
  /\b((?:since|when|until) I was (?:about |around |maybe )?(?:a (?:little |young )?(?:kid|child|teenager|baby|boy|girl)|in my (?:early |mid |late )?(?:teens|twenties|thirties|forties|20s|30s|40s|50s)|\d{1,2}|(?:really |very )?(?:young|little|small))|as a (?:kid|child|teenager|baby)|in my (?:early |mid |late )?(?:teens|twenties|thirties|forties|20s|30s|40s|50s))\b/i;

/** Maximum number of words of an answer that gives a time or a place and little else. A longer one is an account. */
const maxWords = 14;

/** Matches how many times something happened, with the words that say when: "twice this year", "3 or 4 times". */
const countPattern =
  /^(?:(?:oh|well|um|so|just|only|probably|maybe|about|I (?:think|guess)),? )*((?:once|twice|(?:\d{1,2}(?: (?:or|to) \d{1,2})?|a (?:couple(?: of)?|few)|several) times)(?: (?:this|last|in|since|over|on) [a-z0-9 ]{2,30})?)[.]?$/i;

/** Returns the time, frequency or place of an answer as written after a verb: "for about 3 years"; null if none. */
function adverbial(asksFor: string, text: string): string | null {
  const age = agePattern.exec(text)?.[1];
  switch (asksFor) {
    case "how long": {
      if (age) return age;
      const length = durationIn(text, true);
      return length ? `for ${length}` : (onsetIn(text) ?? null);
    }
    case "how often":
      return frequencyIn(text);
    case "how many times":
      return countPattern.exec(text)?.[1]?.toLowerCase() ?? null;
    case "when":
      return age ?? onsetIn(text) ?? clockIn(text) ?? dateIn(text);
    default: {
      const place = text.replace(leadPattern, "");
      return placePattern.test(place)
        ? place.replace(/\.$/, "").replace(/\b(?:down|over|in town) here$/i, "in town")
        : null;
    }
  }
}

/**
 * Returns what the patient does or did with the time, frequency or place that a short answer gives: "How long have you
 * worked as a cook?" "Oh, about 3 years." → "I have worked as a cook for about 3 years". Null for other questions and
 * answers.
 */
export function timedAnswer(asked: string, text: string): string | null {
  const [, asksFor = "", aux = "", person = "", said = ""] = asksPattern.exec(asked) ?? [];
  if (said === "" || unfitPattern.test(said) || text.split(" ").length > maxWords) return null;
  const when = adverbial(asksFor.toLowerCase(), text);
  if (!when || /\b(?:not|never|no|but)\b/i.test(text)) return null;
  const subject = person.toLowerCase() === "you" ? "I" : person.toLowerCase();
  const rest = asOwnWords(said.replace(/ for$/i, ""));
  const [verb = "", ...others] = rest.split(" ");
  const tail = [...others, when].join(" ");
  if (/^did$/i.test(aux)) return `${subject} ${pastTense(verb.toLowerCase())} ${tail}`;
  if (/^do$/i.test(aux)) return `${subject} ${verb.toLowerCase()} ${tail}`;
  if (/^does$/i.test(aux)) return null;
  const spoken = subject === "I" ? aux.toLowerCase().replace("are", "am").replace("were", "was") : aux.toLowerCase();
  return `${subject} ${spoken} ${verb.toLowerCase()} ${tail}`;
}
