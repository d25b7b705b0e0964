import { isInProgress } from "../../../shared/visits/isInProgress";
import { Button } from "@blueprintjs/core";
import { Cross, Error as ErrorIcon, Tick, TickCircle } from "@blueprintjs/icons";
import { observer } from "mobx-react-lite";
import { useEffect, useId, useRef } from "react";
import type { VisitDocument, Omission } from "../../../shared/notes/document";
import { useStores } from "../../base/useStores";
import { Key } from "../../ui/Key";
import { StatusLine } from "../../ui/StatusLine";
import { listedOmissions } from "./openItems";
import { insertOmission } from "./insertOmission";
import { omissionItem } from "./omissionItem";
import { PlayUtterance } from "./PlayUtterance";
import "../notes.css";

/**
 * The omissions of the note. Each can be inserted into its section (I) or left out (X). Null until the note is
 * complete, and for other documents.
 */
export const OmissionsPane = observer(function OmissionsPane() {
  const { note, openVisit } = useStores();
  const heading = useId();
  const { shown } = note;
  if (!shown || shown.kind !== "note" || shown.drafting || isInProgress(openVisit.visit)) return null;
  const listed = listedOmissions(shown);
  const open = listed.filter(({ resolved }) => resolved === null).length;
  const isSigned = shown.status === "signed";
  return (
    <section className="cs-missing" aria-labelledby={heading}>
      <div className="cs-pane-head">
        <h2 id={heading}>Said, but not in the note</h2>
        {open > 0 && !isSigned && <span className="cs-pane-aside cs-num">{open}</span>}
        <span className="cs-spacer" />
        {open > 0 && !isSigned && (
          <span className="cs-muted cs-small cs-wide-only">
            Insert <Key>I</Key> leave out <Key>X</Key>
          </span>
        )}
      </div>
      {isSigned || listed.length === 0 ? (
        <p className="cs-missing-done">
          <StatusLine icon={<TickCircle size={12} />} tone={open === 0 ? "ok" : "muted"}>
            {formatSummary(listed, isSigned)}
          </StatusLine>
        </p>
      ) : (
        <ul>
          {listed.map((omission) => (
            <OmissionRow key={omission.id} omission={omission} shown={shown} />
          ))}
        </ul>
      )}
    </section>
  );
});

function formatSummary(listed: readonly Omission[], isSigned: boolean): string {
  if (listed.length === 0) return "No missing drugs, doses, allergies, numbers or mood found.";
  const inserted = listed.filter(({ resolved }) => resolved === "inserted").length;
  const leftOut = listed.filter(({ resolved }) => resolved === "left_out").length;
  const parts = [inserted > 0 && `${inserted} inserted`, leftOut > 0 && `${leftOut} left out`].filter(Boolean);
  const answered = inserted + leftOut;
  if (!isSigned || answered === listed.length)
    return `All ${listed.length} resolved before signing: ${parts.join(", ")}`;
  return `${answered} of ${listed.length} resolved before signing${parts.length > 0 ? `: ${parts.join(", ")}` : ""}`;
}

const OmissionRow = observer(function OmissionRow({ omission, shown }: { omission: Omission; shown: VisitDocument }) {
  const { note, evidence } = useStores();
  const row = useRef<HTMLLIElement>(null);
  const isActive = note.cursor.activeId === omission.id;
  const { moves } = note.cursor;
  const first = omission.evidence[0];
  useEffect(() => {
    if (!isActive || moves === 0) return;
    row.current?.scrollIntoView({ block: "nearest" });
    row.current?.querySelector<HTMLElement>(".cs-omission-insert")?.focus({ preventScroll: true });
    if (first !== undefined) evidence.selectUtterance(first, true);
  }, [isActive, moves, evidence, first]);

  const section = shown.sections.find(({ key }) => key === omission.section)?.title ?? "the note";
  if (omission.resolved !== null)
    return (
      <li ref={row} className="cs-omission">
        <ResolvedOmission omission={omission} section={section} />
      </li>
    );
  return (
    <li ref={row} className={`cs-omission${isActive ? " is-active" : ""}`} aria-current={isActive ? "true" : undefined}>
      <OmissionTime omission={omission} />
      <OmissionText omission={omission} section={section} isActive={isActive} />
      <Button
        className="cs-omission-insert"
        size="small"
        variant="outlined"
        text="Insert"
        title={omission.sentence}
        aria-label={`Insert into ${section}: ${omission.text}`}
        aria-keyshortcuts="I"
        onClick={() => void insertOmission({ note, evidence }, omission.id)}
      />
      <Button
        size="small"
        variant="minimal"
        icon={<Cross />}
        aria-label={`Leave out: ${omission.text}`}
        title="Leave out (X)"
        aria-keyshortcuts="X"
        onClick={() => void note.answerOmission(omission.id, "left_out")}
      />
    </li>
  );
});

interface OmissionTextProps {
  omission: Omission;
  /** Title of the section to which it goes. */
  section: string;
  isActive: boolean;
}

/** What is missing and where it goes; in the active row also what was said. */
function OmissionText({ omission, section, isActive }: OmissionTextProps) {
  const { name, rest } = omissionItem(omission);
  return (
    <div className="cs-omission-body" title={quoted(omission.text)}>
      <span className={`cs-omission-item${omission.must ? " is-must" : ""}`}>
        {omission.must && (
          <>
            <ErrorIcon size={12} />
            <span className="cs-hidden">To resolve: </span>
          </>
        )}
        <b>{name}</b>
        {rest}
      </span>
      <span className="cs-omission-to">
        <span aria-hidden="true">→</span> <span className="cs-hidden">goes to </span>
        {section}
      </span>
      {isActive && <q className="cs-omission-quote">{unquoted(omission.text)}</q>}
    </div>
  );
}

/** The status of an omission that was inserted or left out, with Undo. */
const ResolvedOmission = observer(function ResolvedOmission(props: { omission: Omission; section: string }) {
  const { note } = useStores();
  const { id, resolved, text } = props.omission;
  const { name, rest } = omissionItem(props.omission);
  return (
    <>
      <StatusLine icon={<Tick size={12} />} tone={resolved === "inserted" ? "ok" : "muted"}>
        {resolved === "inserted" ? `Inserted into ${props.section}` : "Left out"}: {name}
        {rest}
      </StatusLine>
      <Button
        size="small"
        variant="minimal"
        text="Undo"
        aria-label={`Undo: ${text}`}
        onClick={() => void note.answerOmission(id, null)}
      />
    </>
  );
});

/** Button that plays the first utterance of an omission; the word "typed" if that has no recording. */
const OmissionTime = observer(function OmissionTime({ omission }: { omission: Omission }) {
  const { evidence } = useStores();
  const id = omission.evidence[0];
  const utterance = id === undefined ? null : evidence.utterance(id);
  if (!utterance?.take_id) return <span className="cs-time-button cs-utt-typed">typed</span>;
  return <PlayUtterance utterance={utterance} />;
});

const unquoted = (text: string): string => text.replace(/^[“"]|[”"]$/g, "");
const quoted = (text: string): string => `“${unquoted(text)}”`;
