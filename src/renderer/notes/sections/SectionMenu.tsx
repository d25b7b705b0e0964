import { Button, Menu, MenuItem } from "@blueprintjs/core";
import { Edit, More, Refresh, Style } from "@blueprintjs/icons";
import { observer } from "mobx-react-lite";
import type { NoteSection } from "../../../shared/notes/document";
import { useStores } from "../../base/useStores";
import { MenuPopover, OpeningItem } from "../../ui/menu/MenuPopover";
import { canRedraft } from "../canRedraft";
import { useFollowsInstructions } from "../useFollowsInstructions";
import { FormItems } from "./FormItems";

/**
 * Actions on one section: edit it, or redraft it, optionally in another length or format. Shown on hover and focus. The
 * note of a visit that is still being recorded (`growing`) is redrafted only as a whole.
 */
export const SectionMenu = observer(function SectionMenu({ section }: { section: NoteSection }) {
  const { note, openVisit } = useStores();
  const followsInstructions = useFollowsInstructions() && note.kind === "note"; // only notes can be instructed
  return (
    <span className="cs-sec-menu">
      <Button
        size="small"
        variant="minimal"
        icon={<Edit size={12} />}
        aria-label={`Edit ${section.title}`}
        title="Edit (Enter)"
        onClick={() => note.startEditing(section.key)}
      />
      {canRedraft({ note, openVisit }) && !note.saved?.growing && (
        <MenuPopover
          placement="bottom-start"
          content={
            <Menu aria-label={section.title}>
              <MenuItem
                icon={<Refresh />}
                text="Redraft this section"
                onClick={() => void note.draft({ section: section.key })}
              />
              {followsInstructions && (
                <OpeningItem
                  icon={<Style />}
                  text="Redraft with instructions…"
                  onOpen={() => note.instructing.set(true, section.key)}
                />
              )}
              <FormItems section={section} />
            </Menu>
          }
        >
          <Button
            size="small"
            variant="minimal"
            icon={<More size={12} />}
            aria-label={`More for ${section.title}`}
            aria-haspopup="menu"
          />
        </MenuPopover>
      )}
    </span>
  );
});
