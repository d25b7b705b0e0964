import { Button, HTMLTable } from "@blueprintjs/core";
import { ErrorCallout } from "../errors/ErrorCallout";
import { Loading } from "../ui/Loading";
import { findMembers } from "./memberWords";
import { MemberRow } from "./MemberRow";
import { usePeople } from "./usePeople";

interface Props {
  /** Words to find people by; empty for all. */
  query: string;
  onClearQuery: () => void;
}

/** Everybody of the practice: who they are, what they may do, when they were last here. */
export function PeoplePanel({ query, onClearQuery }: Props) {
  const { people, error, reload } = usePeople();
  if (!people) return error ? <ErrorCallout error={error} onRetry={reload} /> : <Loading text="Loading..." />;
  const found = findMembers(people, query);
  if (found.length === 0) {
    return (
      <div className="cs-none-found">
        <p>Nobody found for “{query.trim()}”. Search looks at names, usernames and e-mail addresses.</p>
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
      <p className="cs-muted cs-small">A change of account type holds from the person’s next action on.</p>
    </>
  );
}
