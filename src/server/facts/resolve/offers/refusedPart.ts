import { isTreatmentOrTest } from "../../frames/namedItem";

/** Matches the boundary before another option: "inject it | or you can have | surgery". */
const nextOptionPattern =
  /,? or (?:(?:(?:you|we|I) (?:can|could|may|might|will) (?:also |just )?)?(?:have|do|get|try|go for) )?/i;
/** Matches the boundary before another thing that is ordered too: "the RhoGAM shot today | , and the Tdap". */
const nextPartPattern = /,? and (?:also )?(?:(?:have|do|get|try|start|order|check|add) )?/i;
/** Matches words of a refusal that name nothing: "take", "that". */
const namesNothingPattern =
  /^(?:an|at|be|by|do|go|he|if|in|is|it|me|my|no|of|on|or|so|to|up|us|we|the|any|and|for|you|one|now|get|see|doctor|want|would|rather|take|have|going|doing|having|really|that|this|them|those|still|just|another|today|start|will|with|okay)$/i;
/** Matches the clause of a sentence that refuses, and captures what is refused: "but not | the shingles one". */
const refusingClausePattern =
  /\b(?:not|no|never|skip|without|pass on|hold off on|decline|leave out)\b((?:(?!,| but\b| though\b)[^.;])*)/i;
/** Matches the verb of an order, which only its first part has: "start | metformin and a statin". */
const verbPattern =
  /^(?:(?:start|get|do|order|obtain|check|give|book|arrange|schedule|add|prescribe|have|try|send for|set up)(?: (?:you|him|her)(?: (?:up )?(?:on|for|with))?)? )/i;

/**
 * Returns the option or the thing of an order that a refusal names, and the others: "the shingles vaccine" and "a
 * tetanus shot" of "a tetanus shot and the shingles vaccine". Null unless it names some of them and not all.
 */
export function refusedPart(refusal: string, object: string): { refused: string; kept: string } | null {
  const isOptions = nextOptionPattern.test(object);
  const verb = verbPattern.exec(object)?.[0] ?? "";
  const parts = object.slice(verb.length).split(isOptions ? nextOptionPattern : nextPartPattern);
  if (parts.length < 2 || (!isOptions && !parts.every(isTreatmentOrTest))) return null;
  const clause = refusingClausePattern.exec(refusal)?.[1] ?? "";
  const named = (text: string): string[] =>
    (text.match(/\b[A-Z]{2}\b|[a-z]{3,}/gi) ?? []).filter((word) => !namesNothingPattern.test(word));
  const words = named(clause).length > 0 ? named(clause) : named(refusal);
  const isNamed = (part: string): boolean =>
    words.some((word) =>
      new RegExp(word.length > 4 ? word.replace(/s$/i, "") : `\\b${word.replace(/s$/i, "")}`, "i").test(part),
    );
  const refused = parts.filter(isNamed);
  const kept = parts.filter((part) => !isNamed(part));
  if (refused.length !== 1 || kept.length === 0) return null;
  return {
    refused: (refused[0] ?? "").replace(/,? (?:as well|too|also)$/i, ""),
    kept: `${verb}${kept.join(isOptions ? " or " : ", and ")}`,
  };
}
