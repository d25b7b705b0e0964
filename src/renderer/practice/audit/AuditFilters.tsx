import { HTMLSelect, InputGroup } from "@blueprintjs/core";
import { useId } from "react";
import { type AuditKind, auditKinds } from "../../../shared/practice/auditEntry";
import type { PracticeMember } from "../../../shared/practice/practiceMember";
import { memberPerson } from "../memberPerson";
import { kindLabels } from "./describeEntry";
import type { AuditFilter } from "./useAudit";

interface Props {
  filter: AuditFilter;
  people: readonly PracticeMember[];
  onFilter: (filter: AuditFilter) => void;
}

/** Filters of the audit log: person, kind, first and last day. */
export function AuditFilters({ filter, people, onFilter }: Props) {
  const id = useId();
  const persons = people.map((member) => ({ value: member.id, label: memberPerson(member).name }));
  const kinds = auditKinds.map((kind) => ({ value: kind, label: kindLabels[kind] }));
  const day = (name: "from" | "to", label: string) => (
    <label htmlFor={`${id}-${name}`}>
      {label}
      <InputGroup
        id={`${id}-${name}`}
        type="date"
        value={filter[name]}
        onValueChange={(value) => onFilter({ ...filter, [name]: value })}
      />
    </label>
  );
  return (
    <div className="cs-audit-filters" role="group" aria-label="Filters">
      <label htmlFor={`${id}-person`}>
        Person
        <HTMLSelect
          id={`${id}-person`}
          value={filter.person}
          options={[{ value: "", label: "Everyone" }, ...persons]}
          onChange={({ currentTarget: { value: person } }) => onFilter({ ...filter, person })}
        />
      </label>
      <label htmlFor={`${id}-kind`}>
        Kind
        <HTMLSelect
          id={`${id}-kind`}
          value={filter.kind}
          options={[{ value: "", label: "Everything" }, ...kinds]}
          onChange={({ currentTarget: { value } }) => onFilter({ ...filter, kind: value as AuditKind | "" })}
        />
      </label>
      {day("from", "From")}
      {day("to", "To")}
    </div>
  );
}
