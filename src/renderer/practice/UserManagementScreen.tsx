import { Button, InputGroup, Tab, Tabs } from "@blueprintjs/core";
import { Plus, Search } from "@blueprintjs/icons";
import { useState } from "react";
import { useStores } from "../base/useStores";
import { ScreenHead } from "../ui/ScreenHead";
import { InviteDialog } from "./InviteDialog";
import { PeoplePanel } from "./PeoplePanel";
import { PracticePanel } from "./PracticePanel";
import { useOrganization } from "./useOrganization";
import { useInvitations } from "./useInvitations";
import { usePeople } from "./usePeople";
import "./practice.css";

/** User management: the members of the practice with their account types, and the practice itself. */
export function UserManagementScreen() {
  const { config } = useStores();
  const { people } = usePeople();
  const { organization } = useOrganization();
  const [query, setQuery] = useState("");
  const [tab, setTab] = useState("people");
  const { invitations } = useInvitations();
  const [isInviting, setIsInviting] = useState(false);
  const persons = people && (people.length === 1 ? "1 person" : `${people.length} people`);
  const count =
    persons && [persons, invitations?.length ? `${invitations.length} invited` : ""].filter(Boolean).join(", ");
  const handleQuery = (words: string) => {
    setQuery(words);
    setTab("people");
  };
  return (
    <div className="cs-page">
      <ScreenHead title="User Management" sub={[organization?.name, count].filter(Boolean).join(" · ")}>
        <InputGroup
          type="search"
          leftIcon={<Search />}
          placeholder="Name or email"
          aria-label="Find people"
          value={query}
          onValueChange={handleQuery}
        />
        {config.signup !== "closed" && (
          <Button intent="primary" icon={<Plus />} text="Invite" onClick={() => setIsInviting(true)} />
        )}
      </ScreenHead>
      <Tabs
        id="user-management"
        className="cs-tabs"
        selectedTabId={tab}
        onChange={(id) => setTab(String(id))}
        renderActiveTabPanelOnly={false}
      >
        <Tab id="people" title="People" panel={<PeoplePanel query={query} onClearQuery={() => handleQuery("")} />} />
        <Tab id="practice" title="Practice" panel={<PracticePanel />} />
      </Tabs>
      <InviteDialog isOpen={isInviting} onClose={() => setIsInviting(false)} />
    </div>
  );
}
