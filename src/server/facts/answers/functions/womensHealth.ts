import type { Fact } from "../../Fact";
import { makeFact } from "../../frames/makeFact";
import type { ReadingState } from "../../statements/ReadingState";
import { findSymptoms } from "../../terms/findSymptoms";
import type { Exchange } from "../Exchange";
import { lowerWord } from "../../../platform/lowerWord";

/** Questions about periods, pregnancies and contraception, with the label of their answers. */
const labels: readonly (readonly [string, RegExp])[] = [
  [
    "pregnancies",
    /\bhow many (?:times have you been pregnant|pregnancies)\b|^(?:(?:and|so|any|how about|what about|okay),? )*(?:previous |past |prior |your )?pregnancies\?/i,
  ],
  ["obstetric history", /\bgravida\b|\bobstetric history\b|\b(?:have you|ever) been pregnant(?: before)?\?/i],
  ["births", /\bhow many (?:births|deliveries|live births|children have you had|babies have you had)\b/i],
  [
    "terminations of pregnancy",
    /^(?:and |so |or )*(?:any|have you had any|how many) (?:terminations|abortions)\b(?![^?]{0,30}\bmiscarriages)/i,
  ],
  [
    "miscarriages",
    /^(?:and |so |or )*(?:any|have you had any|how many) (?:miscarriages|pregnancy losses|terminations)\b/i,
  ],
  [
    "menarche",
    /\bhow old were you when (?:(?:your |the )?periods? (?:first )?(?:started|began|came)|you (?:first )?(?:started|got|had) your (?:first )?periods?)\b/i,
  ],
  ["menopause", /\bwhen (?:did you (?:go through|hit|reach)|was your|did your) (?:the )?menopause\b/i],
  ["pregnancy test", /\b(?:did|have) you (?:do|take|done|taken) a (?:pregnancy )?test\b/i],
];
/** Questions about periods that name them or follow one about them, with the label of their answers. */
const ofPeriods: readonly (readonly [string, RegExp])[] = [
  [
    "menstrual cycle",
    /^(?:and |so )*(?:are|is) (?:they|your periods?|it|your cycles?) (?:usually |normally |always )?regular\b/i,
  ],
  [
    "length of periods",
    /^(?:and |so )*how (?:long|many days) (?:do|does|are) (?:they|your periods?|it|you)(?: usually)? (?:last|bleed)\b|^(?:and |so )*how many days (?:do|does|did) (?:you|she) (?:usually )?bleed\b/i,
  ],
  [
    "menstrual flow",
    /^(?:and |so )*(?:are|is) (?:they|your periods?|it) (?:usually |very |particularly )?heavy\b|\bhow heavy (?:are|is) (?:they|your periods?|it)\b/i,
  ],
  ["menstrual pain", /^(?:and |so )*(?:are|is) (?:they|your periods?|it) (?:usually |very |particularly )?painful\b/i],
  ["clots", /^(?:and |so )*(?:any|do you (?:pass|get|have|see)(?: any)?) (?:blood )?clots\b/i],
];
/** Matches a question about contraception in general. */
const asksContraceptionPattern =
  /\b(?:us(?:e|ing)|on)\b[^?]{0,20}\b(?:contraception|contraceptives?|birth control|protection against pregnancy)\b|\bfor (?:contraception|birth control)\b/i;
/** Matches a question that only names contraception: "Birth control?", "Any contraception?" */
const namesContraceptionPattern =
  /^(?:(?:and|so|okay|what about|how about|any|are you on (?:any )?|your|current|form of|on|using),? ?)*(?:birth control|contraception|contraceptives?)(?: at the moment| now| currently)?\?*$/i;
/** Matches an answer that only names a method of contraception, which the label makes clear. */
const bareMethodPattern =
  /^(?:(?:yes|yeah|oh|well|just|I am on|I use|I have|I have got|we use|on|it is|still),? )*(?:(?:the|a|an|my) )?((?:mini-?)?pill|patch|ring|shot|injection|jab|coil|iud|implant|condoms?|mirena|nexplanon|depo|diaphragm|withdrawal|pulling out|rhythm method|vasectomy|(?:my )?tubes (?:are )?tied|(?:my )?(?:husband|partner)(?: has| had|'s) (?:had )?(?:a |the )?(?:vasectomy|snip)|nothing|none)\.?$/i;
/** Matches a method of contraception that is not a tablet, with its words as the group: "the | Mirena coil". */
const methodPattern =
  /\b((?:(?:copper|hormonal|mirena|kyleena|hormone|contraceptive) )?(?:coil|iud|implant|nexplanon|mirena|depo(?:[- ]provera)?(?: (?:shot|injection))?|vasectomy|diaphragm|nuvaring|contraceptive (?:injection|patch|ring)))\b([^.;]{0,50})/i;

/** Maximum number of words of an answer that is given after a label. A longer one is an account. */
const maxWords = 14;
/** Matches words before an answer that add nothing to its label. */
const leadPattern =
  /^(?:(?:oh|well|um|so|just|about|around|it was|it is|they are|they last|they were|I was|I have had|I had|that was|I went through it)\b,? ?)+/i;
/** Matches words for a person. An answer that has one is not a fragment. */
const personPattern = /\b(?:I|me|my|we|us|our|you|he|she)\b/i;

const labeled = (exchange: Pick<Exchange, "question" | "turn">, name: string, value: string): Fact =>
  makeFact({
    kind: "statement",
    from: [exchange.question, ...exchange.turn.slice(0, 1)],
    slots: { topic: "amount", name, value: lowerWord(value) },
  });

/** Number of the latest facts that are searched for one about the last period, which makes "they" mean the periods. */
const maxFactsBack = 6;

/** Matches words for the outcome of a pregnancy: "miscarriage", "C-section", "vaginal deliveries". */
const outcomePattern =
  /\b(?:miscarr\w+|ectopic|terminations?|abortions?|still ?(?:births?|born)|(?:c|caesarean|cesarean)[- ]?sections?|caesareans?|cesareans?|vaginal|natural(?:ly)?|forceps|ventouse|vacuum|twins?|triplets|premature|preterm|live births?|births?|deliver(?:y|ies|ed)|kids|children|lost (?:the |one|it|a ))/i;
/** Matches where an answer about pregnancies begins to speak of a person: ", and then my son, he's four now". */
const ofPersonPattern =
  /,? (?:and |so ){0,2}(?:then )?(?:my|our|the) (?:\w+ )?(?:son|daughter|kids?|child(?:ren)?|boys?|girls?|baby)\b.*$/i;

/** Adds the outcomes that its other sentences name to an answer about pregnancies: "2; one miscarriage in 2019". */
function withOutcomes(exchange: Pick<Exchange, "question" | "turn">, name: string, value: string): Fact {
  const { question, turn } = exchange;
  const outcomes = outcomesIn(turn.slice(1));
  return makeFact({
    kind: "statement",
    from: outcomes === "" ? [question, ...turn.slice(0, 1)] : [question, ...turn],
    slots: { topic: "amount", name, value: lowerWord(`${value}${outcomes}`) },
  });
}

/** Returns the outcomes of pregnancies that the sentences after an answer name: "; one miscarriage at 9 weeks". */
function outcomesIn(turn: Exchange["turn"]): string {
  const outcomes = turn
    .map(({ text }) => text.replace(ofPersonPattern, "").replace(leadPattern, ""))
    .filter((text) => outcomePattern.test(text) && text.split(" ").length <= maxWords && !text.endsWith("?"))
    .map((text) => lowerWord(text.replace(/^I (?=had|lost)/i, "").replace(/(?<![. ])[. ]+$/, "")))
    .filter((text) => !personPattern.test(text));
  return outcomes.map((text) => `; ${text}`).join("");
}

/** Returns the label of the answer to a question about periods or pregnancies; undefined for other questions. */
function labelOf(asked: string, { facts }: ReadingState): string | undefined {
  const named = labels.find(([, pattern]) => pattern.test(asked))?.[0];
  if (named) return named;
  const follows = facts
    .slice(-maxFactsBack)
    .some(({ slots }) =>
      /^(?:last menstrual period|menstrual|length of periods|clots|heavy periods|missed periods)/.test(
        slots.name?.text ?? "",
      ),
    );
  return follows || /\bperiods?\b/i.test(asked) ? ofPeriods.find(([, pattern]) => pattern.test(asked))?.[0] : undefined;
}

/** Reads the method of contraception that an answer names, other than tablets: "I have a coil, put in 4 years ago". */
function methodIn(exchange: Pick<Exchange, "question" | "asked" | "reply" | "turn">): Fact | null {
  const { asked, turn, reply } = exchange;
  const isNamed = namesContraceptionPattern.test(asked);
  const isAsked = isNamed || asksContraceptionPattern.test(asked);
  if (!isAsked && !/\b(?:on|taking) (?:the )?pill\b/i.test(asked)) return null;
  const [answer] = turn;
  const bare =
    isAsked && turn.length === 1 ? bareMethodPattern.exec(answer?.text ?? "")?.[1]?.toLowerCase() : undefined;
  if (bare)
    return labeled(
      exchange,
      "contraception",
      bare
        .replace(/^nothing$/, "none")
        .replace(/^my /, "")
        .replace(/^pill$/, "oral contraceptive pill"),
    );
  const [, method, after = ""] = methodPattern.exec(answer?.text ?? "") ?? [];
  const isTrying =
    isAsked && turn.some(({ text }) => /\btrying (?:to get pregnant|for (?:a|another) baby|to conceive)\b/i.test(text));
  if (isTrying && reply.polarity === "no") return labeled(exchange, "contraception", "none, trying to conceive");
  if (
    !method ||
    /\b(?:had|used to|took it out|removed|not|never|before)\b/i.test(answer?.text.replace(/^no\b/i, "") ?? "")
  )
    return null;
  const when =
    /^,? (?:(?:which|that|it) (?:was )?)?((?:put in|fitted|placed|inserted|since|for)\b[a-z0-9 ]{3,30})/i.exec(
      after,
    )?.[1];
  return labeled(exchange, "contraception", `${method}${when ? `, ${when}` : ""}`);
}

/**
 * Reads the answer to a question about periods, pregnancies, births or contraception, with its label: "Are they
 * regular?" "Every 28 days." Null for other questions, and for answers that are whole sentences about a person or name
 * a symptom.
 */
export function womensHealth(
  exchange: Pick<Exchange, "question" | "asked" | "reply" | "turn">,
  reading: ReadingState,
): Fact | null {
  const method = methodIn(exchange);
  if (method) return method;
  const { asked, reply, turn } = exchange;
  const name = labelOf(asked, reading);
  const [answer] = turn;
  if (!name || !answer) return null;
  const isYes = reply.polarity === "yes" && !reply.isHedged;
  const said = (isYes || reply.polarity === "no" ? reply.rest : answer.text).replace(leadPattern, "");
  if (said === "") {
    if (name === "menstrual cycle" && reply.polarity !== null)
      return labeled(exchange, name, isYes ? "regular" : "irregular");
    if (name === "menstrual flow" && isYes) return labeled(exchange, name, "heavy");
    if (name === "clots" && reply.polarity !== null) return labeled(exchange, name, isYes ? "yes" : "none");
    return /^(?:miscarriages|terminations)/.test(name) && reply.polarity === "no"
      ? labeled(exchange, name, "none")
      : null;
  }
  if (reply.polarity === "no" || said.split(" ").length > maxWords || personPattern.test(said) || said.endsWith("?"))
    return null;
  if (findSymptoms(said).length > 0) return null;
  if (name === "pregnancies" && /\bpregnanc/.test(said)) return withOutcomes(exchange, "obstetric history", said);
  const value = said.replace(/(?<![. ])[. ]+$/, "");
  if (name === "menstrual cycle" && isYes) return labeled(exchange, name, `regular, ${value}`);
  const isObstetric = name === "pregnancies" || name === "obstetric history";
  return isObstetric ? withOutcomes(exchange, name, value) : labeled(exchange, name, value);
}
