import type { CheckedSentence } from "../CheckedSentence";
import type { Fault } from "../Fault";
import { clearMatch } from "../clearMatch";
import type { SaidStatement, SaidVisit } from "../reading/SaidVisit";
import type { Mention, Statement } from "../reading/Statement";

/** Body parts that include or border each other, so that a note can name one for the other. */
const related: readonly (readonly string[])[] = [
  ["chest", "lung", "heart", "rib", "breast"],
  [
    "abdomen",
    "epigastrium",
    "right upper quadrant",
    "left upper quadrant",
    "right lower quadrant",
    "left lower quadrant",
    "flank",
    "pelvis",
    "groin",
  ],
  ["lower back", "back", "spine", "upper back", "tailbone"],
  ["throat", "mouth", "tonsil", "tongue"],
  ["face", "cheek", "sinus", "forehead", "nose"],
  ["head", "temple", "forehead"],
  ["neck", "spine", "thyroid", "throat"],
  ["toe", "big toe", "foot", "heel", "sole"],
  ["finger", "thumb"],
  ["shin", "leg", "calf", "thigh"],
  ["forearm", "arm"],
];
/** The parts of each limb. */
const limbParts: Readonly<Record<string, readonly string[]>> = {
  leg: ["hip", "thigh", "knee", "shin", "calf", "ankle", "foot", "heel", "toe", "big toe", "achilles"],
  arm: ["shoulder", "elbow", "forearm", "wrist", "hand", "finger", "thumb"],
};
/** Body parts worth checking; the others ("heart", "skin") also name systems of an examination. */
const checkedParts = new Set(
  "shoulder,arm,elbow,forearm,wrist,hand,finger,thumb,hip,thigh,leg,knee,shin,calf,ankle,foot,heel,toe,big toe,achilles,chest,abdomen,back,lower back,upper back,neck,head,ear,eye,jaw,groin,flank,breast,tooth".split(
    ",",
  ),
);

/**
 * Finds body parts that were not said. Outside examination sections, they must be resolved if a best matching statement
 * names another body part.
 */
export function siteFaults(checked: CheckedSentence): Fault[] {
  const unsaid = unsaidSites(checked);
  return unsaid.length > 0
    ? unsaid
    : [
        ...movedSite(checked),
        ...painElsewhere(checked),
        ...examinedElsewhere(checked),
        ...imagedElsewhere(checked),
      ].slice(0, 1);
}

/** Finds body parts that were not said anywhere. */
function unsaidSites({ statement, visit, support, section }: CheckedSentence): Fault[] {
  const isListed = /exam|objective|system|vital/i.test(section);
  const seen = new Set<string>();
  return statement.mentions.flatMap(({ kind, name, words, start, from, to }): Fault[] => {
    if (
      kind !== "site" ||
      !checkedParts.has(name) ||
      seen.has(name) ||
      isSaid(name, wholeLimb(statement.text, start, words), visit)
    )
      return [];
    if (
      isLabel(statement.text, start + words.length) ||
      (isListed && /^(?:neck|head|ear|eye|chest|abdomen|back)$/.test(name))
    )
      return [];
    if (
      statement.mentions.some(
        (other) =>
          other.kind !== "site" &&
          other.from <= from &&
          other.to >= to &&
          visit.byKey.has(`${other.kind}:${other.name}`),
      )
    )
      return [];
    seen.add(name);
    const heard = support.best.find((said) =>
      said.mentions.some((each) => each.kind === "site" && checkedParts.has(each.name)),
    );
    const parts = new Set(
      heard?.mentions.filter((each) => each.kind === "site" && checkedParts.has(each.name)).map((each) => each.words),
    );
    const instead = parts.size === 1 ? ([...parts][0] ?? null) : null;
    return [
      {
        kind: "site",
        value: words,
        at: start,
        must: heard !== undefined && !isListed,
        detail: `“${words}” wasn’t mentioned`,
        heard: heard ?? null,
        instead,
      },
    ];
  });
}

/** Returns the names of the body parts of a statement that are worth checking. */
const partsOf = ({ mentions }: Statement): string[] =>
  mentions.filter(({ kind, name }) => kind === "site" && checkedParts.has(name)).map(({ name }) => name);

/** Returns whether a note can name one body part for the other: the same one, one that borders it, or its limb. */
const isSamePart = (one: string, other: string): boolean =>
  one === other ||
  related.some((group) => group.includes(one) && group.includes(other)) ||
  [limbParts[one], limbParts[other]].some((parts) => parts?.includes(one) || parts?.includes(other));

/** Minimum number of keys, except body parts, that a sentence and its clear match share. */
const minSharedKeys = 2;

/**
 * Finds the only body part of a sentence if the statement that clearly matches it best says the same about another one:
 * "limited motion of the elbow" for the shoulder.
 */
function movedSite({ statement, support }: CheckedSentence): Fault[] {
  const [part, ...others] = statement.mentions.filter(({ kind, name }) => kind === "site" && checkedParts.has(name));
  const heard = clearMatch(support);
  if (!part || others.some(({ name }) => name !== part.name) || !heard || heard.isQuestion) return [];
  const parts = partsOf(heard);
  if (parts.length === 0 || parts.some((name) => isSamePart(name, part.name))) return [];
  const shared = [...statement.keys].filter((key) => !key.startsWith("site:") && heard.keys.has(key));
  if (shared.length < minSharedKeys) return [];
  return [siteFault(part, heard)];
}

/**
 * Finds pain reported at a body part that only the clinician named, and never with pain, while pain was said of another
 * body part.
 */
function painElsewhere({ statement, visit, section }: CheckedSentence): Fault[] {
  if (/exam|objective|vital|plan|assess|result/i.test(section)) return [];
  const pain = statement.mentions.find(
    ({ name, polarity, person }) => name === "pain" && polarity === "present" && person === null,
  );
  const part = statement.mentions.find(
    ({ kind, name, to }) => kind === "site" && checkedParts.has(name) && pain !== undefined && to === pain.from,
  );
  if (!part) return [];
  const isNamed = (name: string): boolean => name !== "spine" && isSamePart(name, part.name);
  const named = visit.statements.filter((said) => partsOf(said).some(isNamed));
  const isOfPatient = (said: SaidStatement): boolean =>
    said.by !== "clinician" ||
    (said.isQuestion && said.answer !== "absent") ||
    said.keys.has("symptom:pain") ||
    said.context.has("symptom:pain");
  if (isImplied(part.name, visit) || named.some(isOfPatient)) return [];
  const heard = visit.statements.find(
    (said) => !said.isQuestion && said.keys.has("symptom:pain") && partsOf(said).length > 0,
  );
  return heard ? [siteFault(part, heard)] : [];
}

/**
 * Finds the only body part of a sentence of the examination, if the visit has findings of other body parts and none of
 * this one or a part that borders it.
 */
function examinedElsewhere({ statement, visit, support, section }: CheckedSentence): Fault[] {
  if (!/exam|objective/i.test(section) || visit.examSites.size === 0) return [];
  const parts = statement.mentions.filter(({ kind, name }) => kind === "site" && partsOfLimbs.has(name));
  const [part] = parts;
  if (!part || parts.some(({ name }) => name !== part.name)) return [];
  const isExamined = (name: string): boolean => isSamePart(name, part.name) || isSamePart(part.name, name);
  if ([...visit.examSites].some(isExamined)) return [];
  const said = support.best.filter((one) => one.by !== "patient" && partsOf(one).length > 0);
  const [heard] = said;
  return heard && !said.some((one) => partsOf(one).some(isExamined)) ? [siteFault(part, heard)] : [];
}
/** Body parts of the limbs, which are examined because of a complaint and not in passing. */
const partsOfLimbs = new Set(Object.entries(limbParts).flatMap(([limb, parts]) => [limb, ...parts]));

/** Maximum number of tokens between an imaging test and the body part that it shows. */
const maxImagingReach = 3;

/** Returns the body parts closely before or after the imaging tests of a statement, by the name of the test. */
const imagedParts = ({ mentions }: Statement): { test: string; part: Mention }[] =>
  mentions
    .filter(({ kind, group }) => kind === "test" && group === "imaging")
    .flatMap((test) =>
      mentions
        .filter(
          ({ kind, from, to }) =>
            kind === "site" &&
            !mentions.some((other) => other.kind === "condition" && other.from <= from && other.to >= to) &&
            ((from >= test.to && from - test.to <= maxImagingReach) || (to <= test.from && test.from - to <= 1)),
        )
        .map((part) => ({ test: test.name, part })),
    );

/** Finds an imaging test of a body part, if it was only said about other ones: "CT of the chest" for the abdomen. */
function imagedElsewhere({ statement, visit }: CheckedSentence): Fault[] {
  for (const { test, part } of imagedParts(statement)) {
    const said = (visit.byKey.get(`test:${test}`) ?? []).flatMap((one) =>
      imagedParts(one).flatMap((each) => (each.test === test ? [{ one, name: each.part.name }] : [])),
    );
    const [first] = said;
    if (first && said.every(({ name }) => !isSamePart(name, part.name))) return [siteFault(part, first.one)];
  }
  return [];
}

/** Returns the fault of a body part in place of which another one was said. */
const siteFault = ({ words, start }: Mention, heard: SaidStatement): Fault => ({
  kind: "site",
  value: words,
  at: start,
  must: false,
  detail: `“${words}” doesn’t match what was said`,
  heard,
});

/** Matches swelling of the legs as a whole, which a note can write for swollen feet and ankles: "leg edema". */
const legSwellingPattern = /^legs? (?:swelling|(?:o)?edema)\b/i;

/** Returns the words for a body part, but "lower extremity" for the leg in "leg edema", see `legSwellingPattern`. */
const wholeLimb = (text: string, start: number, words: string): string =>
  legSwellingPattern.test(text.slice(start)) ? "lower extremity" : words;

/** Returns whether the words that end at `end` are a label of a template: "Neck:", but not "Exam of the left hip:". */
const isLabel = (text: string, end: number): boolean =>
  /^\s*:/.test(text.slice(end)) && !/\bof (?:the )?(?:left |right )?[\w ]{1,60}$/i.test(text.slice(0, end));

/**
 * Returns whether a body part, a related body part, or a complaint that implies it was said.
 * @param words its words in the note. If they name an extremity, any part of that limb counts.
 */
function isSaid(name: string, words: string, visit: SaidVisit): boolean {
  const names = [name, ...related.filter((group) => group.includes(name)).flat()];
  const inside = /extremit/i.test(words) ? (limbParts[name] ?? []) : [];
  const around = Object.entries(limbParts)
    .filter(([, parts]) => parts.includes(name))
    .map(([limb]) => limb);
  return (
    [...names, ...inside, ...(/^(?:thigh|shin|calf|forearm)$/.test(name) ? around : [])].some((one) =>
      visit.byKey.has(`site:${one}`),
    ) || isImplied(name, visit)
  );
}

/** Terms that imply that a body part was mentioned, by body part. */
const implied: Readonly<Record<string, readonly string[]>> = {
  head: ["condition:migraine", "condition:concussion", "symptom:dizziness"],
  abdomen: ["symptom:nausea", "symptom:vomiting"],
  ear: ["symptom:ear pain", "symptom:hearing loss"],
  eye: ["symptom:blurred vision", "symptom:vision changes", "symptom:eye redness"],
  chest: ["symptom:chest tightness", "symptom:shortness of breath"],
};

/** Returns whether a complaint was said that implies a body part: "headache" for the head. */
function isImplied(name: string, visit: SaidVisit): boolean {
  if ((implied[name] ?? []).some((key) => visit.byKey.has(key))) return true;
  if (name === "head") return visit.statements.some(({ text }) => /\bheadaches?\b/i.test(text));
  return false;
}
