import { isChildLabel } from "../../../facts/answers/labels/keptLabel";
import type { Fact } from "../../../facts/Fact";
import { isAttribute } from "../../../facts/resolve/resolve";
import { findSites } from "../../../facts/terms/findSites";
import { findSymptoms } from "../../../facts/terms/findSymptoms";
import { hasRole } from "../../../facts/statementRole";
import { isWholeSentence, printFault } from "../printFault";
import type { PlannedSentence } from "../PlannedSentence";
import { clinicalWords, withoutFiller } from "../clinicalWords";
import { hasSpokenSyntax } from "../prose/hasSpokenSyntax";
import { hasClause } from "../prose/clauses";
import { noteEnglish } from "../prose/noteEnglish";
import { asSentence, listOf } from "../sentences/listOf";
import { objectSentence } from "../sentences/objectSentence";
import { retell, retellLong } from "../sentences/retell";
import { attributeSentences } from "../sentences/attributeSentences";
import { denialSentence, deniesPainWithAct, reportSentence } from "../sentences/symptomSentences";
import { aboutThePatient, type Person, toThirdPerson } from "../toThirdPerson";
import { asSaid } from "./asSaid";
import { labelledSentence, needsLabel, saysLittleAlone } from "./labelledSentence";
import { introduction } from "./introduction";
import { isOrphan, withoutOrphans } from "./withoutOrphans";
import { withReferents } from "./withReferents";
import { lowerFirst } from "../../../platform/lowerFirst";
import { questionSentence } from "./questionSentence";

/**
 * Returns the history of the present illness in spoken order: statements in the third person, lists of symptoms, and
 * answers about a symptom together. Symptoms that no sentence names come last.
 */
export function historyOfPresent(facts: readonly Fact[], person: Person): PlannedSentence[] {
  const out: PlannedSentence[] = [];
  const attributes = new Map<string, Fact[]>();
  for (const fact of facts)
    if (isAttribute(fact))
      attributes.set(fact.slots.name?.text ?? "", [...(attributes.get(fact.slots.name?.text ?? "") ?? []), fact]);
  const symptoms = Map.groupBy(
    facts.filter((fact) => fact.kind === "symptom" && !isAttribute(fact)),
    ({ said }) => said,
  );
  for (const fact of facts) {
    if (fact.kind === "statement" && hasRole(fact, "introduction"))
      addSentence(out, introduction(fact, person), [fact]);
    else if (hasRole(fact, "asked") || hasRole(fact, "disputed")) addSentence(out, questionSentence(fact), [fact]);
    else if (fact.kind === "statement" && fact.source !== "clinician" && !otherTopics.has(fact.slots.topic?.text ?? ""))
      out.push(...statement(fact, symptoms.get(fact.said) ?? [], person));
    else if (hasRole(fact, "quoted"))
      addSentence(
        out,
        quotedSentence(fact, speakerOf(fact, person)) ?? labelledSentence(fact, speakerOf(fact, person)),
        [fact],
      );
    else if (hasRole(fact, "wish")) addSentence(out, wishSentence(fact, speakerOf(fact, person)), [fact]);
    else if (hasRole(fact, "amount")) addSentence(out, amountSentence(fact), [fact]);
    else if (hasRole(fact, "age")) addSentence(out, `The patient is ${fact.slots.age?.text ?? ""} years old.`, [fact]);
    else if (hasRole(fact, "recalled")) addSentence(out, recalledSentence(fact, person), [fact]);
    else if (fact.kind === "statement" && fact.slots.object) addSentence(out, objectSentence(fact, person), [fact]);
    else if (isAttribute(fact)) {
      const name = fact.slots.name?.text ?? "";
      const group = attributes.get(name);
      attributes.delete(name);
      if (group)
        for (const { text, facts: used } of attributeSentences(name, group))
          addSentence(out, text, [...(text.toLowerCase().includes(name) ? namedBy(name, facts) : []), ...used]);
    }
  }
  const sentences = withReferents(withoutOrphans(withoutStrangers(out, person), facts), facts);
  return [...sentences, ...remainingSymptoms(facts, sentences)];
}

/**
 * Matches a person other than the patient, to whom "he" or "she" in the next sentence can refer: "mother", "friend".
 */
const namesPersonPattern =
  /\b(?:mother|father|mom|mum|dad|parents?|son|daughter|brother|sister|siblings?|twin|wife|husband|partner|aunt|uncle|cousin|niece|nephew|grand\w+|friend|roommate|neighbou?r|teacher|coach|boss|doctor|physician|nurse|\w+ologist|therapist|surgeon|dentist|dietici?an|caregiver)\b/i;

/**
 * Leaves out sentences that begin with "She" or "Her" if the patient is male, or with "He" or "His" if female, unless
 * the sentence or the one before it names the other person.
 */
function withoutStrangers(sentences: readonly PlannedSentence[], { sex }: Person): PlannedSentence[] {
  const strangerPattern = sex === "male" ? /^(?:She|Her) / : sex === "female" ? /^(?:He|His) / : null;
  if (!strangerPattern) return [...sentences];
  return sentences.filter(
    ({ text }, i) =>
      !strangerPattern.test(text) ||
      namesPersonPattern.test(text) ||
      namesPersonPattern.test(sentences[i - 1]?.text ?? ""),
  );
}

/** Returns the first fact that names a symptom, as evidence for a sentence with the name; empty if there is none. */
function namedBy(name: string, facts: readonly Fact[]): Fact[] {
  const fact = facts.find(
    (candidate) => candidate.kind === "symptom" && candidate.slots.name?.text === name && !isAttribute(candidate),
  );
  return fact ? [fact] : [];
}

/** Topics of statements that `statement` does not rewrite. */
const otherTopics = new Set(["agreement", "amount", "recalled", "systemsReviewed", "age", "quoted", "wish"]);

/** Returns the person that "I" refers to in a statement: the patient, or the informant who speaks for the patient. */
const speakerOf = ({ source, informant = "the caregiver" }: Fact, person: Person): Person =>
  source === "informant" ? { noun: informant, sex: null } : person;

/** Labels for the answers to questions about an amount: "how low did it go?" */
const measures: ReadonlyMap<string, string> = new Map(
  Object.entries({
    low: "Lowest",
    high: "Highest",
    many: "Number",
    much: "Amount",
    far: "Distance",
    heavy: "Amount",
    big: "Size",
    bad: "Severity",
  }),
);

/**
 * Maximum number of words that a note prints after a label: "Hospital stays: twice for pneumonia, in 2019 and last
 * year".
 */
const maxLabelledWords = 10;
/** As `maxLabelledWords`, for answers that say how often and when: "3 times, once in May, and twice last week". */
const maxTimesWords = 14;

/** Matches "it" as the subject of an answer about what was asked: "well, it | has been there since Friday". */
const aboutPattern =
  /^(?:(?:and|but|well|so|oh|I guess|I think),? )*(?:it|that|this) (?=(?:is|was|has|had|comes?|came|goes|went|gets?|got|started|stopped|hurts?|lasts?|lasted|happens?|happened|feels?|felt)\b)/i;

/** Matches an answer that says how much of a symptom there was: "A few spots yesterday". */
const amountFirstPattern =
  /^(?:(?:just|only|maybe|yes|yeah|well),? )*(?:a (?:few|little|bit|couple)|some|one|two|once|twice|occasional\w*|mild|slight)\b(?! (?:years?|months?|weeks?|days?|hours?|minutes?|of (?:my|the|them)))/i;

/**
 * Returns an answer that could not be read as another fact, with what was asked as its subject or label: "Any
 * headache?" "It has been there since Friday." → "The headache has been there since Friday." Null if that is not fit
 * for a note.
 */
function quotedSentence({ slots }: Fact, person: Person): string | null {
  const [name, said] = [slots.name?.text ?? "", slots.detail?.text ?? ""];
  const measure = measures.get(/^how ([a-z]+)/.exec(name)?.[1] ?? "");
  const isOfChild = isChildLabel(name);
  const isLabelled = isOfChild || /^(?:last|weight) /.test(name);
  if (measure || isLabelled || /^(?:similar|hospital)/.test(name)) {
    const line = asSentence(`${measure ?? name}: ${noteEnglish(withoutFiller(said)).replace(/^like /i, "")}`);
    if (isLabelled && !/\b(?:I|my|me|you|your)\b/i.test(said) && printFault(line) === null) return line;
    // "I am cruising round the furniture" says more as a sentence than after "walking".
    const retold = isOfChild && !/^I [a-z]+ (?:[a-z']+ ){2}/i.test(said) ? null : retell(said, person);
    if (retold) return retold;
    const inThird = asSentence(
      `${measure ?? name}: ${lowerFirst(noteEnglish(toThirdPerson(withoutFiller(said), person))).replace(/^couple (?:of )?/, "a couple of ")}`,
    );
    const isFit = said.split(" ").length <= (/^\S+ (?:of )?times?\b/i.test(said) ? maxTimesWords : maxLabelledWords);
    return isFit ? ([line, inThird].find((text) => printFault(text) === null) ?? null) : null;
  }
  const retold = retell(said.replace(aboutPattern, `the ${name} `), person);
  const line = asSentence(
    `${name}: ${noteEnglish(withoutFiller(said)).replace(/^(?:A\b|[A-Z](?=[a-z]))/, (first) => first.toLowerCase())}`,
  );
  const isFragment =
    amountFirstPattern.test(said) &&
    !/\b(?:I|my|me|you|your|it|that|this|they|he|she|we)\b/i.test(said) &&
    !hasClause(said);
  return retold ?? (isFragment && said.split(" ").length <= 8 && printFault(line) === null ? line : null);
}

/** Maximum number of words of a label. */
const maxLabelWords = 4;

/** Maximum number of words of an amount: more if it has a number, because words without one soon say something else. */
const maxAmountWords = { number: 18, words: 8 };
/** Matches words with which a label of an amount does not begin: "have", "the patient". */
const noLabelPattern =
  /^(?:can|could|would|should|will|was|were|are|is|do|does|did|have|has|how|the patient|approximate|it|he|she|they|that|this)\b/i;

/**
 * Quotes what the patient wants in a grave illness, because the exact words matter. Words of another person that were
 * rewritten cannot be quoted, and are written in the third person.
 */
function wishSentence({ slots, isRetold }: Fact, { noun, sex }: Person): string | null {
  const said = slots.detail?.text ?? "";
  if (!isRetold) return `Asked about ${slots.name?.text ?? ""}, ${noun} answered: “${said}.”`;
  const texts = said.split(". ").flatMap((each) => retell(each, { noun: "the patient", sex }) ?? []);
  return texts.length > 0 ? texts.join(" ") : null;
}

/**
 * Returns an amount with what was asked as its label: "Weight loss: 10 pounds."; null if they cannot be understood
 * without the question, or are not fit for a note.
 */
function amountSentence({ slots }: Fact): string | null {
  const name = slots.name?.text ?? "";
  const value = noteEnglish(withoutFiller(slots.value?.text ?? "")).replace(
    /^(?:(?:just|like|so|or|and|but),? ){1,4}/i,
    "",
  );
  if (noLabelPattern.test(name) || name.split(" ").length > maxLabelWords) return null;
  const sentence = asSentence(`${name}: ${value}`);
  return value.split(" ").length > (/\d/.test(value) ? maxAmountWords.number : maxAmountWords.words) ||
    (hasClause(value) && !/\d/.test(value)) ||
    printFault(sentence) !== null ||
    /\b(?:I|we|my)\b/.test(value)
    ? null
    : sentence;
}

/**
 * Matches words with which a clinician takes up what was said, before a clause as the group: "you mentioned that |
 * you".
 */
const mentionedPattern =
  /^(?:(?:and|so|but|now|earlier),? )*you (?:also |just |had |have |already ){0,2}(?:mentioned|said|told me|were saying|were mentioning)(?: (?:earlier|before|to me|that|also))*(?: (?=(you|your|it|there|the|this|these|they|he|she|his|her|that)\b)| (?!how\b|what\b|where\b|when\b|why\b))/i;

/**
 * Returns what the clinician recalled about the patient ("you had your gallbladder out"), in the third person; null if
 * it is not fit for a note.
 */
function recalledSentence(fact: Fact, person: Person): string | null {
  const text = withoutFiller(fact.slots.detail?.text ?? "")
    .replace(/,? (?:correct|is that right|right|okay)$/i, "")
    .replace(mentionedPattern, (_all, clause: string | undefined) => (clause ? "" : "you report "))
    .replace(/^(?:I )?(?:here|hear|heard|see|saw|understand|gather) (?:that )?(?=you\b)/i, "");
  const sentence = asSentence(noteEnglish(clinicalWords(aboutThePatient(text, person.sex))));
  return printFault(sentence) === null && isWholeSentence(sentence) && !hasSpokenSyntax(sentence) ? sentence : null;
}

/** Adds a sentence to the history, unless its text is null or empty. */
function addSentence(out: PlannedSentence[], text: string | null, facts: readonly Fact[]): void {
  if (text) out.push({ topic: "hpi", text, facts });
}

/** Matches a second rating, which the sentence about the severity has already: "it is a 9". */
const ratedAgainPattern = /^(?:it|that) (?:is|was) (?:(?:about|around|like|probably|maybe) )*(?:an? )?\d{1,2}\.?$/i;

/**
 * Returns the sentences for a statement. If it has hardly any words besides symptoms, the symptoms are listed ("Reports
 * …", "Denies …"); any other statement is rewritten in the third person. If the result is not fit for a note, only its
 * symptoms are listed.
 * @param same the symptoms that were said in the same words.
 */
function statement(fact: Fact, same: readonly Fact[], person: Person): PlannedSentence[] {
  if (fact.slots.of?.text === "severity" && ratedAgainPattern.test(fact.slots.detail?.text ?? "")) return [];
  if (fact.slots.relative) {
    const text = retell(
      (fact.slots.detail?.text ?? "").replace(/^(?:he|she|they)\b/i, `The ${fact.slots.relative.text}`),
      person,
    );
    return text ? [{ topic: "hpi", text, facts: [fact] }] : [];
  }
  if (fact.slots.object) {
    const text = objectSentence(fact, person);
    return text ? [{ topic: "hpi", text, facts: [fact] }] : [];
  }
  const detail = fact.slots.detail?.text ?? "";
  if (
    same.length > 0 &&
    fact.slots.of?.text !== "occasion" &&
    isOnlySymptoms(detail) &&
    !namesFurtherSite(detail, same)
  )
    return symptomSentences(same);
  const speaker = speakerOf(fact, person);
  const labeled = labelledSentence(fact, speaker);
  if (labeled && (saysLittleAlone(detail) || needsLabel(fact.slots.asked?.text ?? "", labeled)))
    return [{ topic: "hpi", text: labeled, facts: [fact, ...same] }];
  const retold = retellLong(detail, speaker);
  // "They said I had a murmur" needs what was asked to be understood.
  const texts = labeled && retold.some(isOrphan) ? [labeled] : retold;
  if (texts.length > 0)
    return [
      ...texts.map((text, i) => ({ topic: "hpi" as const, text, facts: i === 0 ? [fact, ...same] : [fact] })),
      ...temperatureBeside(same, texts.join(" ")),
    ];
  const words = labeled ?? asSaid(fact, speaker);
  return words ? [{ topic: "hpi", text: words, facts: [fact, ...same] }] : symptomSentences(same);
}

/** Returns the temperature of a fever that was measured but is not in the text of its statement; else nothing. */
const temperatureBeside = (symptoms: readonly Fact[], text: string): PlannedSentence[] =>
  symptoms
    .filter(({ slots }) => slots.name?.text === "fever" && slots.value && !text.includes(slots.value.text))
    .slice(0, 1)
    .map((fact) => ({ topic: "hpi", text: `Temperature: ${fact.slots.value?.text ?? ""}.`, facts: [fact] }));

/** Lists the symptoms of an illness that is over. */
function pastSymptoms(past: readonly Fact[]): PlannedSentence {
  const names = [...new Set(past.map(({ slots }) => slots.name?.text ?? ""))];
  return { topic: "hpi", text: asSentence(`Reports previous ${listOf(names, "and")}`), facts: past };
}

/** Lists symptoms in one sentence for those reported and one for those denied. */
function symptomSentences(symptoms: readonly Fact[]): PlannedSentence[] {
  const reported = symptoms.filter(({ polarity }) => polarity === "present");
  const present = reported.filter(({ time }) => time.when !== "past");
  const past = reported.filter(({ time }) => time.when === "past");
  const absent = symptoms.filter(({ polarity }) => polarity === "absent");
  return [
    ...(past.length > 0 ? [pastSymptoms(past)] : []),
    ...(present.length > 0 ? [{ topic: "hpi" as const, text: reportSentence(present), facts: present }] : []),
    ...(absent.length > 0
      ? [
          {
            topic: "hpi" as const,
            text: denialSentence(absent.map(({ slots }) => slots.name?.text ?? "")),
            facts: absent,
          },
        ]
      : []),
  ];
}

/** Matches words around symptoms that add only time and degree: "I have had a little", "for the last". */
const frameWordsPattern =
  /\b(?:I|it|is|am|was|are|have|has|had|been|having|got|get|getting|a|an|the|my|some|any|little|bit|of|and|or|but|also|too|very|so|really|just|like|for|about|the|last|past|no|not|feel|feeling|felt|bad|lot|much|in|on|there|that|this|do|did|think|maybe|sometimes|kind|sort|experiencing|noticed|started|starting|since|ago|now|days?|weeks?|months?|years?|hours?|pretty|well|still|all|up|out|down|as|with|you|know|quite|here|these|those|only|mostly|usually|always|ever|never|would|say|guess|around|approximately|few|couple|several|\d+)\b/gi;

/**
 * Matches words that a list of symptoms would lose: when a symptom comes ("after meals"), what makes it worse or
 * better, and how it looks ("green").
 */
const saysWhenPattern =
  /\b(?:pregnan\w+|(?:late|missed|my|last) periods?|when|whenever|after|during|while|if|once|twice|(?:couple of|few|\d) times|than (?:usual|normal|always)|not had [a-z ]{0,40}since|by the|at rest|on (?:exertion|(?:the )?stairs)|because|until|before|unless|only (?:on|with|at|in|from)|(?<!last )nights?|(?<!this )mornings?|evenings?|worse|better|especially|dry|overnight|all day|all night|comes? (?:and|on|back)|goes? (?:away|down)|went (?:away|down)|green(?:ish)?|yellow(?:ish)?|clear|white|brown|pink|rusty|black|dark|thick|thin|foamy|frothy|sticky|raised|flat|sudden(?:ly)?|gradual(?:ly)?|constant(?:ly)?|intermittent(?:ly)?)\b/i;

/**
 * Maximum number of words of a short statement, in which two words besides symptoms still add nothing: "my nose, it
 * just runs".
 */
const shortWords = 9;

/**
 * Returns whether a statement has hardly any words besides symptoms and their time: at most two other words, or one if
 * the statement has ten words or more.
 */
function isOnlySymptoms(text: string): boolean {
  let rest = text;
  for (const { start, end } of findSymptoms(text).toReversed()) rest = `${rest.slice(0, start)} ${rest.slice(end)}`;
  if (saysWhenPattern.test(rest) || /\bworst\b/i.test(rest)) return false;
  const left =
    rest
      .replace(frameWordsPattern, " ")
      .replace(/\b(?:left|right|both)\b/gi, " ")
      .match(/[a-z]{3,}/gi) ?? [];
  return left.length <= (text.split(" ").length <= shortWords ? 2 : 1);
}

/**
 * Returns whether a statement names a body part that none of its symptoms has, because their names take none: "a rash
 * on my arm".
 */
function namesFurtherSite(text: string, symptoms: readonly Fact[]): boolean {
  if (symptoms.every(({ polarity }) => polarity === "absent")) return false;
  const known = symptoms.map(({ slots }) => `${slots.name?.text ?? ""} ${slots.site?.text ?? ""}`).join(" ");
  const named = findSymptoms(text);
  return findSites(text).some(
    ({ part, start, end }) =>
      !known.includes(part) && !named.some((symptom) => start >= symptom.start && end <= symptom.end),
  );
}

/**
 * Returns sentences for the symptoms that no sentence names yet: reported symptoms four to a sentence, denied symptoms
 * in short lists.
 */
function remainingSymptoms(facts: readonly Fact[], written: readonly PlannedSentence[]): PlannedSentence[] {
  const named = new Set(written.flatMap((sentence) => sentence.facts));
  const open = facts.filter(
    (fact) =>
      fact.kind === "symptom" && !isAttribute(fact) && !named.has(fact) && (fact.slots.name ?? fact.slots.object),
  );
  const reported = open.filter(({ polarity }) => polarity === "present");
  const present = reported.filter(({ time }) => time.when !== "past");
  const past = reported.filter(({ time }) => time.when === "past");
  const absent = open.filter((fact) => fact.polarity === "absent" && !deniesPainWithAct(fact));
  const out: PlannedSentence[] = [];
  for (let i = 0; i < present.length; i += 4) {
    const some = present.slice(i, i + 4);
    out.push({ topic: "hpi", text: reportSentence(some), facts: some });
  }
  if (past.length > 0) out.push(pastSymptoms(past));
  for (const some of shortLists(absent)) {
    out.push({
      topic: "hpi",
      text: denialSentence(some.map(({ slots }) => slots.name?.text ?? slots.object?.text ?? "")),
      facts: some,
    });
  }
  return out;
}

/** Maximum number of words in a list of denied findings: longer lists are hard to check against the recording. */
const maxListWords = 9;

/**
 * Splits facts into lists of at most `maxListWords` words, so that each can be read at a glance. A longer name has a
 * list of its own.
 */
export function shortLists(facts: readonly Fact[]): Fact[][] {
  const lists: Fact[][] = [];
  let words = maxListWords;
  for (const fact of facts) {
    const length = (fact.slots.name?.text ?? fact.slots.object?.text ?? "").split(" ").length + 1;
    if (words + length > maxListWords) {
      lists.push([]);
      words = 0;
    }
    lists.at(-1)?.push(fact);
    words += length;
  }
  return lists;
}
