import { Button, Callout } from "@blueprintjs/core";
import { ArrowLeft, Issue, Lock } from "@blueprintjs/icons";
import { observer } from "mobx-react-lite";
import type { DocumentKind } from "../../shared/notes/document";
import { damagedText, documentTitles, restoreHint } from "../format/documentTitles";
import type { PrintedDocument } from "../../shared/notes/printedDocument";
import type { SharedNote } from "../../shared/sharedNotes/sharedNote";
import { useStores } from "../base/useStores";
import { formatUtcDay } from "../format/formatDay";
import { identityLine } from "../patients/identityLine";
import { ErrorCallout } from "../ui/ErrorCallout";
import { Loading } from "../ui/Loading";
import { StatusLine } from "../ui/StatusLine";
import { useSharedNote } from "./useSharedNote";
import "./sharedNotes.css";

/** A signed note of the practice with its signed documents, to read. */
export const SharedNoteView = observer(function SharedNoteView() {
  const { layout, sharedNotes } = useStores();
  const { selectedId } = sharedNotes;
  return (
    <>
      {layout.width === "narrow" && (
        <div className="cs-shared-back">
          <Button
            variant="minimal"
            icon={<ArrowLeft />}
            aria-label="Back to signed notes"
            onClick={() => layout.showList(true)}
          />
        </div>
      )}
      {selectedId === null ? <NothingSelected /> : <Opened key={selectedId} id={selectedId} />}
    </>
  );
});

function NothingSelected() {
  return (
    <div className="cs-first">
      <div className="cs-first-body">
        <Lock size={40} className="cs-first-icon" />
        <h1>Signed notes of your practice</h1>
        <p className="cs-muted">
          Choose one to read it. Only its author can add to it. The audit log records each time you open one.
        </p>
      </div>
    </div>
  );
}

function Opened({ id }: { id: string }) {
  const { note, error, reload } = useSharedNote(id);
  if (error)
    return (
      <div className="cs-pane-failed">
        <h1 className="cs-hidden">Signed note</h1>
        <ErrorCallout error={error} onRetry={reload} />
      </div>
    );
  if (!note)
    return (
      <>
        <h1 className="cs-hidden">Signed note</h1>
        <Loading text="Loading..." />
      </>
    );
  return (
    <article className="cs-shared" aria-label={`Signed note of ${note.patient_name ?? note.title}`}>
      <Head note={note} />
      <div className="cs-shared-text" tabIndex={0} role="group" aria-label="Documents">
        {note.documents.map(({ id: documentId, kind, content }) =>
          content ? (
            <DocumentText key={documentId} heading={documentTitles[kind]} content={content} />
          ) : (
            <UnreadableDocument key={documentId} kind={kind} />
          ),
        )}
      </div>
    </article>
  );
}

function Head({ note }: { note: SharedNote }) {
  const { patient, patient_name, title, reason, started_at, created_at, time_zone } = note;
  return (
    <header className="cs-patient">
      <div className="cs-patient-id">
        <h1>{patient_name ?? title}</h1>
        <p>
          {patient && <span>{identityLine(patient, started_at ?? created_at, time_zone)}</span>}
          {patient_name !== null && title !== patient_name && <span>{title}</span>}
          {reason && <span className="cs-patient-reason">{reason}</span>}
        </p>
      </div>
      <span className="cs-spacer" />
      <StatusLine icon={<Lock size={12} />}>
        {note.is_own ? "Read only here" : `Read only · by ${note.author}`}
      </StatusLine>
    </header>
  );
}

function UnreadableDocument({ kind }: { kind: DocumentKind }) {
  return (
    <section className="cs-shared-document" aria-label={documentTitles[kind]}>
      <h2>{documentTitles[kind]}</h2>
      <Callout compact={true} intent="warning" icon={<Issue />}>
        {damagedText(kind)} {restoreHint}
      </Callout>
    </section>
  );
}

function DocumentText({ heading, content }: { heading: string; content: PrintedDocument }) {
  const { language, date, mark, sections, additions } = content;
  return (
    <section className="cs-shared-document" lang={language} aria-label={heading}>
      <h2 lang="en">{heading}</h2>
      <p className="cs-muted" lang="en">
        {formatUtcDay(`${date}T00:00:00Z`)} · {mark}
      </p>
      {sections.map(({ title, style, texts }, index) => (
        <div key={index}>
          <h3 dir="auto">{title}</h3>
          {style === "bullets" ? (
            <ul>
              {texts.map((text, line) => (
                <li key={line} dir="auto">
                  {text}
                </li>
              ))}
            </ul>
          ) : (
            <p dir="auto">{texts.join(" ")}</p>
          )}
        </div>
      ))}
      {additions.map(({ title, by, text }, index) => (
        <div key={index}>
          <h3 lang="en">{title}</h3>
          <p className="cs-muted">{by}</p>
          <p dir="auto">{text}</p>
        </div>
      ))}
    </section>
  );
}
