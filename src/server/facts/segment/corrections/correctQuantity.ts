import { type Quantity, quantitiesIn } from "./quantitiesIn";

/** Maximum quotients of two quantities of which one corrects the other: of the same kind, and if one names no unit. */
const maxRatio = { same: 12, bare: 3.2 };

/**
 * Returns how unlike two quantities are, from 0 for the same size; null if one cannot be a correction of the other.
 */
function distanceOf(wrong: Quantity, right: Quantity): number | null {
  const isSame = wrong.kind === right.kind;
  if (isSame && (wrong.kind === "frequency" || wrong.kind === "date")) return 0;
  if (!isSame && wrong.kind !== "" && right.kind !== "" && !(wrong.kind === "pressure" || right.kind === "pressure"))
    return null;
  if ([wrong.kind, right.kind].some((kind) => kind === "frequency" || kind === "date")) return null;
  const ratio = isSame ? right.size / wrong.size : right.count / wrong.count;
  const distance = Math.abs(Math.log(ratio));
  return distance <= Math.log(isSame && wrong.kind !== "" ? maxRatio.same : maxRatio.bare) ? distance : null;
}

/** Returns the quantity of a text that is most like another, if one is like it. */
function mostLike(quantities: readonly Quantity[], right: Quantity): Quantity | undefined {
  const like = quantities.flatMap((wrong) => {
    const distance = distanceOf(wrong, right);
    // A unit that both name is worth more than a number that is alike.
    return distance === null ? [] : [{ wrong, distance: distance + (wrong.kind === right.kind ? 0 : 1) }];
  });
  return like.toSorted((a, b) => a.distance - b.distance)[0]?.wrong;
}

/** Returns whether a text has a quantity that `right` can be a correction of, or the same. */
export const namesLike = (text: string, right: Quantity): boolean => mostLike(quantitiesIn(text), right) !== undefined;

/**
 * Returns a text with quantities replaced by those of a correction: "for 5 days" with "7" is "for 7 days". The same
 * text if it has them already; null if it has none that they can be a correction of.
 * @param words the words that say the quantities, from the first to the last; their positions are in these words.
 */
export function correctQuantity(text: string, words: string, right: readonly Quantity[]): string | null {
  const said = quantitiesIn(text);
  const isParallel =
    right.length > 1 && said.length === right.length && said.every((each, i) => distanceOf(each, right[i]!) !== null);
  const pairs = isParallel
    ? right.map((each, i) => ({ each, wrong: said[i] }))
    : right.map((each) => ({ each, wrong: mostLike(said, each) }));
  const [first] = pairs;
  if (!first?.wrong) return null;
  const { wrong } = first;
  if (pairs.some((pair) => !pair.wrong)) return `${text.slice(0, wrong.start)}${words}${text.slice(wrong.end)}`;
  return pairs
    .flatMap(({ each, wrong: at }) => (at ? [{ each, at }] : []))
    .toSorted((a, b) => b.at.start - a.at.start)
    .reduce((out, { each, at }) => replaced(out, at, each, words), text);
}

/** Returns a text with one quantity replaced, with its unit unless the right one has none. */
function replaced(text: string, wrong: Quantity, right: Quantity, words: string): string {
  const said = words.slice(right.start, right.end).replace(/^one\b/i, "1");
  if (right.kind !== "" && !(wrong.kind === "pressure" && right.kind !== "pressure"))
    return `${text.slice(0, wrong.start)}${said}${text.slice(wrong.end)}`;
  const unit = text.slice(wrong.numberEnd, wrong.end);
  const pressure = wrong.kind === "pressure" ? (/\/\d+$/.exec(text.slice(wrong.start, wrong.end))?.[0] ?? "") : "";
  const counted = right.count === 1 ? unit.replace(/s$/, "") : unit;
  return `${text.slice(0, wrong.start)}${said}${pressure}${counted}${text.slice(wrong.end)}`;
}
