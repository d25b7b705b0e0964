import { sentenceCase } from "../../../../shared/sentenceCase";
import type { Fact } from "../../../facts/Fact";

/**
 * Quotes a question with its answer, if neither can be put in other words, or with what another person said against the
 * answer, because either can be right.
 */
export function questionSentence({ slots, informant = "the accompanying person" }: Fact): string {
  const { name, detail, object, value, finding, of } = slots;
  const asked = `Asked “${sentenceCase(name?.text ?? "")}”, `;
  if (!object) return `${asked}the answer was “${detail?.text ?? ""}”.`;
  const [one, other] = of?.text === "informant" ? [informant, "the patient"] : ["the patient", informant];
  const said = [
    `${asked}${one} answered: “${detail?.text ?? ""}.”`,
    `${sentenceCase(other)} said: “${object.text}.”`,
    ...(value ? [`${sentenceCase(one)} then said: “${value.text}.”`] : []),
    ...(finding ? [`${sentenceCase(other)} then said: “${finding.text}.”`] : []),
  ];
  return said.join(" ").replaceAll("?.”", "?”");
}
