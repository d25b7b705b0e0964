import { FormGroup, InputGroup } from "@blueprintjs/core";
import { useId } from "react";
import { visitLimits } from "../../shared/visits/visitLimits";

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
