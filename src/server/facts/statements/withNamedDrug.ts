import type { Fact } from "../Fact";
import { hasRole } from "../statementRole";
import { hasRelative } from "../frames/readFamily";
import { isLabValue } from "./results/isLabValue";
import type { Sentence } from "../segment/Sentence";
import { drugName, findDrugs } from "../terms/findDrugs";
import { changeByDose } from "./treatment/doses/changeByDose";
import { optionLeft } from "./treatment/meant/optionLeft";
import type { ReadingState } from "./ReadingState";

/**
 * Matches a change of a dose without the drug, with its verb, direction and preposition as groups: "go up to 20 mg",
 * "bump that down to 5", "drop it by 4 units".
 */
const toDosePattern =
  /\b(?:(go|going|bump|move|step|increase|raise|push|titrate|lower|reduce|decrease|cut|drop|bring|take|come|put)(?: (?:it|that|this|the dose|your dose|you|her|him|them))?(?: back)?(?: (up|down))?(?: (?:it|that|this|the dose|your dose))?|(double|halve)(?: (?:it|that|this|the dose|your dose))?) (to|by) (?=(?:just )?(?:once|twice|one|two|\d+ times) (?:a|per|every) (?:day|night|week)\b|(?:once|twice) daily\b|(?:just |only )?(?:at night|at bedtime|in the (?:morning|evening))(?=$|[.,])|(?:(?:an? |one )?half|an? quarter) (?:(?:of )?(?:an?|the|that) )?(?:tablet|pill|dose|tab)\b|\d[\d.]*(?: ?(?:mg|mcg|units?|g|mL|puffs?|tablets?)\b| (?:once|twice|daily|a day|at night|every|in the|after|for|from (?:today|tonight|tomorrow|now|next|the)|and|but|because|then|today|tonight|tomorrow|on (?:that|it|this)|of (?:that|it))\b|(?:$|[,.;])))/i;
/** Matches a change by an amount without "by" and without the drug: "go up 2 units every 3 days". */
const byAmountPattern =
  /\b(?:go|come|move|step|bump (?:it|that)|put (?:it|that)|take (?:it|that)|bring (?:it|that)) (up|down) (?=\d[\d.]*(?: (?:or|to) \d+)? ?(?:mg|mcg|units?|puffs?|tablets?)\b)/i;
/** Matches an exchange of the drug that a pronoun means: "swap it for", "change that over to". */
const exchangePattern =
  /\b(?:swap|switch|change|replace|exchange|trade) (?:it|that|that one|this|this one|them|those)(?: out| over)? (?:for|to|with) /i;
/** Matches another form of the same drug: "the slow release one". */
const otherFormPattern =
  /^(?:the |an? )?(?:slow|extended|modified|sustained|immediate|long|delayed)[- ](?:release|acting)\b|^(?:the |an? )?(?:liquid|generic|patch|soluble|dispersible|injectable|nasal|topical)\b/i;
/** Matches a different dose to start with, without the drug: "Okay, then start with 20 twice a day". */
const otherDosePattern =
  /^((?:(?:okay|alright|right|well|so|then|in that case|actually|maybe),? )*)(?:let us |I will |we will |we can |we could |I would like to )?(?:just )?(start|begin|do|try|go|use|say|make)(?: (?:you|him|her|it|that))?(?: off)?(?: (?:with|at|on))? (?:just |only )?(?=\d[\d.]*(?: ?(?:mg|mcg|units)\b| (?:once|twice|daily|a day|at night|every|in the (?:morning|evening)|then|instead)\b|$|[.,] ))(?!\d[\d.]*(?: ?(?:mg|mcg|units))? of\b)/i;
/** Matches an order with a pronoun in place of the drug: "stop it", "stay on that for now". */
const aboutItPattern =
  /\b(stop|get rid of|ditch|bin|scrap|hold|pause|skip|avoid|continue|repeat|double|halve|increase|restart|resume|refill|stay on|come off|get off|wean off|stop taking|keep taking|cut back on|go up on|go down on|taper) (?:it|that|that one|this|this one|them|those|these|the dose|your dose|the medication|the medicine|that medication)(?=$|[,.;]| (?:for|until|now|today|tonight|tomorrow|this (?:week|month|morning|evening)|completely|altogether|and|to|by|if|once|twice|after|before|from|starting|when|at|while|because|till|over the (?:next|coming)|on (?:mon|tues|wednes|thurs|fri|satur|sun)day|(?:a|an|one|two|\d+) (?:days?|weeks?) (?:before|after|ahead)|straight away|right away|the (?:night|day|morning|evening|next|following))\b)/i;
/** Matches an order to remove something, which can be a lesion as well as a drug: "get rid of it". */
const removesPattern = /\b(?:get rid of|ditch|bin|scrap) (?:it|that|this|them|those)\b/i;
/** Returns whether a drug was named in the clinician's last sentence or in what the patient answered. */
const isDrugNear = ({ lastSaid, heard }: ReadingState): boolean =>
  findDrugs(`${lastSaid?.text ?? ""} ${heard}`).length > 0;
/** Returns "stop" for a verb that means it: "get rid of". */
const plainVerb = (verb: string): string => verb.replace(/^(?:get rid of|ditch|bin|scrap)$/i, "stop");
/** Matches words that leave a drug as it is, with a pronoun in its place: "keep that the same", "leave it as it is". */
const unchangedPattern =
  /\b(?:keep|leave|continue) (?:it|that|that one|this|this one|them|those|these|the dose|your dose|you on (?:it|that)) (?:exactly |just )?(?:the same|as is|as it is|as they are|unchanged|where it is|the way it is|at (?:that|the same|your current|the current) dose)(?=$|[,.;]| (?:for|until|now|today|and|because|since|but)\b)/i;
/** Matches words that halve a dose without the drug: "cut it in half". */
const halvePattern = /\bcut (?:it|that|the dose|your dose|that one|this one) (?:in|into) (?:half|two|halves)\b/i;
/** Matches a change by a number of tablets without the drug: "take one less in the evening". */
const fewerPattern =
  /\btake (one|two|1|2|half(?: a)?) (less|fewer|more|extra)(?: (tablets?|pills?|puffs?))?(?=$|[,.;]| (?:in the|at|a day|per|each|every|daily|for|until|tonight|of (?:it|that|those|them))\b)/i;
/** Matches a change to the drug just named, without its name: "swap you to that". */
const switchToPattern =
  /\b(?:swap|switch|change|move|put) (?:you|him|her|them)(?: over)? (?:to|onto) (?:that|it|that one|this one)(?=$|[,.;]| (?:instead|then|from|today|now|for)\b)/i;
/** Matches words that keep a drug for when it is needed: "just keep it for when he's wheezy". */
const keepForPattern =
  /\b(?:(?:just|only) )?(?:keep|save|have|use|take) (?:it|that|that one|them|those)(?: handy| around| by you| in reserve)? (?:just |only )?(?:for )?when(?:ever)? (?=(?:you|he|she|it|the|your|his|her|things) )/i;
/** Matches one of the doses of a day that is left out, with its time as the group: "drop the lunchtime one". */
const doseOfDayPattern =
  /\b(?:drop|skip|stop|leave out|cut out|miss|omit|lose|leave off) (?:the|your) ((?:morning|lunch ?time|midday|afternoon|tea ?time|evening|night(?:-| )?time|night|bedtime|second|third|middle|last|extra) )(?:one|dose|tablet|pill|capsule)\b/i;
/** Matches a change that can be up or down: "go to", but not "go up to". */
const openWayPattern = /^(?:go|going|move|step|come) (?:back )?to $/i;
/** Matches verbs that mean an increase unless "down" follows: "go", "bump". */
const upwardPattern = /^(?:go|going|bump|move|step|come|push)$/i;

/** Matches the words between "swap it for" and the new drug: "some", "a low dose of". */
const opensWithDrugPattern = /^(?:(?:an?|the|some|my|low|lower|high|higher|small|dose|of|something called|called) )*$/i;

/** Forms of a change that leaves out the drug, with the words of the order that names it; the first match counts. */
const changes: readonly { pattern: RegExp; words: (match: RegExpExecArray, drug: string) => string }[] = [
  { pattern: toDosePattern, words: (match, drug) => `${changeOf(match)} ${drug} ${match[4] ?? "to"} ` },
  {
    pattern: byAmountPattern,
    words: ([, way = ""], drug) => `${way.toLowerCase() === "up" ? "increase" : "decrease"} ${drug} by `,
  },
  { pattern: otherDosePattern, words: ([, lead = ""], drug) => `${lead}start ${drug} at ` },
  { pattern: unchangedPattern, words: (_match, drug) => `continue ${drug} at the same dose` },
  { pattern: halvePattern, words: (_match, drug) => `decrease ${drug} to half the dose` },
  {
    pattern: fewerPattern,
    words: ([, count = "", way = "", form], drug) =>
      `take ${count} ${way} ${form ? `${form} of ` : ""}${drug}`.toLowerCase().replace(drug.toLowerCase(), drug),
  },
  { pattern: switchToPattern, words: (_match, drug) => `switch to ${drug}` },
  { pattern: keepForPattern, words: (_match, drug) => `use ${drug} only when ` },
  {
    pattern: doseOfDayPattern,
    words: ([, when = ""], drug) => `decrease ${drug} by leaving out the ${when.toLowerCase()}dose`,
  },
  { pattern: aboutItPattern, words: ([, verb = ""], drug) => `${plainVerb(verb)} ${drug}` },
];

/**
 * Number of the latest facts that are searched for the drug, before the sentence. A pronoun seldom means an earlier
 * drug.
 */
const maxFactsBack = 8;

/** Matches a dose with its unit at the start of a text: "100 mg". */
const dosePattern = /^(?:just |about )?\d[\d.,]* ?(?:mg|mcg|units?)\b/i;

/** Returns the only medicine of the visit, which a change of a dose is about; null if there are several. */
function onlyDrug({ facts }: ReadingState): string | null {
  const named = facts.flatMap(({ kind, status, time, slots }) =>
    status === "current" && (kind === "medication" ? time.when === "now" : kind === "order" && slots.name !== undefined)
      ? [slots.name?.text ?? ""]
      : [],
  );
  const [only] = named;
  const generics = new Set(named.map((name) => findDrugs(name)[0]?.generic ?? name));
  return generics.size === 1 && only && findDrugs(only).length > 0 ? only : null;
}

/**
 * Names the drug in an order that only refers to it: after "amlodipine 5", "go up to 10 mg" becomes "increase
 * amlodipine to 10 mg", and "swap it for losartan" becomes "switch amlodipine to losartan". Otherwise the sentence is
 * unchanged if it names a drug, or if none or several were named just before.
 */
export function withNamedDrug(sentence: Sentence, reading: ReadingState): Sentence {
  const asked = withNamedMatter(sentence, reading);
  if (asked !== sentence) return asked;
  const text = withDirection(sentence.text, reading);
  if (text !== sentence.text) return { ...sentence, text };
  const exchange = exchangePattern.exec(text);
  if (exchange) return withExchanged(sentence, exchange, reading);
  if (findDrugs(text).length > 0) return withDrugOfSentence(sentence, reading);
  if (leavesOpenWhich(sentence, reading) || (removesPattern.test(text) && !isDrugNear(reading))) return sentence;
  for (const { pattern, words } of changes) {
    const match = pattern.exec(text);
    if (!match) continue;
    const drug =
      optionLeft(drugBefore(reading, sentence), reading.facts) ??
      (pattern === otherDosePattern
        ? drugStarted(reading)
        : pattern === toDosePattern
          ? drugOfOption(reading)
          : null) ??
      (dosePattern.test(text.slice(match.index + match[0].length)) ? onlyDrug(reading) : null);
    if (!drug || (pattern === toDosePattern && isNotTaken(drug, reading))) return sentence;
    const after = text.slice(match.index + match[0].length);
    const rest = after.replace(/ (?:on|of) (?:that|it|this)(?=$|[,.;])/i, "");
    const isOpen = pattern === toDosePattern && openWayPattern.test(match[0]);
    const isTaken = pattern === otherDosePattern && /^\d/.test(after) && isTakenNow(drug, reading);
    const way = changeByDose(drug, after, reading.facts);
    // "We could increase A or add B." "Not two pills." "Then let's go to 75."
    const isOfOption = way === "change" && drugOfOption(reading) === drug;
    const change =
      (isOpen && !isOfOption) || isTaken
        ? `${way === "change" ? "change the dose of" : way} ${drug} to `
        : words(match, drug);
    return { ...sentence, text: `${text.slice(0, match.index)}${change}${rest}` };
  }
  return sentence;
}

/** Returns whether all that was said of a drug is that the patient does not take it, or is of a relative. */
function isNotTaken(drug: string, { facts }: ReadingState): boolean {
  const generic = findDrugs(drug)[0]?.generic;
  const about = facts.filter(
    (fact) =>
      isAboutDrug(fact) &&
      findDrugs(`${fact.slots.name?.text ?? ""}. ${wordsOf(fact)}`).some((named) => named.generic === generic),
  );
  return (
    about.length > 0 &&
    about.every(({ kind, polarity, said }) => (kind === "medication" && polarity === "absent") || hasRelative(said))
  );
}

/** Matches a new dose without its direction, with the drug as the group: "change the dose of the | X | to 12.5". */
const changesDosePattern = /\bchange the dose of (?:(?:the|your) )?([a-z-]{4,20}) to (?=\d)/i;

/** Returns an order of a new dose with its direction if the patient's dose is known: "decrease X to 12.5". */
function withDirection(text: string, { facts }: ReadingState): string {
  const [words, drug = ""] = changesDosePattern.exec(text) ?? [];
  const verb = words ? changeByDose(drug, text.slice(text.indexOf(words) + words.length), facts) : "change";
  return words && verb !== "change" ? text.replace(changesDosePattern, `${verb} ${drug} to `) : text;
}

/** Returns whether the patient takes a drug. */
const isTakenNow = (drug: string, { facts }: ReadingState): boolean =>
  facts.some(
    ({ kind, status, time, slots }) =>
      kind === "medication" &&
      status === "current" &&
      time.when === "now" &&
      findDrugs(slots.name?.text ?? "")[0]?.generic === findDrugs(drug)[0]?.generic,
  );

/**
 * Names the drug that an order beside another drug refers to: the only one before it in the sentence ("You cough from
 * the lisinopril, so let's stop that one"), or else the one named just before ("stop that one and start losartan").
 */
function withDrugOfSentence(sentence: Sentence, reading: ReadingState): Sentence {
  const { text } = sentence;
  const match = aboutItPattern.exec(text);
  if (!match) return sentence;
  const drugs = findDrugs(text);
  const named = drugs.filter(({ end }) => end <= match.index);
  const drug = named.length > 0 ? (named[0]?.name ?? null) : drugBefore(reading, sentence);
  const isSeveral = new Set(named.map(({ generic }) => generic)).size > 1;
  const own = drug === null ? undefined : findDrugs(drug)[0]?.generic;
  const isAlsoAfter = named.length === 0 && drugs.some(({ generic }) => generic === own);
  if (drug === null || isSeveral || isAlsoAfter) return sentence;
  const words = `${plainVerb(match[1] ?? "")} ${drugName(drug)}`;
  return { ...sentence, text: `${text.slice(0, match.index)}${words}${text.slice(match.index + match[0].length)}` };
}

/** Names the drug that is exchanged for another drug, or for another form of it: "swap it for the liquid". */
function withExchanged(sentence: Sentence, { index, 0: words }: RegExpExecArray, reading: ReadingState): Sentence {
  const { text } = sentence;
  const after = text.slice(index + words.length);
  const next = findDrugs(after);
  const isOther = next[0] !== undefined && opensWithDrugPattern.test(after.slice(0, next[0].start));
  if (findDrugs(text.slice(0, index)).length > 0 || !(isOther || (next.length === 0 && otherFormPattern.test(after))))
    return sentence;
  const drug = drugBefore(reading, sentence);
  if (!drug || next.some(({ generic }) => generic === findDrugs(drug)[0]?.generic)) return sentence;
  return { ...sentence, text: `${text.slice(0, index)}switch ${drug} to ${after}` };
}

/** Matches words that begin the condition of a precaution: "if", "in case". */
const ifPattern = /\b(?:if|should you|in case)\b/i;

/** Matches words of a caution, which the next one can continue: "don't stop it if you get an attack". */
const cautionPattern = /\b(?:if|do not|never|make sure|be careful|remember)\b/i;

/**
 * Returns the only drug of the clinician's last sentence before the patient's turn, if the patient names no other:
 * "Don't stop the allopurinol." "Right." "If you get a rash, stop it". Null if there is none.
 */
function drugOfLastTurn({ turn, at }: Sentence, lastSaid: Sentence | null, heard: string): string | null {
  if (!lastSaid || lastSaid.turn === turn || at - lastSaid.at > 2 || !cautionPattern.test(lastSaid.text)) return null;
  const named = drugsMeant(lastSaid.text);
  const generics = new Set([...named, ...findDrugs(heard)].map(({ generic }) => generic));
  return named[0] && generics.size === 1 ? drugName(named[0].name) : null;
}

/**
 * Returns whether "it" in a precaution can be one of several drugs that were ordered: "If your heart races, stop it and
 * call me", after a stimulant and melatonin in earlier turns.
 */
function leavesOpenWhich(sentence: Sentence, { facts, lastSaid, heard }: ReadingState): boolean {
  if (!ifPattern.test(sentence.text)) return false;
  const isSameTurn = lastSaid?.turn === sentence.turn && findDrugs(lastSaid.text).length > 0;
  if (isSameTurn || drugOfLastTurn(sentence, lastSaid, heard) !== null) return false;
  const planned = facts.filter(
    (fact) =>
      isAboutDrug(fact) &&
      (fact.kind === "order" || fact.kind === "advice" || (fact.kind === "statement" && fact.source === "clinician")),
  );
  return new Set(planned.flatMap((fact) => findDrugs(wordsOf(fact)).map(({ generic }) => generic))).size > 1;
}

/** Matches a patient's question about one thing: "What about the beer?" */
const asksOfMatterPattern = /\b(?:what|how) about (?:the |my )([a-z]+(?: [a-z]+)?)\?$/i;
/** Matches advice with a pronoun in place of what it is about: "Cut it down". */
const adviceOnItPattern =
  /^((?:(?:just|well|oh|yes|no|okay|I would|you should|try to),? )*(?:cut|stop|avoid|limit|reduce|keep|continue|skip|leave|drop|take|use|wear)) (?:it|that|them)(?= (?:down|out|back|off|on|up|for|until)\b|$|[,.])/i;

/** Names what the patient just asked about in the advice that answers: "What about the beer?" "Cut it down." */
function withNamedMatter(sentence: Sentence, { patientAskedAt, heard }: ReadingState): Sentence {
  const matter = sentence.at - patientAskedAt === 1 ? asksOfMatterPattern.exec(heard)?.[1] : undefined;
  return matter && findDrugs(matter).length === 0 && adviceOnItPattern.test(sentence.text)
    ? { ...sentence, text: sentence.text.replace(adviceOnItPattern, `$1 the ${matter}`) }
    : sentence;
}

/** Returns the verb for a change of dose that `toDosePattern` matched: "increase" for "go up". */
function changeOf([, verb = "", way = "", twofold]: RegExpExecArray): string {
  if (twofold) return twofold;
  if (way.toLowerCase() === "down" || /^(?:drop|cut|lower)$/i.test(verb)) return "decrease";
  return way || upwardPattern.test(verb) ? "increase" : verb;
}

/** Number of turns after a question in which "it" can mean the drug that the question named. */
const maxTurnsAfterQuestion = 2;

/** Matches a drug without its name in the patient's words: "the pill", "my medicine". */
const unnamedDrugPattern =
  /\b(?:the|my|this|that|these|those) (?:pills?|medicines?|medications?|meds|tablets?|drug)\b/i;

/**
 * Matches a patient's question about what they would like to do or have, which a pronoun in the response means rather
 * than a drug: "Can I swim?" "I would skip that". "Can I take it with food?" is about the drug.
 */
const asksLeavePattern =
  /\b(?:(?:can|could|may|should|shall) I|am I (?:allowed|okay|ok|able|fine|safe|good) to|(?:is|would) it (?:be )?(?:okay|ok|all ?right|fine|safe|bad) (?:to|for me to|if I))(?: (?:still|also|just|then|even|go|have))* (?!(?:tak(?:e|ing)|us(?:e|ing)|stop|skip|keep|start|swap|change|cut|half|halve|split|crush) )[a-z]+(?! (?:it|them|that|this|those|the (?:pills?|tablets?|medicines?|drops|cream|meds))\b)/i;

/** Returns whether several drugs are taken or ordered. */
const hasSeveralDrugs = (facts: readonly Fact[]): boolean =>
  new Set(
    facts.flatMap(({ kind, status, slots }) =>
      status === "current" && (kind === "medication" || kind === "order") && slots.name ? slots.name.text : [],
    ),
  ).size > 1;

/** Matches a drug with which another one is not safe: "It isn't safe | with the oxycodone". */
const besideDrugPattern =
  /\b(?:safe|interacts?|mix(?:es|ed)?|go(?:es)?|dangerous|risky|react(?:s|ed)?|clash(?:es)?|bad|well|good|idea|combined?) (?:together )?(?:with|on top of|alongside) (?:(?:the|your|that|all that) )?[a-z-]{4,}/gi;
/** Returns the drugs of a text that "it" can mean after it, without those that it only warns to combine. */
const drugsMeant = (text: string): ReturnType<typeof findDrugs> => findDrugs(text.replace(besideDrugPattern, "safe"));

/**
 * Returns the drug that an order without a name means: the only one in the patient's question just before, in the
 * clinician's last two sentences of the same turn, or else in the latest facts about drugs. Null if these are too old
 * or are about several drugs.
 */
function drugBefore(reading: ReadingState, sentence: Sentence): string | null {
  const { facts, lastSaid, beforeLast, patientAskedAt, heard, answered } = reading;
  // "I might stop the pill" can be about any of the drugs.
  if (unnamedDrugPattern.test(heard) && findDrugs(heard).length === 0 && hasSeveralDrugs(facts)) return null;
  const last = lastSaid?.turn === sentence.turn ? drugsMeant(lastSaid.text) : [];
  const isAskedByPatient = sentence.at - patientAskedAt === 1 && lastSaid?.turn !== sentence.turn;
  if (isAskedByPatient && asksLeavePattern.test(heard) && findDrugs(heard).length === 0) return null;
  // "And the gliclazide?" "Carry on with that."
  const asked = sentence.at - patientAskedAt === 1 && last.length === 0 ? findDrugs(heard) : [];
  if (new Set(asked.map(({ generic }) => generic)).size === 1) return drugName(asked[0]?.name ?? "");
  const before = last.length > 0 || lastSaid?.turn !== sentence.turn ? last : drugsMeant(beforeLast ?? "");
  if (new Set(before.map(({ generic }) => generic)).size === 1) return drugName(before[0]?.name ?? "");
  const warned = ifPattern.test(sentence.text) ? drugOfLastTurn(sentence, lastSaid, heard) : null;
  if (warned) return warned;
  const recent = facts.slice(-maxFactsBack).filter(isAboutDrug);
  const latest = recent.at(-1);
  const isSameTurn = latest?.evidence.at(-1)?.turn === sentence.turn;
  // "How is the lisinopril?" "It makes me dizzy." "Cut it to half a tablet."
  const isAsked = !isSameTurn && answered !== null && sentence.at - answered.at <= maxTurnsAfterQuestion;
  const other = isAsked ? drugOfAnswer(recent, answered) : null;
  if (other) return other;
  const inQuestion = isAsked ? drugsMeant(answered.text) : [];
  if (new Set(inQuestion.map(({ generic }) => generic)).size === 1) return drugName(inQuestion[0]?.name ?? "");
  if (!latest || isOfEarlierTalk(latest, sentence, reading)) return null;
  const inSentence = new Set(findDrugs(wordsOf(latest)).map(({ generic }) => generic));
  const near = recent.filter(({ evidence }) => evidence.at(-1)?.turn === latest.evidence.at(-1)?.turn);
  const named = new Set([
    ...inSentence,
    ...near.flatMap(({ slots }) => findDrugs(slots.name?.text ?? "")[0]?.generic ?? []),
  ]);
  if (named.size !== 1 && !(isSameTurn && inSentence.size === 1)) return null;
  return drugName(findDrugs(wordsOf(latest))[0]?.name ?? latest.slots.name?.text ?? "");
}

/** Matches a command that ends what the patient has just spoken of: "Okay, so stop that". */
const endsItPattern =
  /\b(?:stop|get rid of|ditch|bin|scrap|hold|skip|avoid|pause|cut out) (?:it|that|this|those|them)\b/i;

/**
 * Returns whether "that" in a command to stop means something other than the drug of the latest fact: the command opens
 * a turn, and neither the clinician's turn before nor the patient's reply named the drug. "We use a salt substitute."
 * "Stop that."
 */
const isOfEarlierTalk = (latest: Fact, { text, turn }: Sentence, { lastSaid, heardIn }: ReadingState): boolean =>
  endsItPattern.test(text) &&
  lastSaid !== null &&
  lastSaid.turn !== turn &&
  !latest.evidence.some(({ turn: of }) => of === lastSaid.turn || of === heardIn);

/**
 * Returns the only medicine that the patient named in answer to a question about others: "Do you take anything, like
 * ibuprofen?" "I have naproxen." Null if there is none.
 */
function drugOfAnswer(recent: readonly Fact[], { turn, text }: Sentence): string | null {
  const asked = new Set(findDrugs(text).map(({ generic }) => generic));
  const named = recent.flatMap(({ kind, slots, evidence }) =>
    kind === "medication" && evidence.at(-1)?.turn !== turn && evidence.some((part) => part.turn === turn)
      ? (slots.name?.text ?? [])
      : [],
  );
  const [only, ...others] = new Set(named.flatMap((name) => findDrugs(name)[0]?.generic ?? []));
  return only && others.length === 0 && asked.size > 0 && !asked.has(only) ? drugName(named[0] ?? "") : null;
}

/**
 * Returns the drug that the latest orders start, if it is only one: a different dose to start with is then about this
 * drug.
 */
function drugStarted({ facts }: ReadingState): string | null {
  const started = facts
    .slice(-maxFactsBack)
    .filter((fact) => isAboutDrug(fact) && fact.kind !== "statement" && fact.slots.state?.text === "start");
  const names = new Set(started.map(({ slots }) => drugName(findDrugs(slots.name?.text ?? "")[0]?.name ?? "")));
  return names.size === 1 ? ([...names][0] ?? null) : null;
}

/** Number of facts before a sentence that are searched for a refused option. */
const maxOptionFactsBack = 3;

/**
 * Returns the drug whose dose an option of the turns before would have changed, when another option was refused: "We
 * could increase A or add B." "Not two pills." "Then let's go to 75." Null if there is none.
 */
function drugOfOption({ facts }: ReadingState): string | null {
  const option = facts
    .slice(-maxOptionFactsBack)
    .findLast(({ kind, status }) => kind === "order" && status === "withdrawn");
  return option?.slots.state?.text === "increase" || option?.slots.state?.text === "decrease"
    ? (option.slots.name?.text ?? null)
    : null;
}

/** Returns whether a fact is about a drug; a statement counts if it names one: "How is the sertraline?" "I take 50." */
const isAboutDrug = ({ kind, slots, status, subject, said }: Fact): boolean =>
  status === "current" &&
  subject === "patient" &&
  (kind === "statement"
    ? findDrugs(wordsOf({ slots, said })).length > 0 && !isLabValue(said)
    : (kind === "medication" || kind === "order" || kind === "advice") && slots.name !== undefined);

/**
 * Returns the words that name the drug of a fact. If the fact is an answer, they include what the question asked about.
 */
const wordsOf = ({ slots, said }: Pick<Fact, "slots" | "said">): string =>
  (hasRole({ slots }, "asked") ? `${slots.name?.text ?? ""} ${said}` : said).replace(besideDrugPattern, "safe");
