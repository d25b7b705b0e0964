import { Button, Menu, MenuDivider, MenuItem } from "@blueprintjs/core";
import { More } from "@blueprintjs/icons";
import { useState } from "react";
import type { PracticeMember } from "../../shared/practice/practiceMember";
import { MenuPopover, OpeningItem } from "../ui/menu/MenuPopover";
import { memberPerson } from "./memberPerson";
import { RemoveDialog } from "./RemoveDialog";
import { useMemberActions } from "./useMemberActions";

/** The menu of another person in the practice: sign out everywhere, disable or enable, remove. */
export function MemberMenu({ member }: { member: PracticeMember }) {
  const { act } = useMemberActions();
  const [removing, setRemoving] = useState<PracticeMember | null>(null);
  const { id, disabled_at } = member;
  const { name } = memberPerson(member);
  const items = (
    <Menu>
      <MenuItem
        text="Sign out everywhere"
        onClick={() => act({ id, action: "sign-out", done: `${name} was signed out everywhere` })}
      />
      {disabled_at === null ? (
        <MenuItem text="Disable" onClick={() => act({ id, action: "disable", done: `${name} was disabled` })} />
      ) : (
        <MenuItem text="Enable" onClick={() => act({ id, action: "enable", done: `${name} can sign in again` })} />
      )}
      <MenuDivider />
      <OpeningItem text="Remove…" intent="danger" onOpen={() => setRemoving(member)} />
    </Menu>
  );
  return (
    <>
      <MenuPopover placement="bottom-end" content={items}>
        <Button size="small" variant="minimal" icon={<More />} aria-label={`More for ${name}`} />
      </MenuPopover>
      <RemoveDialog member={removing} onClose={() => setRemoving(null)} />
    </>
  );
}
