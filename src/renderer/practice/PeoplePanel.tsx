import { Button, HTMLTable } from "@blueprintjs/core";
import { ErrorCallout } from "../ui/ErrorCallout";
import { Loading } from "../ui/Loading";
import { InvitationRow } from "./InvitationRow";
import { findInvitations, findMembers } from "./memberPerson";
import { MemberRow } from "./MemberRow";
import { useInvitations } from "./useInvitations";
import { usePeople } from "./usePeople";

interface Props {
  /** Search text; empty for all members. */
  query: string;
  onClearQuery: () => void;
}

/** The members of the practice and the pending invitations. */
export function PeoplePanel({ query, onClearQuery }: Props) {
  const { people, error, reload } = usePeople();
  const { invitations, error: invitationsError, reload: reloadInvitations } = useInvitations();
  if (!people) return error ? <ErrorCallout error={error} onRetry={reload} /> : <Loading text="Loading..." />;
  const found = findMembers(people, query);
  const invited = findInvitations(invitations ?? [], query);
  if (found.length + invited.length === 0) {
    return (
      <div className="cs-none-found">
        <p>No people match “{query.trim()}”. Search covers names, usernames and email addresses.</p>
        <Button text="Clear search" onClick={onClearQuery} />
      </div>
    );
  }
  return (
    <>
      {error && <ErrorCallout error={error} onRetry={reload} />}
      {invitationsError && <ErrorCallout error={invitationsError} onRetry={reloadInvitations} />}
      <HTMLTable className="cs-table cs-people">
        <thead>
          <tr>
            <th scope="col">Person</th>
            <th scope="col">Account type</th>
            <th scope="col" className="cs-wide-cell">
              Last active
            </th>
            <th scope="col" className="cs-wide-cell">
              Joined
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
          {found.map((member) => (
            <MemberRow key={member.id} member={member} />
          ))}
          {invited.map((invitation) => (
            <InvitationRow key={invitation.id} invitation={invitation} />
          ))}
        </tbody>
      </HTMLTable>
      <p className="cs-muted cs-small">
        Account type changes take effect right away. Disabling someone signs them out at once. Removing someone asks who
        takes over their sessions.
      </p>
    </>
  );
}
