import { matchesOf } from "../../platform/patterns/matchesOf";
import { withoutLead } from "../acts/questions/isQuestion";
import type { Certainty, Fact } from "../Fact";
import type { Sentence } from "../segment/Sentence";
import { namedConditions } from "../terms/namedConditions";
import { makeFact } from "./makeFact";
import { textBefore } from "../../platform/textBefore";

/**
 * Patterns of words with which a clinician weighs diagnoses, that is, names them as possible explanations of a
 * complaint, by the certainty that they express; the weakest first.
 */
const cuePatterns: readonly (readonly [Certainty, RegExp])[] = [
  [
    "unlikely",
    /\b(?:not (?:[a-z]+ )?(?:convinced|sure|certain|persuaded)(?: that)? (?:it|this|that|you|he|she|there)|(?:do|does|did) not (?:think|believe|suspect|sound)|unlikely|less likely|lower down|not (?:consistent|in keeping|compatible) with|not (?:really )?(?:suggest(?:ive of)?|look like|fit(?: with)?|point to))\b/gi,
  ],
  [
    "possible",
    /\b(?:you (?:can|could|may|might) (?:also |sometimes |even )*(?:get|develop)|(?:could|may|might|can) (?:also |well |actually |potentially |possibly |just )*(?:be|have|represent)|(?:raises?|increases?) (?:the |a |some )?(?:concern|suspicion)|suspicion (?:for|of)|concerned (?:about|for|that|of)|concern(?:s)? (?:for|of|about)|worried (?:about|that)|rule (?:\w+ )?out|possib(?:le|ly|ility)|(?:other )?things? to consider|overlaps? with those of|(?:have|need|want) to (?:also |still )?(?:consider|rule out)|thinking (?:about|of|that it)|differential|miss (?:\w+ )?things|look into (?:also )?(?:see )?if|my (?:\w+ )?(?:concern|worry|fear) (?:here )?is|not (?:\w+ )?(?:sure|certain|clear)(?: yet)? (?:if|whether)|hard to (?:say|tell) (?:if|whether))\b/gi,
  ],
  [
    "likely",
    /\b(?:(?:sounds?|looks?|seems?|sounding) (?:\w+ )?(?:like|that)|appears to be|most likely|likely|probabl[ey]|(?:I|we) (?:do )?(?:think|believe|suspect)|suspect|consistent with|suggest(?:s|ive)|points? to)\b/gi,
  ],
];
/**
 * Matches the start of a sentence that names another diagnosis in case the first is wrong: "If it is not a stone, it
 * could be an infection".
 */
const ifNotPattern =
  /^if (?:it|this|that) (?:is|turns out) not (?:to be )?[^,]{3,40}, (?:then )?(?:it|this|that) (?:is|could|may|might|would|will)\b/i;
/**
 * Matches words before a disease that is not weighed, because it is already known, a relative's or an example: "history
 * of", "risk factors".
 */
const notWeighedPattern =
  /\b(?:history of|given (?:that|your|his|her)|(?:since|because|as) (?:you|he|she) (?:also |already )?(?:have|has)|you (?:said|mentioned|told|have had|had)|diagnosed|runs? in|family|risk factors?|at (?:\w+ )?risk (?:for|of)|depending on|if (?:it|this|that|there|you)|for example|like for|can happen|happens? (?:in|to|when)|usually)\b/i;
/** Matches the words before a diagnosis that a family history suggests: "…, so it can be | psoriatic arthritis". */
const soItCanBePattern = /\bso (?:it|this) (?:can|could|may|might) (?:also )?be\b/i;
/** Matches words for a family history: "in your family". */
const ofFamilyPattern = /\bfamily history\b|\bin (?:your|the|his|her) family\b/i;
/** Matches the last word of a diagnosis that is complete only with the words before it: "tear" in "ligament tear". */
const lastWordPattern =
  /\b(?:injury|strain|sprain|tear|fracture|dislocation|syndrome|infection|process|exacerbation|flare|rupture|abscess|hernia|impingement|deficiency|disorder|disease|virus|illness)\b/gi;
/** Matches words before a diagnosis that do not belong to its name: "some", "could". */
const notInNamePattern =
  /^(?:an?|any|plus|minus|the|of|or|and|to|is|be|have|having|had|has|you|your|this|that|it|like|some|kind|sort|type|called|just|actually|something|in|with|from|for|could|may|might|as|are|was|were|possibly|probably|maybe|likely|also|related|due|what|we|call|more|being|another|full|so|other|either)$/i;
/** Matches adjectives and names that belong to the diagnosis after them: "ankylosing", "De", "Crohn's". */
const modifierPattern = /^(?:[a-z]{3,}(?:ing|ive|ic|al|ar|ous|oid|ary)|[A-Z][a-z]+'s|De|von)$/;
/** Matches words with the ending of a `modifierPattern` that are not part of a diagnosis: "something", "usual". */
const noModifierPattern = /^(?:being|having|something|during|including|actual|typical|general|usual)$/i;
/** Maximum number of words of a diagnosis. Longer phrases include other words of the sentence. */
const maxWords = 6;
/** Matches names that are too general to be a diagnosis, or are findings: "infection", "swelling". */
const tooGeneralPattern =
  /^(?:infections?|diseases?|syndromes?|injur(?:y|ies)|pain|cancers?|strain|sprain|ulcers?|tear|fractures?|cuts?|bruis(?:e|ing)|wounds?|swelling|inflammation|virus|process|dehydrat\w+|obesity|smoking|allerg\w+)$/i;

/** A word or phrase that expresses a certainty, with its offsets (`end` exclusive). */
interface Cue {
  certainty: Certainty;
  start: number;
  end: number;
}

/**
 * Matches words before a diagnosis that only explains the name of another: "a TIA, which is basically a | mini-stroke".
 */
const explainsNamePattern =
  /\b(?:which|that) (?:is|are)(?: (?:basically|just|really|usually|often|essentially|simply|a|an|the|type|kind|form|sort|of))* $/i;

/**
 * Returns the diagnoses that a clinician weighs in one sentence, as facts of kind `problem`: "it could be COVID or
 * pneumonia". Empty if the sentence weighs none, for example because it names only known diseases.
 */
export function readDifferential(sentence: Sentence): Fact[] {
  const text = withoutLead(sentence.text);
  const cues = cuesIn(text);
  if (
    (cues.length === 0 && !loweredPattern.test(text) && !onListPattern.test(text)) ||
    (ofFamilyPattern.test(text) && !soItCanBePattern.test(text)) ||
    text.endsWith("?") ||
    (/^(?:(?:only|even) )?if\b/i.test(text) && !ifNotPattern.test(text))
  )
    return [];
  let last: { certainty: Certainty; end: number } | null = null;
  const facts: Fact[] = [];
  for (const { name, start, end } of diagnosesIn(text)) {
    const before = textBefore(text, start, 30);
    if (
      /\b(?:your|his|her|(?:by|of|with|to|from|in) (?:this|that|these|those)) $/i.test(before) ||
      /\bago with\b/i.test(before) ||
      (soItCanBePattern.test(text) && start < text.search(soItCanBePattern)) ||
      (ifNotPattern.test(text) && start < text.indexOf(",")) ||
      explainsNamePattern.test(before) ||
      /^ (?:could|can|may|might|would|down|vaccin\w+|shots?|screening|tests?|boosters?)\b/i.test(text.slice(end))
    )
      continue;
    // A diagnosis that closely follows another has the same certainty.
    const inList: Certainty | null = last !== null && start - last.end < maxListGap ? last.certainty : null;
    if (
      /\b(?:test|screen|swab|check|look)(?:s|ed|ing)?\b[^,;]{0,40}\bfor (?:[a-z]+ ){0,3}$/i.test(
        textBefore(text, start, 90),
      )
    )
      continue;
    const weighed: Certainty | null = cueBefore(text, start, cues)?.certainty ?? inList;
    const certainty: Certainty | null =
      isLowered(text.slice(end)) || insteadOfPattern.test(before) || notFearedPattern.test(text.slice(0, start))
        ? "unlikely"
        : alsoPossiblePattern.test(text.slice(end))
          ? "possible"
          : weighed;
    if (!certainty || (notWeighedPattern.test(before) && certainty !== "unlikely")) continue;
    last = { certainty, end };
    facts.push(makeFact({ kind: "problem", from: [sentence], certainty, slots: { name, detail: text } }));
  }
  return facts;
}

/** Matches words that call a diagnosis possible: "on the list". */
const onListPattern = /\bon (?:the|my|our) (?:list|differential)\b/i;
/** Matches words right after a diagnosis that call it possible: "appendicitis | is on the list too". */
const alsoPossiblePattern =
  /^ (?:is|are|would be)(?: (?:also|still|always|definitely|certainly|somewhere|another))* (?:a (?:[a-z]+ )?possibility|possib(?:le|ility)|on (?:the|my|our) (?:list|differential)|in the (?:differential|mix)|something to (?:consider|keep in mind)|worth considering)\b/i;

/** Matches words right before a diagnosis that is less likely than another: "gout rather than | cellulitis". */
const insteadOfPattern =
  /\b(?:rather than|instead of|as opposed to|(?:likely|like) [^.;]{3,40} than|and not|, not) (?:an? |any |the )?$/i;

/** Matches words right before a diagnosis that the clinician thinks unlikely: "I am not too worried about any". */
const notFearedPattern =
  /\bnot (?:(?:too|really|very|so|that|particularly|overly|terribly|at all|as|super) ){0,2}(?:worried|concerned) (?:about|for|that (?:this|it|you) (?:is|have))(?: (?:an?|any|the|it being|this being)){0,2} $/i;

/**
 * Matches words that call the diagnosis before them unlikely: "that is lower on our differential", ", but less likely".
 */
const loweredPattern =
  /\b(?:low(?:er|est)?|(?:way |far )?down|(?:at the )?bottom)(?: down)? (?:on|of|in) (?:the|our|my|this) (?:list|differential)\b|^[^.;]{0,24}\bbut (?:(?:that|it|this) (?:is|would be|seems) )?(?:\w+ )?(?:unlikely|less likely)\b/i;

/**
 * Returns whether the words after a diagnosis make it unlikely: "gout, but that is low on my list". False if they first
 * name another diagnosis after "but" or the like, which is then the unlikely one.
 */
export function isLowered(after: string): boolean {
  const at = loweredPattern.exec(after)?.index;
  const other =
    at === undefined ? "" : (/\b(?:but|however|although|while|whereas)\b(.*)$/i.exec(after.slice(0, at))?.[1] ?? "");
  return at !== undefined && diagnosesIn(other).length === 0;
}

/**
 * Returns whether a sentence without a diagnosis makes the diagnoses named just before it unlikely: "So that is
 * probably lower on our list".
 */
export const lowersLast = (text: string): boolean =>
  loweredPattern.test(text) &&
  /\b(?:that|those|these|they|it|both|all)\b/i.test(text) &&
  diagnosesIn(text).length === 0;

/** Two diagnoses with fewer characters than this between them are in one list, and so have the same certainty. */
const maxListGap = 45;
/**
 * Maximum number of characters between a cue and its diagnosis. Farther diagnoses have mostly a statement of their own.
 */
const maxReach = 110;
/** The same for "think" and "believe", which govern only what follows closely; other cues govern a whole list. */
const maxReachOfBelief = 45;
/**
 * Maximum number of characters from the start of a cue to the start of the next for the same diagnosis: "it sounds like
 * it could be".
 */
const maxCueGap = 25;

/** Returns all cues in a text, the weakest first. */
function cuesIn(text: string): Cue[] {
  return cuePatterns.flatMap(([certainty, pattern]) =>
    matchesOf(text, pattern).map((match) => ({
      certainty,
      start: match.index,
      end: match.index + match[0].length,
    })),
  );
}

/**
 * Returns the cue for the diagnosis at the offset `at`: the nearest before it, or a weaker one that starts at most
 * `maxCueGap` characters before that. Undefined if none is near.
 */
function cueBefore(text: string, at: number, cues: readonly Cue[]): Cue | undefined {
  const inReach = cues.filter(({ start, end }) => {
    const reach = /think|believe/i.test(text.slice(start, end)) ? maxReachOfBelief : maxReach;
    if (end > at || at - end > reach) return false;
    const clause = Math.max(0, text.slice(0, start).search(/(?:,|;| so| and| but)(?=[^,;]{0,60}$)/));
    return !notWeighedPattern.test(text.slice(clause, Math.min(at, end + 12)));
  });
  const nearest = Math.max(...inReach.map(({ start }) => start));
  return inReach.find(({ start }) => start >= nearest - maxCueGap);
}

/**
 * Returns the diagnoses that a text names, in its order, with their offsets (`end` exclusive); of two that overlap, the
 * longer.
 */
function diagnosesIn(text: string): { name: string; start: number; end: number }[] {
  const phrases = [...text.matchAll(lastWordPattern)].flatMap((match) => {
    const start = startOf(text, match.index, (word) => !notInNamePattern.test(word));
    return start === match.index ? [] : [diagnosisAt(text, start, match.index + match[0].length)];
  });
  const named = namedConditions(text);
  const all = [
    ...phrases,
    ...named.map(({ start, end }) =>
      diagnosisAt(
        text,
        startOf(text, start, (word) => modifierPattern.test(word) && !noModifierPattern.test(word)),
        end,
      ),
    ),
  ].filter(({ name }) => name.split(" ").length <= maxWords && !tooGeneralPattern.test(name));
  return all
    .filter(
      (each) =>
        !all.some(
          (other) =>
            other !== each &&
            other.start < each.end &&
            each.start < other.end &&
            (other.name.length > each.name.length ||
              (other.name === each.name && all.indexOf(other) < all.indexOf(each))),
        ),
    )
    .toSorted((a, b) => a.start - b.start);
}

/** Returns the words from `at` to `end` (exclusive) as a diagnosis, without the "out" of "rule out" at their start. */
function diagnosisAt(text: string, at: number, end: number): { name: string; start: number; end: number } {
  const start = /^out /i.test(text.slice(at, end)) ? at + 4 : at;
  return { name: text.slice(start, end), start, end };
}

/** Maximum number of words before a diagnosis that belong to its name: "left ankle ligament | tear". */
const maxModifiers = 4;

/**
 * Returns the offset of the first of the words right before `at` that are all accepted; `at` if there are
 * none.
 */
function startOf(text: string, at: number, accepts: (word: string) => boolean): number {
  let start = at;
  for (let count = 0; count < maxModifiers; count += 1) {
    const before = text.slice(0, Math.max(0, start - 1));
    const word = before.slice(before.lastIndexOf(" ") + 1);
    if (start === 0 || text[start - 1] !== " " || !/^[a-z'-]+$/i.test(word) || !accepts(word)) return start;
    start -= word.length + 1;
  }
  return start;
}
