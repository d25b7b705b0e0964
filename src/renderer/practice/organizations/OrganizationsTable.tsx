import { Button, HTMLTable, Menu, MenuItem } from "@blueprintjs/core";
import { Archive, More, Tick } from "@blueprintjs/icons";
import type { ListedOrganization } from "../../../shared/practice/organization";
import { formatDayWithYear } from "../../format/formatDay";
import { MenuPopover, OpeningItem } from "../../ui/menu/MenuPopover";
import { StatusLine } from "../../ui/StatusLine";
import { useOrganizationActions } from "./useOrganizations";

interface Props {
  organizations: readonly ListedOrganization[];
  onOpen: (id: string) => void;
  onRename: (organization: ListedOrganization) => void;
}

/** The organizations with the counts of their people and visits. */
export function OrganizationsTable({ organizations, onOpen, onRename }: Props) {
  return (
    <HTMLTable className="cs-table">
      <thead>
        <tr>
          <th scope="col">Organization</th>
          <th scope="col" className="cs-right">
            People
          </th>
          <th scope="col" className="cs-right">
            Sessions
          </th>
          <th scope="col" className="cs-wide-cell">
            Created
          </th>
          <th scope="col" className="cs-wide-cell">
            State
          </th>
          <th scope="col">
            <span className="cs-sr">Actions</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {organizations.map((organization) => (
          <Row key={organization.id} organization={organization} onOpen={onOpen} onRename={onRename} />
        ))}
      </tbody>
    </HTMLTable>
  );
}

function Row({ organization, onOpen, onRename }: Omit<Props, "organizations"> & { organization: ListedOrganization }) {
  const { id, name, people, visits, created_at, archived_at } = organization;
  const { setArchived } = useOrganizationActions(() => undefined);
  const items = (
    <Menu>
      <OpeningItem text="People and audit log" onOpen={() => onOpen(id)} />
      <OpeningItem text="Rename…" onOpen={() => onRename(organization)} />
      {archived_at === null ? (
        <MenuItem text="Archive" onClick={() => setArchived(id, true)} />
      ) : (
        <MenuItem text="Restore" onClick={() => setArchived(id, false)} />
      )}
    </Menu>
  );
  return (
    <tr className={archived_at === null ? undefined : "is-off"}>
      <th scope="row">
        <button type="button" className="cs-organization-name" onClick={() => onOpen(id)}>
          {name}
        </button>
        {archived_at !== null && <span className="cs-cell-sub cs-narrow-only">Archived</span>}
      </th>
      <td className="cs-right cs-num">{people}</td>
      <td className="cs-right cs-num">{visits}</td>
      <td className="cs-wide-cell cs-num">{formatDayWithYear(new Date(created_at))}</td>
      <td className="cs-wide-cell">
        {archived_at === null ? (
          <StatusLine icon={<Tick size={12} />} tone="ok">
            Active
          </StatusLine>
        ) : (
          <StatusLine icon={<Archive size={12} />}>Archived</StatusLine>
        )}
      </td>
      <td className="cs-right">
        <MenuPopover placement="bottom-end" content={items}>
          <Button size="small" variant="minimal" icon={<More />} aria-label={`More for ${name}`} />
        </MenuPopover>
      </td>
    </tr>
  );
}
