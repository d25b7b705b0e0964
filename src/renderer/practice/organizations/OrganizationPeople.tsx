import { Button, HTMLTable, Menu, MenuItem, Tag } from "@blueprintjs/core";
import { ArrowLeft, More } from "@blueprintjs/icons";
import { useState } from "react";
import { accountTypeName } from "../../../shared/access/accountType";
import type { ListedOrganization } from "../../../shared/practice/organization";
import type { PracticeMember } from "../../../shared/practice/practiceMember";
import { sentenceCase } from "../../../shared/sentenceCase";
import { ErrorCallout } from "../../ui/ErrorCallout";
import { Loading } from "../../ui/Loading";
import { MenuPopover, OpeningItem } from "../../ui/menu/MenuPopover";
import { AuditPanel } from "../audit/AuditPanel";
import { formatLastActive, memberPerson } from "../memberPerson";
import { MovePersonDialog } from "./MovePersonDialog";
import { useOrganizationPeople, usePersonActions } from "./useOrganizations";

interface Props {
  organization: ListedOrganization;
  organizations: readonly ListedOrganization[];
  onBack: () => void;
}

/** The people of an organization, whom an operator can move and make admin or operator, and its audit log. */
export function OrganizationPeople({ organization, organizations, onBack }: Props) {
  const { people, error, reload } = useOrganizationPeople(organization.id);
  const [moving, setMoving] = useState<PracticeMember | null>(null);
  return (
    <>
      <Button
        className="cs-back"
        variant="minimal"
        autoFocus={true} // the button that opened this is gone
        icon={<ArrowLeft />}
        text="All organizations"
        onClick={onBack}
      />
      <h2>{organization.name}</h2>
      {error && <ErrorCallout error={error} onRetry={reload} />}
      {!people && !error && <Loading text="Loading..." />}
      {people?.length === 0 && <p className="cs-muted">No one is in this organization.</p>}
      {people && people.length > 0 && (
        <HTMLTable className="cs-table cs-people">
          <thead>
            <tr>
              <th scope="col">Person</th>
              <th scope="col">Account type</th>
              <th scope="col" className="cs-wide-cell">
                Last active
              </th>
              <th scope="col">
                <span className="cs-sr">Actions</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {people.map((member) => (
              <PersonRow key={member.id} organizationId={organization.id} member={member} onMove={setMoving} />
            ))}
          </tbody>
        </HTMLTable>
      )}
      <h3>Audit log</h3>
      <AuditPanel organizationId={organization.id} people={people ?? []} />
      <MovePersonDialog
        member={moving}
        from={organization}
        colleagues={people ?? []}
        organizations={organizations}
        onClose={() => setMoving(null)}
      />
    </>
  );
}

interface RowProps {
  organizationId: string;
  member: PracticeMember;
  onMove: (member: PracticeMember) => void;
}

function PersonRow({ organizationId, member, onMove }: RowProps) {
  const { changePerson } = usePersonActions(organizationId);
  const { id, account_type, is_operator } = member;
  const { name } = memberPerson(member);
  const items = (
    <Menu>
      <OpeningItem text="Move to another organization…" onOpen={() => onMove(member)} />
      {account_type !== "admin" && (
        <MenuItem
          text="Make admin"
          onClick={() => changePerson({ id, change: { account_type: "admin" }, done: `${name} is an admin now` })}
        />
      )}
      {account_type === "admin" && (
        <MenuItem
          text={is_operator ? "Remove as operator" : "Make operator of the server"}
          onClick={() =>
            changePerson({
              id,
              change: { is_operator: !is_operator },
              done: is_operator ? `${name} is no longer an operator` : `${name} is an operator now`,
            })
          }
        />
      )}
    </Menu>
  );
  return (
    <tr className={member.disabled_at === null ? undefined : "is-off"}>
      <th scope="row">
        <span className="cs-cell-main">
          {name} {is_operator && <Tag minimal={true}>Operator</Tag>}
        </span>
        {name !== member.email && <span className="cs-cell-sub">{member.email}</span>}
      </th>
      <td>{accountTypeName(account_type)}</td>
      <td className="cs-wide-cell cs-num">
        {member.disabled_at === null ? sentenceCase(formatLastActive(member)) : "Disabled"}
      </td>
      <td className="cs-right">
        <MenuPopover placement="bottom-end" content={items}>
          <Button size="small" variant="minimal" icon={<More />} aria-label={`More for ${name}`} />
        </MenuPopover>
      </td>
    </tr>
  );
}
