import type { Fact } from "../Fact";
import { makeFact } from "../frames/makeFact";
import { orderType } from "../frames/orders/orderType";
import type { Sentence } from "../segment/Sentence";
import type { ReadingState } from "../statements/ReadingState";
import { namesGroupOf } from "../terms/namesGroupOf";
import { drugName, findDrugs } from "../terms/findDrugs";
import { namesThing } from "./offers/namesThing";
import { withObject } from "./offers/withObject";
import { prefersToProposal, refusedProposal } from "./proposal";
import { refusedPart } from "./offers/refusedPart";
import { isOptions, wishAmongOptions } from "./offers/settleOptions";
import { refusesJustSaid, refusingClause } from "./refusalWords";

/** Matches words of a refusal: "I will not", "no thanks". */
const refusesPattern =
  /\b(?:I (?:will not|would not|do not want(?! to (?:(?:get|become|be|end up|feel) (?:hooked|addicted|dependent|reliant|sleepy|drowsy|sick|dizzy|groggy|fat|like a zombie|a zombie|worse|more)\b|gain\b))(?! (?:them|him|her|anyone|anybody|people|everyone|it|my [a-z]+) (?:to (?!have|take|start|go)|know))(?: to)?|am not (?:going to|taking|having|doing|keen|comfortable)|would rather not|would prefer not|refuse|cannot bring myself|really do not want|do not wish)|no(?:,| I) (?:will not|way)|not (?:for me|interested|going to happen)|I (?:am|will) (?:pass|against)|I will (?:just |probably )?(?:leave|skip) (?:it|that|this|them|that one)(?= (?:for (?:now|today|the moment|a (?:bit|while))|just now|at the moment|then)\b)|let me (?:just )?(?:try|see how I (?:do|get on|go)|work on it|do it) (?:(?:it|that) )?(?:on my own|by myself|myself|without (?:it|that))\b|no,? thank(?:s| you)|I will pass|absolutely not|rather not|I would (?:rather|prefer to) (?:wait|hold off)(?! (?:and|till|until) (?:see|it)\b)|I cannot (?:do|have|face|stand|bear|swallow) (?=(?:the )?(?:needles?|injections?|shots?|jabs?|pills|tablets|capsules|scans?|mri|tubes?|surgery)\b))\b/i;
/** Matches words with which something is left for the time being: "I'll leave it for now". */
const leavesForNowPattern =
  /\bI will (?:just |probably )?(?:leave|skip) (?:it|that|this|them|that one) (?:for (?:now|today|the moment|a (?:bit|while))|just now|at the moment)\b/i;
/** Matches words for the refused treatment, which a refusal must have besides `refusesPattern`: "take", "surgery". */
const aboutPattern =
  /\b(?:take|taking|that|it|have|having|do|doing|go|going|on|wait|hold off|those|them|this|another|any|start|use|want|surgery|needles?|shots?|injections?|jabs?|pills?|tablets|capsules|tests?|scans?|stick(?:ing)?|prick(?:ing)?)\b/i;

/** Matches a refusal that needs no other words right after what it refuses: "I'd rather not." */
const barePattern =
  /^(?:(?:well|oh|hmm|honestly|to be honest|actually|but|so|no|then|in that case|okay|yeah)[,.]? )*(?:I (?:would|will) (?:really )?(?:rather|prefer) not|not for me|absolutely not|no way|no(?: thanks| thank you)?,? then|(?<=\b(?:then|case)[,.]? )(?:no|I (?:cannot|will not))|I will pass(?:,? then)?)(?:, not (?:now|today|yet|this (?:week|month|year)))?[.!]?$/i;
/** Matches a no that refuses what was just ordered, if nothing was asked and the order forbids nothing. */
const onlyNoPattern = /^(?:(?:oh|um|hmm|well),? )*no(?:,? (?:doctor|doc|no))*[.!]?$/i;
/** Matches words that forbid or deny, with which a no agrees: "You don't need the cast any more." "No." */
const deniesPattern = /\b(?:no|not|never|none|without|stop|avoid|unless|neither)\b/i;

/** Matches thanks that refuse what was just ordered, if no question is open: "No thanks." */
const onlyThanksPattern =
  /^(?:(?:oh|um|hmm|well|thanks|but),? )*no,? thank(?:s| you)(?:,? (?:doctor|doc|no [a-z]+))?[.!]?$/i;

/** Returns whether a bare no or thanks in the turn at index `at` refuse what was just ordered. */
const refusesInNo = (said: string, at: number, { open, orderedAt, lastSaid, beforeLast }: ReadingState): boolean =>
  open.length === 0 &&
  at - orderedAt === 1 &&
  (onlyThanksPattern.test(said) ||
    (onlyNoPattern.test(said) && !deniesPattern.test(`${beforeLast ?? ""} ${lastSaid?.text ?? ""}`)));

/** Matches words with which the patient asks for another treatment: "I'd rather have the coil". */
const prefersPattern =
  /^(?:(?:well|oh|no|hmm|actually|honestly|okay|if possible|to be honest|thanks|thank you|I (?:do )?think(?: that)?)[,.]? )*I (?:would|will) (?:much |really |probably )?(?:rather|prefer|like(?= to (?:try|do|see|have|give) [^.;]{2,60}\bfirst\b))(?: to)?(?: just)? (?!not\b)(?:try |give |have (?!my |someone|somebody|a chaperone)|go for |go with |see (?=how|if|what|whether|.{3,60}\bfirst\b)|wait |do |use |stick (?:with|to) |talk (?=to\b)|think )/i;
/** Matches words with which the patient asks only for another form, dose or time of the drug: "tablets", "twice". */
const sameDrugPattern =
  /\b(?:tablets?|pills?|capsules?|liquid|syrup|injections?|cream|dose|generic|cheaper|brand|once|twice|daily|weekly|morning|night|evening|half|lower|higher|it|them|that)\b/i;

/** Matches a courtesy after a wish: "if that's alright". */
const courtesyPattern = /,? if (?:that|it) (?:is|would be) (?:al{1,2} ?right|okay|ok|fine|possible|good)\b/gi;

const isOrder = ({ kind }: Fact): boolean => kind === "order" || kind === "advice";

/** Number of facts before a wish for another treatment "first" that are searched for an order. */
const maxOrderFactsBack = 3;
/** Number of turns between an order and a wish for another treatment "first": the patient can ask about it before. */
const maxTurnsToFirst = 3;

/** Returns whether a sentence asks for something other than the only drug that was ordered just before. */
function prefersOther({ text, at }: Sentence, { facts, orderedAt }: ReadingState): boolean {
  // "I'd prefer to try the talking first": a drug that was ordered before other treatment is postponed, too.
  const isFirst = /\bfirst\b/i.test(text);
  const recent = isFirst ? facts.slice(-maxOrderFactsBack) : facts.slice(-1);
  const last = recent.findLast((fact) => isOrder(fact) && findDrugs(fact.said).length > 0) ?? facts.at(-1);
  const isNear = isFirst ? at - orderedAt <= maxTurnsToFirst : orderedAt === at - 1;
  if (!prefersPattern.test(text) || !isNear || !last || !isOrder(last)) return false;
  const own = findDrugs(last.said).map(({ generic }) => generic);
  return (
    own.length === 1 &&
    !sameDrugPattern.test(text.replace(courtesyPattern, "")) &&
    !findDrugs(text).some(({ generic }) => own.includes(generic))
  );
}

/** Matches words with which a clinician only proposes a treatment: "what about", "we could". */
const proposesPattern =
  /\b(?:thinking (?:about|of)|thought (?:about|of)|wonder(?:ed|ing)?|could|might|can (?:also )?(?:try|add|start|do)|what about|how about|another option|options?|consider|offer|talked about|some people)\b/i;

/** Matches a question that ends the visit, and not one about what was ordered: "Do you have any questions?" */
const closesPattern =
  /\b(?:any|have|got|other|more|further) (?:\w+ ){0,2}(?:questions?|queries|concerns?|worries)\b|\b(?:any ?thing|something) (?:\w+ ){0,2}else\b|\banything (?:you|that you) (?:want|would like|wanted|need)\b/i;
/** Matches "no thanks", which is removed before a sentence is searched for other words of a refusal. */
const noThanksPattern = /\bno,? thank(?:s| you)\b/gi;

/** Returns whether a sentence only answers a question that ends the visit: "Anything else?" "No, thank you." */
const declinesMore = (text: string, { open }: ReadingState): boolean =>
  closesPattern.test(open.at(-1)?.text ?? "") && !refusesPattern.test(text.replace(noThanksPattern, ""));

/**
 * Returns the drug that the clinician's last sentence only proposed; null if there is none or it was read as an order.
 */
function proposedBefore({ lastSaid, facts }: ReadingState): string | null {
  if (!lastSaid || !proposesPattern.test(lastSaid.text)) return null;
  const drug = findDrugs(lastSaid.text)[0]?.name;
  const isRead = facts.some(
    ({ kind, evidence }) =>
      (kind === "order" || kind === "advice") &&
      evidence.some(({ turn, start, end }) => turn === lastSaid.turn && start < lastSaid.end && end > lastSaid.start),
  );
  return drug && !isRead ? drugName(drug) : null;
}

/** Kinds of treatment by the words of a refusal, each with what the order's type or words must match. */
const refusedKinds: readonly (readonly [RegExp, RegExp])[] = [
  [/\b(?:pills?|tablets?|medications?|medicines?|meds|capsules?|drugs)\b/i, /^medication$/],
  [/\b(?:scope|camera)\b/i, /scop(?:y|e|ies)\b|\bcamera\b/i],
  [/\b(?:needles?|injections?|shots?|jabs?)\b/i, /\b(?:needles?|inject\w*|shots?|jabs?|vaccin\w*)\b/i],
  [/\b(?:stick|prick)(?:ing|s)?\b|\bfingers?\b/i, /\b(?:sugars?|glucose|finger[- ]?sticks?)\b/i],
  [/\bscans?\b/i, /^imaging$|\bscan/i],
  [/\b(?:tests?|blood work)\b/i, /^(?:lab|test|imaging)$|\btest|scop(?:y|e|ies)\b/i],
  [/\b(?:procedure|surgery|operation)\b/i, /^procedure$|\bsurg|\boperat/i],
];

/**
 * Returns whether a refusal can be about an order: it names a drug of the order or, without a drug, the order's kind or
 * no kind.
 */
function canRefuse(text: string, { slots, said }: Fact): boolean {
  const drug = findDrugs(text)[0]?.generic;
  const named = findDrugs(said).map(({ generic }) => generic);
  if (drug) return named.includes(drug);
  const what = text.split(/,| because\b| since\b/i)[0] ?? "";
  const kindPattern = refusedKinds.find(([words]) => words.test(what))?.[1];
  const type = slots.what?.text ?? orderType(said);
  return (
    !kindPattern ||
    kindPattern.test(type) ||
    kindPattern.test(said) ||
    (kindPattern.test("medication") && named.length > 0)
  );
}

/** Matches a wish that limits which drug is chosen, and refuses none: "I don't want anything that makes me sleepy". */
const limitsChoicePattern =
  /\bnot (?:really )?(?:want|like|wish)\b[^.;]{0,30}\b(?:anything|something|one|pills?|medicines?|medications?|drugs?|stuff) (?:that|which|with)\b/i;
/** Matches what a refusal names: "I'd rather not do | the patch". */
const refusedThingPattern =
  /\b(?:not|no|(?:wait|hold off)(?: on| for| with)?) (?:(?:want|like|wish|going) )?(?:to )?(?:(?:do|have|take|use|try|start|get|wear|see|go (?:for|to|on)) )?(?:the|an?|any|that|those|your) (?:[a-z-]+ )?([a-z-]{3,})\b/i;
/** Number of facts before a refusal that are searched for the order that it names. */
const maxFactsBack = 8;

/** Matches words that leave out one of the things just ordered, and captures it: "but no | statin". */
const leavesOutPattern =
  /(?:^|, |\b(?:but|and|though|just) )(?:(?:(?:I (?:would|will) (?:rather |like to |prefer to )?)?(?:skip|pass on|leave out|hold off on|do without|say no to)|no|not|without)(?: the| any| an?)?) ([a-z-]{3,})(?: (?!thanks?\b)[a-z]+){0,2}[.!]?$/i;

/** Returns the index of an order of the turn before of which the patient leaves out a part; -1 if there is none. */
function orderWithPart({ text, at }: Sentence, { facts, orderedAt }: ReadingState): number {
  const part = orderedAt === at - 1 ? leavesOutPattern.exec(text)?.[1]?.toLowerCase() : undefined;
  if (!part) return -1;
  return facts.findLastIndex(
    (fact, i) =>
      facts.length - i <= maxFactsBack &&
      isOrder(fact) &&
      fact.status === "current" &&
      namesThing(part, fact.slots.object?.text ?? ""),
  );
}

/** Matches pills of a certain kind, which no other drug is: "the sleeping pills". */
const otherPillsPattern =
  /\b(?!(?:the|those|these|any|more|my|your|his|her|that|this|new|extra|other|all|daily|some|no|of|take|taking|want) )[a-z]+ (?:pills|tablets|capsules)\b/i;

/** Returns the index of the last order that has the thing a refusal names; -1 if there is none. */
function orderNamed(text: string, { facts }: ReadingState): number {
  const thing = refusedThingPattern.exec(text)?.[1]?.toLowerCase();
  if (!thing) return -1;
  return facts.findLastIndex(
    (fact, i) =>
      facts.length - i <= maxFactsBack &&
      isOrder(fact) &&
      fact.status === "current" &&
      namesThing(thing, fact.slots.object?.text ?? fact.said) &&
      (!otherPillsPattern.test(text) || namesGroupOf(text, fact.said)),
  );
}

/**
 * Returns the refusal of a thing that the clinician's last sentence names and that was not read as an order: "… and a
 * walker for now." "I won't use a walker." Null if the refusal names no such thing.
 */
function refusedOther(sentence: Sentence, { lastSaid, problem }: ReadingState): Fact | null {
  const thing = refusedThingPattern.exec(sentence.text)?.[1]?.toLowerCase();
  if (!thing || refusedKinds.some(([words]) => words.test(thing)) || lastSaid?.at !== sentence.at - 1) return null;
  const isSaid = new RegExp(`\\b${thing.replace(/s$/, "")}s?\\b`, "i").test(lastSaid.text);
  return isSaid
    ? makeFact({ kind: "refusal", from: [lastSaid, sentence], problem, slots: { of: `the ${thing}` } })
    : null;
}

/** Matches words of a patient who will not stay: "No, I'm going home". */
const leavesPattern =
  /^(?:(?:no|okay|well|sorry|look|thanks|thank you|but|honestly)[,.]? )*I (?:am (?:(?:going|heading) home|leaving|not staying)|will not stay|cannot stay|cannot,? (?=I (?:have|am|need|only)\b|my |the |there |who )|do not want to stay|would rather (?:go|be at) home|want to go home|have to go home|need to go home)\b(?!.*\b(?:to take|to do|to have|to stop|to start|tomorrow)\b)/i;
/** Matches an order to stay in a hospital or to go to one: "keep you overnight", "send you to the ER". */
const stayPattern =
  /^(?:also )?(?:admit|keep you (?:overnight|in|here|for)|stay (?:in|overnight|here)|(?:send|refer|go|take) (?:you )?(?:straight |right )?to the (?:hospital|ER|ED|emergency))\b/i;

/** Returns whether an order is to stay in a hospital or to go to one. */
const isStay = ({ kind, status, slots }: Fact): boolean =>
  (kind === "order" || kind === "advice" || kind === "followUp") &&
  status === "current" &&
  !slots.when &&
  stayPattern.test(slots.object?.text ?? "");

/** Matches the offer of a vaccine, which a refusal right after it is about: "Flu shot today?" */
export const offeredVaccinePattern =
  /^(?:(?:and|so|okay|how about|what about|do you want|would you like|want|shall we do|can we do|did you want),? ){0,3}(?:an? |the |your |to get (?:an? |the |your )?)?((?:flu|covid|pneumonia|tetanus|shingles|rsv|hpv|mmr) (?:shot|jab|vaccine|vaccination|booster))(?: (?:today|too|as well|while you are here))*\?$/i;

/** Reads the refusal of a drug that was only proposed, or of a vaccine just offered; null if there was no offer. */
function declinedOffer(sentence: Sentence, reading: ReadingState): Fact | null {
  const refusal = (of: string, name: string, problem?: string): Fact =>
    makeFact({ kind: "refusal", from: [sentence], problem, slots: { of, name } });
  const proposed = proposedBefore(reading);
  if (proposed) return refusal(proposed, proposed, reading.problem);
  const vaccine = offeredVaccinePattern.exec(reading.open.at(-1)?.text ?? "")?.[1]?.toLowerCase();
  return vaccine ? refusal(`the ${vaccine}`, vaccine) : null;
}

/** Matches a clinician's words that forbid something: "please do not stop it". */
const forbidsPattern =
  /(?:^|[,.;] |\b(?:but|and|so|please|just|also) )(?:do not|never|avoid)\b|\byou (?:should|must|can|may) ?not\b/i;
/** Matches a promise not to do what was forbidden: "I won't", "No, I wouldn't do that". */
const promisesPattern =
  /^(?:(?:no|nope|okay|oh|well|right|of course|yeah),? )*I (?:will not|would not|would never|am not going to)(?=$|[,.;!]| (?:do|stop|take|touch|go|drive|drink|eat|use|try|mess|skip|risk|be|even)\b)/i;

/**
 * Returns whether a refusal only promises not to do what the clinician has just forbidden: "Please do not stop it."
 * "I won't."
 */
const isPromise = (text: string, { lastSaid, beforeLast }: ReadingState): boolean =>
  promisesPattern.test(text) &&
  findDrugs(text).length === 0 &&
  (forbidsPattern.test(lastSaid?.text ?? "") || forbidsPattern.test(beforeLast ?? ""));

/** Matches relief at an answer: "Good, I don't want any". */
const relievedPattern =
  /^(?:(?:oh|okay),? )?(?:good|great|perfect|phew|thank god|that is (?:good|great|a relief))[,.]/i;

/**
 * Returns whether a patient is only glad of the answer to a question: "Do I need pain pills?" "No." "Good, I don't want
 * any."
 */
const isRelieved = ({ text, at }: Sentence, { patientAskedAt }: ReadingState): boolean =>
  relievedPattern.test(text) && at - patientAskedAt <= 2;

/** Returns whether an order only stops a drug, which a refusal without a name is not about. */
const onlyStops = (text: string, { slots }: Fact): boolean =>
  /^(?:stop|discontinue)\b/i.test(slots.object?.text ?? "") && findDrugs(text).length === 0 && !/\bstop/i.test(text);

/** Matches advice that something is not needed, which a patient who does not want it agrees with. */
const needsNothingPattern = /^no need\b|^(?:do|does|you do|he does|she does) not need\b/i;

/** Matches the tag of a question at the end of a sentence, which asks and refuses nothing: "I'm not going in, am I?" */
const tagPattern =
  /, (?:am|is|are|do|does|will|would|can|could|should|was|did|have|has) (?:I|it|that|this|we|you|they)\W*$/i;

/**
 * Reads in a patient's turn a refusal of the order or advice just given, which is then withdrawn, or of a proposed
 * drug. Null if the turn refuses nothing, or none of the last facts is an order or advice that it can refuse.
 */
export function refusalOf(said: readonly Sentence[], reading: ReadingState): Fact | null {
  const turn = said.filter(({ text }) => !tagPattern.test(text));
  // The refusal can follow its reason: "My brother had muscle pains from that. I'd rather not."
  const isBareNo = (said: string): boolean => refusesInNo(said, turn[0]?.at ?? 0, reading);
  const { proposed } = reading;
  const open = reading.open.at(-1);
  const asked =
    open && proposed?.from.turn === open.turn && proposed.from.start === open.start ? undefined : open?.text;
  const isNow = (said: Sentence): boolean =>
    Math.max(reading.orderedAt, reading.proposed?.from.at ?? -1) >= said.at - 3 &&
    (refusesJustSaid(said.text, asked) || prefersToProposal(said, reading));
  const sentence =
    turn.find((said, i) => i > 0 && prefersOther(said, reading)) ??
    turn.find(({ text }, i) => i > 0 && (barePattern.test(text) || isBareNo(text))) ??
    turn.find((said) => isNow(said) || orderWithPart(said, reading) >= 0) ??
    turn.find(({ text }) => leavesForNowPattern.test(text)) ??
    turn[0];
  if (!sentence) return null;
  const refusing = { ...sentence, text: refusingClause(sentence.text) };
  const { text } = refusing;
  if (limitsChoicePattern.test(text) || isPromise(text, reading) || isRelieved(sentence, reading)) return null;
  const isOther = prefersOther(sentence, reading);
  const isLeaving = leavesPattern.test(text) && reading.facts.some(isStay);
  const part = orderWithPart(sentence, reading);
  const isRefused =
    part >= 0 ||
    barePattern.test(text) ||
    isBareNo(text) ||
    isNow(sentence) ||
    (refusesPattern.test(text) && aboutPattern.test(text) && !declinesMore(text, reading));
  if (!isOther && !isLeaving && !isRefused) return null;
  const declined = isLeaving ? null : declinedOffer(sentence, reading);
  if (declined) return declined;
  const named = isLeaving || isOther ? -1 : part >= 0 ? part : orderNamed(text, reading);
  const other = named < 0 && !isLeaving && !isOther ? refusedOther(sentence, reading) : null;
  if (other) return other;
  const last = reading.facts.findLastIndex(
    (fact) =>
      (fact.kind === "order" || fact.kind === "advice") &&
      fact.status === "current" &&
      fact.slots.action?.text !== "not" &&
      !needsNothingPattern.test(fact.slots.object?.text ?? "") &&
      !/^(?:not|avoid|no)\b/i.test(fact.slots.object?.text ?? "") &&
      (isLeaving
        ? isStay(fact)
        : isOther
          ? findDrugs(fact.said).length > 0
          : canRefuse(text, fact) && !onlyStops(text, fact)),
  );
  const at = named >= 0 ? named : last;
  const order = reading.facts[at];
  // An order that the refusal does not name must be near.
  const isFar = reading.facts.length - at > (isLeaving ? 10 : named >= 0 ? maxFactsBack : 4);
  const isProposed = (reading.proposed?.from.at ?? -2) >= Math.max(reading.orderedAt, 0);
  if (!order || isFar || (isProposed && named < 0 && !isLeaving))
    return isLeaving || isOther ? null : refusedProposal(sentence, reading);
  return withdrawRefused(refusing, at, isOther, reading);
}

/** Matches the verb before what is left of an order: "start | metformin". */
const optionVerbPattern = /^(?:start|get|do|order|obtain|give|add|prescribe|recommend|have|try) /i;

/** Matches an option to do nothing, which is no order: "we could hold off and see". */
const waitsPattern =
  /^(?:(?:I|we|you) )?(?:(?:could|can|might|will) )?(?:(?:just|also|simply) )*(?:hold off|wait|leave (?:it|things)|do nothing|watch|see how)\b/i;

/** Withdraws the order with index `at`, or the part of it that a sentence refuses; returns the refusal. */
function withdrawRefused(sentence: Sentence, at: number, isOther: boolean, reading: ReadingState): Fact | null {
  const order = reading.facts[at];
  if (!order) return null;
  const { text } = sentence;
  // "I would rather not take medication" refuses the drug of "therapy and an SSRI", not the therapy.
  const isPart =
    /(?<!\b(?:two|2|more|another|extra|many|both) )\b(?:medications?|medicines?|pills|tablets|drugs)\b/i.test(text) &&
    / (?:and|or) /.test(order.slots.object?.text ?? "") &&
    order.slots.name !== undefined;
  const named = isPart ? null : refusedPart(text, order.slots.object?.text ?? "");
  // "I'd like to try the therapy first" keeps the therapy that it names.
  const options =
    named && isOther ? { refused: named.kept.replace(optionVerbPattern, ""), kept: named.refused } : named;
  if (options && waitsPattern.test(options.kept)) reading.facts[at] = { ...order, status: "withdrawn" };
  else if (options) reading.facts[at] = withObject(order, options.kept);
  else if (!isPart) reading.facts[at] = { ...order, status: "withdrawn" };
  if (!options && !isPart && isOptions(order)) return wishAmongOptions(sentence, order);
  const refused =
    options?.refused ??
    (isPart ? order.slots.name?.text : order.slots.object?.text) ??
    [order.slots.name, order.slots.dose, order.slots.unit, order.slots.frequency]
      .map((value) => value?.text ?? "")
      .filter(Boolean)
      .join(" ");
  const fact = refusedOrder(sentence, order, refused, isOther);
  return { ...fact, evidence: [...order.evidence, ...fact.evidence], supersedes: options ? [] : [order.id] };
}

/** Matches a hedge before what was only considered: "most likely | surgery". */
const hedgePattern = /^(?:(?:then|most|very|quite) )?(?:likely|probably|possibly|maybe|perhaps|potentially),? /i;

/** Returns the refusal of what an order is for. `isOther`: the patient says what they prefer to it. */
function refusedOrder(sentence: Sentence, order: Fact, of: string, isOther: boolean): Fact {
  const { text } = sentence;
  const wanted = isOther
    ? `prefers to ${text
        .replace(courtesyPattern, "")
        .replace(/^.*?\b(?:rather|prefer|like)(?: to)? (?:just )?/i, "")
        .replace(/(?<![.,;])[.,;]+$/, "")}`
    : undefined;
  const reason =
    wanted ?? /(?:,| because(?: of)?| since) +((?:my|it|the|its|of|side effects)\b[^,]+)$/i.exec(text)?.[1];
  return makeFact({
    kind: "refusal",
    from: [sentence],
    problem: order.problem,
    // What was only an option was not advised.
    certainty: order.slots.when || order.certainty === "possible" || hedgePattern.test(of) ? "possible" : "stated",
    slots: { of: of.replace(hedgePattern, ""), name: order.slots.name?.text, action: order.slots.action?.text, reason },
  });
}
