import { Button } from "@blueprintjs/core";
import type { EarlierSession, HistoryNote } from "../../shared/precharting/prechart";
import { ErrorCallout } from "../errors/ErrorCallout";
import { dayAndTime } from "../notes/dayWords";
import { Loading } from "../ui/Loading";
import { usePrechart } from "./usePrechart";

interface Props {
  appointmentId: string;
  patientName: string;
  onOpen: (visitId: string) => void;
}

/** The clinician's earlier sessions under the patient's name; the newest signed note stands open. */
export function History({ appointmentId, patientName, onOpen }: Props) {
  const { history, error, reload } = usePrechart(appointmentId);
  if (!history) return error ? <ErrorCallout error={error} onRetry={reload} /> : <Loading text="Loading..." />;
  const newest = history.find(({ note }) => note !== null);
  return (
    <section className="cs-history" aria-labelledby={`history-${appointmentId}`}>
      <h2 id={`history-${appointmentId}`}>Earlier sessions</h2>
      {history.length === 0 ? (
        <p className="cs-muted">You have no earlier session under the name {patientName}.</p>
      ) : (
        <>
          <p className="cs-muted cs-small">Found by the name alone: make sure that it is the same patient.</p>
          <ol>
            {history.map((session) => (
              <li key={session.visit_id}>
                <Earlier session={session} isOpen={session === newest} onOpen={onOpen} />
              </li>
            ))}
          </ol>
          <p className="cs-muted cs-small">
            This is history. It is never written into the note as if it were said today.
          </p>
        </>
      )}
    </section>
  );
}

interface EarlierProps {
  session: EarlierSession;
  isOpen: boolean;
  onOpen: (visitId: string) => void;
}

function Earlier({ session: { visit_id, at, reason, note }, isOpen, onOpen }: EarlierProps) {
  const when = dayAndTime(at);
  const title = (
    <>
      <span className="cs-num cs-history-when">{when.charAt(0).toUpperCase() + when.slice(1)}</span>
      {reason !== null && <span>{reason}</span>}
    </>
  );
  if (!note) {
    return (
      <div className="cs-history-unsigned">
        {title}
        <span className="cs-muted">Not signed</span>
        <Button
          size="small"
          variant="outlined"
          text="Open session"
          aria-label={`Open session of ${when}`}
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
        aria-label={`Open session of ${when}`}
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
              {by}, {dayAndTime(at)}
            </span>
          </h3>
          <p>{text}</p>
        </section>
      ))}
      <p className="cs-muted cs-small">
        Signed by {signed_by}, {dayAndTime(signed_at)}
      </p>
    </div>
  );
}
