import { observer } from "mobx-react-lite";
import { type MouseEvent, type ReactNode, useEffect, useRef } from "react";
import type { Sentence } from "../../../shared/notes/document";
import { useStores } from "../../base/useStores";
import { selectedText } from "../editor/selectedText";
import { findingId } from "../review/FindingView";

interface Props {
  sentence: Sentence;
  sectionKey: string;
  /** Whether this is the one sentence of the note in the tab order. */
  isTabStop: boolean;
}

/**
 * A sentence of the note, marked if it has open findings. A click shows its evidence, another click edits it with the
 * caret there, and a double click edits it with the word selected.
 */
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

  const edit = () => note.startEditing(sectionKey, sentence.id, element.current && selectedText(element.current));
  const handleClick = ({ detail }: MouseEvent) => {
    const isDragged = getSelection()?.isCollapsed === false; // text was selected, e.g. to copy it
    if (isSelected && detail === 1 && note.canEdit && !isDragged) edit();
    else evidence.selectSentence(sentence.id);
  };
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
      onClick={handleClick}
      onDoubleClick={edit}
    >
      {marked(sentence.text, open.find(({ must }) => must)?.value ?? null)}
    </span>
  );
});

interface SentenceState {
  isSelected: boolean;
  isNew: boolean;
  open: readonly { must: boolean }[];
}

function classesOf(sentence: Sentence, { isSelected, isNew, open }: SentenceState): string {
  const classes = ["cs-s"];
  if (sentence.origin === "edited" || sentence.origin === "typed") classes.push("is-edited");
  if (sentence.origin === "history") classes.push("is-history");
  if (isNew) classes.push("is-new");
  if (open.some(({ must }) => must)) classes.push("is-stop");
  else if (open.length > 0) classes.push("is-check");
  if (isSelected) classes.push("is-selected");
  return classes.join(" ");
}

/** Returns the text with the first occurrence of `value` marked, if the text contains it. */
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
