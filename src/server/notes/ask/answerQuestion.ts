import { drugsNear, findDrugNames } from "../../facts/lexicon/findDrugNames";
import { findTerms } from "../../facts/lexicon/findTerms";
import { tokenize } from "../../facts/lexicon/tokenize";
import { findSymptoms } from "../../facts/terms/findSymptoms";
import type { Turn } from "../../transcription/Turn";
import { stopWords } from "../checking/reading/wordLists";
import { stem } from "../checking/reading/stem";

/**
 * A topic of a question, such as a drug: its `name` in the question, up to five other names that were said (`also`),
 * and the turns that name it (`lines`). If the name was not said but looks like a misspelled drug, `meant` is the drug
 * that was searched for instead, otherwise null. `answer` is the id of the next turn if the turn ends with a question
 * mark and another speaker has the next turn; otherwise null.
 */
export interface AnsweredTopic {
  name: string;
  meant: string | null;
  also: string[];
  lines: { id: string; answer: string | null }[];
}

/**
 * A topic that a text names from `start` to `end` (exclusive) with the words `said`. All names of a topic have the same
 * `key`. `parts` are the keys of the topics within its name: a text with all of these names it too ("my knee hurts" for
 * knee pain). `meant` is as in `AnsweredTopic`.
 */
interface Named {
  key: string;
  parts: readonly string[];
  said: string;
  meant: string | null;
  start: number;
  end: number;
}

/** Words of questions that are not topics: "mention", "often". `stopWords` has further ones. */
const questionWords = new Set(
  "anything something everything anyone say says said else mention mentioned mentions talk talked talking speak spoke discuss bring brought ask asked answer answered clinician session explain describe name named taken taking took given gave using often long type please about".split(
    " ",
  ),
);

/**
 * Finds the topics of a question in the turns of a visit, by all names of a drug, symptom, condition, test, body part
 * or allergen. If the question names none of these, each of its words is a topic. Words that look like a misspelled
 * drug and were not said are searched for as that drug. Pure.
 */
export function answerQuestion(turns: readonly Turn[], question: string): AnsweredTopic[] {
  const asked = clinicalNames(question);
  const words = wordsOf(question).filter((word) => isTopic(word) && !asked.some((each) => contains(each, word)));
  const drugs = meantDrugs(words, turns);
  const plain = asked.length > 0 ? [] : words.filter((word) => !drugs.some(({ start }) => start === word.start));
  const topics = [...asked, ...plain, ...drugs].toSorted((a, b) => a.start - b.start);
  const isClinical = asked.length + drugs.length > 0;
  const named = turns.map(({ text }) => [
    ...(isClinical ? allNames(text) : []),
    ...(plain.length > 0 ? wordsOf(text) : []),
  ]);
  // One name can be a term of two kinds, such as "dogs": pets and allergen. A misspelled word can mean two drugs.
  return [...Map.groupBy(topics, ({ said, meant }) => `${said} ${meant ?? ""}`).values()].map((same) => {
    const { said: name = "", meant = null } = same[0] ?? {};
    const isSame = ({ key }: Named): boolean => same.some((topic) => topic.key === key);
    const also = new Set(named.flat().flatMap((each) => (isSame(each) && each.said !== name ? [each.said] : [])));
    if (meant) also.delete(meant.toLowerCase());
    return { name, meant, also: [...also].slice(0, 5), lines: linesWith(same, turns, named) };
  });
}

/** Returns whether a word of a question can be what it is about. */
const isTopic = ({ said }: Named): boolean => !questionWords.has(said) && !stopWords.has(said);

/** Returns the drugs that misspelled words of a question can mean. Words that were said in a turn are left out. */
function meantDrugs(words: readonly Named[], turns: readonly Turn[]): Named[] {
  const near = words.map((word) => ({ word, drugs: drugsNear(word.said) })).filter(({ drugs }) => drugs.length > 0);
  if (near.length === 0) return [];
  const said = new Set(turns.flatMap(({ text }) => wordsOf(text).map(({ key }) => key)));
  return near
    .filter(({ word }) => !said.has(word.key))
    .flatMap(({ word, drugs }) => drugs.map(({ inn, name }) => ({ ...word, key: `drug:${inn}`, meant: name })));
}

/** Returns the turns that name one of the topics, each with the turn that answers it if it ends in a question. */
function linesWith(
  topics: readonly Named[],
  turns: readonly Turn[],
  named: readonly (readonly Named[])[],
): { id: string; answer: string | null }[] {
  return turns.flatMap((turn, i) => {
    const keys = new Set(named[i]?.map((each) => each.key));
    const isNamed = ({ key, parts }: Named): boolean =>
      keys.has(key) || (parts.length > 0 && parts.every((part) => keys.has(part)));
    if (!topics.some(isNamed)) return [];
    const next = turns[i + 1];
    const isAnswered = /\?\s?$/.test(turn.text) && next && next.speaker !== turn.speaker;
    return [{ id: turn.id, answer: isAnswered ? next.id : null }];
  });
}

/** Returns the drugs and clinical terms that a text names; of overlapping ones, the longest. */
function clinicalNames(text: string): Named[] {
  const all = allNames(text);
  const outer = all.filter((each) => !all.some((other) => isLonger(other, each) && contains(other, each)));
  return outer.map((each) => ({
    ...each,
    parts: all.flatMap((other) => (isLonger(each, other) && contains(each, other) ? [other.key] : [])),
  }));
}

/** Returns all drugs and clinical terms that a text names, also those within the name of another. */
function allNames(text: string): Named[] {
  const tokens = tokenize(text);
  return [
    ...findDrugNames(tokens).map(({ inn, start, end }) => ({ key: `drug:${inn}`, start, end })),
    ...findSymptoms(text).map(({ term, start, end }) => ({ key: `symptom:${term.name}`, start, end })),
    ...findTerms(tokens).map(({ kind, name, start, end }) => ({ key: `${kind}:${name}`, start, end })),
  ].map((each) => ({ ...each, parts: [], meant: null, said: text.slice(each.start, each.end).toLowerCase() }));
}

interface Range {
  start: number;
  end: number;
}

const isLonger = (one: Range, other: Range): boolean => one.end - one.start > other.end - other.start;
const contains = (outer: Range, inner: Range): boolean => outer.start <= inner.start && inner.end <= outer.end;

/** Returns the words of a text, each as a topic. */
const wordsOf = (text: string): Named[] =>
  tokenize(text).map(({ text: said, start, end }) => ({ key: stem(said), parts: [], said, meant: null, start, end }));
