import { Button } from "@blueprintjs/core";
import { ArrowDown, Duplicate } from "@blueprintjs/icons";
import { observer } from "mobx-react-lite";
import { useState } from "react";
import { useStores } from "../app/stores";
import { AddendumForm } from "./AddendumForm";
import { copyText } from "./copyText";
import { dayAndTime } from "./dayWords";
import { ExportButton } from "./ExportButton";
import { noteText } from "./noteText";

/** How far the note is from its signature, and the one thing to do next. */
export const SignBar = observer(function SignBar() {
  const { note } = useStores();
  return note.shown?.status === "signed" ? <SignedBar /> : <DraftBar />;
});

const DraftBar = observer(function DraftBar() {
  const { note } = useStores();
  const { must, look } = note.counts;
  const isAsking = note.isAskingToSign;
  const conflict = note.autosave?.conflict;
  return (
    <div className="cs-sign">
      <div className="cs-sign-count" role="status">
        {isAsking ? (
          <>
            <strong>Sign this note?</strong>
            <span className="cs-muted">A signed note never changes</span>
          </>
        ) : (
          <>
            <strong className={must > 0 || conflict ? "cs-tone-stop" : "cs-tone-ok"}>
              {conflict ? `Choose between two versions of ${conflict.title}` : headline(must)}
            </strong>
            {look > 0 && (
              <span className="cs-muted">{must > 0 ? `${look} more to look at` : `${look} to look at`}</span>
            )}
          </>
        )}
      </div>
      <span className="cs-spacer" />
      {isAsking ? (
        <Button variant="outlined" text="Not yet" autoFocus={true} onClick={() => note.askToSign(false)} />
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
          onClick={() => note.next()}
        />
      ) : (
        <Button
          intent="primary"
          text="Sign note"
          aria-keyshortcuts="Control+Enter Meta+Enter"
          loading={note.signing.isRunning}
          onClick={() => void note.sign()}
        />
      )}
    </div>
  );
});

const headline = (must: number): string => {
  if (must === 0) return "Ready to sign";
  return must === 1 ? "1 must be answered" : `${must} must be answered`;
};

const SignedBar = observer(function SignedBar() {
  const { note } = useStores();
  const [isAdding, setIsAdding] = useState(false);
  const { shown } = note;
  if (!shown) return null;
  if (isAdding) return <AddendumForm onClose={() => setIsAdding(false)} />;
  return (
    <div className="cs-sign">
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
