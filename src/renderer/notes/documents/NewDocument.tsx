import { Button, Menu, MenuDivider, MenuItem } from "@blueprintjs/core";
import { Document, Plus } from "@blueprintjs/icons";
import { observer } from "mobx-react-lite";
import { useEffect } from "react";
import { documentTitles } from "../../format/documentTitles";
import { useStores } from "../../base/useStores";
import { ariaKeys } from "../../shortcuts/shortcuts";
import { MenuPopover } from "../../ui/menu/MenuPopover";
import { canAddDocument } from "./canAddDocument";

/** Button with a menu that drafts another document. Null if none can be added. */
export const NewDocument = observer(function NewDocument() {
  if (!canAddDocument(useStores())) return null;
  return (
    <MenuPopover placement="bottom-end" content={<NewDocumentMenu />}>
      <Button
        className="cs-new-document"
        size="small"
        variant="minimal"
        icon={<Plus />}
        text="New document"
        aria-haspopup="menu"
        aria-keyshortcuts={ariaKeys("newDocument")}
      />
    </MenuPopover>
  );
});

const NewDocumentMenu = observer(function NewDocumentMenu() {
  const { documents, templates } = useStores();
  const { missing, obstacle } = documents;
  useEffect(() => void templates.loadOnce(), [templates]);
  const own = missing.flatMap((kind) => templates.ofKind(kind).filter(({ built_in }) => !built_in));
  return (
    <Menu aria-label="New document">
      {missing.map((kind) => (
        <MenuItem
          key={kind}
          icon={<Document />}
          text={documentTitles[kind]}
          disabled={obstacle !== null}
          onClick={() => void documents.create(kind)}
        />
      ))}
      {own.map(({ id, kind, title }) => (
        <MenuItem
          key={id}
          icon={<Document />}
          text={title}
          label={documentTitles[kind]}
          disabled={obstacle !== null}
          onClick={() => void documents.create(kind, id)}
        />
      ))}
      <MenuDivider
        className="cs-menu-hint"
        title={obstacle ?? "Drafted from the note and what was said in the session."}
      />
    </Menu>
  );
});
