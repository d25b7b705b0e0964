import { Button, FormGroup, InputGroup } from "@blueprintjs/core";
import { type FormEvent, useId, useState } from "react";
import { organizationLimits, type Organization } from "../../shared/practice/organization";
import { ErrorCallout } from "../ui/ErrorCallout";
import { Loading } from "../ui/Loading";
import { formatDayWithYear } from "../format/formatDay";
import { LanguageModelSettings } from "./languageModel/LanguageModelSettings";
import { PracticeSettings } from "./PracticeSettings";
import { useOrganization } from "./useOrganization";

/** The name and settings of the practice. */
export function PracticePanel() {
  const { organization, error, reload } = useOrganization();
  if (!organization) return error ? <ErrorCallout error={error} onRetry={reload} /> : <Loading text="Loading..." />;
  return (
    <>
      <PracticeForm organization={organization} />
      <LanguageModelSettings />
    </>
  );
}

function PracticeForm({ organization }: { organization: Organization }) {
  const { rename, isRenaming, isRenamed, renameError, forgetRename } = useOrganization();
  const [name, setName] = useState(organization.name);
  const [isEmpty, setIsEmpty] = useState(false);
  const id = useId();
  const handleName = (text: string) => {
    setName(text);
    setIsEmpty(false);
    forgetRename();
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (isRenaming) return;
    if (name.trim() === "") setIsEmpty(true);
    else rename(name.trim());
  };
  return (
    <form className="cs-practice" aria-label="Practice" onSubmit={handleSubmit}>
      <FormGroup
        label="Practice name"
        labelFor={id}
        helperText={isEmpty ? <span role="alert">Enter a practice name.</span> : undefined}
        intent={isEmpty ? "danger" : "none"}
      >
        <InputGroup
          id={id}
          value={name}
          maxLength={organizationLimits.name}
          autoComplete="organization"
          aria-invalid={isEmpty}
          onValueChange={handleName}
        />
      </FormGroup>
      {renameError && <ErrorCallout error={renameError} />}
      <div className="cs-practice-actions">
        <Button type="submit" intent="primary" text="Save name" loading={isRenaming} />
        <span role="status" className="cs-tone-ok">
          {isRenamed && "Saved."}
        </span>
      </div>
      <PracticeSettings organization={organization} />
      <p className="cs-muted cs-small">Created {formatDayWithYear(new Date(organization.created_at))}.</p>
    </form>
  );
}
