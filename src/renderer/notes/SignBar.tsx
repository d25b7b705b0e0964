import { Button } from "@blueprintjs/core";
import { ArrowDown, Duplicate } from "@blueprintjs/icons";
import { observer } from "mobx-react-lite";
import { type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from "react";
import { useStores } from "../app/stores";
import { AddendumForm } from "./AddendumForm";
import { copyText } from "./copyText";
import { dayAndTime } from "./dayWords";
import { ExportButton } from "./ExportButton";
import { noteText } from "./noteText";

/** How far the note is from its signature, and the one thing to do next. */
export const SignBar = observer(function SignBar() {
  const { note } = useStores();
  return note.shown?.status === "signed" ? <SignedBar isNew={note.signing.status === "done"} /> : <DraftBar />;
});

const DraftBar = observer(function DraftBar() {
  const { note } = useStores();
  const { must, look } = note.counts;
  const isAsking = note.isAskingToSign;
  const conflict = note.autosave?.conflict;
  const primary = useRef<HTMLButtonElement>(null);
  const notYet = useRef<HTMLButtonElement>(null);
  const handleNotYet = () => {
    note.askToSign(false);
    primary.current?.focus();
  };
  const handleSign = (event: MouseEvent) => {
    if (!isAsking) {
      note.askToSign(true);
      requestAnimationFrame(() => notYet.current?.focus());
      // Pressed, the safe choice has the focus. Asked by its key, the focus stays: the key is pressed again to sign,
      // and letting go of it must not press a button that came under it.
    } else if (event.detail < 2) void note.sign(); // the second half of a double click is no answer
  };
  const handleKey = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || !isAsking) return;
    event.stopPropagation();
    handleNotYet();
  };
  return (
    <div className="cs-sign" onKeyDown={handleKey}>
      <div className="cs-sign-count" role="status">
        {isAsking ? (
          <>
            <strong>Sign this note?</strong>
            <span className="cs-muted">A signed note never changes</span>
          </>
        ) : (
          <>
            <strong className={must > 0 || conflict ? "cs-tone-stop" : "cs-tone-ok"}>
              {conflict ? "Two versions to choose from" : headline(must)}
            </strong>
            {conflict && <span className="cs-muted">{conflict.title}</span>}
            {!conflict && look > 0 && (
              <span className="cs-muted">{must > 0 ? `${look} more to look at` : `${look} to look at`}</span>
            )}
          </>
        )}
      </div>
      <span className="cs-spacer" />
      {isAsking ? (
        <Button ref={notYet} variant="outlined" text="Not yet" onClick={handleNotYet} />
      ) : (
        <>
          <ExportButton />
          <CopyButton variant="outlined" />
        </>
      )}
      {must > 0 ? (
        <Button
          intent="primary"
          text="Next finding"
          endIcon={<ArrowDown />}
          aria-keyshortcuts="J"
          onClick={() => note.walk.next()}
        />
      ) : (
        <Button
          ref={primary}
          intent="primary"
          text="Sign note"
          aria-keyshortcuts="Control+Enter Meta+Enter"
          loading={note.signing.isRunning}
          onClick={handleSign}
        />
      )}
    </div>
  );
});

const headline = (must: number): string => {
  if (must === 0) return "Ready to sign";
  return must === 1 ? "1 must be answered" : `${must} must be answered`;
};

/** @param isNew it was signed here, just now: the focus goes on to what can be done with it. */
const SignedBar = observer(function SignedBar({ isNew }: { isNew: boolean }) {
  const { note, openVisit, unsentTexts } = useStores();
  const [isAdding, setIsAdding] = useState(() => unsentTexts.get(openVisit.visitId, "addendum") !== "");
  const { shown } = note;
  const bar = useRef<HTMLDivElement>(null);
  const wasAdding = useRef(false);
  useEffect(() => {
    if (!isAdding && (isNew || wasAdding.current))
      bar.current?.querySelector<HTMLElement>(".bp6-intent-primary")?.focus();
    wasAdding.current = isAdding;
  }, [isNew, isAdding]);
  if (!shown) return null;
  if (isAdding) return <AddendumForm onClose={() => setIsAdding(false)} />;
  return (
    <div className="cs-sign" ref={bar}>
      <div className="cs-sign-count" role="status">
        <strong className="cs-tone-ok">Signed</strong>
        <span className="cs-muted">
          {shown.signed_by}, {shown.signed_at && dayAndTime(shown.signed_at)}
        </span>
      </div>
      <span className="cs-spacer" />
      <Button variant="minimal" text="Addendum" onClick={() => setIsAdding(true)} />
      <ExportButton />
      <CopyButton variant="solid" intent="primary" />
    </div>
  );
});

const CopyButton = observer(function CopyButton(look: { variant: "outlined" | "solid"; intent?: "primary" }) {
  const { note } = useStores();
  const { shown } = note;
  if (!shown) return null;
  return (
    <Button
      {...look}
      icon={<Duplicate />}
      text="Copy note"
      aria-keyshortcuts="Shift+C"
      onClick={() => void copyText(noteText(shown), "Note copied")}
    />
  );
});
