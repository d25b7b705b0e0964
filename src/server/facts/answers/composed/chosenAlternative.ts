import { findSymptoms } from "../../terms/findSymptoms";
import { isBaseVerb, pastTense } from "../../verbs/pastTense";
import { asOwnWords } from "./declaredQuestion";
import { lowerWord } from "../../../platform/lowerWord";

/**
 * Matches a question with alternatives about the patient or the complaint, with its auxiliary and subject as groups.
 */
const asksPattern =
  /^(?:(?:and|so|or|okay|but|now|then),? )*(do|are|is|does|has|have|was|were|did) (you|he|she|it|that|this|they|(?:the|your) [a-z]+(?: (?!in|on|at|from|with|by|to|of)[a-z]+)?) (.+)\?*$/i;

/** Matches words before what is chosen: "it's kind of", "I'm just". */
const leadPattern =
  /^(?:(?:oh|well|um|uh|so|just|only|mostly|mainly|more|probably|definitely|usually|always|really|kinda|kind of|sort of|like|pretty|pretty much|I (?:would say|think|guess)|it (?:is|was|has been|seems (?:to be|like it is|like))|they are|I am|I have been|right now it is all [a-z]+ so|yeah),? )+/i;

/** Matches an answer that refuses both, says both, or is about something else. */
const unfitPattern =
  /\b(?:no|not|neither|either|never|but|except|depends|know|sure|sometimes|what|because|you|he|she|we|they|I|my)\b/i;

/** Maximum number of words of what is chosen. More words are a clause of their own. */
const maxWords = 8;
/** Number of letters by which words are compared, so that "constantly" is "constant". */
const stemLetters = 5;

/** Function words, which do not show that an alternative is chosen. */
const functionWords = new Set("a an the in on at of to or and is it are with your you just more all up".split(" "));

/** Matches the words between two alternatives: ", or is it". */
const betweenPattern = /,? or (?:(?:is|are|do|does|has) (?:it|you|they|that) )?(?:more (?:of )?)?|, /i;

/**
 * Returns what is chosen with the words of the question that belong before it: "related to" and "breathing" for
 * "related to breathing or to food"; null if it is none of the alternatives.
 */
function completed(chosen: string, rest: string): string | null {
  const first = chosen.split(" ").find((word) => !functionWords.has(word.toLowerCase())) ?? chosen.split(" ")[0] ?? "";
  const stem = new RegExp(
    `\\b${first
      .replace(/(?<=[a-z]{3})ed$/i, "")
      .slice(0, stemLetters)
      .replace(/[^a-z0-9]/gi, ".")}`,
    "i",
  );
  const alternatives = rest.split(betweenPattern);
  const at = alternatives.findIndex((each) => stem.test(each));
  if (at < 0) return /^all (?:over|the time)\b/i.test(chosen) ? chosen : null;
  // "Is the pain in the knee or the hip?" "The hip." is in the hip.
  const shared = /^(?:in|on|at|from|with|by) (?=the |your |an? )/i.exec(rest)?.[0] ?? "";
  if (shared !== "" && at > 0 && !/^(?:in|on|at|from|with|by)\b/i.test(chosen)) return `${shared}${chosen}`;
  const alternative = alternatives[at] ?? "";
  const before = alternative.slice(0, stem.exec(alternative)?.index).trim();
  const opens = chosen.split(" ")[0] ?? "";
  // "In an apartment" brings its own preposition, "deep breathing" needs that of the question.
  if (before === "" || functionWords.has(opens.toLowerCase())) return chosen;
  return at === 0 && !/\b(?:in|on|at|a|an|the|more)$/i.test(before) ? `${before} ${chosen}` : chosen;
}

/**
 * Returns what an answer chooses of the alternatives of a question as a statement: "Do you live in a house or an
 * apartment?" "In an apartment." → "I live in an apartment", "Is it all over or in one place?" "It's all over." → "the
 * rash is all over". Null for other questions and answers.
 * @param complaint what "it" is about; "symptoms" if nothing is known
 */
export function chosenAlternative(asked: string, text: string, complaint: string): string | null {
  if (!/\bor\b/i.test(asked)) return null;
  const [, aux = "", subject = "", rest = ""] = asksPattern.exec(asked) ?? [];
  const said = lowerWord(
    text
      .replace(/[.!,;\s]{1,4}$/, "")
      .replace(leadPattern, "")
      .replace(/^my (?=[a-z]+$)/i, "")
      .replace(/,? (?:I (?:would say|think|guess)|really|right now|actually|mostly)$/i, ""),
  );
  if (subject === "" || said === "" || said === "all" || said.split(" ").length > maxWords || unfitPattern.test(said))
    return null;
  const chosen = completed(said, rest);
  if (!chosen) return null;
  if (/^(?:did|were|was)$/i.test(aux) && /^(?:you|he|she|they)$/i.test(subject))
    return inPast({ aux, subject, rest, chosen });
  if (/^(?:he|she)$/i.test(subject)) return null;
  if (/^you$/i.test(subject)) return ofPatient(aux, rest, chosen);
  if (/^(?:the|your) /i.test(subject) && findSymptoms(subject).length === 0) return null;
  const isPronoun = /^(?:it|that|this|they)$/i.test(subject);
  if (isPronoun && complaint === "symptoms") return null;
  const name = isPronoun ? `the ${complaint}` : asOwnWords(subject.toLowerCase());
  const isPlural = /[^s]s$/.test(name);
  if (/^(?:has|have)$/i.test(aux) && /^(?:stayed |been )?(?:getting|the same|worse|better|constant)/i.test(chosen))
    return `${name} ${isPlural ? "have" : "has"} been ${chosen.replace(/^(?:stayed|been) /i, "")}`;
  // "Is it deep breathing or moving?" asks what brings it on.
  return /^(?:is|are|was)$/i.test(aux) && !/^(?:[a-z]+ )?(?!being|getting)[a-z]+ing$/.test(chosen)
    ? `${name} ${isPlural ? "are" : "is"} ${chosen}`
    : null;
}

/** Matches the participle of a passive: "given steroids", "put on a drip". */
const passivePattern =
  /^(?:ever |actually )?(given|put|taken|offered|prescribed|told|started|diagnosed|treated|seen|sent|born|kept|admitted|moved|referred)\b/i;

/** Parts of a question about the past with what is chosen of its alternatives. */
interface PastChoice {
  aux: string;
  subject: string;
  rest: string;
  chosen: string;
}

/**
 * Returns what someone did, or what was done to the patient: "Did they do a CT or an MRI?" "MRI." → "they did an MRI",
 * "Were you given steroids or antibiotics?" "Steroids." → "I was given steroids". Null for other questions.
 */
function inPast({ aux, subject, rest, chosen }: PastChoice): string | null {
  const person = /^you$/i.test(subject) ? "I" : subject.toLowerCase();
  const be = person === "they" ? "were" : "was";
  const [alternative] = rest
    .replace(/\?$/, "")
    .split(betweenPattern)
    .filter((each) => each.toLowerCase().endsWith(chosen.split(" ").at(-1)?.toLowerCase() ?? chosen));
  if (!/^did$/i.test(aux)) {
    const participle = (passivePattern.exec(alternative ?? "") ?? passivePattern.exec(rest))?.[1]?.toLowerCase();
    if (!participle || person === "they") return null;
    const object = asOwnWords(alternative?.replace(passivePattern, "").trim() || chosen);
    return `${person} ${be} ${participle} ${object}`;
  }
  const verb = /^[a-z]+/i.exec(rest)?.[0]?.toLowerCase() ?? "";
  // "Did you drive or walk?" "Walked."
  if (/^[a-z]{3,}ed$/i.test(chosen)) return `${person} ${chosen}`;
  if (rest.split(betweenPattern).length < 2 || !alternative || isBaseVerb(alternative.split(" ")[0] ?? "")) {
    if (!alternative?.toLowerCase().startsWith(`${verb} `)) return null;
  }
  if (verb === "" || /^(?:ever|it|that|this|the|your|hurt|feel|get|have)$/.test(verb)) return null;
  const object = asOwnWords(alternative.replace(new RegExp(`^${verb} `, "i"), ""));
  return `${person} ${pastTense(verb)} ${object}`;
}

/** Returns the statement about the patient that a question makes with what is chosen; null if it fits no verb. */
function ofPatient(aux: string, rest: string, chosen: string): string | null {
  const verb = /^(?:currently |usually |still )?([a-z]+)/i.exec(rest)?.[1]?.toLowerCase() ?? "";
  if (/^do$/i.test(aux) && !/^(?:feel|find|think|have|get|know|want)$/.test(verb))
    return chosen.split(" ").includes(verb) ? `I ${chosen}` : `I ${verb} ${chosen}`;
  // "Are you on warfarin or Eliquis?" "Eliquis." does not say what the patient is.
  if (
    !/^are$/i.test(aux) ||
    (/^(?:on|in|at|from|with|allergic)\b/i.test(rest) && !/^(?:on|in|at|from|with)\b/i.test(chosen))
  )
    return null;
  return `I am ${asOwnWords(chosen)}`;
}
