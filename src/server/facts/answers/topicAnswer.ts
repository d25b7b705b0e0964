import { symptomsBeside } from "./symptoms/otherItemsDenied";
import { asksForAspect } from "../acts/questions/asksForAspect";
import { exposuresAsked, type QuestionTopic } from "../acts/questions/questionTopic";
import type { Fact } from "../Fact";
import { makeFact } from "../frames/makeFact";
import { medicationFacts } from "../statements/medicationFacts";
import { findDrugs } from "../terms/findDrugs";
import { findSymptoms } from "../terms/findSymptoms";
import { deniedFact } from "./deniedFact";
import { addsLittle, type AnswerResult, questionAndAnswer, type Exchange } from "./Exchange";
import { drugAnswer } from "./medicines/drugAnswer";
import { medicationAnswer } from "./medicines/medicationAnswer";
import { inWordsAsked, pastAnswer } from "./past/pastAnswer";
import { isFragment } from "./symptoms/isFragment";
import { isPastOnly } from "./isPastOnly";
import { playsDown } from "./playsDown";
import { deniedHabits, socialAnswer } from "./social/socialAnswer";
import { usedAfterNo } from "./social/usedAfterNo";
import { drugsAsked, drugsIn } from "./social/deniedSubstances";
import { lowerFirst } from "../../platform/lowerFirst";

/** Topics that a plain "no" denies: the kind of the denial, and what is denied as written in a note. */
const denials: Partial<Record<QuestionTopic, { kind: Fact["kind"]; object: string }>> = {
  surgeries: { kind: "procedure", object: "prior surgeries" },
  hospitalizations: { kind: "procedure", object: "prior hospitalizations" },
  medications: { kind: "medication", object: "medications" },
  travel: { kind: "social", object: "recent travel" },
  contacts: { kind: "social", object: "sick contacts" },
  smoking: { kind: "social", object: "smoking" },
  vaping: { kind: "social", object: "vaping" },
  alcohol: { kind: "social", object: "alcohol use" },
  drugs: { kind: "social", object: "recreational drug use" },
  otherSymptoms: { kind: "symptom", object: "other symptoms" },
};
/** Topics whose answers belong to the social history. */
export const socialTopics = new Set<QuestionTopic>([
  "smoking",
  "vaping",
  "alcohol",
  "drugs",
  "occupation",
  "living",
  "exercise",
  "diet",
  "travel",
  "contacts",
  "vaccination",
  "sexual",
]);

/**
 * Matches words of a question about drugs that were given or prescribed on one occasion: "did they give you", "at the
 * hospital".
 */
const oncePattern =
  /\b(?:(?<!\bor )prescrib\w+(?! or\b| (?:medic|drug|meds))|gave|given|give you|(?:in|at|from) the (?:er|e\.r\.|emergency \w+|hospital|clinic)|last time|back then)\b/i;
/** Matches what an answer excepts from its "no": "No, I just take Reactine". */
const exceptPattern =
  /^(?:but |well |not really |only |just )*(?:I |we )?(?!(?:do|did|have) not\b)(?:just|only|do|did|have|take|use|except|other than|apart from|besides)\b/i;

/** Matches a "no" that excepts what follows: "No, just the cold medicines". */
const noButPattern =
  /^(?:no|nope|not really|nothing)(?: regular(?:ly)?)?,? (?:(?:it is|well|really),? )*(?:just|only|except|apart from|besides|other than)\b/i;

/** Matches a question about what is taken besides what is known: "any other medicines", "on anything else". */
const asksForOthersPattern =
  /\b(?:any|no|some|take|taking|use|using|on) other\b|\b(?:besides|other than|apart from|aside from)\b|\banything else\b(?! (?:for|to)\b)|\bwhat else\b/i;

/** Matches words before what was tried: "yes, just some". */
const triedLeadPattern =
  /^(?:(?:oh|well|um|uh|so|yes|yeah|just|only|like|maybe|mostly|mainly|some|a bit of|a little|been taking|taking)\b,? ?)+/i;
/** Maximum number of words of an answer that only names what was tried: "Just some Tylenol and a heating pad". */
const maxTriedWords = 9;

/** Returns the verb for a remedy in the tense of its question: "take" after "Do you take anything for it?" */
function verbOfUse(asked: string, said: string): string {
  if (remedyPattern.test(said)) return "tried";
  if (/\b(?:do|are|does|is) (?:you|he|she|they)\b[^?]{0,30}\b(?:take|taking)\b/i.test(asked)) return "take";
  return /\b(?:have|has|had) (?:you|he|she|they)\b[^?]{0,30}\b(?:taken|been taking)\b/i.test(asked)
    ? "have taken"
    : "tried";
}

/**
 * Returns a statement of what was tried for the complaint, if the answer is not a sentence of its own: "Just Tylenol".
 */
function triedForIt(exchange: Exchange): Fact[] {
  const said = exchange.answer.text.replace(triedLeadPattern, "").replace(/(?<![.,])[.,]+$/, "");
  const isList =
    said !== "" && said.split(" ").length <= maxTriedWords && isFragment(said) && !triedTurnsPattern.test(said);
  const isRegular = /\b(?:over the counter|regular\w*|daily|every day|any other|currently|usually)\b/i.test(
    exchange.asked,
  );
  if (!isList || isRegular || exchange.reply.polarity === "no") return [];
  const detail = `I ${verbOfUse(exchange.asked, said)} ${lowerFirst(said)}`;
  return [makeFact({ kind: "statement", from: questionAndAnswer(exchange), slots: { detail }, said: detail })];
}
/** Matches remedies other than drugs: "ice", "a heating pad", "physio". */
const remedyPattern =
  /\b(?:ice|heat\w*|hot water|warm|cold|compress\w*|packs?|rest\w*|stretch\w*|massage|brace|splint|sling|elevat\w+|physio\w*|physical therapy|exercises|cream|gel|ointment|lotion|spray|drops|honey|tea|salt|gargl\w+|steam|humidifier|fluids|water|diet|vitamins?|herbal|acupuncture|chiropract\w+|tens|yoga|insoles|painkillers?|antacids?|antihistamines?|laxatives?|anti-inflammator\w+)\b/i;
/** Matches words with which an answer says more than what was tried, or does not name it. */
const triedTurnsPattern =
  /^(?:(?:any|other|my|the) )*(?:medic\w+|meds|pills?|tablets?|things?|stuff|that|those|everything)\b|\b(?:I|my|me|it|they|he|she|we|not|no|nothing|but|help\w*|work\w*|when|if|because|takes? (?:the edge|some|it|a bit|most)|took (?:the edge|some|it)|eases?|eased|does|did|dulls?|dulled|knocks?|knocked|settles?|settled|gets? rid|got rid|makes?|made)\b/i;

/** Reads lists, denials and habits by the topic of their question; null if the general rules apply. */
export function topicAnswer(topic: QuestionTopic, exchange: Exchange): AnswerResult | null {
  const { reply, asked, answer, turn } = exchange;
  const from = questionAndAnswer(exchange);
  const isNo = reply.polarity === "no";
  if (topic === "conditions" || topic === "surgeries" || topic === "hospitalizations")
    return pastAnswer(topic, exchange);
  if (topic === "medications") {
    const taken = medicationAnswer(exchange);
    if (taken) return taken;
    const askedDrugs = findDrugs(asked);
    if (askedDrugs.length > 0 && reply.polarity) return drugAnswer(exchange);
  }
  if (topic === "tried") {
    const tried = turn.flatMap((sentence) => medicationFacts(sentence, sentence === answer ? from : [sentence], true));
    const listed = triedForIt(exchange);
    if (tried.length > 0) return { facts: [...listed, ...tried], coversAnswer: false };
    if (listed.length > 0 && remedyPattern.test(answer.text)) return { facts: listed, coversAnswer: true };
  }
  if (topic === "adherence" || (topic !== "drugs" && !/\bup to date\b/i.test(asked) && findDrugs(asked).length > 0)) {
    const confirmedDrugs = drugAnswer(exchange);
    if (confirmedDrugs.facts.length > 0) return confirmedDrugs;
  }
  if (
    topic === "medications" &&
    isNo &&
    (oncePattern.test(asked) ||
      exceptPattern.test(reply.rest) ||
      (reply.rest !== "" && noButPattern.test(answer.text)) ||
      turn.slice(1).some(({ text }) => findDrugs(text).length > 0 && /\b(?:I|me)\b/.test(text)))
  )
    return { facts: [], coversAnswer: false };
  if (topic === "otherSymptoms" && isNo && ofAnyoneSickPattern.test(asked)) return { facts: [], coversAnswer: false };
  const eaten = topic === "diet" ? describedDiet(exchange) : null;
  if (eaten) return { facts: [eaten], coversAnswer: true };
  const denial = denials[topic];
  const isAspect = topic !== "otherSymptoms" && topic !== "travel" && asksForAspect(asked, topic);
  const former = denial?.kind === "social" && !isAspect ? formerHabit(topic, exchange) : null;
  if (former) return { facts: [former], coversAnswer: true };
  if (isNo && denial && isAspect) return null;
  if (isNo && denial?.kind === "social" && playsDown(topic, reply.rest, answer.text))
    return socialAnswer(topic, exchange, true);
  const used = denial?.kind === "social" && !isAspect ? usedAfterNo(topic, exchange) : null;
  if (used) return used;
  const habits = isNo && denial?.kind === "social" ? deniedHabits(exchange) : [];
  if (habits.length > 1) return { facts: habits, coversAnswer: true };
  if (isNo && denial && !(topic === "otherSymptoms" && findSymptoms(asked).length > 0)) {
    if (
      denial.kind === "social" &&
      /\b(?:quit|stopped|used to|gave up|years ago|anymore)\b/i.test(turn.map(({ text }) => text).join(" "))
    )
      return null;
    return deniedTopics(topic, denial, exchange);
  }
  if (socialTopics.has(topic) && topic !== "sexual") return socialAnswer(topic, exchange);
  return null;
}

/** Returns the denials of a topic, and of travel or contacts if the question also asks for them. */
function deniedTopics(
  topic: QuestionTopic,
  { kind, object }: { kind: Fact["kind"]; object: string },
  exchange: Exchange,
): AnswerResult {
  const { asked, reply } = exchange;
  const denied = topic === "travel" || topic === "contacts" ? exposuresAsked(asked) : [topic];
  return {
    facts: [
      ...denied.map((each) =>
        deniedFact(exchange, kind, {
          topic: each,
          object: deniedObject(each, denials[each]?.object ?? object, exchange),
        }),
      ),
      ...symptomsBeside(kind, exchange),
    ],
    coversAnswer: addsLittle(reply),
  };
}

/** Maximum number of sentences that are read as the description of a diet. Later ones are mostly about other things. */
const maxDietSentences = 3;
/** Maximum number of words of a description of a diet. A longer one is an account, which is read as statements. */
const maxDietWords = 22;

/**
 * Reads how a patient eats, in answer to a question that no yes or no answers: "How's the diet going?" "Not great. A
 * lot of bread." Null for other questions and for answers with words that need their speaker.
 */
function describedDiet(exchange: Exchange): Fact | null {
  if (!/^(?:(?:and|so|okay),? )*how\b/i.test(exchange.asked)) return null;
  const detail = exchange.turn
    .slice(0, maxDietSentences)
    .map(({ text }) => text.replace(/[.,]$/, "").replace(/^(?:A\b|[A-Z](?=[a-z]))/, (first) => first.toLowerCase()))
    .join(", ");
  if (!isFragment(detail) || detail.split(" ").length > maxDietWords) return null;
  return makeFact({
    kind: "social",
    from: questionAndAnswer(exchange),
    slots: { topic: "diet", detail },
    said: exchange.answer.text,
  });
}

/** Matches a question that asks whether someone else is ill: "Has she had any symptoms?" */
const ofAnyoneSickPattern =
  /\b(?:has|have|had|did|does|do|is|are|was|were) (?:he|she|they|anyone|anybody|someone) (?:[a-z]+ ){0,3}any symptoms\b/i;

/** Returns what a no denies, in the words of the question. */
const deniedObject = (topic: QuestionTopic, object: string, exchange: Exchange): string =>
  deniedDrug(topic, exchange) ??
  (topic === "medications" && asksForOthersPattern.test(exchange.asked)
    ? "other medications"
    : inWordsAsked(object, exchange.asked));

/**
 * Returns what a "no" denies if it or its question names recreational drugs: "cannabis use" for "Do you smoke weed?"
 * Undefined for other questions.
 */
function deniedDrug(topic: QuestionTopic, { asked, reply, turn }: Exchange): string | undefined {
  const own = topic === "drugs" ? drugsIn(reply.rest) : [];
  const used = turn.slice(1).flatMap(({ text }) => drugsIn(text));
  const named =
    topic !== "drugs" ? [] : own.length > 0 ? own : drugsAsked(asked).filter((drug) => !used.includes(drug));
  return named.length > 0 ? `${named.join(" or ")} use` : undefined;
}

/** Matches an answer that only says that a habit has ended: "No, not anymore", "Not since my son was born". */
const endedPattern =
  /^(?:(?:no|nope|nah|well|oh),? )*(?:(?:not|I do not(?: (?:drink|smoke|vape|use|do (?:it|that)|touch (?:it|the stuff)))?|never) (?:any ?more|any longer|these days|now)|no longer|I used to|(?:not|none) (since (?:[\w' ]{3,60})))(?:,? (?:no|I used to))*$/i;

/** Reads a habit that has ended; null if the answer does not say so, or says more after "not anymore". */
function formerHabit(topic: QuestionTopic, exchange: Exchange): Fact | null {
  const { asked, answer, turn } = exchange;
  if (topic === "travel" || topic === "contacts") return null;
  const wasOnly = isPastOnly(asked, answer.text);
  const ended = endedPattern.exec(answer.text);
  if (!wasOnly && (!ended || turn.length > 1)) return null;
  return makeFact({
    kind: "social",
    from: questionAndAnswer(exchange),
    time: { when: "past" },
    slots: { topic, state: "former", when: ended?.[1] },
    said: answer.text,
  });
}
