import type { Sentence } from "./Sentence";
import { emergencyPlace as place } from "./plans/emergencyPlace";
import { emergencyNet, splitNet } from "./plans/emergencyNet";
import { safetyNetOfSigns } from "./safetyNetOfSigns";

/** Source of a pattern for words before the verb of an instruction: "you need to make sure you", "please do". */
const lead =
  "(?:(?:and|so|then|also|please|just|definitely|do|still|really|we,?|it (?:would|might|may|could|will|is)(?: just)?(?: be)? (?:important|best|good|better|wise|worthwhile) (?:for you )?to|(?:you|he|she|they|I|we|someone|your (?:husband|wife|partner|daughter|son|mother|mum|mom|father|dad|sister|brother|family|carer)) (?:would |will |do |really |just ){0,3}(?:should|must|can|could|needs? to|has to|have to|ought to|need you to|want you to|would like you to)|(?:please )?make sure (?:that )?(?:you|he|she|they|to))(?:,? )){0,6}";
/**
 * Source of a pattern for an instruction to seek emergency care: "go to the ER", "seek help from the emergency room",
 * "call 911".
 */
const emergency = `(?:(?:go|come|get|head|return|present|report)(?: (?:straight|right|back|yourself|over|down|in)){0,4}|(?:take|bring|get) (?:him|her|them|you|your [a-z]+|the [a-z]+)(?: (?:straight|right|back|in)){0,4}|(?:seek|get)(?: (?:urgent|immediate|emergency|medical)){0,4} (?:help|care|attention)|(?:call|ring|dial)(?: for)?)(?: (?:straight|right away|immediately|back)){0,4}(?: (?:to|from|at|into|in))? (?:(?:the|an?|our|your|nearest|closest|local|hospital) ){0,4}${place}\\b`;
/** Source of a pattern for getting in touch with the practice: "give us a call", "come back and see me". */
const contact =
  "(?:give (?:me|us|the (?:clinic|office|practice)) a (?:call|ring)|(?:call|ring|phone) (?:me|us|the (?:clinic|office|practice))|come back(?: and see (?:me|us))?)(?: back)?\\b";

/** Matches an instruction to seek emergency care inside a text: "please go to the ER". */
const seeksEmergencyPattern = new RegExp(
  `(?:^|[,;] |\\b(?:and|or|then|please|do|you|to|should|must|can|could) )${emergency}`,
  "i",
);
/**
 * Matches an instruction to call at the start of a sentence, whose condition can be in the previous sentence: "call
 * us".
 */
const seeksContactPattern = new RegExp(`^${lead}${contact}`, "i");
/**
 * Matches an instruction to seek care, with the words before its verb and the instruction as groups: "you need to | go
 * to the ER right away".
 */
const instructionPattern = new RegExp(
  `(?:^|,? )(${lead})(${emergency}(?: (?=\\w)(?:right away|immediately|straight ?away|now|and (?:seek|get) (?:help|care|seen|checked(?: out)?)|and be seen)){0,3})`,
  "i",
);

/** Matches words before an "if" that opens no condition: "to see | if". */
const beforeIfPattern = /\b(?:see|know|check|sure|tell|determine|ask|wonder(?:ing)?|find out|unsure|matter|even|as) $/i;
/** Matches the start of a condition: "if", "should you", "any … ,". */
const conditionalPattern =
  /\b(?:if|in case|should (?=you\b|he\b|she\b|they\b|your\b|it\b|the\b)|when(?:ever)? (?=you\b|he\b|she\b|they\b|your\b|the\b|it\b)|any (?=(?:[a-z]+ ){0,6}[a-z]+,? $))/gi;
/** Matches words of a consequence, which complete a condition: "we will", "you should". */
const consequencePattern =
  /,? \b(?:(?:I|we) (?:will|can|would|could|may|might|should)|(?:you|he|she|they) (?:should|need to|must|have to|will need)|call|ring|take|give (?:me|us)|let (?:me|us)|come back|follow up|make sure|keep an eye)\b|, (?:it|that|this) (?:could|may|might|can|will|would|is|was)\b/i;
/** Matches an instruction that the sentence breaks off: "you need to make sure you". */
const brokenLeadPattern =
  /,? (?:(?:and|so|then|please|just|do|also|we|(?:you|someone|your (?:husband|wife|partner|daughter|son|mother|mum|mom|father|dad|sister|brother|family|carer)) (?:should|must|needs? to|have to|has to|can)|(?:I|we) (?:want|need) you to|make sure(?: that)?(?: you| he| she| they)?)(?:,? |$)){1,6}$/i;
/** Matches a list of warning signs without an instruction: "Watch for vomiting or confusion". */
const signsPattern =
  /^(?:(?:and|so|but|the|some|just|please|also|things?|to|you (?:should|need to|want to|can)) )*(?:watch(?: out)? for|look(?: out)? for|be on the lookout for|keep an eye out for|(?:red flags?|warning signs?|danger signs?|things? to (?:watch|look)(?: out)? for)(?: (?:are|is|would be|include))?:?)(?: (?:things|signs|symptoms) like)? (.+)$/i;
/** Matches a sentence that adds the condition of the instruction before it: "If he gets worse", "Especially if …". */
const addsConditionPattern = /^(?:(?:so|and|or|especially|only|that is|that would be|but) )*((?:if|when|in case) .+)$/i;
/**
 * Matches a sentence that lists the signs for the instruction before it, with the signs as the group: "such as fever or
 * vomiting".
 */
const addsSignsPattern =
  /^(?:(?:so|and|or|that (?:is|means|would be)|for|things|symptoms|signs|anything) )*(?:like|such as|for example|for things like|for any) (.+)$/i;
/** Matches a main clause after a condition: ", please", "I will". */
const mainClausePattern =
  /\b(?:I|we) (?:will|can|would|could|may|might|are going)\b|, (?:that|it|then|please|call|take|you|just|there)\b/i;
/**
 * Matches words about care in the past or that is not needed, which are not instructions: "when you went to the ER",
 * "you do not need to".
 */
const pastOrUnneededPattern =
  /\b(?:did you|have you|had to|went|you (?:had|were|came)|when you (?:went|go|were)|if (?:you|he|she|they) (?:have|need|had) to (?:go|come|get)|do not (?:need|have) to|no need)\b/i;

/** Matches a statement that it was discussed when to return: "We went over when to go to the ER". */
const saysPrecautionsPattern =
  /\b(?:(?:talked|spoke|went|gone|go|talk) (?:about|over|through)|discuss(?:ed)?|reviewed|explained|given you|gave you) (?:(?:all|the|your|some|these|those|strict|our) )*(?:when (?:you (?:should|need to) |to )(?:go|come|return|seek|call)|return precautions|red flags?|warning signs|danger signs)\b/i;

/** Returns whether a clinician says that it was discussed when to return, without saying when. */
export const discussesPrecautions = (text: string): boolean => saysPrecautionsPattern.test(text);

/**
 * Returns the instruction in a clinician's sentence that it was discussed when to return. It has no condition, because
 * the sentence does not say when. Undefined for other sentences.
 */
export const precautionsIn = ({ by, text }: Sentence): Sentence["safetyNet"] =>
  by === "clinician" && !text.endsWith("?") && discussesPrecautions(text) ? { when: "", object: text } : undefined;

/** Returns whether words advise the patient to seek emergency care. */
export const seeksCare = (text: string): boolean =>
  seeksEmergencyPattern.test(text) && !pastOrUnneededPattern.test(text);

/**
 * Joins each instruction to seek care with its condition, which can be in the previous or the next sentence of the same
 * turn: "If you faint or bleed." "Please go to the ER." The joined sentence has both in `safetyNet`; words before the
 * condition and after the instruction stay sentences of their own.
 */
export function joinSafetyNets(sentences: readonly Sentence[]): Sentence[] {
  const out: Sentence[] = [];
  for (let i = 0; i < sentences.length; i += 1) {
    const sentence = sentences[i];
    if (!sentence) continue;
    const named = sentence.by === "clinician" ? (emergencyNet(sentence.text) ?? safetyNetOfSigns(sentence)) : undefined;
    if (named) {
      out.push(...splitNet(named).map((safetyNet) => ({ ...sentence, safetyNet })));
      continue;
    }
    const isContact = seeksContactPattern.test(sentence.text);
    if (sentence.by !== "clinician" || sentence.text.endsWith("?") || !(isContact || seeksCare(sentence.text))) {
      out.push(sentence);
      continue;
    }
    const before = out.at(-1);
    const next = sentences[i + 1];
    const joined =
      joinBefore(sentence, sameTurn(before, sentence), out) ?? joinAfter(sentence, sameTurn(next, sentence));
    if (!joined) {
      out.push(sentence);
      continue;
    }
    out.push(...joined.sentences);
    if (joined.usesNext) i += 1;
  }
  return out;
}

/** Returns `other` if it can be joined to `sentence`: a statement of the same speaker and turn; otherwise null. */
const sameTurn = (other: Sentence | undefined, sentence: Sentence): Sentence | null =>
  other && other.turn === sentence.turn && other.by === sentence.by && !other.text.endsWith("?") && !other.safetyNet
    ? other
    : null;

/** Sentences joined to a safety net, and whether the sentence after it is part of it. */
interface Joined {
  sentences: Sentence[];
  usesNext: boolean;
}

/** Maximum number of conditions of one instruction; earlier ones are likely those of another statement. */
const maxConditions = 3;

/**
 * Maximum number of words before an instruction that belong to it, counted with the space after them: "so then please |
 * go to the ER".
 */
const maxLeadWords = 4;

/**
 * Joins an instruction with the condition before it, in its sentence or the ones before, which are removed from `out`.
 * Null if there is no condition before it.
 */
function joinBefore(sentence: Sentence, before: Sentence | null, out: Sentence[]): Joined | null {
  const { text } = sentence;
  const said = instructionIn(text);
  if (!said) return null;
  const own = text.slice(0, said.start);
  const at = conditionStart(own);
  // "Go to the ER if you faint" has its condition after it.
  if (at === null && /^[^.;]{0,40}?\b(?:if|when|unless|in case|for|should)\b/i.test(text.slice(said.end))) return null;
  if (at === null && own.split(" ").length > maxLeadWords) return null;
  const whens: string[] = at === null ? [] : [own.slice(at)];
  let start = sentence.start;
  let head = at === null ? "" : own.slice(0, at);
  let earlier = head.trim() === "" || at === null ? before : null;
  while (earlier && whens.length < maxConditions) {
    // A second condition is in the sentence before only if that sentence continues: "if he has a seizure, or".
    if (whens.length > 0 && !/\b(?:or|and)$/i.test(earlier.text)) break;
    const bare = ` ${earlier.text}`.replace(brokenLeadPattern, "").trimStart();
    if (bare === "") {
      out.pop();
      start = earlier.start;
      earlier = sameTurn(out.at(-1), sentence);
      continue;
    }
    const listed = signsPattern.exec(bare)?.[1];
    if (listed && whens.length === 0) {
      whens.unshift(`if there is ${listed}`);
      break;
    }
    const from = conditionStart(bare);
    if (from === null) break;
    whens.unshift(bare.slice(from));
    out.pop();
    start = earlier.start;
    const left = withoutConnector(bare.slice(0, from));
    // One or two words are no sentence of their own and are dropped.
    if (left.split(" ").length > 2) {
      out.push({ ...earlier, text: left });
      break;
    }
    earlier = sameTurn(out.at(-1), sentence);
  }
  if (whens.length === 0) return null;
  const rest = text.slice(said.end).replace(/^[\s,.;]*(?:(?:and|or|but|so)\b ?)*/i, "");
  head = withoutConnector(head);
  // What will be done at a return belongs to the instruction: "Come back and we will get the x-ray then".
  const follows = said.isContact
    ? /^,? and (?:I|we) (?:will|would|can|could) [^,.;]{4,70}/i.exec(text.slice(said.end))?.[0]
    : "";
  const object = `${said.words}${follows ?? ""}`;
  return {
    sentences: [
      ...(head.split(" ").length > 2 ? [{ ...sentence, text: head }] : []),
      {
        ...sentence,
        start,
        text: `${whens.join(", ")}, ${object}`,
        safetyNet: { when: shortCondition(whens.join(", ")), object },
      },
      ...(rest.split(" ").length > 3 && !said.isContact ? [{ ...sentence, text: rest }] : []),
    ],
    usesNext: false,
  };
}

/** Joins an instruction with the condition that the next sentence adds; null if it adds none. */
function joinAfter(sentence: Sentence, next: Sentence | null): Joined | null {
  const said = instructionIn(sentence.text);
  if (
    !next ||
    !said ||
    seeksCare(next.text) ||
    /\b(?:if|when|unless|in case|for)\b/i.test(sentence.text.slice(said.end))
  )
    return null;
  const listed = addsSignsPattern.exec(next.text)?.[1] ?? signsPattern.exec(next.text)?.[1];
  const when = listed ? `if there is ${listed}` : addsConditionPattern.exec(next.text)?.[1];
  if (!when || (!listed && mainClausePattern.test(next.text))) return null;
  return {
    sentences: [
      {
        ...sentence,
        end: next.end,
        text: `${when}, ${said.words}`,
        safetyNet: { when: shortCondition(when), object: said.words },
      },
    ],
    usesNext: true,
  };
}

/** Returns the instruction of a sentence without the words before its verb, with its position; null if it has none. */
function instructionIn(text: string): { words: string; start: number; end: number; isContact: boolean } | null {
  const match = instructionPattern.exec(text);
  if (match && !pastOrUnneededPattern.test(text))
    return { words: match[2] ?? "", start: match.index, end: match.index + match[0].length, isContact: false };
  const call = seeksContactPattern.exec(text);
  if (!call) return null;
  const words = call[0].replace(new RegExp(`^${lead}`, "i"), "");
  return { words, start: 0, end: call[0].length, isContact: true };
}

/** Returns the index from which a text consists of conditions without a consequence; null if there is none. */
function conditionStart(text: string): number | null {
  const all = [...text.matchAll(conditionalPattern)];
  for (const [i, { index }] of all.entries()) {
    // A condition that is said again counts from the second time: "If your symptoms, I mean, if your symptoms get
    // worse".
    const opening = text
      .slice(index)
      .split(/[\s,]+/, 3)
      .join(" ")
      .toLowerCase();
    if (all.slice(i + 1).some((later) => text.slice(later.index).toLowerCase().startsWith(opening))) continue;
    if (beforeIfPattern.test(text.slice(0, index))) continue;
    const tail = text.slice(index);
    if (!seeksCare(tail) && !consequencePattern.test(tail)) return index;
  }
  return null;
}

/** Returns a text without the conjunction at its end. */
const withoutConnector = (text: string): string =>
  text
    .replace(/(?<![\s,;])(?:[\s,;]{1,3}(?:and|or|but|so|then|now|also|again)?){1,6}$/i, "")
    .replace(/^[\s,]*(?:and|or|but|so)$/i, "");

/** Maximum number of words in a condition as it was said; a longer one is shortened to its signs. */
const maxWords = 16;

/** Returns a condition without repeated "if you have" between its signs if it is long. */
function shortCondition(said: string): string {
  const text = said
    .replace(
      /,? (?:please|then|(?:I want|I would like|we want|I need) you to|you(?: should| need to| must| have to)?)$/i,
      "",
    )
    .replace(/^(?:and |or |so |but )*if not,? (?:and |or )*(?:if )?/i, "if ")
    .replace(/(?<![\s,;])[\s,;]{1,4}(?:and|or|so|but)?[\s,;]{0,4}$/i, "")
    .replace(/,? (?:or|and) (?:anything|things|something|stuff) like that\b/gi, "")
    .replace(/\b(?:really|very|like|actually|kind of) (?=an? |\d)/gi, "")
    .replace(/\bdo (?=become|get|have|start|feel|develop)/gi, "")
    .replace(/\bbeyond like\b/gi, "beyond")
    .replace(/\bfeel like (?:you|he|she|they) (?=ha(?:ve|s)\b)/gi, "")
    .replace(/\bthere any\b/gi, "there are any")
    .replace(/,? \b(?:or|and),? (?:so |and |or )?(if|when)\b/gi, (_all, word: string) => ` or ${word.toLowerCase()}`)
    .replace(/\s+/g, " ");
  if (text.split(" ").length <= maxWords) return text;
  let isFirst = true;
  return text
    .replace(/\breally /gi, "")
    .replace(
      /\b(?:there are )?(?:any )?(?:red flags?|warning signs?|worsening symptoms|symptoms|problems),? like (?=(?:you|he|she) )/gi,
      "",
    )
    .replace(
      /(?<!^(?:if|when|in case)|\bor if),? (?:like |(?:and |or |so |also ){0,4}(?:if |when )?)(?:you|he|she|they|it|there) (?:have|has|are having|is having|are experiencing|is experiencing|develops?)(?: (?:any|an?|some)){0,3} (?:(?:things|symptoms|signs) like )?/gi,
      () => {
        const words = isFirst ? ", or with " : ", ";
        isFirst = false;
        return words;
      },
    )
    .replace(/,? (?:and |or |so ){0,4}(?:if|when) (?=(?:you|he|she|they|it|there|your) )/gi, ", ")
    .replace(/, like /gi, " like ")
    .replace(/,? or(?:,| if)/gi, ",")
    .replace(/,(?: ?,)+/g, ",")
    .replace(/\s+/g, " ");
}
