import { asksForAspect } from "../../acts/questions/asksForAspect";
import { escaped } from "../../../platform/patterns/escaped";
import { matchItems } from "../../acts/matchItems";
import type { Fact } from "../../Fact";
import { makeFact } from "../../frames/makeFact";
import { relativesIn } from "../../frames/readFamily";
import { borderlineName, expectedPattern, readHistory } from "../../frames/readHistory";
import { doseAfterPattern, medicationFacts } from "../../statements/medicationFacts";
import { refutesLast } from "../../terms/refuted/isSuspectedOnly";
import { findConditions } from "../../terms/findConditions";
import { findSymptoms } from "../../terms/findSymptoms";
import type { Sentence } from "../../segment/Sentence";
import { deniedFact } from "../deniedFact";
import { addsLittle, type AnswerResult, questionAndAnswer, type Exchange } from "../Exchange";
import { ownExchange } from "../ownExchange";

/**
 * Returns what is denied in the words of the question. Removes "recent", "prior" or "other" from its start if the
 * question has no such word, and writes "past" or "previous" instead of "prior" if the question does.
 */
export function inWordsAsked(object: string, asked: string): string {
  const first = object.split(" ")[0] ?? "";
  const isAskedPattern =
    first === "recent"
      ? /recent|lately/i
      : first === "prior"
        ? /prior|past|previous|before|ever|history/i
        : /other|else/i;
  if (!/^(?:recent|prior|other)$/.test(first) || isAskedPattern.test(asked))
    return first === "prior"
      ? object.replace("prior", /past/i.test(asked) ? "past" : /previous/i.test(asked) ? "previous" : "prior")
      : object;
  return object.slice(first.length + 1);
}

/**
 * Matches a question that asks whether the patient is healthy apart from the complaint: "Are you otherwise healthy?"
 */
const asksIfHealthyPattern =
  /\b(?:otherwise|generally|overall|pretty) (?:an? )?(?:otherwise )?(?:healthy|in good health)\b(?! or\b)/i;
/**
 * Maximum number of words of an answer that only names diseases or operations; the rest of a longer one is read, too.
 */
const maxNameWords = 9;

/** Reads answers about diseases, operations and hospital stays: those named, or a denial; null for other answers. */
export function pastAnswer(
  topic: "conditions" | "surgeries" | "hospitalizations",
  exchange: Exchange,
): AnswerResult | null {
  const { own, others } = ownExchange(exchange);
  const { reply, turn, answer, asked } = own;
  const from = questionAndAnswer(own);
  if (
    topic === "conditions" &&
    asksIfHealthyPattern.test(asked) &&
    reply.polarity === "yes" &&
    findConditions(answer.text).length === 0
  ) {
    const detail = "I am otherwise healthy";
    const healthy = makeFact({ kind: "statement", from, slots: { detail, of: topic }, said: detail });
    return { facts: [healthy], coversAnswer: addsLittle(reply), unread: others };
  }
  const named = turn.flatMap((sentence, i) => {
    const own = sentence === answer ? from : [sentence];
    // "They diagnosed fibromyalgia. The specialist says it's not that."
    if (topic === "conditions" && refutesLast(turn[i + 1]?.text ?? "")) return [];
    return [
      ...readHistory(sentence, own, true),
      ...(topic === "conditions" && doseAfterPattern.test(sentence.text) ? medicationFacts(sentence, own) : []),
      ...(topic === "surgeries" ? organsRemoved(sentence, own) : []),
    ];
  });
  if (named.length > 0)
    return { facts: named, coversAnswer: reply.rest.split(" ").length <= maxNameWords, unread: others };
  const denies = reply.polarity === "no" || deniesTopic(topic, answer.text);
  if (denies && asksForAspect(asked, topic)) return null;
  const affirmed = topic === "conditions" && reply.polarity === "yes" ? affirmedDisease(own) : null;
  if (affirmed) return { facts: [affirmed], coversAnswer: addsLittle(reply), unread: others };
  if (!denies) return null;
  const one = topic === "conditions" ? historyOf(asked) : null;
  if (one) return { facts: [conditionAbsent(own, one)], coversAnswer: addsLittle(reply), unread: others };
  const items = topic === "conditions" ? findConditions(asked) : [];
  if (
    topic === "conditions" &&
    items.length === 0 &&
    /\bdiagnosed with (?!any|other|anything|something|in\b|before\b|by\b|at\b|recently\b|previously\b)/i.test(asked)
  )
    return null; // "no" to a disease that the lexicon lacks does not deny all others
  const objects = deniedObjects(topic, asked);
  const facts =
    items.length > 0 && !/\bany (?:other )?(?:medical|health|past)|other (?:medical|health)/i.test(asked)
      ? items.flatMap(({ name }) => [
          makeFact({ kind: "condition", from, polarity: "absent", slots: { name } }),
          ...(items.length === 1 ? ofRelative(exchange, name, exchange.reply.rest) : []),
        ])
      : objects.map(([each, object]) =>
          makeFact({
            kind: each === "conditions" ? "condition" : "procedure",
            from,
            polarity: "absent",
            certainty: reply.isHedged ? "likely" : "stated",
            slots: { topic: each, object },
          }),
        );
  return { facts, coversAnswer: addsLittle(reply), unread: others };
}

/**
 * Matches a question about a test or a vaccine, whose "yes" reports no disease: "Have you had your colon cancer
 * screening?"
 */
const ofTestPattern =
  /\b(?:screen(?:ed|ing|ings)|test(?:s|ed|ing)?|check(?:ed|-?ups?)|vaccin\w+|shots?|scans?|worried|risk)\b/i;

/** Matches nothing, or only a time after a yes: "since I was a kid", "for years". */
const restOfTimePattern =
  /^(?:(?:since|for|about|in|when|ever|from|as|back)\b(?! (?:my|a bit|not|the (?:other|last))\b)(?: [\w']+){1,7}\W*)?$/i;

/** Reads the one disease that a question names and a plain "yes" affirms: "Were you ever diagnosed with asthma?" */
function affirmedDisease(exchange: Exchange): Fact | null {
  const { asked, reply } = exchange;
  const [disease, another] = findConditions(asked);
  if (
    !disease ||
    another ||
    !restOfTimePattern.test(reply.rest) ||
    asksForAspect(asked, "conditions") ||
    /\b(?:or|family|anyone)\b/i.test(asked) ||
    ofTestPattern.test(asked)
  )
    return null;
  if (!/\b(?:diagnosed with|(?:do|have) you (?:ever )?(?:have|had)|(?:a|any) history of)\b/i.test(asked)) return null;
  return makeFact({
    kind: "condition",
    from: questionAndAnswer(exchange),
    certainty: reply.isHedged ? "likely" : "stated",
    slots: { name: disease.name },
  });
}

/** Names of operations by the organ that answers name instead: "my appendix". */
const removals: Readonly<Record<string, string>> = {
  appendix: "appendectomy",
  gallbladder: "cholecystectomy",
  "gall bladder": "cholecystectomy",
  tonsils: "tonsillectomy",
  adenoids: "adenoidectomy",
  spleen: "splenectomy",
  womb: "hysterectomy",
  uterus: "hysterectomy",
  "wisdom teeth": "wisdom teeth extraction",
};
/** Matches one of these organs in an answer, with the organ as the group: "2 C-sections and | my appendix". */
const organPattern =
  /(?:^|, |\band |\bjust |\bonly |\blike |\bhad |\b(?:yes|yeah),? )(?:my |the )?(appendix|gall ?bladder|tonsils|adenoids|spleen|womb|uterus|wisdom teeth)(?=$|[,.;]| (?:and|when|at|in|as|years|\d|last|about|a few|back|the (?:year|month|week))\b)/gi;

/** Reads operations that an answer names by the organ alone: "Any surgeries?" "My appendix." */
function organsRemoved(sentence: Sentence, from: readonly Sentence[]): Fact[] {
  // "Appendix the year after, but they were going to do my hip …"
  const [own = ""] = sentence.text.split(/,? but\b/i);
  if (
    /\b(?:still|not|never|no|except)\b/i.test(own) ||
    /^,? (?:still|not|never|no)\b/i.test(sentence.text.slice(own.length).replace(/^,? but/i, ""))
  )
    return [];
  return [...own.matchAll(organPattern)].map(([, name = ""]) =>
    makeFact({
      kind: "procedure",
      from,
      time: { when: "past" },
      slots: { name: removals[name.toLowerCase()] ?? name },
    }),
  );
}

/** Topics of past history. */
type PastTopic = "conditions" | "surgeries" | "hospitalizations";

/** Patterns for operations ("surgeries") and for stays in a hospital ("hospital stays"), by topic. */
const pastPatterns = {
  surgeries: /\b(?:surger(?:y|ies)|operations?|procedures?|operated)\b/i,
  hospitalizations: /\bhospitali[sz]\w*|\bhospital (?:stays?|admissions?)\b|\b(?:in|admitted to) (?:the )?hospital\b/i,
};

/** Returns what a "no" denies, as written in a note: hospitalizations and surgeries if the question names both. */
function deniedObjects(topic: PastTopic, asked: string): (readonly [PastTopic, string])[] {
  if (topic === "conditions") return [[topic, inWordsAsked("other medical conditions", asked)]];
  const named = (["hospitalizations", "surgeries"] as const).filter((each) => pastPatterns[each].test(asked));
  // "Prior" is written once: "prior hospitalizations", then "surgeries".
  const isOther = /\bany other\b|\banything else\b/i.test(asked);
  return (named.length > 0 ? named : [topic]).map((each, i) => [
    each,
    i > 0 ? each : isOther ? `other ${each}` : inWordsAsked(`prior ${each}`, asked),
  ]);
}

/** Maximum number of words of an answer that only denies. A longer one may take something back. */
const maxDenialWords = 12;

/**
 * Returns whether an answer denies the topic in words of its own: "No prior surgeries", "I have never been admitted".
 */
function deniesTopic(topic: PastTopic, answer: string): boolean {
  if (topic === "conditions" || answer.split(" ").length > maxDenialWords) return false;
  return (
    /^(?:no|I have (?:not|never)|never)\b/i.test(answer) &&
    Object.values(pastPatterns).some((pattern) => pattern.test(answer)) &&
    !/\b(?:but|except|besides|apart from|other than|just|only|although|though)\b/i.test(answer)
  );
}

/** Matches a question about the history of one disease or group: "Any history of chlamydia or other STIs?" */
const asksHistoryOfPattern =
  /\b(?:any|a|your|the) (?:past |prior |previous |personal )?history of (?:any |having |like |other |a |an )*((?!(?:medical|health|chronic|past|family|conditions?|illness\w*|diseases?|problems?|surger\w+|operations?|your|this|that|the)\b)[a-z][a-z' -]{2,40}?)(?:,? or (?:other |any ?)?(?:anything|something|things?)[^?]*)?\W*$/i;

/** Matches the explanation of a disease in a question: "a history of mania, | like times when you needed no sleep?" */
const explainsPattern =
  /, (?:like|such as|meaning|which means|where|so|I mean|you know|by that I mean),? [^?]{3,160}\??$/i;

/**
 * Returns the disease or group of diseases that a question about its history names, if the lexicon does not have it;
 * null otherwise.
 */
function historyOf(asked: string): string | null {
  if (findConditions(asked).length > 0 || findSymptoms(asked).length > 0) return null;
  return (
    asksHistoryOfPattern
      .exec(asked.replace(explainsPattern, ""))?.[1]
      ?.replace(/'s$/i, "s")
      .replace(/ (?:at all|before|in the past)$/i, "") ?? null
  );
}

const conditionAbsent = (exchange: Exchange, name: string): Fact => deniedFact(exchange, "condition", { name });

/** Returns the relative's disease if the answer denies the patient's own: "No, but my dad has it". */
function ofRelative(exchange: Exchange, condition: string, rest: string): Fact[] {
  if (!/\b(?:has|had|have|did|does|do|got)\b(?: (?:it|that|one))?[.,]?$/i.test(rest)) return [];
  const from = questionAndAnswer(exchange);
  return relativesIn(rest).map((relative) =>
    makeFact({ kind: "family", from, subject: { relative }, slots: { relative, condition } }),
  );
}

/**
 * Matches the start of a question about diseases, or of a statement to be confirmed: "Do you have high blood pressure,
 * diabetes?", "You've got asthma?"
 */
const asksForDiseasesPattern =
  /^(?:(?:and|so|okay|well|but|now),? )*(?:do you (?:also |still )?(?:have|suffer from)|have you (?:ever |also )?(?:had|got|been diagnosed)|any|are you|is there|does (?:he|she) (?:also |still )?have|has (?:he|she) (?:(?:ever |also )?had|got)|is (?:he|she)|(?:you|he|she) (?:(?:do|does|also|still) ){0,2}(?:(?:have|has) (?:also )?(?:got )?(?!been\b|not\b|never\b|no\b|had\b)|(?:are|is) (?!not\b|here\b|worried\b|afraid\b)|(?:have|has) (?:also )?had |(?:were|was|have been|has been) diagnosed with ))/i;

/** Returns whether a question only names diseases: "Diabetes?", "Asthma or eczema?" */
function namesOnly(asked: string, diseases: readonly { start: number; end: number }[]): boolean {
  const between = diseases.map(({ start }, i) => asked.slice(diseases[i - 1]?.end ?? 0, start));
  const rest = [...between, asked.slice(diseases.at(-1)?.end ?? 0)].join(" ");
  return /^(?:[\s,.?]|\b(?:and|or|any|what about|how about|no)\b){0,20}$/i.test(rest);
}

/** Returns the name of diabetes with the type that the answer gives: "Yes, type 2". */
function withType(name: string, turn: readonly Sentence[]): string {
  const type = /^diabetes$/i.test(name) ? /\btype (1|2|one|two)\b/i.exec(turn[0]?.text ?? "")?.[1] : undefined;
  return type ? `type ${type.replace("one", "1").replace("two", "2")} diabetes` : name;
}

/**
 * Reads the diseases that a question asks about as present or absent; empty if the answer names or decides none.
 * `rest`: the words after the yes or no, with what they say about relatives.
 */
export function diseaseAnswer(exchange: Exchange, rest: string): Fact[] {
  const { asked, reply, turn } = exchange;
  const diseases = findConditions(asked);
  if (diseases.length === 0 || findSymptoms(asked).length > 0 || ofTestPattern.test(asked)) return [];
  if (
    !asksForDiseasesPattern.test(asked) &&
    !(
      namesOnly(asked, diseases) &&
      relativesIn((turn[0]?.text ?? "").replace(/\bas an? (?:kid|child|baby)\b/i, "")).length === 0
    )
  )
    return [];
  const items = diseases.map(({ name }) => ({ key: name, words: wordsOf(name) }));
  const yesOrNo = reply.polarity === "yes" || reply.polarity === "no" ? reply.polarity : null;
  const answers = matchItems(items, turn.map(({ text }) => text).join(". "), yesOrNo);
  return diseases.flatMap(({ name }, i) => {
    const polarity = answers[i];
    if (polarity !== "present" && polarity !== "absent") return [];
    const certainty = reply.isHedged ? ("likely" as const) : ("stated" as const);
    const from = questionAndAnswer(exchange);
    const before = polarity === "present" && yesOrNo === null ? wordsBefore(name, turn) : "";
    // "Are you diabetic?" "They said I could end up diabetic."
    if (expectedPattern.test(before)) return [];
    const known = polarity === "present" ? (kindNamed(name, turn) ?? name) : name;
    const named = polarity === "present" ? withType(borderlineName(known, before), turn) : name;
    const own = makeFact({ kind: "condition", from, polarity, certainty, slots: { name: named } });
    return polarity === "absent" ? [own, ...ofRelative(exchange, name, rest)] : [own];
  });
}

/**
 * Returns the kind of a disease that an answer names with the words asked about: "a mini stroke"; undefined if none.
 */
const kindNamed = (name: string, turn: Exchange["turn"]): string | undefined =>
  turn
    .flatMap(({ text }) =>
      findConditions(text).map((found) => ({ ...found, words: text.slice(found.start, found.end) })),
    )
    .find((found) => found.name !== name && new RegExp(` ${escaped(name)}$`, "i").test(found.words))?.name;

/** Returns the words of an answer before a disease; empty if the answer does not name it. */
function wordsBefore(name: string, turn: Exchange["turn"]): string {
  const pattern = wordsOf(name);
  const text = turn.find((sentence) => pattern.test(sentence.text))?.text ?? "";
  return text.slice(0, pattern.exec(text)?.index ?? 0);
}

/**
 * Returns a pattern for a disease by its name or the words that an answer keeps of it: "blood pressure yes", "not
 * diabetic".
 */
function wordsOf(name: string): RegExp {
  const core = escaped(name.replace(/^high /i, ""));
  const stem = /^[a-z]{7,}$/i.test(name) ? `|${escaped(name.slice(0, 6))}\\w*` : "";
  return new RegExp(
    `\\b(?:${escaped(name)}|${core}(?! (?:they said |is |was )?(?:borderline|normal|fine|okay|good))${stem})\\b`,
    "i",
  );
}
