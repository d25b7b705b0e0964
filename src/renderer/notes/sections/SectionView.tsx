import { Button } from "@blueprintjs/core";
import { Edit, Lock } from "@blueprintjs/icons";
import { observer } from "mobx-react-lite";
import { Fragment, useId } from "react";
import { isByPerson } from "../../../shared/notes/isByPerson";
import type { VisitDocument, NoteSection } from "../../../shared/notes/document";
import { useStores } from "../../base/useStores";
import { StatusLine } from "../../ui/StatusLine";
import { LazyEditor } from "../editor/LazyEditor";
import { FindingView } from "../review/FindingView";
import { CopySection } from "./CopySection";
import { focusSentence } from "./focusSentence";
import { SectionConflictView } from "../save/SectionConflictView";
import { SectionMenu } from "./SectionMenu";
import { SentenceView } from "./SentenceView";
import { UnchangedText } from "./UnchangedText";

interface Props {
  section: NoteSection;
  shown: VisitDocument;
  /** Id of the one sentence of the note in the tab order; null if the note has no sentences. */
  tabStop: string | null;
}

/** A section of the note: title, conflict warning if any, then its text, its editor, or a line saying it is empty. */
export const SectionView = observer(function SectionView({ section, shown, tabStop }: Props) {
  const { note } = useStores();
  const isEditing = note.editing?.key === section.key;
  const isEmpty = section.sentences.length === 0;
  const isWaiting = (shown.drafting || shown.growing === true) && isEmpty;
  const conflict = note.autosave?.conflict;
  const handleLeave = () => {
    const { sentenceId = null } = note.editing ?? {};
    note.stopEditing();
    focusSentence(section.key, sentenceId);
  };
  const heading = useId();
  return (
    <section className={`cs-sec${isEmpty ? " is-waiting" : ""}`} aria-labelledby={heading} data-section={section.key}>
      <div className="cs-sec-head">
        <h3 id={heading}>{section.title}</h3>
        {shown.drafting && section.sentences.some(isByPerson) && (
          <StatusLine icon={<Lock size={12} />}>Your text is kept</StatusLine>
        )}
        {note.canEdit && !isEditing && <SectionMenu section={section} />}
        {isEditing && (
          <Button
            className="cs-sec-done"
            size="small"
            variant="minimal"
            text="Done"
            title="Done (Esc)"
            onClick={handleLeave}
          />
        )}
        {!isEditing && !isEmpty && !shown.drafting && !shown.growing && <CopySection section={section} />}
      </div>
      {conflict?.key === section.key && <SectionConflictView conflict={conflict} />}
      <UnchangedText section={section} />
      {isEditing ? (
        <LazyEditor
          key={`${shown.id} ${section.key} ${note.autosave?.revision ?? 0}`}
          section={section}
          all={shown.sections}
          startAt={note.editing?.sentenceId ?? null}
          selected={note.editing?.selected ?? null}
          onLeave={handleLeave}
          waiting={<SectionText section={section} tabStop={null} />}
        />
      ) : isEmpty ? (
        <EmptySection section={section} isWaiting={isWaiting} />
      ) : (
        <SectionText section={section} tabStop={tabStop} />
      )}
    </section>
  );
});

const EmptySection = observer(function EmptySection({
  section,
  isWaiting,
}: {
  section: NoteSection;
  isWaiting: boolean;
}) {
  const { note } = useStores();
  return (
    <p>
      {isWaiting ? "Not mentioned yet." : "Not mentioned in this visit."}
      {note.canEdit && (
        <Button
          size="small"
          variant="minimal"
          icon={<Edit size={12} />}
          text="Add text"
          aria-label={`Add text to ${section.title}`}
          onClick={() => note.startEditing(section.key)}
        />
      )}
    </p>
  );
});

/** The sentences of a section as prose or list, each followed by its findings. */
const SectionText = observer(function SectionText({
  section,
  tabStop,
}: {
  section: NoteSection;
  tabStop: string | null;
}) {
  const { note } = useStores();
  const rows = section.sentences.map((sentence) => {
    const view = <SentenceView sentence={sentence} sectionKey={section.key} isTabStop={sentence.id === tabStop} />;
    const findings = sentence.findings.map((finding) => (
      <Fragment key={finding.id}>
        <FindingView finding={finding} sentence={sentence} isLocked={!note.canEdit} />{" "}
      </Fragment>
    ));
    return { id: sentence.id, view, findings };
  });
  if (section.style === "bullets")
    return (
      <ul>
        {rows.map(({ id, view, findings }) => (
          <li key={id}>
            {view} {findings}
          </li>
        ))}
      </ul>
    );
  return (
    <div className="cs-prose">
      {rows.map(({ id, view, findings }) => (
        <Fragment key={id}>
          {view} {findings}
        </Fragment>
      ))}
    </div>
  );
});
