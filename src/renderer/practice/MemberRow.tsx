import { HTMLSelect, Tag } from "@blueprintjs/core";
import { Disable, Tick } from "@blueprintjs/icons";
import { observer } from "mobx-react-lite";
import { accountTypeName } from "../../shared/access/accountType";
import type { PracticeMember } from "../../shared/practice/practiceMember";
import { useStores } from "../base/useStores";
import { showUndo } from "../ui/showToast";
import { StatusLine } from "../ui/StatusLine";
import { MemberMenu } from "./MemberMenu";
import { isKnownType, formatLastActive, memberPerson, typeChoices } from "./memberPerson";
import { formatDayWithYear } from "../format/formatDay";
import { sentenceCase } from "../../shared/sentenceCase";
import { useTypeChange } from "./usePeople";

/** A member of the practice. The account type can be changed, except that of the signed-in user. */
export const MemberRow = observer(function MemberRow({ member }: { member: PracticeMember }) {
  const { session } = useStores();
  const isSelf = member.id === session.profile?.id;
  const { initials, name } = memberPerson(member);
  return (
    <tr className={member.disabled_at === null ? undefined : "is-off"}>
      <th scope="row">
        <span className="cs-person">
          <span className="cs-avatar" aria-hidden="true">
            {initials}
          </span>
          <span>
            <span className="cs-cell-main">
              {name} {isSelf && <Tag minimal={true}>You</Tag>}{" "}
              {member.is_operator && <Tag minimal={true}>Operator</Tag>}
            </span>
            {name !== member.email && <span className="cs-cell-sub">{member.email}</span>}
            {member.username !== null && name !== member.username && (
              <span className="cs-cell-sub">@{member.username}</span>
            )}
            <span className="cs-cell-sub cs-narrow-only">
              {member.disabled_at === null ? `Last active ${formatLastActive(member)}` : "Disabled"}
            </span>
          </span>
        </span>
      </th>
      <td>
        {isSelf ? (
          <>
            <span>{accountTypeName(session.accountType)}</span>
            <span className="cs-cell-sub">Only another admin can change it</span>
          </>
        ) : (
          <TypeSelect member={member} name={name} />
        )}
      </td>
      <td className="cs-wide-cell cs-num">{sentenceCase(formatLastActive(member))}</td>
      <td className="cs-wide-cell cs-num">{formatDayWithYear(new Date(member.created_at))}</td>
      <td className="cs-wide-cell">
        {member.disabled_at === null ? (
          <StatusLine icon={<Tick size={12} />} tone="ok">
            Active
          </StatusLine>
        ) : (
          <StatusLine icon={<Disable size={12} />}>Disabled</StatusLine>
        )}
      </td>
      <td className="cs-right">{!isSelf && <MemberMenu member={member} />}</td>
    </tr>
  );
});

function TypeSelect({ member, name }: { member: PracticeMember; name: string }) {
  const { change, pending } = useTypeChange();
  const shown = pending?.account_type ?? member.account_type;
  const handleChange = (type: string) => {
    const before = member.account_type;
    if (!isKnownType(type)) return;
    change(member.id, type, () => {
      if (isKnownType(before)) {
        showUndo(`${name} now has the ${accountTypeName(type)} account type.`, () => change(member.id, before));
      }
    });
  };
  return (
    <HTMLSelect
      minimal={true}
      aria-label={`Account type of ${name}`}
      aria-busy={pending !== null}
      value={shown}
      options={typeChoices(member.account_type)}
      onChange={(event) => handleChange(event.currentTarget.value)}
    />
  );
}
