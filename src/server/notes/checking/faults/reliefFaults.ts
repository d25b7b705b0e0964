import type { CheckedSentence } from "../CheckedSentence";
import type { Fault } from "../Fault";
import type { SaidStatement, SaidVisit } from "../reading/SaidVisit";
import type { Mention } from "../reading/Statement";
import { textBefore } from "../../../platform/textBefore";

/** Matches words of a note for a treatment with an effect: "with good relief", "helped". */
const helpsPattern =
  /\b(?:with (?:good |some |significant |moderate |partial |mild )?(?:relief|improvement|benefit)|(?:provid|giv|gave|offer)\w* (?:\w+ ){0,3}relief|helps?|helped|helpful|beneficial|reliev(?:e|es|ed)|brought (?:\w+ ){0,3}down)\b/i;
/** Matches a negation before the words that `helpsPattern` matches: "without", "little". */
const deniesPattern = /\b(?:no|not|never|without|nothing|none|little|minimal)\b|n['’]t\b/i;
/** Matches words of a note for a treatment without effect: "without relief", "did not help". */
const noHelpPattern =
  /\b(?:without (?:any |significant |much )?(?:relief|improvement|benefit)|(?:with )?no (?:significant )?(?:relief|improvement|benefit)|(?:not|never) (?:\w+ ){0,3}(?:help\w*|reliev\w*|relief|bring (?:\w+ ){0,3}down))\b|\b\w+n['’]t (?:\w+ ){0,3}(?:help\w*|reliev\w*|relief)\b/i;
/** Matches words of speech for a treatment without effect: "did not do anything", "nothing helps". */
const saidNoHelpPattern =
  /\b(?:(?:not|never) (?:\w+ ){0,3}(?:help\w*|work\w*|relie\w+|touch\w*|done (?:anything|much|a lot)|do (?:anything|much|a lot))|(?:nothing|none of \w+) (?:\w+ ){0,3}(?:help\w*|work\w*)|no (?:relief|help)|without (?:any )?relief|still (?:\w+ )?(?:hurts?|sore|painful))\b/i;
/** Matches words of speech for a treatment with an effect: "takes the edge off", "works". */
const saidHelpPattern =
  /\b(?:help\w*|work(?:s|ed|ing)|relie\w+|better|eases?|takes? care|(?:goes|went) down|br(?:ings?|ought) (?:\w+ ){0,3}down|improv\w+|loosen\w*|takes? the edge)\b/i;

/** Matches words for a treatment that was tried before the visit. */
const triedPattern = /\b(?:has|have|had) (?:also |already )?(?:tried|taken|used)\b/i;

/** Maximum number of statements after the one that names a treatment in which its effect is said. */
const maxFollowing = 2;

/**
 * Finds a treatment that the note says helped ("taking ibuprofen with relief") although it was said not to help, or the
 * reverse. Returns at most one fault.
 */
export function reliefFaults({ statement, visit, section }: CheckedSentence): Fault[] {
  const { text, mentions } = statement;
  if (
    (/plan|assess|instruct|recommend|exam/i.test(section) && !triedPattern.test(text)) ||
    /\b(?:will|would|could|may|should|if|to help)\b/i.test(text)
  )
    return [];
  const none = noHelpPattern.exec(text);
  const match = none ?? helpsPattern.exec(text);
  if (!match || (!none && deniesPattern.test(textBefore(text, match.index, 40)))) return [];
  const treatments = mentions.filter(
    ({ kind, start }) => (kind === "drug" || kind === "procedure") && start < match.index,
  );
  const said = treatments.flatMap((treatment) => [
    ...effectsOf(treatment, visit),
    ...(none ? [] : allWithoutEffect(treatment, visit)),
  ]);
  const opposed = said.find(({ isHelp }) => isHelp === (none !== null));
  if (!opposed || said.some(({ isHelp }) => isHelp === (none === null))) return [];
  return [
    {
      kind: "negation",
      must: false,
      value: match[0],
      at: match.index,
      detail: none ? "Said to help" : "Said not to help",
      heard: opposed.statement,
    },
  ];
}

/**
 * Returns the statements that say whether a treatment helped: those that name it, and up to `maxFollowing` statements
 * after each, before a question or another treatment of the same kind.
 */
function effectsOf({ kind, name }: Mention, visit: SaidVisit): { statement: SaidStatement; isHelp: boolean }[] {
  const key = `${kind}:${name}`;
  return (visit.byKey.get(key) ?? []).flatMap((named) => {
    const after = visit.statements.slice(named.index + 1, named.index + 1 + maxFollowing);
    const other = after.findIndex(
      (each) => each.isQuestion || each.mentions.some((term) => term.kind === kind && term.name !== name),
    );
    return [named, ...(other < 0 ? after : after.slice(0, other))].flatMap((each) => {
      const isHelp = saysEffect(each);
      return isHelp === null ? [] : [{ statement: each, isHelp }];
    });
  });
}

/** Matches words for all that was tried: "nothing really worked", "none of it helps". */
const allNoHelpPattern =
  /\b(?:nothing|none of (?:it|that|those|them|these)) (?:\w+ ){0,3}(?:help\w*|work\w*|relie\w+|touch\w*)\b/i;
/** Maximum number of statements between the name of a treatment and such words. */
const allReach = 8;

/**
 * Returns the statement of the patient that nothing of what was tried helped, if a treatment was named by the patient
 * shortly before.
 */
function allWithoutEffect({ kind, name }: Mention, visit: SaidVisit): { statement: SaidStatement; isHelp: boolean }[] {
  return (visit.byKey.get(`${kind}:${name}`) ?? [])
    .filter(({ by }) => by === "patient")
    .flatMap(({ index }) => {
      const statement = visit.statements
        .slice(index, index + allReach)
        .find(({ by, text }) => by === "patient" && allNoHelpPattern.test(text));
      return statement ? [{ statement, isHelp: false }] : [];
    });
}

/**
 * Returns whether a statement says that something helped (true) or did not (false); null if it says neither or is about
 * the future.
 */
function saysEffect({ text, isQuestion, answer }: SaidStatement): boolean | null {
  if (isQuestion)
    return saidHelpPattern.test(text) && answer !== "asked" && answer !== null ? answer === "present" : null;
  if (/\b(?:will|would|going to|should|can|may)\b/i.test(text)) return null;
  if (saidNoHelpPattern.test(text)) return false;
  if (/\bto help\b/i.test(text)) return null;
  return saidHelpPattern.test(text) ? true : null;
}
