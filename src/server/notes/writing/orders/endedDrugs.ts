import type { Fact } from "../../../facts/Fact";
import { findDrugs } from "../../../facts/terms/findDrugs";

/** An order of the visit that ends or pauses a drug, and how a list of medicines says so. */
interface EndedDrug {
  words: "to be stopped" | "on hold";
  order: Fact;
}

/** Matches words of an order that stops a drug only for a time or for one dose: "tonight", "before the surgery". */
const onlyOncePattern =
  /\b(?:tonight|today|tomorrow|days? (?:before|of|prior)|hours? (?:before|prior)|before (?:the|your|surgery)|morning of|night before|doses?|if|when|once|after)\b/i;

/** Returns the drugs that the plan of a visit stops or holds, by their generic names. */
export function endedDrugs(facts: readonly Fact[]): ReadonlyMap<string, EndedDrug> {
  const ended = new Map<string, EndedDrug>();
  for (const order of facts) {
    const { kind, status, certainty, condition, slots } = order;
    const state = slots.state?.text;
    if ((kind !== "order" && kind !== "advice") || status !== "current" || !slots.name) continue;
    const generic = findDrugs(slots.name.text)[0]?.generic;
    if (generic === undefined) continue;
    // "Stop it because of the rash" ends the drug, "stop it if you get a rash" does not.
    const isEnded =
      (state === "stop" || state === "hold") &&
      slots.dose === undefined &&
      certainty === "stated" &&
      !/^(?!(?:with|because|given|since|as)\b)/i.test(condition?.words ?? slots.when?.text ?? "with") &&
      /^(?:stop|discontinue|hold|pause|come off|take)\b/i.test(slots.object?.text ?? "stop") &&
      !onlyOncePattern.test(slots.object?.text ?? "");
    if (isEnded) ended.set(generic, { words: state === "stop" ? "to be stopped" : "on hold", order });
    else ended.delete(generic);
  }
  return ended;
}
