import type { CheckedSentence } from "../CheckedSentence";
import type { Fault } from "../Fault";
import type { SaidStatement } from "../reading/SaidVisit";
import type { Statement } from "../reading/Statement";
import { siteOfSide } from "../siteOfSide";
import { sentenceCase } from "../../../../shared/sentenceCase";

type Side = "left" | "right";

/**
 * Finds "left" for "right" and the reverse. Compares the side with the statements that give the same body part a side,
 * else with the best matching statements that have one. Sentences that name both sides are not checked.
 */
export function sideFaults({ statement, visit, support, isTyped, noteSides }: CheckedSentence): Fault[] {
  return statement.sides.flatMap(({ side, at }): Fault[] => {
    const token = statement.tokens[at];
    if (!token || isBoth(statement)) return [];
    const site = siteOfSide(statement, at);
    const all = site ? (visit.byKey.get(`site:${site}`) ?? []).filter((said) => sidesOf(said, site).length > 0) : [];
    const ofSite = site ? withoutCorrected(all, site) : [];
    const base = { kind: "side" as const, value: token.raw, at: token.start };
    const other: Side = side === "left" ? "right" : "left";
    const instead = /^[A-Z]/.test(token.raw) ? sentenceCase(other) : other;
    const about = ofSite.length > 0 ? ofSite : support.best.filter(({ sides }) => sides.length > 0);
    const said = (one: SaidStatement): Side[] =>
      ofSite.length > 0 && site ? sidesOf(one, site) : one.sides.map(({ side }) => side);
    if (about.length > 0) {
      const narrow = about.some((each) => said(each).includes(side)) ? closest(about, support.ranked) : about;
      const times = (wanted: Side): number => about.filter((each) => said(each).includes(wanted)).length;
      // The other side was said three times as often, and the best match does not name this side.
      const isSlip =
        times(other) >= 3 * times(side) && !(support.ranked[0] && said(support.ranked[0].said).includes(side));
      // The rest of the note gives the body part the other side.
      const isAlone =
        (noteSides.get(`${other} ${site ?? ""}`) ?? 0) >= 3 && (noteSides.get(`${side} ${site ?? ""}`) ?? 0) <= 1;
      const differs = isAlone && times(other) >= times(side);
      if (!isSlip && !differs && narrow.some((each) => said(each).includes(side))) return [];
      return [{ ...base, must: narrow === about, detail: "Side doesn’t match", heard: narrow[0] ?? null, instead }];
    }
    const sided = visit.statements.filter(({ sides }) => sides.length > 0);
    if (sided.some((one) => one.sides.some((each) => each.side === side))) return [];
    const heard = sided[0];
    if (heard) return [{ ...base, must: true, detail: "Side doesn’t match", heard, instead }];
    return isTyped ? [] : [{ ...base, must: false, detail: `“${token.raw}” wasn’t mentioned` }];
  });
}

const isBoth = ({ tokens }: Statement): boolean =>
  new Set(tokens.filter(({ text }) => text === "left" || text === "right").map(({ text }) => text)).size === 2;

function sidesOf(said: SaidStatement, site: string): Side[] {
  return said.sides.filter(({ at }) => siteOfSide(said, at) === site).map(({ side }) => side);
}

/** Matches a side that is taken back: "it's not the right knee, it's the left". */
const takesBackPattern = /\bnot (?:the |my |on the |your |his |her )?(left|right)\b/i;

/**
 * Leaves out the statements before a correction that give a body part only the side that the correction takes back.
 * Returns all if there is no correction. A corrected side is no longer in the statement, but in its turn.
 */
function withoutCorrected(said: readonly SaidStatement[], site: string): readonly SaidStatement[] {
  const takenBack = ({ turn }: SaidStatement): string | undefined =>
    takesBackPattern.exec(turn.text)?.[1]?.toLowerCase();
  const at = said.findLastIndex((each) => {
    const wrong = takenBack(each);
    return wrong !== undefined && sidesOf(each, site).every((side) => side !== wrong);
  });
  const correction = said[at];
  const wrong = correction && takenBack(correction);
  return wrong ? said.filter((each, i) => i >= at || sidesOf(each, site).some((side) => side !== wrong)) : said;
}

/**
 * Returns those of the given statements that match the sentence about as well as the best of them; all of them if none
 * is ranked.
 */
function closest(
  about: readonly SaidStatement[],
  ranked: CheckedSentence["support"]["ranked"],
): readonly SaidStatement[] {
  const scored = ranked.filter(({ said }) => about.includes(said));
  const top = scored[0]?.score ?? 0;
  const best = scored.filter(({ score }) => score >= 0.75 * top).map(({ said }) => said);
  return best.length > 0 ? best : about;
}
