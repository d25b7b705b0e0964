import { Callout, FormGroup, InputGroup, Radio, RadioGroup, Switch } from "@blueprintjs/core";
import { type FormEvent, useId, useState } from "react";
import type { ModelUse } from "../../../shared/notes/modelUse";
import {
  languageModelLimits,
  type ChangeLanguageModel,
  type LanguageModel,
} from "../../../shared/practice/languageModel";
import type { ModelDownload } from "../../../shared/system/modelDownload";
import { serverDetail } from "../../http/toAppError";
import { formatBytes } from "../../format/formatBytes";
import { formatModelUse } from "../../format/formatModelUse";
import { BusyButton } from "../../ui/BusyButton";
import { ErrorCallout } from "../../ui/ErrorCallout";
import { Loading } from "../../ui/Loading";
import { useLanguageModel } from "./useLanguageModel";

/**
 * Chooses the engine that drafts the practice's notes: the server's default, the built-in drafter, or the practice's
 * own language model.
 */
export function LanguageModelSettings() {
  const { model, error, reload } = useLanguageModel();
  if (!model) return error ? <ErrorCallout error={error} onRetry={reload} /> : <Loading text="Loading..." />;
  return <LanguageModelForm model={model} />;
}

/** The values of the form; `key` is empty while it is not changed. */
interface Fields {
  engine: LanguageModel["engine"];
  baseUrl: string;
  name: string;
  key: string;
  withholds: boolean;
  /** US dollars per million tokens, as typed. */
  inputPrice: string;
  outputPrice: string;
}

const fieldsOf = ({ engine, base_url: baseUrl, model: name, withholds, ...prices }: LanguageModel): Fields => ({
  engine,
  inputPrice: prices.input_price?.toString() ?? "",
  outputPrice: prices.output_price?.toString() ?? "",
  baseUrl: baseUrl ?? "",
  name: name ?? "",
  key: "",
  withholds,
});

const priceOf = (typed: string): number | null => (typed.trim() === "" ? null : Number(typed));

function changeOf({ engine, baseUrl, name, key, withholds, inputPrice, outputPrice }: Fields): ChangeLanguageModel {
  if (engine !== "own") return { engine, withholds };
  const prices = { input_price: priceOf(inputPrice), output_price: priceOf(outputPrice) };
  const own = { engine, withholds, base_url: baseUrl.trim(), model: name.trim(), ...prices };
  return key.trim() === "" ? own : { ...own, api_key: key.trim() };
}

function LanguageModelForm({ model }: { model: LanguageModel }) {
  const { saving, trying } = useLanguageModel();
  const [fields, setFields] = useState(() => fieldsOf(model));
  const { engine, withholds } = fields;
  const headingId = useId();
  const isOwn = engine === "own";
  const change = changeOf(fields);
  const edit = (edited: Partial<Fields>) => {
    setFields({ ...fields, ...edited });
    saving.reset(); // the message about the previous settings no longer applies
    trying.reset();
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (saving.isPending) return;
    trying.reset();
    saving.mutate(change, { onSuccess: () => setFields({ ...fields, key: "" }) });
  };
  const handleTry = () => {
    saving.reset();
    trying.mutate(change);
  };
  return (
    <form className="cs-practice" aria-labelledby={headingId} onSubmit={handleSubmit}>
      <h2 id={headingId} className="cs-practice-heading">
        Note drafts
      </h2>
      <RadioGroup
        label="Who drafts notes"
        selectedValue={engine}
        onChange={({ currentTarget: { value } }) => edit({ engine: value as Fields["engine"] })}
      >
        <Radio value="server" label={`Server default: ${serverEngine(model)}`} />
        <Radio value="offline" label="Chartside’s built-in drafter, on this server" />
        <Radio value="own" label="Your own language model" />
      </RadioGroup>
      {model.server.download && <ServerDownload download={model.server.download} />}
      {isOwn && <OwnModel fields={fields} hasKey={model.has_key} onEdit={edit} />}
      {(isOwn || (engine === "server" && model.server.is_model)) && (
        <Withholding value={withholds} onValue={(on) => edit({ withholds: on })} />
      )}
      <LastDays use={model.last_30_days} />
      <Failure error={saving.error ?? trying.error} />
      <div className="cs-practice-actions">
        <BusyButton type="submit" intent="primary" text="Save" isBusy={saving.isPending} />
        {isOwn && (
          <BusyButton
            text={trying.isPending ? "Trying…" : "Try it"}
            isBusy={trying.isPending}
            disabled={fields.baseUrl.trim() === "" || fields.name.trim() === ""}
            onClick={handleTry}
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

function Withholding({ value, onValue }: { value: boolean; onValue: (value: boolean) => void }) {
  return (
    <FormGroup helperText="Names of the patient, the clinician and companions, record numbers, phone numbers and birth dates are replaced before a session is sent, and put back into the note. A name that speech recognition misspelled may be sent.">
      <Switch
        role="switch"
        checked={value}
        label="Withhold names and identifiers"
        onChange={({ currentTarget }) => onValue(currentTarget.checked)}
      />
    </FormGroup>
  );
}

/**
 * Progress of the server's language model download; null once the model is installed. Until then the built-in drafter
 * writes the notes.
 */
function ServerDownload({ download }: { download: ModelDownload }) {
  const { downloading } = useLanguageModel();
  const { state, problem, received_bytes: received, bytes } = download;
  if (state === "installed") return null;
  const share = `${Math.floor((received / bytes) * 100)}%`;
  return (
    <Callout compact={true} className="cs-practice-result">
      <p role="status">
        {state === "checking"
          ? "The server’s language model is downloaded and being checked. "
          : `The server’s language model is not installed yet: ${share} · ${formatBytes(received)} of ${formatBytes(bytes)}. `}
        Until then, Chartside’s built-in drafter writes the notes. {problem}
      </p>
      {state === "failed" && (
        <div className="cs-practice-actions">
          <BusyButton
            text="Try again"
            aria-label="Try again: download the language model"
            isBusy={downloading.isPending}
            onClick={() => downloading.mutate()}
          />
        </div>
      )}
      <Failure error={downloading.error} />
    </Callout>
  );
}

/** The tokens, time and cost of the practice's drafts in the last 30 days; nothing without such drafts. */
const LastDays = ({ use }: { use: ModelUse }) =>
  use.requests > 0 && (
    <p className="cs-practice-result">Drafts of the last 30 days with a language model: {formatModelUse(use)}</p>
  );

function Failure({ error }: { error: Error | null }) {
  if (!error) return null;
  return (
    <Callout role="alert" compact={true} intent="warning" className="cs-practice-result">
      {serverDetail(error) ?? "That didn’t work. Try again."}
    </Callout>
  );
}

interface OwnModelProps {
  fields: Fields;
  hasKey: boolean;
  onEdit: (edited: Partial<Fields>) => void;
}

function OwnModel({ fields, hasKey, onEdit }: OwnModelProps) {
  const { baseUrl, name, key } = fields;
  const id = useId();
  const plain = { autoComplete: "off", autoCapitalize: "none", spellCheck: false };
  return (
    <>
      <FormGroup
        label="Address"
        labelFor={`${id}-address`}
        helperText="Any OpenAI-compatible service works, for example https://api.example.com/v1. Transcripts of sessions are sent to it."
      >
        <InputGroup
          id={`${id}-address`}
          type="url"
          {...plain}
          maxLength={languageModelLimits.baseUrl}
          value={baseUrl}
          onValueChange={(text) => onEdit({ baseUrl: text })}
        />
      </FormGroup>
      <FormGroup label="Model" labelFor={`${id}-model`} helperText="The model’s name at this service.">
        <InputGroup
          id={`${id}-model`}
          {...plain}
          maxLength={languageModelLimits.model}
          value={name}
          onValueChange={(text) => onEdit({ name: text })}
        />
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
          maxLength={languageModelLimits.apiKey}
          placeholder={hasKey ? "A key is stored" : undefined}
          value={key}
          onValueChange={(text) => onEdit({ key: text })}
        />
      </FormGroup>
      <Prices fields={fields} onEdit={onEdit} />
    </>
  );
}

/** Fields for the prices of the model's tokens, from which the cost of drafts is computed. */
function Prices({ fields, onEdit }: Pick<OwnModelProps, "fields" | "onEdit">) {
  const id = useId();
  const field = (label: string, name: "inputPrice" | "outputPrice", helperText?: string) => (
    <FormGroup label={label} labelInfo="(optional)" labelFor={`${id}-${name}`} helperText={helperText}>
      <InputGroup
        id={`${id}-${name}`}
        type="number"
        min={0}
        max={10_000}
        step="any"
        inputMode="decimal"
        value={fields[name]}
        onValueChange={(text) => onEdit({ [name]: text })}
      />
    </FormGroup>
  );
  return (
    <>
      {field("US dollars per million input tokens", "inputPrice")}
      {field(
        "US dollars per million output tokens",
        "outputPrice",
        "With both prices, Chartside shows what drafts cost. Drafts before a price was entered have no cost.",
      )}
    </>
  );
}
