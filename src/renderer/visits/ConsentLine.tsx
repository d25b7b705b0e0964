import { Button, PopoverNext } from "@blueprintjs/core";
import { Endorsed, Help, Disable } from "@blueprintjs/icons";
import { observer } from "mobx-react-lite";
import { useState } from "react";
import type { Consent, Visit } from "../../shared/visits/visit";
import { AsyncTask } from "../app/AsyncTask";
import { useStores } from "../app/stores";
import { ErrorCallout } from "../errors/ErrorCallout";
import { dayAndTime } from "../notes/dayWords";
import { consentWords } from "./visitWords";

/** Whether the patient agreed to be recorded; pressed, it says how and when, and lets consent be withdrawn. */
export const ConsentLine = observer(function ConsentLine({ visit }: { visit: Visit }) {
  const { consent } = visit;
  const words = consentWords(consent);
  if (!consent) {
    return (
      <span className="cs-consent cs-consent-open cs-muted cs-wide-only">
        <Help size={14} /> {words}
      </span>
    );
  }
  const Mark = consent.given ? Endorsed : Disable;
  return (
    <PopoverNext placement="bottom-end" content={<ConsentDetails visit={visit} consent={consent} />}>
      <button
        type="button"
        className={`cs-consent cs-tone-${consent.given ? "ok" : "check"}`}
        aria-haspopup="dialog"
        aria-label={words}
      >
        <Mark size={14} />
        <span className="cs-wide-only">{words}</span>
        <span className="cs-consent-short">{consent.given ? "Consent" : "No consent"}</span>
      </button>
    </PopoverNext>
  );
});

const ConsentDetails = observer(function ConsentDetails({ visit, consent }: { visit: Visit; consent: Consent }) {
  const { openVisit, recorder, visits } = useStores();
  const [saving] = useState(() => new AsyncTask());
  const isRecording = recorder.visitId === visit.id && recorder.state !== "idle";
  const withdraw = () =>
    saving.run(
      () =>
        visits.update(visit.id, { consent: { given: false, method: consent.method, at: new Date().toISOString() } }),
      (changed) => openVisit.applyVisit(changed),
    );
  return (
    <div className="cs-consent-details">
      <p>
        <strong>{consentWords(consent)}</strong>
      </p>
      <p className="cs-muted">Noted {dayAndTime(consent.at)}.</p>
      {consent.given && isRecording && <p>Stop the recording before consent is withdrawn.</p>}
      {consent.given && !isRecording && (
        <Button
          size="small"
          variant="outlined"
          text="Withdraw consent"
          loading={saving.isRunning}
          onClick={() => void withdraw()}
        />
      )}
      {saving.error && <ErrorCallout error={saving.error} onRetry={() => void withdraw()} />}
    </div>
  );
});
