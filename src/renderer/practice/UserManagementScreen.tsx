import { Button, InputGroup, Tab, Tabs } from "@blueprintjs/core";
import { Plus, Search } from "@blueprintjs/icons";
import { observer } from "mobx-react-lite";
import { useState } from "react";
import { useStores } from "../base/useStores";
import { ScreenHead } from "../ui/ScreenHead";
import { InviteDialog } from "./InviteDialog";
import { PatientsPanel } from "./PatientsPanel";
import { PeoplePanel } from "./PeoplePanel";
import { AuditPanel } from "./audit/AuditPanel";
import { OrganizationsPanel } from "./organizations/OrganizationsPanel";
import { PracticePanel } from "./PracticePanel";
import { useOrganization } from "./useOrganization";
import { useInvitations } from "./useInvitations";
import { usePeople } from "./usePeople";
import "./practice.css";

/**
 * User management: the members of the practice with their account types, its patients, the practice itself and its
 * audit log; for operators also the organizations of the server.
 */
export const UserManagementScreen = observer(function UserManagementScreen() {
  const { config, session } = useStores();
  const isOperator = session.profile?.is_operator === true && session.previewType === null;
  const { people } = usePeople();
  const subtitle = useSubtitle();
  const [query, setQuery] = useState("");
  const [tab, setTab] = useState("people");
  const [isInviting, setIsInviting] = useState(false);
  return (
    <div className="cs-page">
      <ScreenHead title="User Management" sub={subtitle}>
        {tab === "people" && (
          <InputGroup
            type="search"
            leftIcon={<Search />}
            placeholder="Name or email"
            aria-label="Find people"
            value={query}
            onValueChange={setQuery}
          />
        )}
        {config.signup !== "closed" && (
          <Button intent="primary" icon={<Plus />} text="Invite" onClick={() => setIsInviting(true)} />
        )}
      </ScreenHead>
      <Tabs
        id="user-management"
        className="cs-tabs"
        animate={false} // the animated line would stay where it was when the tabs wrap
        selectedTabId={tab}
        onChange={(id) => setTab(String(id))}
        renderActiveTabPanelOnly={false}
      >
        <Tab id="people" title="People" panel={<PeoplePanel query={query} onClearQuery={() => setQuery("")} />} />
        <Tab id="patients" title="Patients" panel={<PatientsPanel />} />
        <Tab id="practice" title="Practice" panel={<PracticePanel />} />
        {isOperator && (
          <Tab
            id="organizations"
            title="Organizations"
            panel={tab === "organizations" ? <OrganizationsPanel /> : undefined}
          />
        )}
        <Tab
          id="audit"
          title="Audit"
          panel={tab === "audit" ? <AuditPanel organizationId={null} people={people ?? []} /> : undefined}
        />
      </Tabs>
      <InviteDialog isOpen={isInviting} onClose={() => setIsInviting(false)} />
    </div>
  );
});

/** Returns the name of the practice with the number of its people: "Northgate · 6 people, 1 invited". */
function useSubtitle(): string {
  const { people } = usePeople();
  const { organization } = useOrganization();
  const { invitations } = useInvitations();
  const persons = people && (people.length === 1 ? "1 person" : `${people.length} people`);
  const count =
    persons && [persons, invitations?.length ? `${invitations.length} invited` : ""].filter(Boolean).join(", ");
  return [organization?.name, count].filter(Boolean).join(" · ");
}
