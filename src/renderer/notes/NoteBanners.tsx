import { isInProgress } from "../../shared/visits/isInProgress";
import { Button, Callout } from "@blueprintjs/core";
import { Issue, WarningSign } from "@blueprintjs/icons";
import { observer } from "mobx-react-lite";
import type { DocumentKind, VisitDocument } from "../../shared/notes/document";
import { documentNoun } from "../format/documentTitles";
import { useStores } from "../base/useStores";
import { NoteChanged } from "./documents/NoteChanged";
import { ErrorCallout } from "../ui/ErrorCallout";
import { ChangedLines } from "./review/ChangedLines";
import { hasFailedDraft } from "./hasFailedDraft";
import { RefusedChanges } from "./save/RefusedChanges";
import { UnchangedText } from "./sections/UnchangedText";
import { UnreadableText } from "./UnreadableText";

/** Errors and warnings about the note: what happened, what is safe, and, if it can help, a button to try again. */
export const NoteBanners = observer(function NoteBanners() {
  const { documents, note, openVisit } = useStores();
  const { kind } = note;
  const { shown, autosave, drafting, changing, signing } = note;
  const failed = kind === "note" ? null : documents.failedOf(kind);
  const hasFailed = kind === "note" ? hasFailedDraft(openVisit.visit) : failed !== null;
  const noun = documentNoun(kind);
  // Why a language model did not write this draft, so that the built-in drafter did; null otherwise.
  const fallback = shown?.status === "draft" && !shown.drafting ? shown.engine.fallback_reason : null;
  const drafted = failed ?? shown;
  const { asked, handleAgain } = useDraftAgain(drafted);
  return (
    <div className="cs-note-banners">
      {hasFailed && <DraftFailed onAgain={handleAgain} />}
      {fallback !== null && (
        <Callout compact={true} intent="warning" icon={<Issue />} role="status">
          Written by the built-in drafter. {fallback}{" "}
          {asked?.instructions !== undefined && "Your instructions were not followed. "}
          <Button size="small" variant="minimal" text="Try again" onClick={handleAgain} />
        </Callout>
      )}
      {shown?.growing && !hasFailed && !isInProgress(openVisit.visit) && (
        <Callout compact={true} intent="warning" icon={<Issue />} role="status">
          This draft doesn’t cover the whole session. Redraft the note to sign it.{" "}
          <Button size="small" text="Redraft" loading={drafting.isRunning} onClick={handleAgain} />
        </Callout>
      )}
      <UnreadableText />
      <Unchecked />
      <UnreadableLines />
      <UnchangedText section={null} />
      <NoteChanged />
      <ChangedLines />
      {autosave?.state === "failed" && !autosave.isRefused && <SaveFailed />}
      <RefusedChanges />
      {drafting.error && !hasFailed && (
        <ErrorCallout
          what={shown || openVisit.unreadableOf(kind) ? `The ${noun} wasn’t redrafted` : `The ${noun} wasn’t drafted`}
          error={drafting.error}
          retryText={againText(kind)}
          onRetry={handleAgain}
        />
      )}
      {changing.error && <ErrorCallout what={`This change to the ${noun} wasn’t saved`} error={changing.error} />}
      {signing.error && (
        <ErrorCallout
          what={`The ${noun} wasn’t signed`}
          error={signing.error}
          retryText={`Sign ${noun}`}
          onRetry={note.counts.toResolve === 0 ? () => note.askToSign(true) : undefined}
        />
      )}
    </div>
  );
});

const Unchecked = observer(function Unchecked() {
  const { kind, shown } = useStores().note;
  if (!shown?.unchecked || shown.status !== "draft") return null;
  return (
    <Callout compact={true} intent="warning" icon={<Issue />} role="status">
      Saved, but not checked against the transcript: that took too long. Read the {documentNoun(kind)} before signing.
    </Callout>
  );
});

/** Warning on a draft whose transcript has lines that cannot be read: the draft and its check are without them. */
const UnreadableLines = observer(function UnreadableLines() {
  const { note, openVisit } = useStores();
  const count = openVisit.utterances.filter(({ unreadable }) => unreadable).length;
  if (count === 0 || note.shown?.status !== "draft") return null;
  return (
    <Callout compact={true} intent="warning" icon={<Issue />} role="status">
      {count === 1 ? "1 line" : `${count} lines`} of the transcript can’t be read. Add what is missing before signing.
    </Callout>
  );
});

/**
 * Requests the last draft again as it was asked for (a section, a form, instructions), and closes the instructions. If
 * this page did not ask for it, requests the whole document with the same template.
 * @param drafted the document that was drafted, or failed to be; null if there is none.
 */
function useDraftAgain(drafted: VisitDocument | null) {
  const { note, openVisit, unsentTexts } = useStores();
  const { visitId } = openVisit;
  const asked = note.instructing.lastDraft.of(visitId, drafted?.id);
  const again = async () => {
    const isRequested = await note.draft(asked ?? (drafted ? { template_id: drafted.template_id } : {}));
    if (!isRequested || asked?.instructions === undefined) return;
    unsentTexts.set(visitId, "instruction", "");
    note.instructing.close(visitId);
  };
  return { asked, handleAgain: () => void again() };
}

const DraftFailed = observer(function DraftFailed({ onAgain }: { onAgain: () => void }) {
  const { kind, drafting } = useStores().note;
  return (
    <Callout compact={true} intent="danger" icon={<WarningSign />} role="alert">
      {kind === "note"
        ? "The note could not be drafted. Transcript and audio are safe."
        : "This document could not be drafted. The note is safe."}
      <div className="cs-pane-actions">
        <Button size="small" intent="primary" text={againText(kind)} loading={drafting.isRunning} onClick={onAgain} />
      </div>
    </Callout>
  );
});

const SaveFailed = observer(function SaveFailed() {
  const { note } = useStores();
  return (
    <Callout compact={true} intent="danger" icon={<WarningSign />} role="alert">
      Not saved. Your text is still here.{" "}
      <Button size="small" variant="outlined" text="Save again" onClick={() => void note.flush()} />
    </Callout>
  );
});

const againText = (kind: DocumentKind): string => (kind === "note" ? "Redraft" : "Try again");
