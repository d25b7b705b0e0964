import type { Fact } from "../../Fact";
import { makeFact } from "../../frames/makeFact";
import { namesOnlyRegimens } from "../../frames/readMedications";
import { medicationFacts, notAlwaysPattern } from "../../statements/medicationFacts";
import { offeredVaccinePattern } from "../../resolve/refusalOf";
import type { Sentence } from "../../segment/Sentence";
import { drugName, findDrugs, isDrugClass } from "../../terms/findDrugs";
import { listedDrug } from "./listedDrug";
import { addsLittle, type AnswerResult, type Exchange } from "../Exchange";
import { namesRegimenPattern, withAnsweredFrequency } from "./regimenAnswer";
import { lowerFirst } from "../../../platform/lowerFirst";

/** Matches a yes that says how regularly a drug is taken: "most days", "on and off". */
const onlySometimesPattern =
  /^(?:mostly|mainly|most days|some days|sometimes|occasionally|on and off|off and on|usually|rarely|for the most part|more or less|most of the time|once in a while|now and (?:then|again))$/i;

/**
 * Reads the drugs of a question that the answer confirms, denies or corrects: "Are you still taking the metformin, 1000
 * mg twice a day?" "Yes." An answer without yes or no is read by `drugTaken`. No facts for other questions.
 */
export function drugAnswer(exchange: Exchange): AnswerResult {
  const { question, answer } = exchange;
  if (asksForEffectPattern.test(exchange.asked) || asksStateOnDrugPattern.test(exchange.asked))
    return { facts: [], coversAnswer: false };
  if (asksIfHelpedPattern.test(exchange.asked)) return { facts: [], coversAnswer: false };
  const stopped = stoppedSince(exchange);
  if (stopped) return { facts: [stopped], coversAnswer: false };
  const reply = oftenAsYes(exchange);
  if (reply.polarity !== "yes" && reply.polarity !== "no") return drugTaken(exchange);
  const offered = reply.polarity === "yes" ? offeredVaccinePattern.exec(exchange.asked)?.[1]?.toLowerCase() : undefined;
  if (offered) return { facts: [vaccineOrder(offered, exchange)], coversAnswer: true };
  const isNameOnly = namesOnlyDrugs(exchange.asked);
  if (isNameOnly && reply.polarity === "no" && otherOnePattern.test(reply.rest))
    return { facts: [], coversAnswer: false };
  if (namesBarrierPattern.test(answer.text)) return { facts: [], coversAnswer: false };
  if (!isNameOnly && !asksIfUsedPattern.test(question.text))
    return reply.polarity === "yes" ? drugTaken(exchange) : { facts: [], coversAnswer: false };
  if (reply.polarity === "yes" && wasTakenPattern.test(exchange.asked)) return takenBefore(exchange);
  const named =
    reply.polarity === "yes" &&
    (findDrugs(reply.rest)[0]?.start === 0 ||
      (findDrugs(reply.rest).some(({ name }) => !isDrugClass(name)) && !otherDrugPattern.test(reply.rest)));
  // "Are you on birth control?" "Yes, Yaz." The name says more than the class.
  if (named && findDrugs(question.text).every(({ name }) => isDrugClass(name) || /^birth control/i.test(name)))
    return {
      facts: medicationFacts({ ...answer, text: reply.rest }, [question, answer], true),
      coversAnswer: addsLittle(reply),
    };
  const asks = medicationFacts(question, [question, answer], true);
  const corrected = reply.polarity === "no" ? correctedRegimen(asks, reply.rest) : null;
  if (corrected !== null)
    return {
      facts: medicationFacts({ ...answer, text: corrected }, [question, answer], true),
      coversAnswer: false,
    };
  const how = reply.polarity === "yes" && asks.length === 1 && /\d|once|twice/.test(reply.rest) ? reply.rest : "";
  const name = asks[0]?.slots.name?.text ?? "";
  const drugs =
    how && findDrugs(how).length === 0
      ? medicationFacts({ ...answer, text: `${name} ${how}` }, [question, answer], true)
      : reply.polarity === "yes"
        ? withAnsweredFrequency(asks, reply.rest, exchange)
        : asks;
  const ended = endedIn(exchange);
  if (ended.length > 0 && reply.polarity === "yes") return withoutEnded(drugs, ended, exchange);
  return {
    facts: drugs.map((fact) => ({
      ...fact,
      polarity: reply.polarity === "yes" ? ("present" as const) : ("absent" as const),
      slots: {
        ...fact.slots,
        ...(reply.polarity === "yes" && onlySometimesPattern.test(reply.words)
          ? { detail: { text: reply.words.toLowerCase(), words: answer.text, evidence: fact.evidence } }
          : {}),
        state: { text: reply.polarity === "yes" ? "taking" : "notTaking", words: answer.text, evidence: fact.evidence },
      },
    })),
    coversAnswer: reply.rest === "",
  };
}

/**
 * Matches a question about what a drug that is taken does to the patient: "Any cough on the lisinopril?" A no denies
 * the effect and not the drug.
 */
const asksForEffectPattern =
  /^(?:(?:and|so|okay|now),? ){0,2}(?:(?:have|had|are|do) (?:you|he|she|they) (?:(?:had|got|getting|get|having|have|noticed|notice|noticing) )?)?(?:any|no) (?!other\b|medic|meds\b|tablets\b|pills\b)[a-z][^?]{1,50}? (?:on|from|with|since (?:starting|taking|going on)|while (?:on|taking)|when you take) (?:the |your |that |this )[a-z]/i;

/**
 * Matches a question about how something is on a drug, which assumes that it is taken: "How are the headaches on the
 * propranolol?" A no denies the headaches.
 */
const asksStateOnDrugPattern =
  /^(?:(?:and|so|okay|now),? ){0,2}how (?:is|are|have|has) (?:the |your |his |her |that |those )?[a-z][^?]{1,40}? (?:on|with|since) (?:the |your |that |this |his |her )?[a-z]/i;

/** Matches a question about what a drug did, which may no longer be taken: "Did duloxetine help?" */
const asksIfHelpedPattern =
  /^(?:(?:and|so|okay|but),? )*(?:did|has|have) (?:the |your |that |this )?[a-z][\w-]*(?: [a-z]+)? (?:help(?:ed)?|work(?:ed)?|do (?:anything|much)|made? (?:a|any) difference)\b/i;

/**
 * Matches what follows a no that only corrects which drug was meant, and does not say that the one asked about is not
 * taken: "The hydrocortisone?" "No, | the stronger one |".
 */
const otherOnePattern =
  /^(?:(?:it is|it was|I mean|I meant) )?the (?:other|new|old|first|second|last|[a-z]+er) (?:one|kind|type)\b/i;

/** Returns whether a question only names drugs, also with their regimens: "And the Miralax?", "Lisinopril 20 daily?" */
const namesOnlyDrugs = (asked: string): boolean =>
  asked.split(" ").length <= maxNameWords ||
  onlyNamesPattern.test(asked) ||
  namesRegimenPattern.test(asked) ||
  listedDrug(asked) !== null ||
  namesOnlyRegimens(asked);

/** Maximum number of words of a question that only names a drug: "Miralax?", "And the Miralax?" */
const maxNameWords = 3;

/** Matches a question that asks whether a drug was taken at an earlier time: "You were on Humira before, right?" */
const wasTakenPattern =
  /\b(?:were you|you were|did you (?:use to|used to)|you used to (?:be|take|use)|(?:had|have) you been|you had been)\b(?![^?]{0,120}\b(?:still|now|currently|just|recently|until|since)\b)[^?]{0,120}\b(?:before|previously|in the past|back then|at one (?:point|time)|(?:years?|months?) ago|used? to)\b/i;
/** Returns the drugs of a question as taken before. */
const takenBefore = ({ question, answer, reply }: Exchange): AnswerResult => ({
  facts: medicationFacts(question, [question, answer], true).map((fact) => ({
    ...fact,
    time: { ...fact.time, when: "past" as const },
  })),
  coversAnswer: reply.rest === "",
});
/** Matches words of a question about the use of a drug: "taking", "applying". */
const asksIfUsedPattern =
  /\b(?:tak\w+|on|us(?:e|ing)|start\w*|appl(?:y|ying)|inject\w*|inhal(?:e|ing)|spray\w*|rubbing)\b/i;
/** Matches words for a drug of another kind or another person, which an answer names besides the one asked about. */
const otherDrugPattern =
  /\b(?:but|also|as well|too|instead|my (?:wife|husband|mother|father|mom|mum|dad|son|daughter))\b/i;

/** Matches a question that asks whether a drug is still taken: "and the gabapentin, are you still taking that" */
const asksIfStillPattern =
  /\bstill (?:on|taking|using)\b|\b(?:are you|you are|is he|he is|is she|she is) (?:on|taking|using)\b|\bdo(?:es)? (?:you|he|she) (?:take|use)\b/i;
/** Matches an answer that says that the drug was stopped: "No, I came off that last year", "I stopped last week". */
const stoppedPattern =
  /^(?:(?:no|nope|nah|oh|well|actually),? ?)*(?:I (?:did|was|have been),? but )?(?:I )?(?:have |had )?(?:just |actually |already )?(?:stopped|quit|finished|came off|come off|weaned (?:myself )?off|got off|gave (?:it |that |them )?up|ran out)\b(?! (?:smoking|drinking))|^(?:(?:no|nope|nah|oh|well|actually),? ?)*not (?:since|for (?:about |around |over |like |almost )?(?:an?|\d+|two|three|a few|several|a couple(?: of)?|some|many)? ?(?:days?|weeks?|months?|years?|while)|in (?:about |over )?(?:\d+|a|two|three|a few|several) (?:weeks?|months?|years?)|any ?more|any longer|these days)\b/i;

/**
 * Returns the drug of a question that asks whether it is still taken as stopped, if the answer says so; otherwise null.
 */
function stoppedSince({ asked, question, answer }: Exchange): Fact | null {
  const [drug, other] = findDrugs(asked);
  if (!drug || other || !asksIfStillPattern.test(asked) || !stoppedPattern.test(answer.text)) return null;
  if (findDrugs(answer.text).some(({ generic }) => generic !== drug.generic)) return null;
  return makeFact({
    kind: "medication",
    from: [question, answer],
    time: { when: "past" },
    slots: { name: drugName(drug.name), state: "stopped" },
  });
}

/** Matches a question that asks only whether a drug has been named right: "That is Eliquis therapy?" */
const onlyNamesPattern =
  /^(?:(?:so|and|okay),? )*(?:that|this|it)(?: is|'s) (?:the |your )?[a-z-]+(?: (?:therapy|pills?|tablets?|treatment))?,?(?: (?:right|correct|yes))?\W*$/i;

/** Matches words of a sentence whose drug is not taken: "The Xarelto I ran out of". */
const notTakenNowPattern =
  /\b(?:ran out|run out|stopped|quit|came off|not (?:taken|taking|been taking|filled|had)|do not take|never (?:took|started|filled|picked))\b/i;

/** Returns the drugs of which later sentences of the answer say that they are not taken. */
const endedIn = ({ turn, answer }: Exchange): string[] =>
  turn
    .filter(
      (sentence) =>
        sentence !== answer && notTakenNowPattern.test(sentence.text) && !notAlwaysPattern.test(sentence.text),
    )
    .flatMap(({ text }) => findDrugs(text))
    .map(({ name }) => drugName(name));

/** Matches words that say that a drug was not taken or not begun: "I haven't picked it up yet". */
const notBegunPattern =
  /\b(?:have not|has not|did not|never|could not|not yet|cannot) (?:[a-z]+ ){0,2}?(?:start\w*|fill\w*|pick\w*|tak\w*|took|us\w*|got|get|tri\w*|begun|been on|afford)\b|\b(?:gave (?:it )?up|finished|done with|not on (?:it|that)|what is that|who\b)/i;

/** Matches an answer that only says how well a drug works, with a no and a word of praise as the groups. */
const onlyHowWellPattern =
  /^(?:(?:it is|it has been|I think|honestly|pretty|really|very|so far),? ){0,3}(not )?(?:(?:so|that|too|very|really|working) ){0,2}(?:well|good|great|fine|okay|alright)\.?$/i;

/** Reads a drug that a question assumes to be taken, and how well it works: "How's the Advair working?" "Good." */
function takenAsAssumed(name: string, from: readonly Sentence[], answer: Sentence): AnswerResult {
  const facts = medicationFacts({ ...answer, text: `I take ${name}` }, from, true);
  const well = onlyHowWellPattern.exec(answer.text);
  const detail = well ? `I am ${well[1] ? "not " : ""}doing well on ${name}` : undefined;
  const how = detail ? [makeFact({ kind: "statement", from, slots: { detail }, said: answer.text })] : [];
  return { facts: [...facts, ...how], coversAnswer: how.length > 0 };
}

/** Returns whether an answer says that the drug asked about is not taken. */
const isNotTaken = (turn: Exchange["turn"]): boolean =>
  turn.some(
    ({ text }) => (notTakenNowPattern.test(text) && !notAlwaysPattern.test(text)) || notBegunPattern.test(text),
  );

/** Returns the drugs asked about, those in `ended` as not taken. */
const withoutEnded = (
  drugs: readonly Fact[],
  ended: readonly string[],
  { question, turn }: Exchange,
): AnswerResult => ({
  facts: drugs.map((fact) =>
    ended.includes(fact.slots.name?.text ?? "")
      ? makeFact({
          kind: "medication",
          from: [question, ...turn],
          polarity: "absent",
          slots: { name: fact.slots.name?.text, state: "notTaking" },
        })
      : fact,
  ),
  coversAnswer: false,
});

/** Returns the order of a vaccine that the patient accepts: "Flu shot today?" "Yes please." */
const vaccineOrder = (vaccine: string, { question, answer }: Exchange): Fact =>
  makeFact({
    kind: "order",
    from: [question, answer],
    time: { when: "planned" },
    slots: { what: "medication", action: "give", object: `give the ${vaccine}`, name: vaccine, state: "start" },
  });

/** Matches a question that asks whether a drug is taken: "Are you taking the lisinopril?" */
const asksIfTakenPattern =
  /\b(?:are|is) (?:you|he|she) (?:still )?(?:taking|using|on)\b|\bdo(?:es)? (?:you|he|she) (?:still )?(?:take|use)\b/i;
/** Matches an answer that says how often, which affirms: "Every day, the 20." */
const saysHowOftenPattern =
  /^(?:(?:oh|well|um|uh|about|just),? )*(?:every (?:single )?(?:day|morning|night|evening)|daily|religiously|(?:once|twice|\d times) a day|most days|(?:in the|each) (?:morning|evening))\b(?!.*\b(?:not|stopped|until|used to|never)\b)/i;

/** Returns the reply to a question that asks whether a drug is taken; how often it is taken counts as "yes". */
const oftenAsYes = ({ reply, asked, answer }: Exchange): Exchange["reply"] =>
  reply.polarity === null && asksIfTakenPattern.test(asked) && saysHowOftenPattern.test(answer.text)
    ? { ...reply, polarity: "yes", rest: answer.text.replace(/\bthe (?=\d)/gi, "") }
    : reply;

/** Matches a dose other than the one asked about, with the dose as the group: "you cut that to | 20", "it's | 5 mg". */
const otherDosePattern =
  /\b(?:cut|lowered|reduced|dropped|brought|raised|increased|upped|bumped|doubled|halved|changed|moved|put|went|down|up|on|(?:it|that) is|take|have|use|only|just|now) (?:(?:it|that|this|them|me|the|dose|back|down|up|to|on|at|only|just|now) ){0,5}(\d{1,5}(?:\.\d{1,3})?(?: ?(?:mg|mcg|milligrams?|micrograms?|units?|mL|puffs?|tablets?|pills?))?)(?=$|[.,;?](?!\d)| (?:now|last|because|since|after|this|these|instead|once|twice|daily|every|each|in the|at (?:night|bedtime)|a day|not))/i;
/** Matches words that say that a drug is taken, but not in the way that the question said: "I take it at night now". */
const takenOtherwisePattern =
  /\bI (?:(?:only|just|now|still|always) ){0,3}(?:take|use|have|am taking|am using) (?:it|that|them|those)\b/i;
/**
 * Matches words that say that a drug is no longer taken ("I stopped it"), or is another person's ("my wife"). After
 * them, no dose is corrected.
 */
const endedPattern =
  /\b(?:stop\w*|quit|ran out|came off|took me off|taken off|not|never|used to|ago|any ?more|years?|my (?:wife|husband|mother|mum|mom|father|dad|son|daughter|brother|sister|friend))\b/i;
/** Matches a clause in which the words of `endedPattern` speak of the dose asked about: "not 40". */
const notAskedPattern = /,? not (?:the )?\d{1,5}(?: ?[a-z]{1,10})?(?=[ .,;]*$)/i;

/**
 * Returns the one drug asked about with the dose that a "no" corrects: "And lisinopril 40?" "No, you cut that to 20" →
 * "lisinopril 20". Null if the answer does not say that the drug is taken.
 */
function correctedRegimen(asks: readonly Fact[], rest: string): string | null {
  const name = asks[0]?.slots.name?.text;
  if (name === undefined || asks.length > 1) return null;
  const own = findDrugs(name)[0]?.generic;
  const named = findDrugs(rest);
  if (named.some(({ generic }) => generic !== own)) return null;
  const [drug] = named;
  const said = (drug ? `${rest.slice(0, drug.start)}it${rest.slice(drug.end)}` : rest).replace(notAskedPattern, "");
  if (endedPattern.test(said)) return null;
  const dose = otherDosePattern.exec(said)?.[1];
  if (dose !== undefined) return `${name} ${dose}`;
  return takenOtherwisePattern.test(said) ? name : null;
}

/** Matches contraception without a drug: "condoms", "vasectomy". */
const namesBarrierPattern =
  /\b(?:condoms?|diaphragm|withdrawal|abstinen\w+|tubes? (?:tied|removed)|vasectomy|pull(?:ing)? out)\b/i;

/** Matches a question that asks how a drug works, which assumes that it is taken: "How's the Advair working?" */
const asksHowItWorksPattern =
  /^(?:(?:and|so|okay|now),? ){0,3}how (?:is|are) (?:the|your|his|her|that|those) [a-z][\w-]*(?: (?:inhaler|pills?|tablets?|cream|drops|spray|patch(?:es)?|pump|injections?))?(?: (?:working|going|doing|treating|helping|holding)\b[^?.;]{0,40})?\??$/i;

/**
 * Matches a question about a drug that assumes that it is taken: "And how about the insulin dose?" Without an article,
 * "How about Wellbutrin?" proposes it.
 */
const asksAboutDosePattern =
  /^(?:(?:and|so|okay|now),? ){0,3}(?:(?:how|what) (?:a?bout|is)) (?:the |your |his |her |(?=[a-z][\w-]* (?:dose|dosage|dosing|doses|injections?|shots)))(?:dose of (?:the |your |his |her )?)?[a-z][\w-]*(?: (?:dose|dosage|dosing|doses|injections?|shots))?\??$/i;
/** Matches an answer that says more about a drug just named: "which is a nasal inhaler", "for my blood pressure". */
const detailPattern = /^(?:which|that|it) is (?:an?|the|my|for|what)\b|^for my\b/i;
/** Matches a question that only names a drug, or asks how it is taken: "And the Flovent?", "How often do you use X?" */
const asksHowPattern =
  /^(?:(?:and|what about|how about|then) )*(?:the |your |his |her )?[a-z][\w-]+\??$|^(?:and )?how (?:much|often|many times|many (?:puffs|tablets|pills|units))\b[^?]{0,40}\b(?:tak(?:e|ing)|us(?:e|ing)|on)\b|^(?:and )?what dose\b|^(?:and )?how (?:do|are) you (?:tak(?:e|ing)|us(?:e|ing))\b/i;
/** Matches an answer that begins with a dose or a frequency: "2 puffs twice a day", "Every 6 hours". */
const givesDosePattern =
  /^(?:(?:oh|well|um|so|usually|normally|maybe|about|just|only|I think|I take|it is),? )*(?:\d{1,5}(?:\.\d{1,3})?,? (?!years?|months?|weeks?|days?|hours?|minutes?)|(?:once|twice) (?:a|per|every|each|in the|at) |(?:once|twice) daily|(?:an? )?half (?:an? |of an? )?(?:pill|tablet|tab)\b|(?:an?|one|the (?:little|small|big|white|blue|pink|yellow|low|lowest)) (?:one|pill|tablet)\b,? (?:once|twice|every|a day|daily|in the|at)|every (?!time|one)|daily|at bedtime|as needed|in the morning)/i;

/** Matches a question that only names a drug: "And the Entresto?" */
const onlyNamesDrugPattern =
  /^(?:(?:and|what about|how about|then|okay|so),? )*(?:the |your |his |her )?[a-z][\w-]+(?: [a-z]+)?\?*$/i;
/**
 * Matches an answer that says that a drug was never begun: "I never got that one", "It was too expensive, I didn't fill
 * it".
 */
const neverTakenPattern =
  /^(?:(?:oh|well|um|no|so),? )*(?:I )?(?:never|did not|have not|could not) (?:actually |really |even |ever )?(?:got|get|gotten|pick(?:ed)?|fill(?:ed)?|start(?:ed)?|took|take|taken|tried|try|afford|receive\w*)\b/i;

/** Matches an answer that begins like a dose but is not one: "2 of my friends stopped it". */
const noDosePattern =
  /\b(?:stop\w*|quit|ran out|never|forg[eo]t\w*|used to|friends?|people|of (?:my|them|us)|percent)\b/i;

/** Maximum number of words of an answer that only gives a dose; a longer one is also kept as a statement. */
const maxDoseWords = 9;

/**
 * Matches words that say that the patient takes, or has stopped, the drug of the question: "I take that", "I ran out of
 * it", "I take 1".
 */
const takesItPattern =
  /\bI (?:\w+ )?(?:take|took|use|used|am on|am taking|stopped|quit|ran out of|finished) (?:that|it|this|one|two|\d)\b/i;

/**
 * Reads how a drug named in the question is taken: "And the lisinopril?" "I take that every day, 10 mg.", "And the
 * Flovent?" "2 puffs twice a day."
 */
function drugTaken({ question, asked, answer, reply, turn }: Exchange): AnswerResult {
  const [drug, another] = findDrugs(asked);
  const takesNamed = takesItPattern.test(answer.text);
  if (!drug || another || findDrugs(answer.text).length > 0) return { facts: [], coversAnswer: false };
  const isListed = listedDrug(asked) !== null && detailPattern.test(answer.text);
  const isAssumed =
    (asksHowItWorksPattern.test(asked) || asksAboutDosePattern.test(asked) || isListed) &&
    !/\b(?:vaccin|shot|allerg)/i.test(asked);
  const isDoseGiven =
    (isAssumed || asksHowPattern.test(asked)) && givesDosePattern.test(answer.text) && !noDosePattern.test(answer.text);
  const from = [question, answer];
  if (onlyNamesDrugPattern.test(asked) && !isDoseGiven && neverTakenPattern.test(answer.text))
    return {
      facts: [
        makeFact({
          kind: "medication",
          from,
          polarity: "absent",
          slots: { name: drugName(drug.name), state: "notTaking" },
        }),
      ],
      coversAnswer: false,
    };
  if (!takesNamed && !isDoseGiven)
    return isAssumed && !isNotTaken(turn)
      ? takenAsAssumed(drug.name, from, answer)
      : { facts: [], coversAnswer: false };
  const words = reply.polarity === "yes" && reply.rest !== "" ? reply.rest : answer.text;
  const how = takesNamed ? `: ${words}` : ` ${lowerFirst(answer.text)}`;
  const said = { ...answer, text: `${drug.name}${how}` };
  const facts = medicationFacts(said, from, true);
  if (takesNamed || facts.length === 0) return { facts, coversAnswer: false };
  const isDose =
    answer.text.split(" ").length <= maxDoseWords && !/\b(?:but|except|unless|although|I|and)\b/i.test(answer.text);
  const statement = makeFact({ kind: "statement", from, slots: { detail: `I take ${said.text}` }, said: answer.text });
  return { facts: isDose ? facts : [...facts, statement], coversAnswer: true };
}
