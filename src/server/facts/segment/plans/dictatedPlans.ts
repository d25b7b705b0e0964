import { drugName, findDrugs } from "../../terms/findDrugs";
import { lowerFirst } from "../../../platform/lowerFirst";

/** Participles of orders in the passive with their base forms. */
const bases: Readonly<Record<string, string>> = {
  checked: "check",
  rechecked: "recheck",
  obtained: "obtain",
  ordered: "order",
  repeated: "repeat",
  sent: "send",
  drawn: "draw",
  done: "do",
  performed: "perform",
  scheduled: "schedule",
  arranged: "arrange",
  booked: "book",
  requested: "request",
  considered: "consider",
  continued: "continue",
  started: "start",
  initiated: "start",
  resumed: "resume",
  restarted: "restart",
  stopped: "stop",
  discontinued: "discontinue",
  held: "hold",
  increased: "increase",
  decreased: "decrease",
  reduced: "reduce",
  added: "add",
  changed: "change",
  given: "give",
  provided: "provide",
  prescribed: "prescribe",
  administered: "administer",
  placed: "place",
  made: "make",
  removed: "remove",
  injected: "inject",
  monitored: "monitor",
};
/** Source of a pattern for the participles in `bases`. */
const participles = Object.keys(bases).join("|");
/** Source of a pattern for the patient as the subject of a dictated sentence: "Mr. Lee". */
const patient = "(?:she|he|they|you|the patient|patient|mr\\.? [a-z]+|mrs\\.? [a-z]+|ms\\.? [a-z]+)";
/** Source of a pattern for the condition or problem before a dictated order: "if it persists, | for the cough, |". */
const lead =
  "^((?:(?:and|so|then|also|but),? )*(?:(?:if|once|when|unless) [^,.;]{4,80}, (?:then )?)?(?:for (?:the|your|his|her) [a-z -]{3,40}, )?)";

/**
 * Matches an order in the passive: "DEXA scan will be obtained", "if this is inconclusive, a capsule endoscopy will be
 * considered".
 */
const willBePattern = new RegExp(
  `${lead}((?!(?:it|this|that|they|there|you|he|she|I|we|what|who|which|the (?:rest|first|next|last))\\b)[a-z0-9][^,.;?]{2,70}?) (?:will|is to|are to|should|shall) (?:also |then |now )?be (${participles})(?= |[.,;]|$)(.*)$`,
  "i",
);
/** Matches an order that was just placed: "A referral was placed for gait training", but not "was placed last year". */
const donePattern =
  /^((?:(?:and|so|then|also),? )*)((?:an? |the )?(?:[a-z]+ ){0,3}?(?:referrals?|prescriptions?|consults?|consultations?|orders?|scripts?)) (?:was|were|has been|have been) (?:also |already )?(placed|made|sent|given|provided|written|entered|put in)(?! (?:by|last|in (?:19|20)\d\d|before|previously)\b)((?:(?! (?:ago|last|previously|before)\b).)*)$/i;
/**
 * Matches an order with the patient as its subject: "She will be started on alendronate", "the patient will be referred
 * to neurology".
 */
const patientWillBePattern = new RegExp(
  `${lead}${patient} (?:will|is to|should) (?:also |then )?be (started|placed|put|kept|maintained|continued|referred|sent|given|prescribed|scheduled|admitted|seen|weaned|switched|transitioned|treated)( on| to| for| back| off| with| in| by|(?=[ .,;]|$))`,
  "i",
);
/** Matches advice in the passive: "The patient was advised to rest", "she has been counseled to quit". */
const advisedPattern = new RegExp(
  `${lead}${patient} (?:was|were|is|has been|have been) (?:also |again |strongly )*(?:advised|instructed|counsel+ed|encouraged|educated|asked|told|reminded|recommended)(?: that (?:she|he|they) should)? (?=to |not to |against )`,
  "i",
);
/**
 * Matches an order by what the patient will do: "The patient will continue metformin", "patient to start physical
 * therapy".
 */
const patientDoesPattern = new RegExp(
  `${lead}(?:the )?patient (?:(?:is |was )?to|will|should|shall) (?:also |then )?(?=(?:continue|start|stop|hold|increase|decrease|take|use|resume|avoid|wear|keep|monitor|check|call|return)\\b)`,
  "i",
);

/** What dictated participles mean when said to the patient: "was started on X" is "we will start you on X". */
const verbs: Readonly<Record<string, string>> = {
  started: "we will start you",
  placed: "we will put you",
  put: "we will put you",
  kept: "we will keep you",
  maintained: "we will keep you",
  continued: "we will keep you",
  referred: "I will refer you",
  sent: "I will send you",
  given: "we will give you",
  prescribed: "we will prescribe you",
  scheduled: "we will schedule you",
  admitted: "we will admit you",
  weaned: "we will wean you",
  switched: "we will switch you",
  transitioned: "we will transition you",
  treated: "we will treat you",
};

/**
 * Returns a sentence of a dictated plan in the words of a spoken order: "An MRI will be ordered" → "we will order an
 * MRI", "The patient was advised to rest" → "I advise you to rest". Other sentences are returned unchanged.
 */
export function dictatedPlans(text: string): string {
  if (!/\b(?:be|was|were|been|is|patient)\b/i.test(text) || text.endsWith("?")) return text;
  return text
    .replace(patientWillBePattern, (all: string, before: string, verb: string, to: string) =>
      verb.toLowerCase() === "seen" ? `${before}come back${to}` : `${before}${verbs[verb.toLowerCase()] ?? all}${to}`,
    )
    .replace(advisedPattern, "$1I advise you ")
    .replace(patientDoesPattern, "$1I advise you to ")
    .replace(donePattern, (_all, before: string, what: string, verb: string, rest: string) =>
      /prescription|script/i.test(what)
        ? `${before}we will provide ${inSentence(what)}${rest}`
        : `${before}we will ${/order/i.test(what) || !/sent/i.test(verb) ? "place" : "send"} ${inSentence(what)}${rest}`,
    )
    .replace(
      willBePattern,
      (_all, before: string, what: string, verb: string, rest: string) =>
        `${before}${withProblem(what, bases[verb.toLowerCase()] ?? verb)}${rest}`,
    );
}

/** Matches a problem that runs into what is ordered for it: "for your heartburn | the omeprazole". */
const forProblemPattern = /^(for (?:the|your|his|her) [a-z -]{3,40}?),? ((?:the|your|his|her|an?) [a-z].*)$/i;
/**
 * Returns an order with the problem that it names at its start: "for your heartburn, we will increase the omeprazole".
 */
function withProblem(what: string, verb: string): string {
  const [, problem, object = ""] = forProblemPattern.exec(what) ?? [];
  return problem ? `${problem}, we will ${verb} ${object}` : `we will ${verb} ${inSentence(what)}`;
}

/** Matches names that keep their capital inside of a sentence. */
const properPattern =
  /^(?:Holter|Doppler|Pap|Lyme|Western|Mohs|Botox|Foley|Epley|Medrol|Tdap|Gardasil|Shingrix|Unna)\b/;
/** Lowers the first letter of words that opened a sentence, except of abbreviations, names and brands. */
const inSentence = (text: string): string =>
  !/^[A-Z][a-z]+\b/.test(text) || properPattern.test(text) || findDrugs(text)[0]?.start === 0
    ? text.replace(/^[A-Z][a-z]+/, (word) => (findDrugs(word)[0] && !properPattern.test(word) ? drugName(word) : word))
    : lowerFirst(text);
