import { Button, Callout } from "@blueprintjs/core";
import { Duplicate, WarningSign } from "@blueprintjs/icons";
import { observer } from "mobx-react-lite";
import type { ErrorCode } from "../../../shared/errors";
import { documentTitles } from "../../format/documentTitles";
import { useStores } from "../../base/useStores";
import { copyPlainText } from "../../ui/copyPlainText";
import { sectionText } from "../export/noteText";
import type { NoteAutosave } from "./NoteAutosave";

/** Why the server does not accept a text; it can be saved once it is changed. */
const textReasons = {
  invalid_input: "Some of this text isn’t accepted, e.g. because a sentence is too long. Change it to save it.",
  bad_request: "Some of this text isn’t accepted. Change it to save it.",
  unsupported_text: "Some characters of this text aren’t accepted. Change them to save it.",
  too_large: "There is too much text. Shorten it to save it.",
} as const satisfies Partial<Record<ErrorCode, string>>;

/** Why the server refuses changes, by error code; see `NoteAutosave.isRefused`. */
const reasons: Partial<Record<ErrorCode, string>> = {
  note_signed: "It was signed before they were saved.",
  not_found: "It was deleted in another window.",
  conflict: "Another draft replaced it before they were saved.",
  ...textReasons,
};

/**
 * The unsaved changes that the server refuses, because the document was signed, deleted or replaced, or because their
 * text is not accepted. One banner for each document, including those of other visits, with buttons that copy and
 * discard the changes.
 */
export const RefusedChanges = observer(function RefusedChanges() {
  const { documents } = useStores();
  return documents.refused.map((save) => <RefusedBanner key={save.base.id} save={save} />);
});

const RefusedBanner = observer(function RefusedBanner({ save }: { save: NoteAutosave }) {
  const { openVisit } = useStores();
  const { base, whose, error, unsaved } = save;
  const title = documentTitles[base.kind];
  const name = base.visit_id === openVisit.visitId ? title : `${title} of another session (${whose ?? "no patient"})`;
  const text = base.sections
    .filter(({ key }) => unsaved.has(key))
    .map((section) => sectionText({ ...section, sentences: withoutFindings(unsaved.get(section.key)) }).plain)
    .join("\n\n");
  return (
    <Callout className="cs-refused" compact={true} intent="danger" icon={<WarningSign />} role="alert">
      <strong>{name}: your last changes weren’t saved.</strong> {error && reasons[error.code]}{" "}
      {error && error.code in textReasons
        ? "Or copy it and discard the changes."
        : "Copy what you need, then discard them."}
      <p className="cs-refused-words" tabIndex={0} role="group" aria-label="Changes that weren’t saved">
        {text}
      </p>
      <div className="cs-pane-actions">
        <Button
          size="small"
          variant="outlined"
          icon={<Duplicate />}
          text="Copy"
          onClick={() => void copyPlainText(text, "Copied")}
        />
        <Button size="small" variant="minimal" text="Discard" onClick={() => save.drop()} />
      </div>
    </Callout>
  );
});

const withoutFindings = (sentences: ReturnType<NoteAutosave["unsaved"]["get"]> = []) =>
  sentences.map((sentence) => ({ ...sentence, findings: [] }));
