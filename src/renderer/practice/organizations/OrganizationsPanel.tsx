import { Button } from "@blueprintjs/core";
import { Plus } from "@blueprintjs/icons";
import { useState } from "react";
import type { ListedOrganization } from "../../../shared/practice/organization";
import { ErrorCallout } from "../../ui/ErrorCallout";
import { Loading } from "../../ui/Loading";
import { OrganizationNameDialog } from "./OrganizationNameDialog";
import { OrganizationPeople } from "./OrganizationPeople";
import { OrganizationsTable } from "./OrganizationsTable";
import { useOrganizations } from "./useOrganizations";
import "./organizations.css";

/** All organizations of the server, for operators; one of them opens with its people and audit log. */
export function OrganizationsPanel() {
  const { organizations, error, reload } = useOrganizations();
  const [openId, setOpenId] = useState<string | null>(null);
  const [isNaming, setIsNaming] = useState(false);
  /** The organization of the name dialog; kept while the dialog closes, so that its title and button stay. */
  const [named, setNamed] = useState<ListedOrganization | null>(null);
  const askName = (organization: ListedOrganization | null) => {
    setNamed(organization);
    setIsNaming(true);
  };
  if (!organizations) return error ? <ErrorCallout error={error} onRetry={reload} /> : <Loading text="Loading..." />;
  const open = organizations.find(({ id }) => id === openId);
  return (
    <div className="cs-organizations">
      {error && <ErrorCallout error={error} onRetry={reload} />}
      {open ? (
        <OrganizationPeople organization={open} organizations={organizations} onBack={() => setOpenId(null)} />
      ) : (
        <>
          <div className="cs-organizations-head">
            <p className="cs-muted cs-small">
              Deleted sessions are not counted. An organization without people can be archived; nothing is deleted.
            </p>
            <Button intent="primary" icon={<Plus />} text="New organization" onClick={() => askName(null)} />
          </div>
          <OrganizationsTable organizations={organizations} onOpen={setOpenId} onRename={askName} />
        </>
      )}
      <OrganizationNameDialog isOpen={isNaming} organization={named} onClose={() => setIsNaming(false)} />
    </div>
  );
}
