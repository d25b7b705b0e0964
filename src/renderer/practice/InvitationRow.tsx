import { Button, Dialog, Menu, MenuItem } from "@blueprintjs/core";
import { Envelope, More } from "@blueprintjs/icons";
import { useState } from "react";
import { accountTypeName } from "../../shared/access/accountType";
import type { Invitation, SentInvitation } from "../../shared/practice/invitation";
import { MenuPopover } from "../ui/menu/MenuPopover";
import { showDone } from "../ui/showToast";
import { StatusLine } from "../ui/StatusLine";
import { InvitationLink } from "./InvitationLink";
import { useInvitationActions } from "./useInvitations";

const dayMs = 86_400_000;

/** Formats when an invitation ends, in days rounded up: "Expires in 5 days", "Expired". Pure. */
function formatExpiry({ expires_at }: Pick<Invitation, "expires_at">, now = new Date()): string {
  const days = Math.ceil((Date.parse(expires_at) - now.getTime()) / dayMs);
  if (days <= 0) return "Expired";
  return days === 1 ? "Expires in 1 day" : `Expires in ${days} days`;
}

/** A pending invitation, which can be sent again and revoked. */
export function InvitationRow({ invitation }: { invitation: Invitation }) {
  const [sent, setSent] = useState<SentInvitation | null>(null);
  const { resend, revoke } = useInvitationActions((again) => {
    if (again.link === null) showDone(`Invitation sent to ${again.email} again`);
    else setSent(again);
  });
  const { id, email, account_type } = invitation;
  const items = (
    <Menu>
      <MenuItem text="Send again" onClick={() => resend(id)} />
      <MenuItem text="Revoke" intent="danger" onClick={() => revoke(id)} />
    </Menu>
  );
  return (
    <tr>
      <th scope="row">
        <span className="cs-person">
          <span className="cs-avatar" aria-hidden="true">
            ?
          </span>
          <span>
            <span className="cs-cell-main">Invited</span>
            <span className="cs-cell-sub">{email}</span>
            <span className="cs-cell-sub cs-narrow-only">{formatExpiry(invitation)}</span>
          </span>
        </span>
      </th>
      <td>{accountTypeName(account_type)}</td>
      <td className="cs-wide-cell cs-muted">Never</td>
      <td className="cs-wide-cell" />
      <td className="cs-wide-cell">
        <StatusLine icon={<Envelope size={12} />} tone="check">
          {formatExpiry(invitation)}
        </StatusLine>
      </td>
      <td className="cs-right">
        <Button
          className="cs-wide-only"
          size="small"
          variant="outlined"
          text="Send again"
          aria-label={`Send again to ${email}`}
          onClick={() => resend(id)}
        />
        <MenuPopover placement="bottom-end" content={items}>
          <Button size="small" variant="minimal" icon={<More />} aria-label={`More for ${email}`} />
        </MenuPopover>
        <Dialog
          className="cs-practice-dialog"
          title="Invitation renewed"
          isOpen={sent !== null}
          onClose={() => setSent(null)}
        >
          {sent && <InvitationLink sent={sent} onClose={() => setSent(null)} />}
        </Dialog>
      </td>
    </tr>
  );
}
