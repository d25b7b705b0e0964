import type { Finding, Sentence } from "../../../shared/notes/document";
import { contentId } from "../content/contentId";
import type { Fault } from "./Fault";
import { quote } from "./quote";

/**
 * Converts a fault to a finding without an answer yet. The clinician can keep the value or remove the sentence, and
 * change the value if a replacement is known.
 */
export function toFinding(sentence: Pick<Sentence, "id" | "text">, fault: Fault): Finding {
  const { kind, detail, must, value, heard, instead, at } = fault;
  const answers: Finding["answers"] = [];
  if (instead && value !== null) {
    const start = at ?? sentence.text.indexOf(value);
    const text = sentence.text.slice(0, start) + instead + sentence.text.slice(start + value.length);
    answers.push({ id: "change", label: `Change to ${instead}`, text });
  }
  answers.push({ id: "keep", label: value === null ? "Keep" : `Keep ${value}` });
  answers.push({ id: "remove", label: "Remove", text: "" });
  return {
    id: contentId("finding", sentence.id, kind, value ?? "", instead ?? "", detail),
    kind,
    detail,
    must,
    value,
    heard: heard ? quote(heard.turn.text, heard.text) : null,
    heard_in: heard?.turn.id ?? null,
    answers,
    resolved: null,
  };
}
