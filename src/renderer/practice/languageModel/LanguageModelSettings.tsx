import { Callout, FormGroup, InputGroup, Radio, RadioGroup, Switch } from "@blueprintjs/core";
import { type FormEvent, useId, useState } from "react";
import type { ChangeLanguageModel, LanguageModel } from "../../../shared/practice/languageModel";
import { serverDetail } from "../../http/toAppError";
import { BusyButton } from "../../ui/BusyButton";
import { ErrorCallout } from "../../ui/ErrorCallout";
import { Loading } from "../../ui/Loading";
import { useLanguageModel } from "./useLanguageModel";

/** Who drafts the practice's notes: the server's choice, the built-in drafter, or the practice's own language model. */
export function LanguageModelSettings() {
  const { model, error, reload } = useLanguageModel();
  if (!model) return error ? <ErrorCallout error={error} onRetry={reload} /> : <Loading text="Loading..." />;
  return <LanguageModelForm model={model} />;
}

function LanguageModelForm({ model }: { model: LanguageModel }) {
  const { saving, trying } = useLanguageModel();
  const [engine, setEngine] = useState(model.engine);
  const [baseUrl, setBaseUrl] = useState(model.base_url ?? "");
  const [name, setName] = useState(model.model ?? "");
  const [key, setKey] = useState("");
  const [withholds, setWithholds] = useState(model.withholds);
  const headingId = useId();
  const isOwn = engine === "own";
  const change: ChangeLanguageModel = {
    engine,
    withholds,
    ...(isOwn && { base_url: baseUrl.trim(), model: name.trim() }),
    ...(isOwn && key.trim() !== "" && { api_key: key.trim() }),
  };
  /** Runs after each change: what was said about the settings before does not hold any more. */
  const edited = (apply: () => void) => {
    apply();
    saving.reset();
    trying.reset();
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!saving.isPending) saving.mutate(change, { onSuccess: () => setKey("") });
  };
  const failure = saving.error ?? trying.error;
  return (
    <form className="cs-practice" aria-labelledby={headingId} onSubmit={handleSubmit}>
      <h2 id={headingId} className="cs-practice-heading">
        Note drafts
      </h2>
      <RadioGroup
        label="Who drafts notes"
        selectedValue={engine}
        onChange={({ currentTarget: { value } }) => edited(() => setEngine(value as LanguageModel["engine"]))}
      >
        <Radio value="server" label={`Server default: ${serverEngine(model)}`} />
        <Radio value="offline" label="Chartside’s built-in drafter: nothing leaves this server" />
        <Radio value="own" label="Your own language model" />
      </RadioGroup>
      {isOwn && (
        <OwnModel
          {...{ baseUrl, name, apiKey: key, hasKey: model.has_key }}
          onBaseUrl={(text) => edited(() => setBaseUrl(text))}
          onName={(text) => edited(() => setName(text))}
          onKey={(text) => edited(() => setKey(text))}
        />
      )}
      {(isOwn || (engine === "server" && model.server.is_model)) && (
        <FormGroup helperText="Names of the patient, the clinician and companions, record numbers, phone numbers and birth dates are replaced before a session is sent, and put back into the note. A name that speech recognition spelled in another way can stay.">
          <Switch
            role="switch"
            checked={withholds}
            label="Withhold names and identifiers"
            onChange={({ currentTarget }) => edited(() => setWithholds(currentTarget.checked))}
          />
        </FormGroup>
      )}
      {failure && (
        <Callout role="alert" compact={true} intent="warning" className="cs-practice-result">
          {serverDetail(failure) ?? "That didn’t work. Try again."}
        </Callout>
      )}
      <div className="cs-practice-actions">
        <BusyButton type="submit" intent="primary" text="Save" isBusy={saving.isPending} />
        {isOwn && (
          <BusyButton
            text={trying.isPending ? "Trying…" : "Try it"}
            isBusy={trying.isPending}
            disabled={baseUrl.trim() === "" || name.trim() === ""}
            onClick={() => trying.mutate(change)}
          />
        )}
      </div>
      <p role="status" className={trying.data?.works === false ? undefined : "cs-tone-ok"}>
        {trying.data?.text ?? (saving.isSuccess ? "Saved." : "")}
      </p>
    </form>
  );
}

const serverEngine = ({ server }: LanguageModel): string =>
  server.is_model ? `the language model “${server.engine}”` : "Chartside’s built-in drafter";

interface OwnModelProps {
  baseUrl: string;
  name: string;
  apiKey: string;
  hasKey: boolean;
  onBaseUrl: (text: string) => void;
  onName: (text: string) => void;
  onKey: (text: string) => void;
}

function OwnModel({ baseUrl, name, apiKey, hasKey, onBaseUrl, onName, onKey }: OwnModelProps) {
  const id = useId();
  const plain = { autoComplete: "off", autoCapitalize: "none", spellCheck: false };
  return (
    <>
      <FormGroup
        label="Address"
        labelFor={`${id}-address`}
        helperText="Of any service that answers like OpenAI’s, for example https://api.example.com/v1. What is said in sessions is sent to it."
      >
        <InputGroup id={`${id}-address`} type="url" {...plain} maxLength={500} value={baseUrl} onValueChange={onBaseUrl} />
      </FormGroup>
      <FormGroup label="Model" labelFor={`${id}-model`} helperText="The model’s name at this service.">
        <InputGroup id={`${id}-model`} {...plain} maxLength={200} value={name} onValueChange={onName} />
      </FormGroup>
      <FormGroup
        label="Key"
        labelFor={`${id}-key`}
        helperText={
          hasKey
            ? "A key is stored. Leave this empty to keep it; it has to be entered again for another service."
            : "Stored encrypted, and never shown again."
        }
      >
        <InputGroup
          id={`${id}-key`}
          type="password"
          autoComplete="new-password"
          maxLength={1_000}
          placeholder={hasKey ? "A key is stored" : undefined}
          value={apiKey}
          onValueChange={onKey}
        />
      </FormGroup>
    </>
  );
}
