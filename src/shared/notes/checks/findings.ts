import { contentId } from "../contentId";
import type { Finding, Sentence } from "../note";
import type { Turn } from "../noteEngine";

export interface Fault {
  kind: Finding["kind"];
  detail: string;
  must: boolean;
  /** The piece of the sentence it is about, as it stands there; null where it is about the whole. */
  value: string | null;
  heard?: { words: string; turn: Turn | null } | null;
  /** What `value` should be by what was heard; null where that is not sure. */
  instead?: string | null;
  /** Where `value` stands, when it stands there more than once. */
  at?: number;
}

/** Words around the first of `parts` found in what was said, short enough for a line. */
export function quote(text: string, around: RegExp | null): string {
  const at = around ? text.search(around) : 0;
  if (text.length <= 90) return text;
  const from = Math.max(0, text.lastIndexOf(" ", Math.max(0, at - 30)) + (at > 30 ? 1 : 0));
  const cut = text.slice(from, from + 88);
  const end = cut.length < 88 ? cut.length : cut.lastIndexOf(" ");
  return `${from > 0 ? "… " : ""}${cut.slice(0, end)}${from + end < text.length ? " …" : ""}`;
}

/** A fault as the finding the clinician answers: verbs with the value in them. */
export function toFinding(sentence: Pick<Sentence, "id" | "text">, fault: Fault): Finding {
  const { kind, detail, must, value, heard, instead, at } = fault;
  const answers: Finding["answers"] = [];
  if (instead !== null && instead !== undefined && value !== null) {
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
    heard: heard?.words ?? null,
    heard_in: heard?.turn?.id ?? null,
    answers,
    resolved: null,
  };
}
