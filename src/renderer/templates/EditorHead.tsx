import { Button, InputGroup, Menu, MenuItem, Tag } from "@blueprintjs/core";
import { ArrowLeft, Dot, Duplicate, More, Tick, Trash, Undo } from "@blueprintjs/icons";
import { observer } from "mobx-react-lite";
import { Link, useNavigate } from "react-router-dom";
import { templateLimits } from "../../shared/templates/template";
import { useStores } from "../base/useStores";
import { ariaKeys } from "../shortcuts/shortcuts";
import { MenuPopover } from "../ui/menu/MenuPopover";
import { StatusLine } from "../ui/StatusLine";
import { fieldIds } from "./fieldIds";
import { removeWithUndo } from "./removeWithUndo";
import type { TemplateDraft } from "./TemplateDraft";
import { editPath } from "./useTemplateId";

interface Props {
  draft: TemplateDraft;
  onSave: () => void;
}

/** Header of the editor: title, save status, and the actions on the template. */
export const EditorHead = observer(function EditorHead({ draft, onSave }: Props) {
  const { templates } = useStores();
  const isBuiltIn = draft.saved.built_in;
  return (
    <header className="cs-tpl-edit-head">
      <Link className="cs-tpl-back bp6-button bp6-minimal" to="/dashboard/templates" aria-label="All templates">
        <ArrowLeft />
      </Link>
      <h1 className={isBuiltIn ? "cs-tpl-title" : "cs-hidden"}>{draft.title.trim() || "Untitled template"}</h1>
      {!isBuiltIn && <TitleField draft={draft} />}
      <Tag className="cs-wide-only" minimal={true}>
        {isBuiltIn ? "Built-in" : "Yours"}
      </Tag>
      {!isBuiltIn && <SaveStatus draft={draft} />}
      <span className="cs-spacer" />
      {isBuiltIn ? (
        <DuplicateToEdit draft={draft} />
      ) : (
        <>
          <MoreMenu draft={draft} />
          <Button
            intent="primary"
            text="Save"
            title="Save"
            aria-keyshortcuts={ariaKeys("saveTemplate")}
            aria-busy={templates.saving.isRunning}
            onClick={onSave}
          />
        </>
      )}
    </header>
  );
});

const TitleField = observer(function TitleField({ draft }: { draft: TemplateDraft }) {
  const isMissing = draft.isProblemShown && draft.problem?.sectionId === null;
  return (
    <div className="cs-tpl-name">
      <InputGroup
        id={fieldIds.title}
        aria-label="Template title"
        aria-invalid={isMissing}
        {...(isMissing && { intent: "danger" as const, "aria-describedby": "template-title-problem" })}
        value={draft.title}
        maxLength={templateLimits.title}
        autoComplete="off"
        onValueChange={(title) => draft.setText({ title })}
      />
      {isMissing && (
        <p id="template-title-problem" className="cs-tone-stop cs-small" role="alert">
          {draft.problem?.message}
        </p>
      )}
    </div>
  );
});

const SaveStatus = observer(function SaveStatus({ draft }: { draft: TemplateDraft }) {
  return (
    <span role="status" className="cs-tpl-saved">
      {draft.isChanged ? (
        <StatusLine icon={<Dot size={12} />} tone="check">
          Unsaved changes
        </StatusLine>
      ) : (
        <StatusLine icon={<Tick size={12} />}>Saved</StatusLine>
      )}
    </span>
  );
});

function DuplicateToEdit({ draft }: { draft: TemplateDraft }) {
  return <Button intent="primary" icon={<Duplicate />} text="Duplicate to edit" onClick={useDuplicate(draft)} />;
}

const MoreMenu = observer(function MoreMenu({ draft }: { draft: TemplateDraft }) {
  const { templates } = useStores();
  const navigate = useNavigate();
  const handleDuplicate = useDuplicate(draft);
  const handleDelete = async () => {
    if (await removeWithUndo(templates, draft.saved)) void navigate("/dashboard/templates");
  };
  return (
    <MenuPopover
      placement="bottom-end"
      content={
        <Menu aria-label="This template">
          {draft.isChanged && (
            <MenuItem icon={<Undo />} text="Discard changes" onClick={() => draft.reset(draft.saved)} />
          )}
          <MenuItem icon={<Duplicate />} text="Duplicate" onClick={handleDuplicate} />
          <MenuItem icon={<Trash />} text="Delete" onClick={() => void handleDelete()} />
        </Menu>
      }
    >
      <Button variant="minimal" icon={<More />} aria-label="More for this template" aria-haspopup="menu" />
    </MenuPopover>
  );
});

/** Returns a function that duplicates the template and opens the copy. */
function useDuplicate(draft: TemplateDraft): () => void {
  const { templates } = useStores();
  const navigate = useNavigate();
  return () =>
    void templates.duplicate(draft.saved).then((made) => {
      if (made) void navigate(editPath(made.id));
    });
}
