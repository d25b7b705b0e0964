import { gerund } from "../../verbs/gerund";
import { questionObject } from "../../acts/questions/questionObject";
import { questionTopic } from "../../acts/questions/questionTopic";
import { hasClinicalContent, smallTalkPattern } from "../../statements/isWorthNoting";
import { everydayLabel } from "./everydayLabel";
import { lastLabel } from "./lastLabel";
import { stateAsked } from "./stateAsked";
import { lowerWord } from "../../../platform/lowerWord";

/** Matches questions about the talk, the visit or a plan, whose answers are not history. */
export const notHistoryPattern =
  /^(?:would|shall|should|may|will|(?:can|could|if) (?:I|we)|do you (?:want|mind|understand|see|know|think|follow|prefer|need|agree|promise)|does (?:that|this|it) (?:sound|make|work|seem|help you|all)|is (?:that|this|it) (?:okay|ok|alright|all right|fine|clear|right|correct|something)|are you (?:ready|happy|okay|ok|all right|alright|comfortable|sure|interested|willing|open|following|with me)|(?:what|how) (?:do|would|did|are|were|can) you (?:think|want|like|feel|say|prefer|hoping|mean|expect)|how (?:does|do) (?:that|this) (?:sound|seem)|what (?:questions|can I|else|about)|when (?:would|can|could|will)|which (?:would|do you prefer))\b|\b(?:questions?|appointment|holidays?|vacation|weekend|insurance|parking|pharmacy|your (?:full |first |last )?name|date of birth|birthday|address|phone|consent|student|chaperone|okay with|happy with|sounds?|sense|prepared|record(?:ed|ing)|scribe|dragon|booked|schedule|say (?:ah|again)|spell|pronounce)\b/i;

/** Rewrites a verb and its object as a label: "go up", "your stairs" → "going up the stairs". */
const doing = (verb = "", object = ""): string =>
  `${/^(?:been )?to$/i.test(verb) ? "going to" : gerund(verb)}${object}`;

/** Verbs that are activities of daily life, with their names: "sleeping" → "sleep". */
const states: ReadonlyMap<string, string> = new Map([
  ["sleeping", "sleep"],
  ["eating", "eating"],
  ["drinking", "drinking"],
  ["coping", "coping"],
  ["managing", "managing"],
  ["walking", "walking"],
  ["breathing", "breathing"],
  ["moving", "moving"],
]);

/** Questions with an interrogative word, with the label that their groups make. */
const wordedPatterns: readonly (readonly [RegExp, (groups: readonly string[]) => string])[] = [
  [
    /^what time (?:do|does|did) (?:you|he|she) (?:usually |normally |actually )*(?:go|get) to (?:bed|sleep)\b/i,
    () => "bedtime",
  ],
  [
    /^what time (?:do|does|did) (?:you|he|she) (?:usually |normally |actually )*(?:wake|get up)\b/i,
    () => "waking time",
  ],
  [
    /^how many hours (?:of sleep )?(?:do|are|does|did) (?:you|he|she) (?:usually |normally )?(?:get|getting|sleep|sleeping)\b/i,
    () => "hours of sleep",
  ],
  [
    /^how (?:are|have|is|has) (?:you|he|she|they) (?:been )?(sleeping|eating|drinking|coping|managing|walking|breathing|moving)\b/i,
    ([verb = ""]) => states.get(verb.toLowerCase()) ?? verb,
  ],
  [
    /^how (?:do|does|did) (?:you|he|she) (sleep|eat|cope|manage)\b/i,
    ([verb = ""]) => (verb === "sleep" ? verb : gerund(verb)),
  ],
  [
    /^how (?:far|much|long) (?:can|could|do|are|were) (?:you|he|she) (?:able to )?(walk|run|go|swim|stand|sit)\b/i,
    ([verb = ""]) =>
      /^(?:stand|sit)$/i.test(verb)
        ? `${gerund(verb)} tolerance`
        : `${verb === "go" ? "walking" : gerund(verb)} distance`,
  ],
  [
    /^what colou?r (?:is|are|was|were|has|have) (?:(?:your|the|his|her) ([a-z ]{2,25}?)|it|that|they|this)(?: been| looking)?$/i,
    ([what = ""]) => (what ? `${what} color` : "color"),
  ],
  [
    /^what (?:do|does|did|is|are|was|were) (?:(?:your|the|his|her|that|those) ([a-z ]{2,25}?)|it|that|they|this) (look|smell|taste|sound)s? like$/i,
    ([what = "", sense = ""]) => `${sense === "look" ? "appearance" : sense}${what ? ` of the ${what}` : ""}`,
  ],
  [
    /^how many ((?!times|days|weeks|months|years|hours|minutes)(?!(?:do|does|did|is|are|was|were|has|have|had|can|could|would|should|will|of)\b)[a-z]+(?: (?!do|can|are|did|have|does|is|were|was|would|could)[a-z]+){0,3}) (?:do|can|are|did|have|does|is|were|was|would|could|has|you|per|a)\b/i,
    ([what = ""]) => `number of ${what}`,
  ],
  [
    /^how much ((?!(?:do|does|did|is|are|was|were|has|have|had|can|could|would|should|will|of)\b)[a-z]+(?: (?!do|can|are|did|have|does|is|were|was|has|you)[a-z]+)?) (?:do|can|are|did|have|does|is|were|was|has|you)\b/i,
    ([what = ""]) => `amount of ${what}`,
  ],
  [
    /^how (?:often|frequently|many times (?:a|per|each) (?:day|night|week|month)|many times) (?:do|are|have|did|does|is|were|has) (?:you|he|she|it|they|this|that)(?: been| usually| normally| having to| need to| needing to| have to)* ((?!go(?:ing)?$|do(?:ing)?$|happen)[a-z]+)((?: [a-z]+){0,4})$/i,
    ([verb, object]) => `frequency of ${doing(verb, object)}`,
  ],
  [/^what colou?r(?: exactly| then)?$/i, () => "color"],
  [/^how much (?:do|does|did) (?:you|he|she) weigh\b/i, () => "weight"],
  [
    /^how (?:much|many)(?: of (?:it|them|those|that))? (?:do|does|did|have|has|had) (?:you|he|she|they) (?:usually |normally |actually )?(tak(?:e|en)|giv(?:e|en)|used?|los[et]|gain(?:ed)?|eaten|eat)(?: (?:him|her|it|of it|them|altogether|in total|in all|at a time|each time|last night|yesterday|today|this morning))*$/i,
    ([verb = ""]) => `amount ${amountParticiples.get(verb.toLowerCase()) ?? verb}`,
  ],
  [
    /^how (?:much|many)(?: of (?:it|them|those|that))?(?: (?:a|per|each) (?:day|night|week)| (?:do|are) you (?:taking|take|use|using))?$/i,
    () => "amount",
  ],
  [/^(?:what|is there anything|is anything|anything)\b.{0,30}\bworr(?:y|ied|ies|ying)\b.{0,30}$/i, () => "concern"],
  [/^how (?:often|frequently|many times)\b/i, () => "frequency"],
  [
    /^how long (?:do|does|did|would) (?:(?:the|your|these|those|each) ([a-z ]{2,25}?)|it|they|that|this|one)(?: usually| normally| typically| generally)? (?:last|go on|stay|take)(?: for)?$/i,
    ([what = ""]) => `duration${what ? ` of the ${what}` : ""}`,
  ],
  [
    /^when did (?:you|he|she) last ([a-z]+)((?: [a-z]+){0,4})$/i,
    ([verb = "", object = ""]) => lastLabel(`when did you last ${verb}${object}`) ?? `last ${doing(verb, object)}`,
  ],
  [
    /^when did (?:you|he|she) (?:first )?(?:start|begin) (?:on |taking |using |with )?(?:the |your )?([a-z][a-z -]{2,25})$/i,
    ([what = ""]) => `start of ${what}`,
  ],
  [/^when (?:was|were|is|are) (?:you|your|the|his|her|that) ([a-z][a-z -]{2,30})$/i, ([what = ""]) => what],
  [
    /^what (?:kind|sort|type)s? of (?:a )?([a-z]+(?: [a-z]+)?) (?:is|are|do|did|have|does|was|were)\b/i,
    ([what = ""]) => `type of ${what}`,
  ],
  [
    /^what (?:do|does|did|are|were|is|was) (?:you|he|she) (?:usually |normally |typically )?((?!doing|do)[a-z]+)((?: [a-z]+){0,4})$/i,
    ([verb, object]) => doing(verb, object),
  ],
  [/^what (?:were|was) (?:you|he|she) (?:doing|up to)\b/i, () => "activity at onset"],
  [/^what (?:makes?|brings?|sets?|helps?)\b.{0,30}$/i, () => ""],
  [
    /^why (?:did|do|does|are|were) (?:you|he|she) ([a-z]+)((?: [a-z]+){0,4})$/i,
    ([verb = "", object = ""]) =>
      /^(?:on|using|taking)$/i.test(verb)
        ? `reason for${object}`
        : `reason for ${/^(?:off|in|out|here|at)$/i.test(verb) ? `being ${verb}${object}` : doing(verb, object)}`,
  ],
  [
    /^where (?:do|did|does|were|are|have) (?:you|he|she) (?:been )?([a-z]+)((?: [a-z]+){0,3})$/i,
    ([verb, object]) => doing(verb, object),
  ],
];

/** Participles of the verbs of questions about an amount: "how much did you take" is the "amount taken". */
const amountParticiples: ReadonlyMap<string, string> = new Map([
  ["take", "taken"],
  ["give", "given"],
  ["use", "used"],
  ["lose", "lost"],
  ["gain", "gained"],
  ["eat", "eaten"],
]);

/** Participles of questions in the perfect tense, as written in a label: "have you | lost | any weight". */
const participles: ReadonlyMap<string, string> = new Map([
  ["lost", "losing"],
  ["gained", "gaining"],
  ["eaten", "eating"],
  ["had", "having"],
  ["taken", "taking"],
  ["seen", "seeing"],
  ["gone", "going"],
  ["felt", "feeling"],
  ["got", "getting"],
  ["gotten", "getting"],
  ["noticed", "noticing"],
  ["fallen", "falling"],
  ["traveled", "travel"],
  ["travelled", "travel"],
]);

/** Matches adverbs before the verb of a question: "did it | also | start", "do you | guys | live". */
const adverbPattern =
  /\b(?:also|ever|still|usually|normally|always|sometimes|just|actually|guys|recently|currently|even|really|generally|typically) (?=[a-z])/gi;
/** Matches a yes-no question about something of the patient's, with it and the rest: "are your | periods heavy". */
const ownedPattern =
  /^(?:is|are|was|were|has|have|does|do|did) (?:your|the|his|her|their) ((?!pain\b|symptoms?\b)[a-z][a-z' -]{3,50})$/i;
/** Matches a question that is only a noun or an activity: "diabetes", "getting up at night". */
const ellipticPattern =
  /^(?!(?:is|are|was|were|has|have|had|does|do|did|can|could|any|no|or|like|such|even|because|if|since|for|about|going|right|wrong|there|your|just|only|the same|so|really|nothing|everything)\b)[a-z][a-z'-]*(?: [a-z'-]+){0,4}$/i;

/** Matches a question with an interrogative word. */
const interrogativePattern = /^(?:how|what|when|where|which|who|whose|why)\b/i;
/** Matches words by which a label would still speak to the patient or of the speaker. */
const personPattern = /\b(?:you|yours|yourself|I|me|we|us|my)\b/i;
/** Matches labels that name nothing: "it", "anything else". */
const vaguePattern =
  /\d|,|^(?:those|these|that|this|it|them|more|like|kind|sort|specific|always|very|really|some|any|all|both|currently|occasionally|within|last night|in the|at|a similar|anybody|anyone|happened|happen|occurred)\b|\b(?:that|this|it|those|these|them|there|here|anything|something|now|or)$|\b(?:how about|what about|besides it|those|these|things)\b|^(?:(?:any|other|more|the|a|of|in|to|with|getting|having|doing|being|going|feeling)(?: |$))*(?:any|it|that|this|them|those|these|anything|something|everything|things?|so|well|okay|ok|fine|good|now|before|today|here|there|else|sure|one|much)?$|\b(?:anything|something) (?:else|like)\b|^(?:not|never)\b/i;
/**
 * Matches labels that do not name a thing: most activities and participles ("affecting the day", "picked out"), and
 * two things at once, of which an answer can mean either.
 */
const clumsyPattern =
  /^(?:(?!(?:swelling|bleeding|breathing|walking|running|standing|sitting|sleeping|eating|drinking|vomiting|coughing|wheezing|leaking|itching|hearing|swallowing|urinating|waking|getting up|losing|having to get|hitting|bringing anything up|spotting|bruising|snoring|numbness|feeding|crying|opening)\b)[a-z]+ing|anything|something|been?|on|in|at|inside|outside|down|up|changed?|raised|tried|picked|worse|better|same|the (?:only|mom|mum|dad|inside|outside)|bring|family|other medications|skin [a-z]+|(?!(?:need|speed|red|tired)\b)[a-z]+ed)\b| (?:been|or|there|be|that) |[a-z] (?:severe|sensitive|as)$/i;
/** Matches a question about anything that makes the complaint worse or better. */
const asksFactorsPattern = /\b(?:any ?thing|something)\b.{0,25}\bmak(?:e|es|ing|ade)\b.{0,25}\b(?:worse|better)$/i;
/**
 * Matches a question about whether a treatment helps, with the treatment as the group: "does the | ibuprofen | help".
 */
const asksEffectPattern =
  /^(?:(?:does|do|did|has|have|is|are|was|were) )(?:(?:the|your|those|these|his|her|any of the) )*([a-z][a-z -]{2,30}?) (?:help(?:ed|ing|s)?|work(?:ed|ing|s)?|do(?:ne|ing)? (?:anything|much|the trick)|ma(?:ke|de|king) (?:any|a|much) difference|eas(?:e|ed)|touch(?:ed|ing)?)(?: (?:it|that|this|them|with (?:it|that)|at all|much|any))*?(?: (?:with )?the ([a-z]+))?$/i;
/** Maximum number of words of a label. A longer one is hard to read before a value. */
const maxWords = 8;

/** Returns what a yes-no question asks about as a label: "do you get up at night" → "getting up at night". */
function objectLabel(question: string): string | null {
  if (asksFactorsPattern.test(question) && /\b(?:better or worse|worse or better)\b/i.test(question)) return null;
  if (asksFactorsPattern.test(question)) return /worse/i.test(question) ? "aggravating factors" : "relieving factors";
  const asked = question.replace(adverbPattern, "");
  const [, treatment, symptom] = asksEffectPattern.exec(asked) ?? [];
  if (treatment) return `effect of ${treatment}${symptom ? ` on the ${symptom}` : ""}`;
  const exposed = /^(?:have|has|were|was|are) (?:you|he|she) (?:been )?exposed to ([a-z ]{3,40})$/i.exec(asked)?.[1];
  if (exposed) return `exposure to ${exposed}`;
  const owned = ownedPattern.exec(asked)?.[1];
  if (owned) return owned;
  const object = questionObject(`${asked}?`);
  if (!object)
    return ellipticPattern.test(asked) && (hasClinicalContent(asked) || / at night$/i.test(asked)) ? asked : null;
  const { phrase, form, aux = "" } = object;
  const [first = "", ...rest] = phrase.split(" ");
  const asVerb = form === "can" || (form === "it" && /^(?:does|did|do)\b/.test(aux));
  if (asVerb) return [gerund(first), ...rest].join(" ");
  return form === "has" ? [participles.get(first.toLowerCase()) ?? first, ...rest].join(" ") : phrase;
}

/**
 * Returns what a question asks about as a label for its answer, in lower case: "Do you have to get up at night?" →
 * "having to get up at night", "What color is your urine?" → "urine color". Null for a question about the conversation
 * itself or about a plan, and if no short label can be made.
 */
export function questionLabel(question: string): string | null {
  const asked = question.replace(/(?<![\s?.])[\s?.]+$/, "").trim();
  if (questionTopic(question) === "before") return "similar symptoms before";
  const everyday = everydayLabel(asked);
  if (asked === "" || (!everyday && notHistoryPattern.test(asked)) || smallTalkPattern.test(question)) return null;
  const worded = wordedPatterns.find(([pattern]) => pattern.test(asked));
  const label = everyday
    ? everyday
    : worded
      ? worded[1]((worded[0].exec(asked) ?? []).slice(1))
      : (stateAsked(`${asked}?`) ?? (interrogativePattern.test(asked) ? null : objectLabel(asked)));
  if (!label) return null;
  const written = label
    .replace(
      /\b(?:when|if|while|whenever) (?:you|he|she) (?:are |is )?([a-z]+)\b/gi,
      (_all, verb: string) => `when ${gerund(verb)}`,
    )
    .replace(
      /\b(before|after) (?:you|he|she) (?:are |is )?([a-z]+)\b/gi,
      (_all, word: string, verb: string) => `${word} ${gerund(verb)}`,
    )
    .replace(/\byour\b/gi, "the")
    .replace(/^(?:and|or|so|but) /i, "")
    .replace(/^(?:been|any|a lot of|much|having|getting|experiencing|noticing) (?=[a-z]+ )/i, (word) =>
      /^(?:been|any|a lot|much)/i.test(word) ? "" : word,
    )
    .replace(/^an? (?=[a-z]+(?: [a-z]+)?$)/i, "")
    .replace(/\b(losing|gaining|having|getting|noticing|eating|taking) any\b/i, "$1")
    .replace(/ (?:at all|or not|lately|recently|at the moment|these days)$/i, "")
    .trim();
  if (/^frequency of [a-z ]*\b(?:it|them|that|this|these|those|one)$/i.test(written)) return "frequency";
  if (!everyday && clumsyPattern.test(written)) return null;
  if (written.split(" ").length > maxWords || personPattern.test(written) || vaguePattern.test(written)) return null;
  return lowerWord(written);
}
