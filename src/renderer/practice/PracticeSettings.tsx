import { FormGroup, HTMLSelect, Switch, TextArea } from "@blueprintjs/core";
import { useId, useState } from "react";
import { organizationLimits, type Organization } from "../../shared/practice/organization";
import { builtInTemplates } from "../../shared/templates/builtInTemplates";
import { showDone } from "../ui/showToast";
import { useOrganization } from "./useOrganization";

/** Retention times to choose from, in days. */
const retentionChoices = [7, 30, 60, 90, 180, 365];
const asDays = (days: number): string => (days === 0 ? "Keep until the session is deleted" : `${days} days`);

/** Settings of the practice, each saved when it is changed. An empty value means the default. */
export function PracticeSettings({ organization }: { organization: Organization }) {
  const { changeSettings } = useOrganization();
  const id = useId();
  const { retention_days: days, default_template: template, server } = organization;
  const serverTemplate = builtInTemplates.find((builtIn) => builtIn.id === server.default_template);
  const isListed = days === null || days === 0 || retentionChoices.includes(days);
  const listedDays = isListed ? retentionChoices : [...retentionChoices, days];
  const save = (change: Parameters<typeof changeSettings>[0]) =>
    changeSettings(change, { onSuccess: () => showDone("Saved") });
  return (
    <>
      <FormGroup
        label="Delete audio after"
        labelFor={`${id}-days`}
        helperText="Counted from the end of the recording. Audio that isn’t transcribed yet is kept. Transcripts and notes are kept."
      >
        <HTMLSelect
          id={`${id}-days`}
          fill={true}
          value={days === null ? "" : String(days)}
          options={[
            { value: "", label: `Server default: ${asDays(server.retention_days)}` },
            ...listedDays.map((value) => ({ value: String(value), label: asDays(value) })),
            { value: "0", label: asDays(0) },
          ]}
          onChange={({ currentTarget: { value } }) => save({ retention_days: value === "" ? null : Number(value) })}
        />
      </FormGroup>
      <FormGroup
        label="Template for first sessions"
        labelFor={`${id}-template`}
        helperText="Used for a clinician’s first session. Later sessions start with the template used last."
      >
        <HTMLSelect
          id={`${id}-template`}
          fill={true}
          value={template ?? ""}
          options={[
            { value: "", label: serverTemplate ? `Server default: ${serverTemplate.title}` : "Chartside’s default" },
            ...builtInTemplates.map(({ id: value, title }) => ({ value, label: title })),
          ]}
          onChange={({ currentTarget: { value } }) => save({ default_template: value === "" ? null : value })}
        />
      </FormGroup>
      <TimeZone
        value={organization.time_zone}
        fallback={server.time_zone}
        onValue={(time_zone) => save({ time_zone })}
      />
      <ConsentWording
        value={organization.consent_wording}
        fallback={server.consent_wording}
        onValue={(consent_wording) => save({ consent_wording })}
      />
      <Sharing value={organization.share_signed_notes} onValue={(share_signed_notes) => save({ share_signed_notes })} />
    </>
  );
}

interface SettingProps {
  value: string | null;
  /** The server's default; null if it has none. */
  fallback: string | null;
  onValue: (value: string | null) => void;
}

function Sharing({ value, onValue }: { value: boolean; onValue: (value: boolean) => void }) {
  return (
    <FormGroup helperText="Members of the practice can then read, but not change, their colleagues’ signed notes and documents. They don’t see recordings, transcripts or drafts. The audit log records each time a note is opened.">
      <Switch
        role="switch"
        checked={value}
        label="Share signed notes within the practice"
        onChange={({ currentTarget }) => onValue(currentTarget.checked)}
      />
    </FormGroup>
  );
}

function TimeZone({ value, fallback, onValue }: SettingProps) {
  const id = useId();
  const known = Intl.supportedValuesOf("timeZone");
  const zones = value === null || known.includes(value) ? known : [value, ...known];
  return (
    <FormGroup label="Time zone" labelFor={id} helperText="For the dates in notes and exports of new sessions.">
      <HTMLSelect
        id={id}
        fill={true}
        value={value ?? ""}
        options={[
          {
            value: "",
            label: fallback
              ? `Server default: ${fallback.replaceAll("_", " ")}`
              : "Time zone of each clinician’s computer",
          },
          ...zones.map((zone) => ({ value: zone, label: zone.replaceAll("_", " ") })),
        ]}
        onChange={({ currentTarget }) => onValue(currentTarget.value || null)}
      />
    </FormGroup>
  );
}

/** The consent wording, saved when the field loses focus. */
function ConsentWording({ value, fallback, onValue }: SettingProps) {
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null); // null: not edited since it was saved
  const [before, setBefore] = useState(value);
  if (before !== value) {
    setBefore(value);
    if (typed?.trim() === (value ?? "")) setTyped(null);
  }
  const text = typed ?? value ?? "";
  const handleBlur = () => {
    if (typed !== null && typed.trim() !== (value ?? "")) onValue(typed.trim() || null);
  };
  return (
    <FormGroup
      label="Consent wording"
      labelFor={id}
      helperText="Clinicians read this to the patient when asking for consent to record. Saved when you leave the field."
    >
      <TextArea
        id={id}
        className="cs-consent-wording"
        fill={true}
        autoResize={true}
        maxLength={organizationLimits.consentWording}
        placeholder={fallback ?? undefined}
        value={text}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        onBlur={handleBlur}
      />
    </FormGroup>
  );
}
