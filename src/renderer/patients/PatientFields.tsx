import { Button, FormGroup, HTMLSelect, InputGroup } from "@blueprintjs/core";
import { Plus } from "@blueprintjs/icons";
import { observer } from "mobx-react-lite";
import { useId } from "react";
import { patientLimits, type Pronouns, pronounSets, type Sex, sexes } from "../../shared/patients/patient";
import { formatBirthDate } from "../format/formatDay";
import { typedDayExample, typedDayPattern } from "../format/typedDay";
import { sexLabels } from "./identityLine";
import type { PatientForm } from "./PatientForm";

const pronounLabels: Record<Pronouns, string> = { she: "she/her", he: "he/him", they: "they/them" };
/** Languages to choose from. A patient's language that is not in this list is added to the choices. */
const languages = "en es zh tl vi fr ar ko ru de pt ht hi pl it uk fa ur ja bn so am".split(" ");
const languageNames = new Intl.DisplayNames("en", { type: "language" });

/** The fields of a patient. Only a name is required. */
export const PatientFields = observer(function PatientFields({ form }: { form: PatientForm }) {
  const { birthDate } = form;
  const known = [...new Set([...languages, ...(form.language ? [form.language] : [])])];
  const named = known.map((value) => ({ value, label: languageNames.of(value) ?? value }));
  const sorted = named.toSorted((a, b) => a.label.localeCompare(b.label));
  return (
    <>
      <div className="cs-patient-pair">
        <Text label="Given name" value={form.given} onChange={(given) => form.set({ given })} isFirst={true} />
        <Text label="Family name" value={form.family} onChange={(family) => form.set({ family })} />
      </div>
      <Text
        label="Birth date"
        placeholder={typedDayPattern()}
        value={form.birth}
        onChange={(birth) => form.set({ birth })}
        {...(birthDate && { hint: formatBirthDate(birthDate) })}
        {...(birthDate === undefined && {
          fault: `Enter a date that is not in the future, e.g. ${typedDayExample()}.`,
        })}
      />
      <div className="cs-patient-pair">
        <Choice
          label="Sex"
          value={form.sex}
          options={sexes.map((value) => ({ value, label: sexLabels[value] }))}
          onChange={(sex) => form.set({ sex: sex as Sex })}
        />
        <Choice
          label="Pronouns"
          value={form.pronouns}
          options={[
            { value: "", label: "Based on sex, or on the conversation" },
            ...pronounSets.map((value) => ({ value, label: pronounLabels[value] })),
          ]}
          onChange={(pronouns) => form.set({ pronouns: pronouns as Pronouns | "" })}
        />
      </div>
      <Numbers form={form} />
      <div className="cs-patient-pair">
        <Text label="Phone" value={form.phone} onChange={(phone) => form.set({ phone })} />
        <Choice
          label="Language"
          value={form.language}
          options={[{ value: "", label: "Not known" }, ...sorted]}
          onChange={(language) => form.set({ language })}
        />
      </div>
    </>
  );
});

/** The record numbers with the systems they belong to (e.g. "MRN"), and a button to add one. */
const Numbers = observer(function Numbers({ form }: { form: PatientForm }) {
  return (
    <>
      {form.numbers.map(({ system, value }, index) => (
        <div className="cs-patient-number" key={index}>
          <Text
            label="Record number"
            value={value}
            maxLength={patientLimits.recordNumber}
            onChange={(typed) => form.setNumber(index, { value: typed })}
          />
          <Text
            label="System"
            value={system}
            maxLength={patientLimits.recordNumber}
            onChange={(typed) => form.setNumber(index, { system: typed })}
          />
        </div>
      ))}
      <Button
        className="cs-patient-more"
        size="small"
        variant="minimal"
        icon={<Plus />}
        text="Add record number"
        onClick={() => form.addNumber()}
      />
    </>
  );
});

interface TextProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  placeholder?: string;
  hint?: string;
  fault?: string;
  maxLength?: number;
  isFirst?: boolean;
}

function Text({
  label,
  value,
  onChange,
  placeholder,
  hint,
  fault,
  maxLength = patientLimits.name,
  isFirst = false,
}: TextProps) {
  const id = useId();
  return (
    <FormGroup
      label={label}
      labelFor={id}
      helperText={(fault ?? hint) && <span id={`${id}-help`}>{fault ?? hint}</span>}
      intent={fault ? "danger" : "none"}
    >
      <InputGroup
        id={id}
        value={value}
        placeholder={placeholder}
        maxLength={maxLength}
        autoFocus={isFirst}
        autoComplete="off"
        intent={fault ? "danger" : "none"}
        aria-invalid={fault !== undefined}
        {...((fault ?? hint) && { "aria-describedby": `${id}-help` })}
        onValueChange={onChange}
      />
    </FormGroup>
  );
}

interface ChoiceProps {
  label: string;
  value: string;
  options: { value: string; label: string }[];
  onChange: (value: string) => void;
}

function Choice({ label, value, options, onChange }: ChoiceProps) {
  const id = useId();
  return (
    <FormGroup label={label} labelFor={id}>
      <HTMLSelect
        id={id}
        fill={true}
        value={value}
        options={options}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </FormGroup>
  );
}
