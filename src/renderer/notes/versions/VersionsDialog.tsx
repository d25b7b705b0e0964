import { Button, Dialog, DialogBody, DialogFooter, Tag } from "@blueprintjs/core";
import { observer } from "mobx-react-lite";
import { useEffect, useState } from "react";
import type { VisitDocument, DocumentVersion } from "../../../shared/notes/document";
import { useStores } from "../../base/useStores";
import { ErrorCallout } from "../../ui/ErrorCallout";
import { formatDayAndTime } from "../../format/formatTime";
import { noteText } from "../export/noteText";
import { DocumentVersions } from "./DocumentVersions";
import { SideBySide } from "./SideBySide";

/** Label of each cause of a version. */
const causes = {
  draft: "Drafted",
  edit: "Edited",
  answer: "Finding resolved",
  restore: "Restored",
  sign: "Signed",
  addendum: "Addendum",
} as const satisfies Record<DocumentVersion["cause"], string>;

interface Props {
  isOpen: boolean;
  onClose: () => void;
}

/** Lists the versions with author, time and cause; compares one with the current note, and restores that version. */
export const VersionsDialog = observer(function VersionsDialog({ isOpen, onClose }: Props) {
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
      {old && (
        <>
          <SideBySide
            left={{ title: old.id === shown.id ? `Version ${old.version}` : "Earlier draft", text: plain(old) }}
            right={{ title: `Current version ${shown.version}`, text: plain(shown) }}
          />
          {note.canEdit && old.id === shown.id && old.version !== shown.version && (
            <div className="cs-versions-actions">
              <Button
                intent="primary"
                text={`Restore version ${old.version}`}
                onClick={() => void note.restore(old.version).then(onClose)}
              />
            </div>
          )}
        </>
      )}
    </DialogBody>
  );
});

/** The drafts that redrafts replaced, which can be compared with the current version. */
const EarlierDrafts = observer(function EarlierDrafts({ versions }: { versions: DocumentVersions }) {
  return versions.earlier.map((draft) => (
    <li key={draft.id}>
      <button
        type="button"
        className="cs-version-row"
        aria-pressed={versions.old?.id === draft.id}
        onClick={() => versions.select(draft)}
      >
        <b>Earlier draft</b> <span>Replaced by a redraft</span>{" "}
        <span className="cs-muted">{formatDayAndTime(draft.saved_at)}</span>
      </button>
    </li>
  ));
});

const plain = (note: VisitDocument): string => noteText(note).plain;
