import type { Sentence } from "../../../segment/Sentence";

/** Matches a question about a device that the patient wears or uses, as the group: "Are you using the | CPAP |?" */
const asksOfDevicePattern =
  /\b(?:us(?:e|ed|ing)|wear(?:ing)?|sleep(?:ing)? with|keep(?:ing)? up with|get(?:ting)? on with)\b[^?]{0,12}\b(?:the|your|that|a) (c-?pap(?: machine| mask)?|bi-?pap|(?:home )?oxygen|compression stockings|stockings|splint|brace|hearing aids?|walker|cane|walking stick|mouth ?guard|insulin pump|sensor|spacer|glasses|insoles|orthotics)\b/i;
/** Matches a pronoun for the device after a verb of use or liking: "I can't stand | that thing". */
const pronounPattern =
  /\b(us(?:e|es|ed|ing)|wear(?:s|ing)?|wore|worn|tried|try|stand|tolerate|bear|hate|like|love|need|take|took|put|with|without|stopped using|gave up on|get on with) (?:it|that thing|this thing|that|the thing|them|those|one)\b/i;

/**
 * Names the device of a question in an answer that has a pronoun for it: "Are you using the CPAP?" "I can't stand that
 * thing. I'm not wearing it." Other answers are returned as they are.
 */
export function nameDevice(turn: readonly Sentence[], asked: string): Sentence[] {
  const device = asksOfDevicePattern.exec(asked)?.[1];
  if (!device) return [...turn];
  const name = /^(?:c|bi)-?pap/i.test(device)
    ? device.replace(/^(?:c|bi)-?pap/i, (word) => word.replace("-", "").toUpperCase())
    : device.toLowerCase();
  const written = name.replace(/^BIPAP/, "BiPAP");
  return turn.map((sentence) => ({
    ...sentence,
    text: sentence.text.replace(pronounPattern, (_all, verb: string) => `${verb} the ${written}`),
  }));
}
