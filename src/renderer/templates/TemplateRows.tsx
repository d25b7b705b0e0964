import { Button, Menu, MenuItem, Tag } from "@blueprintjs/core";
import { Document, Dot, Duplicate, Edit, EyeOpen, More, Trash } from "@blueprintjs/icons";
import { observer } from "mobx-react-lite";
import { useId } from "react";
import { Link, useNavigate } from "react-router-dom";
import type { Template } from "../../shared/templates/template";
import { documentTitles } from "../format/documentTitles";
import { useStores } from "../base/useStores";
import { MenuPopover } from "../ui/menu/MenuPopover";
import { StatusLine } from "../ui/StatusLine";
import { removeWithUndo } from "./removeWithUndo";
import { editPath } from "./useTemplateId";

/** A titled list of templates, each with a link to its editor and a menu of actions. */
export function TemplateRows({ title, templates }: { title: string; templates: readonly Template[] }) {
  const id = useId();
  return (
    <section className="cs-tpl-group" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul className="cs-tpl-rows">
        {templates.map((template) => (
          <TemplateRow key={template.id} template={template} />
        ))}
      </ul>
    </section>
  );
}

const TemplateRow = observer(function TemplateRow({ template }: { template: Template }) {
  const { templates } = useStores();
  const { id, kind, title, description, sections } = template;
  return (
    <li className="cs-tpl-row">
      <Document className="cs-muted" />
      <div>
        <Link to={editPath(id)}>{title}</Link>
        {kind !== "note" && !template.built_in && (
          <Tag className="cs-tpl-kind" minimal={true}>
            {documentTitles[kind]}
          </Tag>
        )}
        {description !== "" && <p>{description}</p>}
        <p className="cs-muted cs-small">
          {sections.length === 1 ? "1 section" : `${sections.length} sections`}:{" "}
          {sections.map((section) => section.title).join(", ")}
        </p>
      </div>
      {templates.draftOf(id)?.isChanged && (
        <StatusLine icon={<Dot size={12} />} tone="check">
          Unsaved changes
        </StatusLine>
      )}
      <RowMenu template={template} />
    </li>
  );
});

function RowMenu({ template }: { template: Template }) {
  const { templates } = useStores();
  const navigate = useNavigate();
  const handleDuplicate = async () => {
    const made = await templates.duplicate(template);
    if (made) void navigate(editPath(made.id));
  };
  return (
    <MenuPopover
      placement="bottom-end"
      content={
        <Menu aria-label={`Actions for ${template.title}`}>
          <MenuItem
            icon={template.built_in ? <EyeOpen /> : <Edit />}
            text={template.built_in ? "View" : "Edit"}
            onClick={() => void navigate(editPath(template.id))}
          />
          <MenuItem icon={<Duplicate />} text="Duplicate" onClick={() => void handleDuplicate()} />
          {!template.built_in && (
            <MenuItem icon={<Trash />} text="Delete" onClick={() => void removeWithUndo(templates, template)} />
          )}
        </Menu>
      }
    >
      <Button variant="minimal" icon={<More />} aria-label={`More for ${template.title}`} aria-haspopup="menu" />
    </MenuPopover>
  );
}
