import { FormGroup, HTMLSelect, InputGroup } from "@blueprintjs/core";
import { observer } from "mobx-react-lite";
import { useEffect, useId } from "react";
import { visitLimits } from "../../shared/visits/visitLimits";
import { useStores } from "../base/useStores";

interface FieldProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  maxLength?: number;
}

/** A labeled one-line text field for a detail of a visit. */
export function TextField({ label, value, onChange, maxLength = visitLimits.title }: FieldProps) {
  const id = useId();
  return (
    <FormGroup label={label} labelFor={id}>
      <InputGroup id={id} value={value} maxLength={maxLength} autoComplete="off" onValueChange={onChange} />
    </FormGroup>
  );
}

/** A field that chooses the template of a visit’s note; null is the template of the last visit. */
export const TemplateField = observer(function TemplateField({
  value,
  onChange,
}: {
  value: string | null;
  onChange: (value: string | null) => void;
}) {
  const { templates } = useStores();
  const id = useId();
  useEffect(() => void templates.loadOnce(), [templates]);
  const known = templates.ofKind("note").map((template) => ({ value: template.id, label: template.title }));
  return (
    <FormGroup label="Template" labelFor={id}>
      <HTMLSelect
        id={id}
        fill={true}
        value={value ?? ""}
        onChange={(event) => onChange(event.currentTarget.value || null)}
        options={[{ value: "", label: "Same as last time" }, ...known]}
      />
    </FormGroup>
  );
});
