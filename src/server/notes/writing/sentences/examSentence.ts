import type { Fact } from "../../../facts/Fact";
import { withoutFiller } from "../clinicalWords";
import { asSentence } from "./listOf";

/** Formats a finding of the examination, without its body system. */
export function examSentence({ slots }: Fact): string {
  return asSentence(
    withoutFiller(slots.finding?.text ?? "")
      .replace(/^(?:the|that|is|are|and|also|it is|but) /i, "")
      .replace(/^(?:(?:heart|lungs?|abdomen), )?(?:an?|some) (?=[a-z\d])/i, ""),
  );
}
