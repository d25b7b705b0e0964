import { isInProgress } from "../../shared/visits/isInProgress";
import { observer } from "mobx-react-lite";
import { History, Refresh } from "@blueprintjs/icons";
import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import type { DocumentKind, VisitDocument } from "../../shared/notes/document";
import { documentNoun, documentTitles } from "../format/documentTitles";
import { useOnce } from "../base/useOnce";
import { useStores } from "../base/useStores";
import { canRedraft } from "./canRedraft";
import { canAddDocument } from "./documents/canAddDocument";
import { DocumentBar } from "./documents/DocumentBar";
import { NoDocument } from "./documents/NoDocument";
import { ReadingLevel } from "./documents/ReadingLevel";
import { useCommands } from "../shortcuts/useCommands";
import { useDocumentCommands } from "./documents/useDocumentCommands";
import { Addenda } from "./signing/Addenda";
import { LazyEditor } from "./editor/LazyEditor";
import { SpeechSummary } from "./SpeechSummary";
import { EmptySections } from "./sections/EmptySections";
import { useFolding } from "./sections/useFolding";
import { InstructLine } from "./sections/InstructLine";
import { NoteBanners } from "./NoteBanners";
import "./export/printShown.css";
import "./notes.css";
import { NoteHead } from "./NoteHead";
import { NoNote } from "./NoNote";
import { SectionView } from "./sections/SectionView";
import { UnchangedAnnouncement } from "./sections/UnchangedText";
import { SignBar } from "./signing/SignBar";
import { useReviewShortcuts } from "./review/useReviewShortcuts";
import { useSaveBeforeLeaving } from "./save/useSaveBeforeLeaving";
import { useFollowsInstructions } from "./useFollowsInstructions";
import { useLoadedDialogs } from "./useLoadedDialogs";
import { LazyReplaceDialog } from "./replace/LazyReplaceDialog";
import { LazyVersionsDialog } from "./versions/LazyVersionsDialog";

/** The note pane: header, banners, the note with its findings under their sentences, and the bar for signing. */
export const NotePane = observer(function NotePane() {
  const { documents, note, openVisit, unsentTexts } = useStores();
  const heading = useId();
  const [versions, setVersions] = useState<"never opened" | "open" | "closed">("never opened");
  const [replacing, setReplacing] = useState<"never opened" | "open" | "closed">("never opened");
  useSaveBeforeLeaving();
  const followsInstructions = useFollowsInstructions() && documents.kind === "note"; // only notes can be instructed
  useReviewShortcuts({ followsInstructions });
  const { shown } = note;
  const isRedraftable = canRedraft({ note, openVisit });
  const hasDocuments = documents.kinds.length > 1 || canAddDocument({ documents, openVisit });
  useCommands([
    ...(shown && isRedraftable && documents.kind === "note"
      ? [{ id: "redraft", text: "Redraft", icon: Refresh, run: () => note.draft(redraftOf(shown)) }]
      : []),
    ...(shown && !shown.growing
      ? [{ id: "versions", text: "Versions", icon: History, run: () => setVersions("open") }]
      : []),
  ]);
  useDocumentCommands();
  const hasInstruction = isRedraftable && unsentTexts.get(openVisit.visitId, "instruction") !== "";
  // Loads the editor before there is a note, so that the first edit does not wait for its script.
  useOnce(() => void LazyEditor.load());
  useLoadedDialogs(shown !== null);
  return (
    <section className="cs-pane cs-pane-note" aria-labelledby={heading}>
      {hasDocuments && <DocumentBar />}
      <NoteHead
        headingId={heading}
        isTitled={!hasDocuments}
        onVersions={() => setVersions("open")}
        onReplace={() => setReplacing("open")}
        onInstruct={followsInstructions ? () => note.instructing.set(true) : null}
      />
      <NoteBanners />
      {shown ? <NoteBody key={`body ${openVisit.visitId} ${note.kind}`} shown={shown} /> : <NotYet kind={note.kind} />}
      {followsInstructions && (note.instructing.isOn || hasInstruction) && <InstructLine />}
      {shown && !shown.drafting && !shown.growing && !isInProgress(openVisit.visit) && (
        <SignBar key={`sign ${openVisit.visitId} ${note.kind}`} />
      )}
      <span className="cs-hidden" role="status">
        {note.copies.announced}
      </span>
      <UnchangedAnnouncement />
      {shown && replacing !== "never opened" && (
        <LazyReplaceDialog
          key={`replace ${openVisit.visitId} ${note.kind}`}
          isOpen={replacing === "open"}
          onClose={() => setReplacing("closed")}
        />
      )}
      {shown && versions !== "never opened" && (
        <LazyVersionsDialog
          key={`versions ${openVisit.visitId} ${note.kind}`}
          isOpen={versions === "open"}
          onClose={() => setVersions("closed")}
        />
      )}
    </section>
  );
});

const NotYet = ({ kind }: { kind: DocumentKind }) => (kind === "note" ? <NoNote /> : <NoDocument />);

/** A redraft with the note's own template. */
const redraftOf = ({ template_id }: VisitDocument) => (template_id ? { template_id } : {});

/** The sections and addenda. Sentences share one tab stop; the up and down arrow keys move between them. */
const NoteBody = observer(function NoteBody({ shown }: { shown: VisitDocument }) {
  const { note, evidence } = useStores();
  const text = useRef<HTMLDivElement>(null);
  const [lastId, setLastId] = useState<string | null>(null);
  const ids = shown.sections.flatMap(({ key, sentences }) =>
    note.editing?.key === key ? [] : sentences.map(({ id }) => id),
  );
  const { moves, active } = note.cursor;
  const wanted = active?.kind === "finding" ? active.sentence.id : null;
  const line = active?.kind === "finding" ? active.finding.heard_in : null;
  useEffect(() => {
    if (wanted !== null && moves > 0) evidence.selectSentence(wanted, line);
  }, [evidence, wanted, line, moves]);

  const folding = useFolding(shown);

  const tabStop =
    [lastId, evidence.sentence?.id].find((id) => id !== null && id !== undefined && ids.includes(id)) ?? ids[0] ?? null;
  const handleKey = (event: KeyboardEvent) => {
    const id = (event.target as HTMLElement).dataset["sentence"];
    if (id === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    const at = ids.indexOf(id);
    const target = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: ids.length - 1 }[event.key];
    if (target !== undefined) {
      const next = ids[Math.min(Math.max(0, target), ids.length - 1)] ?? id;
      evidence.selectSentence(next);
      text.current?.querySelector<HTMLElement>(`[data-sentence="${CSS.escape(next)}"]`)?.focus();
    } else if (event.key === "Enter") note.startEditing(sectionOf(shown, id), id);
    else if (event.key === " ") evidence.selectSentence(id);
    else if (event.key === "Escape" && note.isAskingToSign) note.askToSign(false);
    else if (event.key === "Escape") evidence.clear();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div
      ref={text}
      className={`cs-note cs-scroll${shown.drafting ? " is-drafting" : ""}`}
      role="region"
      aria-label={note.kind === "note" ? "Note text" : `${documentTitles[note.kind]}, text`}
      aria-busy={shown.drafting}
      data-printed-mark={shown.status === "signed" ? "Signed" : "DRAFT, not signed"}
      tabIndex={-1}
      onKeyDown={handleKey}
      onFocus={({ target }) => setLastId((last) => (target as HTMLElement).dataset["sentence"] ?? last)}
    >
      {shown.sections.map(
        (section) =>
          !folding.isFolded(section) && (
            <SectionView key={section.key} section={section} shown={shown} tabStop={tabStop} />
          ),
      )}
      {folding.count > 0 && <EmptySections count={folding.count} isOpen={folding.isOpen} onToggle={folding.toggle} />}
      {shown.drafting ? <Writing /> : !shown.growing && <SpeechSummary />}
      {!shown.drafting && !shown.growing && <ReadingLevel />}
      <Addenda />
    </div>
  );
});

const Writing = observer(function Writing() {
  const { note } = useStores();
  return (
    <p className="cs-writing" role="status">
      <span className="cs-dots" aria-hidden="true">
        <i />
        <i />
        <i />
      </span>
      Writing the {documentNoun(note.kind)}
    </p>
  );
});

/** Returns the key of the section that contains a sentence; empty if none does. */
const sectionOf = (note: VisitDocument, sentenceId: string): string =>
  note.sections.find(({ sentences }) => sentences.some(({ id }) => id === sentenceId))?.key ?? "";
