import { isBeingRecorded } from "../../shared/visits/isInProgress";
import { Button, ButtonGroup, Menu, MenuDivider, MenuItem } from "@blueprintjs/core";
import { CaretDown, Document, History, Refresh, Search, Style, TickCircle, Undo } from "@blueprintjs/icons";
import { observer } from "mobx-react-lite";
import { useEffect, useState } from "react";
import { documentTitles } from "../format/documentTitles";
import { useStores } from "../base/useStores";
import { ariaKeys } from "../shortcuts/shortcuts";
import { MenuPopover, OpeningItem } from "../ui/menu/MenuPopover";
import { StatusLine } from "../ui/StatusLine";
import { cancelDraft } from "./cancelDraft";
import { canRedraft } from "./canRedraft";
import { DeleteDocument } from "./documents/DeleteDocument";
import { LazyReplaceDialog } from "./replace/LazyReplaceDialog";
import { ViewButton } from "./ViewButton";
import { FormItems } from "./sections/FormItems";
import { formatTime } from "../format/formatTime";

interface Props {
  headingId: string;
  /** Whether the title is visible: not below the list of documents, which shows it. */
  isTitled: boolean;
  onVersions: () => void;
  onReplace: () => void;
  onInstruct: (() => void) | null;
}

/** Title, save status, and the buttons for undo, versions and redrafts. A signed note keeps only Versions. */
export const NoteHead = observer(function NoteHead({ headingId, isTitled, onVersions, onReplace, onInstruct }: Props) {
  const { note, openVisit } = useStores();
  const { shown, kind } = note;
  const isLive = isBeingRecorded(openVisit.visit);
  return (
    <div className="cs-pane-head cs-note-head">
      <h2 id={headingId} className={isTitled ? "" : "cs-hidden"}>
        {kind === "note" && (isLive || shown?.growing) ? "Note so far" : documentTitles[kind]}
      </h2>
      <SaveStatus />
      <span className="cs-spacer" />
      {shown?.drafting && <CancelDraft />}
      <DeleteDocument />
      {shown && note.canEdit && (
        <ButtonGroup variant="minimal">
          <Button
            size="small"
            icon={<Undo />}
            aria-label="Undo"
            aria-disabled={!note.canUndo}
            className={note.canUndo ? "" : "is-off"}
            title={(note.canUndo && note.history.stack.titleFor(shown)) || "Nothing to undo"}
            aria-keyshortcuts={ariaKeys("undo")}
            onClick={() => note.canUndo && void note.undo()}
          />
          {canRedraft({ note, openVisit }) && (
            <>
              <Button size="small" icon={<History />} aria-label="Versions" title="Versions" onClick={onVersions} />
              <RewriteButton onInstruct={onInstruct} onReplace={onReplace} />
            </>
          )}
        </ButtonGroup>
      )}
      {shown && <ViewButton />}
      {shown?.status === "signed" && (
        <Button size="small" variant="minimal" icon={<History />} text="Versions" onClick={onVersions} />
      )}
    </div>
  );
});

/** The save status, e.g. "draft, saved 10:02", announced politely when it changes; empty before the first draft. */
const SaveStatus = observer(function SaveStatus() {
  const { note } = useStores();
  const { shown, autosave } = note;
  const status = (() => {
    if (!shown) return "";
    if (shown.status === "signed") return `signed, version ${shown.version}`;
    if (shown.drafting) return "being drafted";
    if (autosave?.conflict) return "draft, two versions";
    if (autosave?.state === "saving" || autosave?.state === "waiting") return "draft, saving…";
    if (autosave?.state === "failed") return "draft, not saved";
    if (shown.growing) return "draft so far";
    return `draft, saved ${formatTime(shown.saved_at)}`;
  })();
  const count = shown?.sections.reduce((sum, { sentences }) => sum + sentences.length, 0) ?? 0;
  return (
    <>
      <span className="cs-pane-aside cs-num" role="status">
        {status}
      </span>
      {shown?.drafting && count > 0 && note.counts.toResolve + note.counts.toReview === 0 && (
        <span className="cs-wide-only">
          <StatusLine icon={<TickCircle size={12} />} tone="ok">
            {count === 1 ? "1 sentence" : `${count} sentences`}, all from the transcript
          </StatusLine>
        </span>
      )}
    </>
  );
});

const CancelDraft = observer(function CancelDraft() {
  const { note, openVisit } = useStores();
  const [isCancelling, setIsCancelling] = useState(false);
  const handleCancel = async () => {
    setIsCancelling(true);
    await cancelDraft({ note, openVisit });
    setIsCancelling(false);
  };
  return (
    <Button
      size="small"
      variant="outlined"
      text="Cancel draft"
      aria-keyshortcuts={ariaKeys("cancelDraft")}
      loading={isCancelling}
      onClick={() => void handleCancel()}
    />
  );
});

type RewriteProps = Pick<Props, "onInstruct" | "onReplace">;

const RewriteButton = observer(function RewriteButton(props: RewriteProps) {
  return (
    <MenuPopover
      placement="bottom-end"
      onOpening={() => void LazyReplaceDialog.load()} // so that keys pressed after “Find and replace…” reach the dialog
      content={<RewriteMenu {...props} />}
    >
      <Button
        size="small"
        variant="minimal"
        icon={<Style />}
        endIcon={<CaretDown />}
        text="Rewrite"
        aria-haspopup="menu"
      />
    </MenuPopover>
  );
});

const RewriteMenu = observer(function RewriteMenu({ onInstruct, onReplace }: RewriteProps) {
  const { layout, note, templates } = useStores();
  useEffect(() => void templates.loadOnce(), [templates]);
  const current = note.shown?.template_id;
  const version = note.shown?.template_version ?? 0;
  // The header of wide windows has the templates of the note.
  const isListed = note.kind !== "note" || layout.width === "narrow";
  const others = templates
    .ofKind(note.kind)
    .filter((each) => isListed && (each.id !== current || each.version > version));
  return (
    <Menu aria-label="Rewrite">
      <MenuItem
        icon={<Refresh />}
        text="Redraft"
        onClick={() => void note.draft(current ? { template_id: current } : {})}
      />
      {onInstruct && <OpeningItem icon={<Style />} text="Redraft with instructions…" label="T" onOpen={onInstruct} />}
      <OpeningItem icon={<Search />} text="Find and replace…" onOpen={onReplace} />
      <FormItems section={null} />
      {others.length > 0 && <MenuDivider title="Redraft as…" />}
      {others.map(({ id, title }) => (
        <MenuItem
          key={id}
          icon={<Document />}
          text={title}
          {...(id === current && { label: "changed since" })}
          onClick={() => void note.draft({ template_id: id, latest: true })}
        />
      ))}
      <MenuDivider className="cs-menu-hint" title="Your text and answers are kept. Undo restores this text." />
    </Menu>
  );
});
