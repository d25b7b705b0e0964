import { FormGroup, HTMLSelect } from "@blueprintjs/core";
import { observer } from "mobx-react-lite";
import { useEffect, useId } from "react";
import { useStores } from "../base/useStores";

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
