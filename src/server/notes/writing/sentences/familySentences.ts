import type { Fact } from "../../../facts/Fact";
import { lowerName } from "../../../facts/acts/questions/lastQuestion";
import { canReferTo } from "../../../facts/roles/clausesOf";
import { asSentence, listOf } from "./listOf";

/**
 * Returns one sentence for each condition reported in the family or denied of one relative or side, and one for all
 * that were denied of the whole family. A condition without a relative is left out if it is also reported with a
 * relative.
 */
export function familySentences(facts: readonly Fact[]): { text: string; facts: readonly Fact[] }[] {
  const named = facts.filter(({ polarity, slots }) => polarity === "present" && slots.condition);
  const isRepeated = ({ slots }: Fact): boolean =>
    !slots.relative &&
    named.some(
      (other) =>
        other.slots.relative && other.slots.condition?.text.toLowerCase() === slots.condition?.text.toLowerCase(),
    );
  const present = named.filter((fact) => !isRepeated(fact));
  const denied = facts.filter(({ polarity }) => polarity === "absent");
  // What is denied of one side of the family or of one relative is not denied of the others.
  const ofOne = denied.filter(({ slots }) => slots.relative && slots.condition);
  const absent = denied.filter((fact) => !ofOne.includes(fact));
  const out: { text: string; facts: readonly Fact[] }[] = [];
  for (const fact of present) {
    const who = fact.slots.relative?.text;
    const age = agePhrase(fact.slots.age?.text, who);
    const condition = hedged(lowerName(fact.slots.condition?.text ?? ""), fact);
    const side = who && /side$/.test(who) ? ` on the ${who}` : "";
    out.push({
      text: asSentence(who && !side ? `${who}: ${condition}${age}` : `Family history of ${condition}${side}${age}`),
      facts: [fact],
    });
  }
  for (const fact of ofOne) {
    const who = fact.slots.relative?.text ?? "";
    const condition = lowerName(fact.slots.condition?.text ?? "");
    const text = who.endsWith("side") ? `No family history of ${condition} on the ${who}` : `${who}: no ${condition}`;
    out.push({ text: asSentence(text), facts: [fact] });
  }
  if (absent.length > 0) {
    const names = absent.map(({ slots }) => slots.condition?.text ?? "").filter(Boolean);
    if (names.length > 0) out.push({ text: asSentence(`No family history of ${listOf(names, "or")}`), facts: absent });
    else if (absent.some(({ slots }) => slots.object))
      out.push({ text: "Denies other family history.", facts: absent });
    else if (present.length === 0) out.push({ text: "Denies significant family history.", facts: absent });
  }
  return out;
}

/** Returns a disease of a relative, as a possible one if the speaker was not sure of it. */
function hedged(condition: string, { certainty }: Fact): string {
  if (certainty !== "possible") return condition;
  return /^(?:died|passed) /.test(condition) ? `possibly ${condition}` : `possible ${condition}`;
}

/** Returns at what age a relative had a disease: " at age 50", " in her late 60s"; empty if it is unknown. */
function agePhrase(age: string | undefined, who = ""): string {
  if (!age) return "";
  const whose = !canReferTo("she", who) ? "his" : !canReferTo("he", who) ? "her" : "their";
  return age.endsWith("s") ? ` in ${whose} ${age}` : ` at age ${age}`;
}
