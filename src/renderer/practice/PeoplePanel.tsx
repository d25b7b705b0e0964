import { Button, HTMLTable } from "@blueprintjs/core";
import { ErrorCallout } from "../ui/ErrorCallout";
import { Loading } from "../ui/Loading";
import { findMembers } from "./memberPerson";
import { MemberRow } from "./MemberRow";
import { usePeople } from "./usePeople";

interface Props {
  /** Search text; empty for all members. */
  query: string;
  onClearQuery: () => void;
}

/** The members of the practice, with account type and last activity. */
export function PeoplePanel({ query, onClearQuery }: Props) {
  const { people, error, reload } = usePeople();
  if (!people) return error ? <ErrorCallout error={error} onRetry={reload} /> : <Loading text="Loading..." />;
  const found = findMembers(people, query);
  if (found.length === 0) {
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
          </tr>
        </thead>
        <tbody>
          {found.map((member) => (
            <MemberRow key={member.id} member={member} />
          ))}
        </tbody>
      </HTMLTable>
      <p className="cs-muted cs-small">Account type changes take effect right away.</p>
    </>
  );
}
