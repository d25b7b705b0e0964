import { observer } from "mobx-react-lite";
import { type ReactNode, useEffect, useRef } from "react";
import type { Sentence } from "../../shared/notes/note";
import { useStores } from "../app/stores";
import { findingId } from "./FindingView";

interface Props {
  sentence: Sentence;
  sectionKey: string;
  /** The one sentence of the note that Tab reaches. */
  isTabStop: boolean;
}

/** A sentence of the note: a mark in the margin only where a person is needed. Choosing it shows where it was said. */
export const SentenceView = observer(function SentenceView({ sentence, sectionKey, isTabStop }: Props) {
  const { evidence, note } = useStores();
  const element = useRef<HTMLSpanElement>(null);
  const isSelected = evidence.sentence?.id === sentence.id;
  const usesSelected = evidence.usedBy.has(sentence.id);
  const open = note.canEdit ? sentence.findings.filter(({ resolved }) => resolved === null) : [];
  const isNew = note.fresh.has(sectionKey, sentence.text);
  const { moves } = evidence;
  useEffect(() => {
    if (usesSelected && moves > 0) element.current?.scrollIntoView({ block: "nearest" });
  }, [usesSelected, moves]);

  return (
    <span
      ref={element}
      className={classesOf(sentence, { isSelected: isSelected || usesSelected, isNew, open })}
      role="button"
      tabIndex={isTabStop ? 0 : -1}
      data-sentence={sentence.id}
      aria-current={isSelected ? "true" : undefined}
      aria-describedby={open.map(findingId).join(" ") || undefined}
      aria-keyshortcuts="Enter P"
      onClick={() => evidence.selectSentence(sentence.id)}
      onDoubleClick={() => note.startEditing(sectionKey, sentence.id)}
    >
      {marked(sentence.text, open.find(({ must }) => must)?.value ?? null)}
    </span>
  );
});

interface Look {
  isSelected: boolean;
  isNew: boolean;
  open: readonly { must: boolean }[];
}

function classesOf(sentence: Sentence, { isSelected, isNew, open }: Look): string {
  const classes = ["cs-s"];
  if (sentence.origin === "edited" || sentence.origin === "typed") classes.push("is-edited");
  if (sentence.origin === "history") classes.push("is-history");
  if (isNew) classes.push("is-new");
  if (open.some(({ must }) => must)) classes.push("is-stop");
  else if (open.length > 0) classes.push("is-check");
  if (isSelected) classes.push("is-selected");
  return classes.join(" ");
}

/** The text with the doubtful piece marked, where the sentence still holds it. */
function marked(text: string, value: string | null): ReactNode {
  const at = value === null || value === "" ? -1 : text.indexOf(value);
  if (value === null || at < 0) return text;
  return (
    <>
      {text.slice(0, at)}
      <mark>{value}</mark>
      {text.slice(at + value.length)}
    </>
  );
}
