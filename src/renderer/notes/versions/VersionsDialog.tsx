import { Button, Dialog, DialogBody, DialogFooter, HTMLSelect, Tag } from "@blueprintjs/core";
import { observer } from "mobx-react-lite";
import { useEffect, useId, useState } from "react";
import type { VisitDocument, DocumentVersion } from "../../../shared/notes/document";
import { documentTitles } from "../../format/documentTitles";
import { useStores } from "../../base/useStores";
import { ErrorCallout } from "../../ui/ErrorCallout";
import { formatModelUse } from "../../format/formatModelUse";
import { formatDayAndTime } from "../../format/formatTime";
import { noteText } from "../export/noteText";
import { DocumentVersions } from "./DocumentVersions";
import { SideBySide } from "./SideBySide";

/** Labels of version causes. */
const causes = {
  draft: "Drafted",
  edit: "Edited",
  answer: "Finding resolved",
  restore: "Restored",
  sign: "Signed",
  addendum: "Addendum",
} as const satisfies Record<DocumentVersion["cause"], string>;

export interface VersionsProps {
  isOpen: boolean;
  onClose: () => void;
}

/** Lists the versions with author, time and cause; compares one with the current note, and restores that version. */
export const VersionsDialog = observer(function VersionsDialog({ isOpen, onClose }: VersionsProps) {
  return (
    <Dialog className="cs-compare" isOpen={isOpen} title="Versions" onClose={onClose}>
      <VersionsBody onClose={onClose} />
      <DialogFooter actions={<Button text="Close" autoFocus={true} onClick={onClose} />} />
    </Dialog>
  );
});

const VersionsBody = observer(function VersionsBody({ onClose }: { onClose: () => void }) {
  const { note } = useStores();
  const [versions] = useState(() => new DocumentVersions(note.api));
  const { shown } = note;
  const noteId = shown?.id;
  useEffect(() => {
    if (note.shown) void versions.load(note.shown);
  }, [versions, note, noteId]);
  if (!shown) return null;
  const { old } = versions;
  return (
    <DialogBody>
      {versions.loading.error && (
        <ErrorCallout error={versions.loading.error} onRetry={() => void versions.load(shown)} />
      )}
      {versions.opening.error && <ErrorCallout error={versions.opening.error} />}
      {versions.loading.isRunning && versions.items.length === 0 && <p role="status">Loading...</p>}
      <ol className="cs-versions" aria-label="Versions">
        {versions.items.map((version) => (
          <li key={version.version}>
            <button
              type="button"
              className="cs-version-row"
              aria-pressed={old?.id === shown.id && old.version === version.version}
              onClick={() => void versions.open(shown.id, version.version)}
            >
              <b>Version {version.version}</b> <span>{causes[version.cause]}</span>{" "}
              <span className="cs-muted">
                {version.saved_by}, {formatDayAndTime(version.saved_at)}
              </span>
              {version.signed && <Tag minimal={true}>signed</Tag>}
            </button>
          </li>
        ))}
        <EarlierDrafts versions={versions} />
      </ol>
      {shown.model_use && <p className="cs-muted">Language model: {formatModelUse(shown.model_use)}</p>}
      {old && <Comparison versions={versions} old={old} shown={shown} onClose={onClose} />}
    </DialogBody>
  );
});

interface ComparisonProps {
  versions: DocumentVersions;
  old: VisitDocument;
  shown: VisitDocument;
  onClose: () => void;
}

/** The selected version beside the current one, or beside the one selected before; with a button that restores it. */
const Comparison = observer(function Comparison({ versions, old, shown, onClose }: ComparisonProps) {
  const { note } = useStores();
  const formOf = useFormOf();
  const { former } = versions;
  const field = useId();
  const [isWithFormer, setIsWithFormer] = useState(false);
  const titleOf = (one: VisitDocument): string => {
    if (one.id !== shown.id)
      return ["Earlier draft", formOf(one), formatDayAndTime(one.saved_at)].filter(Boolean).join(", ");
    return one.version === shown.version ? `Current version ${one.version}` : `Version ${one.version}`;
  };
  const other = (isWithFormer && former) || shown;
  const isCurrent = old.id === shown.id && old.version === shown.version;
  const restore = () => void note.restore(old).then((isDone) => isDone && onClose());
  return (
    <>
      {former && (
        <div className="cs-compare-with">
          <label htmlFor={field}>Compare with</label>
          <HTMLSelect
            id={field}
            value={isWithFormer ? "former" : "current"}
            options={[
              { value: "current", label: titleOf(shown) },
              { value: "former", label: titleOf(former) },
            ]}
            onChange={({ currentTarget }) => setIsWithFormer(currentTarget.value === "former")}
          />
        </div>
      )}
      <SideBySide
        left={{ title: titleOf(old), text: plain(old) }}
        right={{ title: titleOf(other), text: plain(other) }}
      />
      {note.changing.error && <ErrorCallout what={notRestored(shown)} error={note.changing.error} />}
      {note.canEdit && !isCurrent && (
        <div className="cs-versions-actions">
          <Button
            intent="primary"
            text={old.id === shown.id ? `Restore version ${old.version}` : "Restore this draft"}
            loading={note.changing.isRunning}
            onClick={restore}
          />
        </div>
      )}
    </>
  );
});

/**
 * Returns a function that names a document's template and its length if that is not the standard one, e.g. "SOAP,
 * short".
 */
function useFormOf(): (document: VisitDocument) => string {
  const { templates } = useStores();
  useEffect(() => void templates.loadOnce(), [templates]);
  return ({ template_id: id, sections }) => {
    const [first] = sections;
    const length = sections.every((each) => each.length === first?.length) && first?.length;
    const title = templates.items.find((each) => each.id === id)?.title;
    return [title, length && length !== "standard" && length].filter(Boolean).join(", ");
  };
}

/** The drafts that redrafts replaced and redrafts that were undone; each can be compared and restored. */
const EarlierDrafts = observer(function EarlierDrafts({ versions }: { versions: DocumentVersions }) {
  const formOf = useFormOf();
  return versions.earlier.map(({ draft, wasReplaced }) => (
    <li key={draft.id}>
      <button
        type="button"
        className="cs-version-row"
        aria-pressed={versions.old?.id === draft.id}
        disabled={draft.unreadable}
        onClick={() => versions.select(draft)}
      >
        <b>{wasReplaced ? "Earlier draft" : "Undone redraft"}</b>{" "}
        <span>{wasReplaced ? "Replaced by a redraft" : "Not in use"}</span>{" "}
        <span className="cs-muted">
          {[formatDayAndTime(draft.saved_at), draft.unreadable ? unreadableDraft : formOf(draft)]
            .filter(Boolean)
            .join(" · ")}
        </span>
      </button>
    </li>
  ));
});

const unreadableDraft = "can’t be read: its stored text is damaged";

const notRestored = ({ kind }: VisitDocument): string =>
  kind === "note" ? "The note wasn’t restored" : `${documentTitles[kind]}: restoring didn’t work`;

const plain = (note: VisitDocument): string => noteText(note).plain;
