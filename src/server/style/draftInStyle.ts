import type { Template } from "../../shared/templates/template";
import type { DraftedSentence } from "../notes/noteEngine";
import { yieldToRequests } from "../platform/yieldToRequests";
import { writeInStyle } from "./writeInStyle";
import type { StoredRule } from "./WritingStyles";

/**
 * Yields drafted sentences as the person's accepted rules write them, without those that a rule leaves out. Other
 * requests are handled between the sentences, because each can take a millisecond or more.
 */
export async function* draftInStyle(
  drafted: AsyncIterable<DraftedSentence>,
  rules: readonly StoredRule[],
  template: Pick<Template, "sections">,
): AsyncGenerator<DraftedSentence> {
  const yieldIfLong = yieldToRequests();
  for await (const plain of drafted) {
    await yieldIfLong();
    const sentence = writeInStyle(plain, rules, template);
    if (sentence) yield sentence;
  }
}
