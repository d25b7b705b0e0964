import type { Fact } from "../../../Fact";
import { drugName, findDrugs } from "../../../terms/findDrugs";

/** Number of the latest facts that are searched for a refusal. */
const maxFactsBack = 6;
/** Matches words with which the patient does not want a drug: "I'd rather not add bupropion". */
const unwantedPattern = /\b(?:rather not|prefer not|do not want|not keen|no thank\w*|do not like|not for me)\b/i;
/** Matches words with which a dose would be changed: "go up on the". */
const changesDosePattern =
  /\b(?:(?:go|going|step|bump) (?:up|down)(?: on)?|increas\w+|rais\w+|lower\w*|decreas\w+|reduc\w+|doubl\w+|bump\w*|up) (?:the |your )?(?:dose of (?:the |your )?)?$/i;

/** Returns whether a fact refuses a drug, or says that the patient does not want it. */
const refuses = ({ kind, status, slots, source, said }: Fact, generic: string): boolean =>
  (kind === "refusal" &&
    status === "current" &&
    findDrugs(slots.of?.text ?? "").some((drug) => drug.generic === generic)) ||
  (kind === "statement" &&
    source === "patient" &&
    unwantedPattern.test(slots.detail?.text ?? "") &&
    findDrugs(slots.detail?.text ?? "").some((drug) => drug.generic === generic)) ||
  (kind === "refusal" && status === "current" && findDrugs(said).some((drug) => drug.generic === generic) && !slots.of);

/**
 * Returns the drug that a change of a dose without a name means. `named` is the drug named last: if the patient has
 * just refused it, the change is about the only other drug of those options whose dose was to be changed ("we could go
 * up on A or add B"), or about an unknown one (null).
 */
export function optionLeft(named: string | null, facts: readonly Fact[]): string | null {
  const generic = findDrugs(named ?? "")[0]?.generic;
  const refusal = generic ? facts.slice(-maxFactsBack).findLast((fact) => refuses(fact, generic)) : undefined;
  if (!refusal || !generic) return named;
  const changed = facts
    .slice(-maxFactsBack)
    .flatMap(({ said }) => findDrugs(said).filter(({ start }) => changesDosePattern.test(said.slice(0, start))))
    .filter((drug) => drug.generic !== generic);
  return new Set(changed.map((drug) => drug.generic)).size === 1 ? drugName(changed[0]?.name ?? "") : null;
}
