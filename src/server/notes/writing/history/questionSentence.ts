import { sentenceCase } from "../../../../shared/sentenceCase";
import type { Fact } from "../../../facts/Fact";

/**
 * Quotes a question with its answer, if neither can be put in other words, or with what a companion said against the
 * answer, because either can be right.
 */
export function questionSentence({ slots, informant = "the accompanying person" }: Fact): string {
  const { name, detail, object, value } = slots;
  const asked = `Asked “${sentenceCase(name?.text ?? "")}”, the`;
  if (!object) return `${asked} answer was “${detail?.text ?? ""}”.`;
  const said = `${asked} patient answered: “${detail?.text ?? ""}.” ${sentenceCase(informant)} said: “${object.text}.”`;
  return value ? `${said} The patient then said: “${value.text}.”` : said;
}
