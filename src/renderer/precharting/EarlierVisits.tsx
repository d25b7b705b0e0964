import { Button } from "@blueprintjs/core";
import type { EarlierVisit, HistoryNote } from "../../shared/precharting/prechart";
import { ErrorCallout } from "../ui/ErrorCallout";
import { damagedText } from "../format/documentTitles";
import { formatDayAndTime } from "../format/formatTime";
import { Loading } from "../ui/Loading";
import { usePrechart } from "./usePrechart";
import { sentenceCase } from "../../shared/sentenceCase";

interface Props {
  appointmentId: string;
  patientName: string;
  onOpen: (visitId: string) => void;
}

/**
 * The clinician's earlier visits, matched by patient record or by name, with their notes if signed; the newest note is
 * expanded.
 */
export function EarlierVisits({ appointmentId, patientName, onOpen }: Props) {
  const { history, error, reload } = usePrechart(appointmentId);
  if (!history) return error ? <ErrorCallout error={error} onRetry={reload} /> : <Loading text="Loading..." />;
  const hasMatchesByRecord = history.some(({ by_name }) => !by_name);
  const newest = history.find(({ note }) => note !== null);
  return (
    <section className="cs-history" aria-labelledby={`history-${appointmentId}`}>
      <h2 id={`history-${appointmentId}`}>Earlier sessions</h2>
      {history.length === 0 ? (
        <p className="cs-muted">You have no earlier sessions for {patientName}.</p>
      ) : (
        <>
          {history.some(({ by_name }) => by_name) && (
            <p className="cs-muted cs-small">
              {hasMatchesByRecord
                ? "Some sessions are matched by name only. Confirm that they belong to this patient."
                : "Matched by name only. Confirm this is the same patient."}
            </p>
          )}
          <ol>
            {history.map((visit) => (
              <li key={visit.visit_id}>
                <EarlierVisitItem
                  visit={visit}
                  isMarked={visit.by_name && hasMatchesByRecord}
                  isOpen={visit === newest}
                  onOpen={onOpen}
                />
              </li>
            ))}
          </ol>
          <p className="cs-muted cs-small">For reference only. Nothing from these notes is copied into the new note.</p>
        </>
      )}
    </section>
  );
}

interface EarlierVisitItemProps {
  visit: EarlierVisit;
  /** Whether to label the visit as matched by name. */
  isMarked: boolean;
  isOpen: boolean;
  onOpen: (visitId: string) => void;
}

function EarlierVisitItem({
  visit: { visit_id, at, reason, note, unreadable },
  isMarked,
  isOpen,
  onOpen,
}: EarlierVisitItemProps) {
  const when = formatDayAndTime(at);
  const title = (
    <>
      <span className="cs-num cs-history-when">{sentenceCase(when)}</span>
      {reason !== null && <span>{reason}</span>}
      {isMarked && <span className="cs-muted cs-small">Matched by name</span>}
    </>
  );
  if (!note) {
    return (
      <div className="cs-history-unsigned">
        {title}
        <span className="cs-muted">{unreadable ? damagedText("note") : "Not signed"}</span>
        <Button
          size="small"
          variant="outlined"
          text="Open session"
          aria-label={`Open session from ${when}`}
          onClick={() => onOpen(visit_id)}
        />
      </div>
    );
  }
  return (
    <details open={isOpen}>
      <summary>{title}</summary>
      <SignedNote note={note} />
      <Button
        size="small"
        variant="outlined"
        text="Open session"
        aria-label={`Open session from ${when}`}
        onClick={() => onOpen(visit_id)}
      />
    </details>
  );
}

function SignedNote({ note: { sections, addenda, signed_by, signed_at } }: { note: HistoryNote }) {
  return (
    <div className="cs-history-note">
      {sections.map(({ key, title, style, sentences }) => (
        <section key={key}>
          <h3>{title}</h3>
          {style === "bullets" ? (
            <ul>
              {sentences.map((text, index) => (
                <li key={`${index} ${text}`}>{text}</li>
              ))}
            </ul>
          ) : (
            <p>{sentences.join(" ")}</p>
          )}
        </section>
      ))}
      {addenda.map(({ text, by, at }) => (
        <section key={at}>
          <h3>
            Addendum{" "}
            <span className="cs-muted">
              {by}, {formatDayAndTime(at)}
            </span>
          </h3>
          <p>{text}</p>
        </section>
      ))}
      <p className="cs-muted cs-small">
        Signed by {signed_by}, {formatDayAndTime(signed_at)}
      </p>
    </div>
  );
}
