import { countAsked } from "./countAsked";
import { childLabel, keptLabel } from "./keptLabel";
import { lastLabel } from "./lastLabel";
import { questionLabel } from "./questionLabel";
import { quotedLabel } from "./quotedLabel";
import { stateAsked, valueAsked } from "./stateAsked";

/**
 * What a question asks for, if a note gives its answer after a label, in the order in which answers are read:
 *
 * - `kept`, `child`: when something was last done, how a child gains weight, feeds or walks; the answer is kept as said
 *   before any other rule reads it (`readAsSaid`)
 * - `last`: the time at which something was last done, of which only the time is kept (`lastTime`)
 * - `count`: the number of something (`amountAnswer`)
 * - `value`, `state`: a measured value; a state, date or amount (`stateAnswer`)
 * - `quoted`: a symptom, an amount, or earlier episodes, if the answer says neither yes nor no (`quotedAnswer`)
 * - `any`: anything else that can be named in a few words, if no rule has read the answer (`labelledFacts`)
 */
export type LabelKind = "kept" | "child" | "last" | "count" | "value" | "state" | "quoted" | "any";

/** What a question asks for, as a label of its answer: "last meal", "number of pillows". */
export interface Label {
  kind: LabelKind;
  label: string;
}

/** The function that makes the labels of each kind from a question without discourse words. */
const makers: Readonly<Record<LabelKind, (asked: string) => string | null | undefined>> = {
  kept: keptLabel,
  child: childLabel,
  last: lastLabel,
  count: countAsked,
  value: valueAsked,
  state: stateAsked,
  quoted: quotedLabel,
  any: questionLabel,
};

/** Returns the label of a question, of the first of the kinds that has one for it; null if none has. */
export function labelOf(asked: string, kinds: readonly LabelKind[]): Label | null {
  for (const kind of kinds) {
    const label = makers[kind](asked);
    if (label) return { kind, label };
  }
  return null;
}
