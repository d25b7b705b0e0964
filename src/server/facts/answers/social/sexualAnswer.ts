import type { Fact } from "../../Fact";
import { makeFact } from "../../frames/makeFact";
import { findDrugs } from "../../terms/findDrugs";
import type { QuestionTopic } from "../../acts/questions/questionTopic";
import { deniedFact } from "../deniedFact";
import { type AnswerResult, type Exchange, questionAndAnswer } from "../Exchange";

/** Matches a question that asks whether the patient has sex: "Are you sexually active?" */
const asksActivePattern =
  /(?<!\bif (?:you|he|she|they) (?:are )?)\b(?:sexually active|having sex|have sex|sexual relationship)\b/i;
/** Matches a question about protection: "Do you use protection while having sex?" */
const asksProtectionPattern = /\b(?:protection|unprotected|safe sex|condoms?|birth control|contracepti\w*)\b/i;
/** Matches words for sex in the past: "I had several partners, but no sex since". */
const ofPastPattern = /\b(?:had|was|were|used to|no sex|not)\b/i;
/** Matches a partner or a number of partners, as groups: "with my | boyfriend", "| two | partners". */
const partnerPattern =
  /\bwith my ((?:one )?(?:boyfriend|girlfriend|husband|wife|partner|fianc[eé]e?|spouse))\b|\b((?:one|two|three|\d|several|multiple|a few|different) (?:[a-z]+ )?partners?)\b/i;
/** Matches a question about partners: "Who are you sexually active with?", "any new partners?" */
const asksPartnersPattern = /\bpartners?\b|\bwho (?:are|is|were) (?:you|he|she)\b/i;
/** Matches the only partner that an answer names: "just my wife". */
const onlyPartnerPattern = /\bmy (boyfriend|girlfriend|husband|wife|partner|fianc[eé]e?|spouse)\b/i;
/**
 * Matches condoms, with a word that negates them and the words after them as groups: "we use condoms | most of the
 * time", "| no | condoms".
 */
const condomPattern = /((?:\b(?:no|not|never|without|rarely|do not)\b(?: [a-z]+){0,3} )?)\bcondoms?\b([^.;]{0,40})/i;
/** Matches how often protection is used: "most of the time". */
const howOftenPattern =
  /\b(?:always|every time|most of the time|usually|sometimes|occasionally|all the time|consistently|rarely|not always)\b/i;

/** Matches a question about sexually transmitted infections: "Have you had an STI before?" */
const ofInfectionPattern = /\b(?:sexually[- ]transmitted (?:infections?|diseases?)|STIs?|STDs?)\b/i;

/** Reads a "no" to the question about sexually transmitted infections; null for other questions and answers. */
export const infectionAnswer = (exchange: Exchange): Fact | null => {
  const { asked, reply } = exchange;
  const isDenied = ofInfectionPattern.test(asked) && reply.polarity === "no" && reply.rest === "";
  return isDenied && !/\bpregnan/i.test(asked)
    ? deniedFact(exchange, "condition", { name: infectionDenied(asked) })
    : null;
};

/** Returns what a "no" to such a question denies. */
const infectionDenied = (asked: string): string =>
  /\b(?:concern|worr)/i.test(asked)
    ? "concern about sexually transmitted infections"
    : "sexually transmitted infections";

/** Reads whether condoms are used, and how often. */
function condomUse({ turn }: Exchange): Fact[] {
  return turn.flatMap((sentence) => {
    const [, denied = "", after = ""] = condomPattern.exec(sentence.text) ?? [];
    if (!/\bcondoms?\b/i.test(sentence.text) || /\?|\b(?:broke|ran out|allerg\w+)\b/i.test(sentence.text)) return [];
    return [
      makeFact({
        kind: "social",
        from: [sentence],
        polarity: denied === "" ? "present" : "absent",
        slots: {
          object: "condom use",
          topic: "sexual",
          frequency: (howOftenPattern.exec(after) ?? howOftenPattern.exec(sentence.text))?.[0],
        },
      }),
    ];
  });
}

/** Matches a question whether condoms or other protection are used. */
const asksUsePattern = /\b(?:us(?:e|ed|ing)|wear(?:ing)?) (?:any )?(protection|condoms?)\b/i;
/** Matches words that limit the use of protection to some partners or occasions: "Not with my regular partner". */
const limitsUsePattern =
  /\b(?:except|unless|depends|with (?:him|her|them|the other|my|casual|new|some|others?)|not (?:always|every|with|when|at first|recently|lately)|only (?:with|when|at))\b/i;
/** Maximum number of words of an answer that is quoted; a longer one also says other things. */
const maxQuotedWords = 14;

/**
 * Reads the use of condoms or protection with the words that limit it: "Sometimes. Not with my regular partner." Null
 * for other questions and for a plain answer, such as "No, never" or "Most of the time".
 */
function qualifiedUse(exchange: Exchange): Fact | null {
  const { asked, reply, turn } = exchange;
  const object = asksUsePattern.exec(asked)?.[1];
  if (!object) return null;
  const more = [reply.rest, ...turn.slice(1).map(({ text }) => text)].join(" ");
  const words = turn.reduce((sum, { text }) => sum + text.split(" ").length, 0);
  if (!limitsUsePattern.test(more) || condomPattern.test(more) || words > maxQuotedWords) return null;
  return makeFact({
    kind: "social",
    from: questionAndAnswer(exchange),
    slots: {
      object: /^condom/i.test(object) ? "condom use" : "protection",
      topic: "sexual",
      quality: turn.map(({ text }) => text.replace(/\.$/, "")).join(". "),
    },
  });
}

/**
 * Reads the answer to a question about sexual activity or protection: activity with the partner named, and the use of
 * condoms. Null if it says neither, or the question has another topic.
 */
export function sexualAnswer(topic: QuestionTopic, exchange: Exchange): AnswerResult | null {
  if (topic !== "sexual") return null;
  const { asked, reply, answer, turn } = exchange;
  const said = turn.map(({ text }) => text).join(" ");
  const [, withPartner, several] = partnerPattern.exec(said) ?? [];
  const isAboutPartners =
    asksPartnersPattern.test(asked) && !/\b(?:was|were|had|ex|former|before|used to)\b/i.test(said);
  const own = withPartner ?? (isAboutPartners ? onlyPartnerPattern.exec(said)?.[1] : undefined);
  const isActive =
    reply.polarity === "yes" ||
    (reply.polarity === null && (own ?? several) !== undefined && !ofPastPattern.test(said));
  const activity: Fact[] =
    (asksActivePattern.test(asked) || (isAboutPartners && own)) &&
    !asksProtectionPattern.test(asked) &&
    (isActive || own || reply.polarity === "no")
      ? [
          makeFact({
            kind: "social",
            from: questionAndAnswer(exchange),
            polarity: isActive || own ? "present" : "absent",
            slots: { object: "sexually active", topic: "sexual", name: isActive || own ? (own ?? several) : undefined },
          }),
        ]
      : [];
  const qualified = qualifiedUse(exchange);
  if (qualified) return { facts: [...activity, qualified], coversAnswer: true };
  const condoms = condomUse(exchange);
  const condomsAsked: Fact[] =
    condoms.length === 0 && /\bcondoms?\b/i.test(asked) && (reply.polarity === "yes" || reply.polarity === "no")
      ? [
          makeFact({
            kind: "social",
            from: questionAndAnswer(exchange),
            polarity: reply.polarity === "yes" ? "present" : "absent",
            slots: { object: "condom use", topic: "sexual", frequency: howOftenPattern.exec(answer.text)?.[0] },
          }),
        ]
      : [];
  const protection: Fact[] =
    condoms.length === 0 && /\b(?:us(?:e|ing) (?:any )?protection)\b/i.test(asked) && reply.polarity !== null
      ? [
          makeFact({
            kind: "social",
            from: questionAndAnswer(exchange),
            polarity: reply.polarity === "yes" ? "present" : "absent",
            slots: { object: "protection", topic: "sexual", frequency: howOftenPattern.exec(answer.text)?.[0] },
          }),
        ]
      : [];
  const facts = [...activity, ...condoms, ...condomsAsked, ...protection];
  return facts.length === 0 ? null : { facts, coversAnswer: findDrugs(answer.text).length === 0 };
}
