import { gerund } from "../../verbs/gerund";
import { readAnswer } from "../../acts/readAnswer";
import type { Fact } from "../../Fact";
import { makeFact } from "../../frames/makeFact";
import { readOrder } from "../../frames/orders/readOrder";
import type { Sentence } from "../../segment/Sentence";
import type { ReadingState } from "../../statements/ReadingState";
import { drugName, findDrugs } from "../../terms/findDrugs";
import { type Offer, offerIn } from "./offerIn";

/** Matches words with which a patient accepts an offer: "that would be great", "let's do it", "go ahead". */
const acceptsPattern =
  /^(?:(?:oh|um|well|hmm|okay|ok|all right|alright|yes|yeah|yep|sure|fine|right|then|I (?:guess|suppose|think)(?: so)?|maybe),? )*(?:that (?:would|will|might) (?:be (?:great|good|fine|nice|helpful|okay|perfect|wonderful|lovely|brilliant|ideal)|help|work)|that (?:works|sounds|is (?:fine|okay|good))|sounds (?:good|great|fine|like)|go (?:ahead|for it)|let us (?:do|try|give|go|start)|I (?:would|will|can|could|am)(?: definitely| happily| gladly| certainly| probably)? (?:(?:like|love|appreciate|do|try|take|have|accept|consider) (?:that|it|to try|to|one|them|this)\b|be (?:open|willing|happy|okay|fine|up|interested|comfortable)|give (?:it|that|them) a|happy to|willing to|open to|up for|fine with|okay with|go with that)|I do not mind|I would not mind|why not|please(?: do)?(?=$|[,.!])|by all means|no objections?|all right|alright|okay|ok|fine|sure)(?=$|[ ,.!])/i;
/** Matches words that leave an answer open or limit it: "if I have to", "but not today". */
const leavesOpenPattern =
  /\b(?:not|never|maybe|perhaps|depends?|think about|but|unless|if (?!you\b|it (?:helps?|works?|gets|will help|would help|might help)\b)|rather|prefer|only|sure(?= (?:if|about|what|how|whether))|what|how|does|is it|would it)\b|\?/i;
/** Matches words with which a patient turns an offer down: "not yet", "I'd rather not", "I don't want that". */
const declinesPattern =
  /^(?:(?:oh|um|well|hmm|okay|ok|honestly|actually|to be honest|no|nope|nah|no thanks|no thank you|thanks|thank you|sorry|yeah),? )*(?:not (?:yet|now|right now|today|really|for me|at the moment|this time|just yet|interested)|I (?:would|will) (?:really |much )?(?:rather|prefer(?: to)?)(?= )|I do not (?:really )?(?:want|like|think so|need|feel|believe in)|I (?:am|will) (?:good|okay|fine|all right|pass)|no thank|no,? thanks?|I (?:would|will) not\b|I am not (?:really |very |too )?(?:keen|comfortable|ready|interested|happy|doing|taking|having|going)|maybe (?:later|next time|another)|absolutely not)/i;

/** Matches what a patient would rather do, as the reason for turning an offer down. */
const prefersPattern =
  /\bI (?:would|will) (?:much |really )?(?:rather|prefer to) (?!not\b)((?:just )?[a-z]+\b[^.;,]{2,60})/i;
/** Matches the reason for turning an offer down after "because" or at the end. */
const reasonPattern = /(?:,| because(?: of)?| since) +((?:my|the|its|of|side effects)\b[^,.;]{3,60})$/i;

/**
 * Returns whether a patient's turn accepts ("Sure, let's do it": true) or declines ("Not yet": false); null if
 * neither.
 */
export function decision(turn: readonly Sentence[]): boolean | null {
  const said = turn.map(({ text }) => text.replace(/(?<![.!])[.!]+$/, ""));
  const [first = ""] = said;
  const whole = said.join(". ");
  if (said.some((text) => declinesPattern.test(text))) return false;
  const { polarity, isHedged, rest } = readAnswer(first);
  if (polarity === "no") return isHedged ? null : false;
  if (/^(?:yes|yeah|yep|sure),? I (?:think|guess|suppose) so[.!]?$/i.test(whole)) return true;
  if (polarity === "yes" && !isHedged)
    return leavesOpenPattern.test(`${rest} ${said.slice(1).join(" ")}`) ? null : true;
  const words = said.map((text) => acceptsPattern.exec(text)?.[0]).find(Boolean);
  // "I'd try that. Is it addictive?" accepts.
  const stated = said.filter((text, i) => i === 0 || !text.endsWith("?")).join(". ");
  return words && !leavesOpenPattern.test(stated.replace(words, "")) ? true : null;
}

/** Returns an offer in the infinitive: "seeing a counselor" → "see a counselor"; null if it has another verb form. */
function infinitive(what: string): string | null {
  const [verb = ""] = what.toLowerCase().split(" ");
  if (!verb.endsWith("ing")) return what;
  const stem = verb.slice(0, -3);
  const candidates = [stem, `${stem}e`, stem.slice(0, -1)];
  const plain = candidates.find((each) => each.length > 1 && gerund(each) === verb && verbs.has(each));
  return plain ? `${plain}${what.slice(verb.length)}` : null;
}
/** Verbs of offers whose gerund can open them: "starting". */
const verbs: ReadonlySet<string> = new Set(
  "add book change check cut do get give go have increase join keep lower meet order put reduce refer repeat schedule see send speak start stop switch take talk test try use wear work".split(
    " ",
  ),
);
/** Matches the start of a verb phrase, as opposed to a noun phrase: "try a patch". */
const startsWithVerbPattern = new RegExp(
  `^(?:(?:also|just|maybe) )?(?:${[...verbs].join("|")}|prescribe|arrange)\\b`,
  "i",
);

/** Returns what the patient agrees to as an order of the clinician, or else as a statement of the agreement. */
function accepted({ what, isClinicians }: Offer, from: readonly Sentence[], reading: ReadingState): Fact | null {
  const [question, answer] = from;
  const action = infinitive(what);
  if (!question || !answer || !action) return null;
  const isAction = isClinicians || startsWithVerbPattern.test(action);
  const read = isClinicians || !isAction || findDrugs(action).length > 0 ? asOrder(action, isAction) : null;
  const order = read ? readOrder({ ...question, text: read }, reading.problem) : null;
  if (order?.kind === "order")
    return { ...order, certainty: "stated", evidence: makeFact({ kind: "order", from, slots: {} }).evidence };
  if (isClinicians) return null;
  const object = `the patient agrees to ${action}`;
  return makeFact({
    kind: "advice",
    from,
    source: "patient",
    problem: reading.problem,
    time: { when: "planned" },
    slots: { action: "item", object },
  });
}

/** Returns an offer in the words of an order: "refer you to a dietitian" → "we will refer you to a dietitian". */
const asOrder = (action: string, isAction: boolean): string | null =>
  isAction
    ? `We will ${action}`
    : /\b(?:shot|jab|vaccine|vaccination|booster)\b/i.test(action)
      ? `We will give ${action}`
      : null;

/** Matches the verb of an offer before what is offered: "put you on | a statin". */
const offerVerbPattern =
  /^(?:(?:try|start|have|get|do|take|use|go on|add|give|order|prescribe|book|arrange|schedule|send in)(?: you(?: (?:in )?(?:for|on))?)?|(?:put|send) you (?:on|for|to)) /i;

/** Matches the article before a vaccine: "a" of "a flu shot". */
const vaccinePattern = /^an? (?=(?:[a-z]+ ){1,2}(?:shot|jab|vaccine|vaccination|booster)\b)/i;

/** Returns the refusal of an offer. */
function declined({ what }: Offer, from: readonly Sentence[], reading: ReadingState): Fact | null {
  const turn = from.slice(1).map(({ text }) => text);
  const action = infinitive(what);
  if (!action) return null;
  const of = action
    .replace(/^refer you (?:to|for) /i, "referral to ")
    .replace(offerVerbPattern, "")
    .replace(vaccinePattern, "the ");
  const wanted = turn.map((text) => prefersPattern.exec(text)?.[1]).find(Boolean);
  const reason = wanted ? `prefers to ${wanted}` : turn.map((text) => reasonPattern.exec(text)?.[1]).find(Boolean);
  const drug = findDrugs(of)[0]?.name;
  return makeFact({
    kind: "refusal",
    from,
    problem: reading.problem,
    slots: { of, name: drug ? drugName(drug) : undefined, reason },
  });
}

/** Matches a pronoun at the end of an offer, for what was proposed before: "Are you willing to try | one?" */
const pronounPattern = /\b(?:it|one|that|this|them)(?=(?: (?:instead|today|now|out))?\?$)/i;

/** Returns a question with the name of what was proposed in the same turn: "willing to try an antidepressant?" */
const withProposed = ({ text, turn }: Sentence, { proposed }: ReadingState): string =>
  proposed?.from.turn === turn && proposed.from.text !== text ? text.replace(pronounPattern, () => proposed.of) : text;

/** Matches a question that only names another drug after an offer was turned down: "Okay. Pregabalin then?" */
const otherDrugPattern =
  /^(?:(?:okay|ok|so|right|well|fine|alright|or|and|no problem),? ){0,3}(?:maybe |perhaps |what about |how about )?([a-z][a-z-]{4,24}),? (?:then|instead)\?$/i;
/** Matches words of a question with which a clinician offers a treatment. */
const offersPattern =
  /\b(?:try|trying|start|starting|add|adding|going on|being on|like|consider|make of|feel about|think (?:of|about)|how about|what about)\b/i;

/** Returns the drug that a question names in place of one that was offered before, as an offer; null for others. */
function otherDrug(asked: Sentence, { answered }: ReadingState): Offer | null {
  const name = otherDrugPattern.exec(asked.text)?.[1];
  const [drug] = findDrugs(name ?? "");
  const before = findDrugs(answered?.text ?? "");
  if (!name || !drug || before.length === 0 || before.some(({ generic }) => generic === drug.generic)) return null;
  return offersPattern.test(answered?.text ?? "") ? { what: `start ${name.toLowerCase()}`, isClinicians: true } : null;
}

/**
 * Reads the answer to a question that offers care: "Would you like me to refer you?" "Yes, please." is an order, "Would
 * you try insulin?" "Not yet." a refusal. Null for other questions, and for an answer that decides nothing.
 */
export function offerAnswer(turn: readonly Sentence[], asked: Sentence | null, reading: ReadingState): Fact | null {
  const offer = asked ? (offerIn(withProposed(asked, reading)) ?? otherDrug(asked, reading)) : null;
  if (!asked || !offer) return null;
  const decided = decision(turn);
  if (decided === null) return null;
  const from = [asked, ...turn];
  const fact = decided ? accepted(offer, from, reading) : declined(offer, from, reading);
  if (fact) reading.proposed = null;
  return fact;
}
