/**
 * Matches the words before what a treatment acts on or is for. "Did not relieve the pain" and "has not tried a cream
 * for her acne" do not deny the pain or acne; `reliefFaults` compares the effect.
 */
const treatsPattern =
  /\b(?:reliev\w*|help\w*|eas(?:e[ds]?|ing)|improv\w*|control\w*|bring|br(?:ings|ought)|lower\w*|reduc\w*|resolv\w*|(?:tried|tak(?:e[ns]?|ing)|us(?:e[ds]?|ing)) [^.;]{1,60} for|(?:work-?up|treatment|therapy|evaluation|intervention|imaging|testing|medications?|changes?|monitoring|management|follow-?up) (?:of|for|to)) (?:\w+ ){0,3}$/i;

/** Maximum number of characters of the words that `treatsPattern` matches. */
const maxTreatsReach = 90;

/** Returns whether a term at an offset of a text is only what a treatment or test acts on or is for. */
export const isTreated = (text: string, start: number): boolean =>
  treatsPattern.test(text.slice(Math.max(0, start - maxTreatsReach), start));
