import { relativeSource } from "../terms/relativeSource";
import type { Sentence } from "../segment/Sentence";
import { escaped } from "../../platform/patterns/escaped";
import { isQuestion } from "../acts/questions/isQuestion";
import { staffSource } from "./staffSource";
import { statesHealth } from "./statesHealth";
import type { NamedOther } from "./othersNamed";

/** Matches words before the subject of a clause: "don't worry,", "by the way,", "when I was pregnant". */
const leadPattern =
  /^(?:(?:and|but|so|well|okay|right|now|oh|ha|yes|yeah|no|honestly|actually|also|plus|because|sorry|funny|apologies|you know|do not worry|by the way|to be honest|it is funny|funnily enough|do not mind (?:me|him|her)|when I (?:was|had) [a-z ]{3,30}?(?=,| I\b)),? )*/i;
/** Matches where a new clause begins within a sentence. */
const clauseBreakPattern =
  /[;,] (?=(?:and|but|so|because) (?:you|your|I|we|let|the|he|she|it|no|excuse|please|my|our)\b)|[;,] (?=(?:you|your|I|we|let us|he|she|excuse)\b)|(?<=\w) (?=(?:so|but|because) (?:you|your|I|we|let|he|she|no|excuse)\b)/gi;
/** Matches a clause about the person named before, or what follows from their illness: "so I keep my distance". */
const stillPattern =
  /^(?:(?:and|but|so|because|well),? )*(?:(?:he|she|they)\b|(?:excuse|no) |(?:I|we) (?:(?:will|always|only|just|never|cannot|have to|need to|try to) )*(?:keep|use|avoid|wear|stay|know|understand|do not|banned|have no)\b(?![^.;]{0,80}\b(?:you|your)\b))/i;
/** Matches a pronoun as the subject of a clause. */
const pronounPattern = /^(?:he|she|they)\b(?:'s)? ?/i;
/** Matches words by which clinicians show that they speak of themselves: "myself", "so I know". */
const ofSelfPattern =
  /\b(?:myself|too|as well|also|my own|like you|so I (?:know|understand|get)|I know (?:how|what))\b/i;
/** Matches "I" or "we all" as the subject of a clause. */
const firstPersonPattern = /^(?:I|we all|we both)\b ?/;
/** Matches an apology before what clinicians say of themselves: "sorry, I've got a cold". */
const apologyPattern = /^(?:so |oh )?(?:sorry|apologies|excuse me|do not mind me)\b/i;
/** Matches words that can also mean the patient unless the clinician has introduced such a person: "the student". */
const introducedOnlyPattern = /^the (?:[a-z-]+ )?(?:student|resident|trainee|intern|fellow|partner|doctor|manager)\b/i;

/** Source of a pattern for the name of a person in apposition, and a pronoun for the person after it: ", Josh, he". */
const apposition = "(?:,? [A-Z][a-z]+)?(?:,? (?=(?:he|she|they)\\b)(?:he|she|they))?,?";
/** Patterns of a person who is neither the patient nor named: "our receptionist", "my last patient". */
const unnamedPatterns: readonly RegExp[] = [
  new RegExp(
    `^(?:one of (?:my|our|the)|my|our|the|another|a|this) (?:(?!(?:and|or|with|of|has|is|was)\\b)[a-z-]+ ){0,2}?${staffSource}s?\\b(?! (?:says?|said|thinks?|found|noticed|tells?)\\b)(?: (?:here|with us|today|of mine|of ours|who [a-z ]{3,40}?(?= is\\b| has\\b)))*${apposition}`,
  ),
  new RegExp(
    `^(?:my|our) (?:own |late |poor |old |older |younger |little |best )*(?:${relativeSource}|friend|neighbou?r|boss|flatmate|roommate|gp)\\b${apposition}`,
  ),
  /^(?:(?:my|the|our) (?:last|previous|other|first|next) (?:patient|lady|guy|gentleman|man|woman|person)|another (?:patient|lady|guy|gentleman|man|woman)|one of (?:my|our) (?:other |older |younger )?(?:patients|ladies|gentlemen)|an? (?:[a-z]+ )?(?:patient|lady|guy|gentleman|man|woman) (?:of (?:mine|ours)|I (?:saw|had|know)|next door|in the next [a-z]+)|the (?:patient|lady|guy|gentleman|man|woman) (?:before you|I saw|next door|in the (?:next|other) [a-z]+))(?: (?:I (?:saw|had)|today|yesterday|this morning|earlier|before you|last week|just now|in here))*,?/,
  /^(?:Dr\.?|Doctor|Nurse|Sister) [A-Z][a-z]+,?(?: (?:here|(?:one of )?(?:my|our) [a-z]+),?)?/,
];

/**
 * Leaves out of the clinician's statements what they say about the health of people other than the patient: staff,
 * other patients, people whom the visit names (`others`) and the clinician. "Anna, our nurse, is allergic to latex",
 * "I'm diabetic myself". What such a person says about or does for the patient is kept. `isDictated`: no one else
 * speaks, so that "she" is the patient.
 */
export function withoutOthersHealth(
  sentences: readonly Sentence[],
  others: readonly NamedOther[],
  isDictated: boolean,
): Sentence[] {
  const isIntroduced = sentences.some(
    ({ by, text }) =>
      by === "clinician" &&
      /\b(?:our|with (?:me|us)|my|one of)\b[^.?]{0,40}\b(?:student|resident|trainee|intern|fellow|partner)\b|\b(?:student|resident|trainee|intern|fellow)\b[^.?]{0,20}\bwith (?:me|us)\b/i.test(
        text,
      ),
  );
  const spoken = sentences.filter(({ by }) => by === "clinician").map(({ text }) => text);
  const named = namedPattern(others);
  let still: string | null = null; // id of the turn in which another person was named last, who "he" can then be
  return sentences.map((sentence) => {
    if (sentence.by !== "clinician" || isQuestion(sentence.text)) {
      still = null;
      return sentence;
    }
    if (still !== sentence.turn) still = null;
    const clauses = splitClauses(sentence.text);
    const kept = clauses.filter((clause, i) => {
      const lead = leadPattern.exec(clause)?.[0] ?? "";
      const said = clause.slice(lead.length);
      if (still !== null && !isDictated && stillPattern.test(clause)) {
        const pronoun = pronounPattern.exec(said);
        if (pronoun ? statesHealth(said.slice(pronoun[0].length)) : i > 0) return false;
      }
      const subject = subjectOf(said, named, isIntroduced);
      if (subject === null) {
        const self = firstPersonPattern.exec(said);
        const isSelf =
          self !== null &&
          (/^we/i.test(said) || ofSelfPattern.test(sentence.text) || apologyPattern.test(lead)) &&
          statesHealth(said.slice(self[0].length));
        return !isSelf;
      }
      if (isGreeted(subject, spoken)) return true;
      still = sentence.turn;
      return !statesHealth(
        said
          .slice(subject.length)
          .trimStart()
          .replace(/^['’]s (?=\w)/, "is "),
      );
    });
    if (kept.length === clauses.length) return sentence;
    const text = kept.join(", ").replace(/^(?:but|so|and|because),? /i, "");
    return { ...sentence, text: text === "" ? "Right." : text };
  });
}

/** Returns the clauses of a sentence, without the commas between them. */
function splitClauses(text: string): string[] {
  return text.split(clauseBreakPattern).filter((clause) => clause !== "");
}

/** Returns a pattern for given people as the subject of a clause, "Anna" or "Anna, our nurse,"; null without people. */
function namedPattern(others: readonly NamedOther[]): RegExp | null {
  const names = others.filter((other) => other.as === undefined).map(({ name }) => escaped(name));
  if (names.length === 0) return null;
  return new RegExp(`^(?:${names.join("|")})\\b(?:,? (?:my|our|the|one of)(?: [a-z-]+){1,5},)?(?:,? (?:he|she)\\b)?,?`);
}

/** Returns the words at the start of a clause that name a person other than the patient as its subject, or null. */
function subjectOf(clause: string, named: RegExp | null, isIntroduced: boolean): string | null {
  const known = named?.exec(clause)?.[0];
  if (known) return known;
  if (!isIntroduced && introducedOnlyPattern.test(clause) && !/^the [a-z-]+ (?:here|with us)\b/i.test(clause))
    return null;
  // The words before a person are matched in lower case, and names by their capital.
  const lower = /^(?:Dr|Doctor|Nurse|Sister)\b/.test(clause)
    ? clause
    : clause.charAt(0).toLowerCase() + clause.slice(1);
  return unnamedPatterns.map((pattern) => pattern.exec(lower)?.[0]).find(Boolean) ?? null;
}

/** Returns whether a clinician greets a person with a title, who is then the patient: "Good morning, Dr. Lee". */
const isGreeted = (subject: string, said: readonly string[]): boolean => {
  const titled = /^(?:Dr\.?|Doctor) ([A-Z][a-z]+)/.exec(subject)?.[1];
  return (
    titled !== undefined &&
    said.some((text) =>
      new RegExp(`\\b(?:[Hh]i|[Hh]ello|[Hh]ey|[Mm]orning|[Aa]fternoon),? (?:Dr\\.?|Doctor) ${titled}\\b`).test(text),
    )
  );
};
