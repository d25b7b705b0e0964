import { Button, PopoverNext } from "@blueprintjs/core";
import { Endorsed, Help, Disable } from "@blueprintjs/icons";
import { observer } from "mobx-react-lite";
import { useState } from "react";
import type { Consent, Visit } from "../../shared/visits/visit";
import { AsyncTask } from "../base/AsyncTask";
import { useStores } from "../base/useStores";
import { ErrorCallout } from "../ui/ErrorCallout";
import { formatDayAndTime } from "../format/formatTime";
import { formatConsent } from "./visitState";

/** The patient's consent to recording. If documented, a popover shows method and time, with a button to withdraw it. */
export const ConsentLine = observer(function ConsentLine({ visit }: { visit: Visit }) {
  const { consent } = visit;
  const text = formatConsent(consent);
  if (!consent) {
    return (
      <span className="cs-consent cs-consent-open cs-muted cs-wide-only">
        <Help size={14} /> {text}
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
        aria-label={text}
      >
        <Mark size={14} />
        <span className="cs-wide-only">{text}</span>
        <span className="cs-consent-short">{consent.given ? "Consent" : "No consent"}</span>
      </button>
    </PopoverNext>
  );
});

const ConsentDetails = observer(function ConsentDetails({ visit, consent }: { visit: Visit; consent: Consent }) {
  const { openVisit, recorder, visits } = useStores();
  const [saving] = useState(() => new AsyncTask());
  const isRecording = recorder.visitId === visit.id && recorder.state !== "idle";
  // If consent was not required, there is none to withdraw, but the patient can still decline.
  const isDeclining = consent.method === "not_needed";
  const method = isDeclining ? "refused" : consent.method;
  const withdraw = () =>
    saving.run(
      () => visits.update(visit.id, { consent: { given: false, method, at: new Date().toISOString() } }),
      (changed) => openVisit.applyVisit(changed),
    );
  return (
    <div className="cs-consent-details">
      <p>
        <strong>{formatConsent(consent)}</strong>
      </p>
      <p className="cs-muted">Documented {formatDayAndTime(consent.at)}.</p>
      {consent.given && isRecording && <p>Stop the recording before you change the consent.</p>}
      {consent.given && !isRecording && (
        <Button
          size="small"
          variant="outlined"
          text={isDeclining ? "Patient declined" : "Withdraw consent"}
          loading={saving.isRunning}
          onClick={() => void withdraw()}
        />
      )}
      {saving.error && <ErrorCallout error={saving.error} onRetry={() => void withdraw()} />}
    </div>
  );
});
