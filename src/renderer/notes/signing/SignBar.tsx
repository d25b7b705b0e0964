import { Button } from "@blueprintjs/core";
import { Add, ArrowDown, ArrowRight, Duplicate, Tick } from "@blueprintjs/icons";
import { observer } from "mobx-react-lite";
import { type KeyboardEvent, type MouseEvent, type RefObject, useEffect, useRef, useState } from "react";
import { documentNoun } from "../../format/documentTitles";
import { useStores } from "../../base/useStores";
import { useCommands } from "../../shortcuts/useCommands";
import { useToastsAbove } from "../../ui/useToastsAbove";
import { useNewVisit } from "../../visits/useNewVisit";
import { isUnnamed } from "../../visits/visitState";
import { PutIntoEhr } from "../../ehr/fill/PutIntoEhr";
import type { NoteStore } from "../NoteStore";
import { AddendumForm } from "./AddendumForm";
import { patientField } from "./patientField";
import { formatDayAndTime } from "../../format/formatTime";
import { ExportButton } from "../export/ExportButton";

/**
 * The bar below the note: open items or the signature, and the next action (resolve, sign, copy or put into the EHR).
 */
export const SignBar = observer(function SignBar() {
  const { note } = useStores();
  return note.shown?.status === "signed" ? <SignedBar wasJustSigned={note.signing.status === "done"} /> : <DraftBar />;
});

const DraftBar = observer(function DraftBar() {
  const { note, openVisit } = useStores();
  const isAsking = note.isAskingToSign;
  const isForNoOne = isUnnamed(openVisit.visit);
  const primary = useRef<HTMLButtonElement>(null);
  const notYet = useRef<HTMLButtonElement>(null);
  const bar = useRef<HTMLDivElement>(null);
  useToastsAbove(bar);
  const handleNotYet = () => {
    note.askToSign(false);
    primary.current?.focus();
  };
  const handleSign = (event: MouseEvent) => {
    if (!isAsking) {
      note.askToSign(true);
      requestAnimationFrame(() => (patientField() ?? notYet.current)?.focus());
      // After a click the safe choice gets the focus. After the shortcut the focus stays, because the same keys sign
      // when pressed again, and releasing them must not press a newly focused button.
    } else if (event.detail < 2) void note.sign(); // ignore the second click of a double click
  };
  const handleKey = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || !isAsking) return;
    event.stopPropagation();
    handleNotYet();
  };
  useFocusOnceNamed(notYet, isAsking, isForNoOne);
  return (
    <div className="cs-sign" ref={bar} onKeyDown={handleKey}>
      <div className="cs-sign-count" role="status">
        <SignStatus />
      </div>
      <span className="cs-spacer" />
      {isAsking ? (
        <Button ref={notYet} variant="outlined" text="Not yet" onClick={handleNotYet} />
      ) : (
        <>
          <ExportButton />
          <CopyButton variant="outlined" />
          {note.shown && <PutIntoEhr note={note.shown} />}
        </>
      )}
      {note.counts.toResolve > 0 ? (
        <Button
          intent="primary"
          text="Next issue"
          endIcon={<ArrowDown />}
          aria-keyshortcuts="J"
          onClick={() => note.cursor.next()}
        />
      ) : (
        <Button
          ref={primary}
          intent={isAsking && isForNoOne ? "none" : "primary"}
          text={isAsking ? signLabel(isForNoOne, note) : `Sign ${documentNoun(note.kind)}`}
          aria-keyshortcuts="Control+Enter Meta+Enter"
          loading={note.signing.isRunning}
          onClick={handleSign}
        />
      )}
    </div>
  );
});

/** Focuses the button when the visit that is to be signed gets a patient. */
function useFocusOnceNamed(button: RefObject<HTMLButtonElement | null>, isAsking: boolean, isForNoOne: boolean): void {
  const wasForNoOne = useRef(isForNoOne);
  useEffect(() => {
    if (isAsking && wasForNoOne.current && !isForNoOne) button.current?.focus();
    wasForNoOne.current = isForNoOne;
  }, [button, isAsking, isForNoOne]);
}

const signLabel = (isForNoOne: boolean, { shown, kind }: Pick<NoteStore, "shown" | "kind">): string => {
  if (isForNoOne) return "Sign without a patient";
  return shown?.unchecked ? "Sign unchecked" : `Sign ${documentNoun(kind)}`;
};

/** The text at the left of the bar: the question before signing, an unresolved conflict, open items, or readiness. */
const SignStatus = observer(function SignStatus() {
  const { note, openVisit } = useStores();
  const { toResolve, toReview, toListen } = note.counts;
  const conflict = note.autosave?.conflict;
  const isUnsaved = note.autosave?.state === "failed";
  const noun = documentNoun(note.kind);
  if (openVisit.visit?.patient_unreadable && toResolve === 0 && !conflict && !isUnsaved)
    return (
      <>
        <strong className="cs-tone-stop">Choose the patient again</strong>
        <span className="cs-muted">Their record can’t be read, so this {noun} can’t be signed yet.</span>
      </>
    );
  if (note.isAskingToSign && isUnnamed(openVisit.visit))
    return (
      <>
        <strong className="cs-tone-stop">Whose {noun} is this?</strong>
        <span className="cs-muted">
          {openVisit.visit?.status === "signed"
            ? "Use More, Amend details to name the patient before you sign."
            : "Name the patient above before you sign."}
        </span>
      </>
    );
  if (note.isAskingToSign && note.shown?.unchecked)
    return (
      <>
        <strong className="cs-tone-stop">Sign without checks?</strong>
        <span className="cs-muted">
          This {noun} wasn’t checked against the transcript. Sign it only if you have read every line.
        </span>
      </>
    );
  if (note.isAskingToSign)
    return (
      <>
        <strong>Sign this {noun}?</strong>
        <span className="cs-muted">You can add addenda, but not edit, after signing.</span>
      </>
    );
  return (
    <>
      <strong
        className={toResolve > 0 || conflict || isUnsaved || note.shown?.unchecked ? "cs-tone-stop" : "cs-tone-ok"}
      >
        {conflict
          ? "Choose which version to keep"
          : isUnsaved
            ? "Not saved"
            : headline(toResolve, note.shown?.unchecked === true)}
      </strong>
      {conflict && <span className="cs-muted">{conflict.title}</span>}
      {!conflict && toReview > 0 && <span className="cs-muted">{formatOptional(toReview - toListen, toListen)}</span>}
    </>
  );
});

const headline = (must: number, isUnchecked: boolean): string => {
  if (must > 0) return `${must} to resolve`;
  return isUnchecked ? "Not checked" : "Ready to sign";
};

/** Formats the counts of open items that do not block signing. @param unclear sentences based on unclear audio. */
const formatOptional = (review: number, unclear: number): string =>
  [
    review > 0 && `${review} to review`,
    unclear > 0 && `${unclear} unclear ${unclear === 1 ? "passage" : "passages"} to replay`,
  ]
    .filter(Boolean)
    .join(", ");

/**
 * The bar of a signed note. Focuses the primary action after signing and after the addendum form closes.
 * @param wasJustSigned whether the note was signed in this window since the visit was opened.
 */
const SignedBar = observer(function SignedBar({ wasJustSigned }: { wasJustSigned: boolean }) {
  const { ehr, note, platform, unsentTexts, visits } = useStores();
  const beginNew = useNewVisit();
  const next = visits.nextToFinish;
  const hasEhr = platform.kind === "desktop" && (ehr.profiles?.length ?? 0) > 0;
  const [isAdding, setIsAdding] = useState(() => unsentTexts.get(note.shown?.id ?? null, "addendum") !== "");
  const { shown } = note;
  const bar = useRef<HTMLDivElement>(null);
  useToastsAbove(bar);
  const wasAdding = useRef(false);
  useEffect(() => {
    if (!isAdding && (wasJustSigned || wasAdding.current))
      bar.current?.querySelector<HTMLElement>(".bp6-intent-primary")?.focus();
    wasAdding.current = isAdding;
  }, [wasJustSigned, isAdding]);
  useCommands(isAdding ? [] : [{ id: "addendum", text: "Add an addendum", icon: Add, run: () => setIsAdding(true) }]);
  if (!shown) return null;
  if (isAdding) return <AddendumForm onClose={() => setIsAdding(false)} />;
  return (
    <div className="cs-sign is-signed" ref={bar}>
      <div className="cs-sign-count" role="status">
        <strong className="cs-tone-ok">Signed</strong>
        <span className="cs-muted">
          {shown.signed_by}, {shown.signed_at && formatDayAndTime(shown.signed_at)}
          {shown.unchecked && ", without checks"}
        </span>
      </div>
      <Button variant="minimal" text="Addendum" onClick={() => setIsAdding(true)} />
      <ExportButton />
      {hasEhr ? <CopyButton variant="outlined" /> : <CopyButton variant="solid" intent="primary" />}
      <PutIntoEhr note={shown} intent="primary" />
      <Button
        variant="outlined"
        text={next ? "Next session" : "New session"}
        endIcon={<ArrowRight />}
        {...(next && { title: next.patient_name ?? next.title })}
        onClick={() => (next ? visits.select(next.id) : beginNew())}
      />
    </div>
  );
});

const CopyButton = observer(function CopyButton(style: { variant: "outlined" | "solid"; intent?: "primary" }) {
  const { note } = useStores();
  const { shown } = note;
  if (!shown) return null;
  const isDone = note.copies.done === "note";
  return (
    <Button
      {...style}
      className="cs-copy"
      icon={isDone ? <Tick /> : <Duplicate />}
      text={isDone ? "Copied" : `Copy ${documentNoun(shown.kind)}`}
      aria-keyshortcuts="Shift+C"
      onClick={() => void note.copies.note(shown)}
    />
  );
});
