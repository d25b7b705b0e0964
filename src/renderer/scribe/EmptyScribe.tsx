import { Button } from "@blueprintjs/core";
import { CaretDown, CaretRight, Headset, Record } from "@blueprintjs/icons";
import { observer } from "mobx-react-lite";
import { type FormEvent, type RefObject, useEffect, useRef, useState } from "react";
import { visitLimits } from "../../shared/visits/visitLimits";
import { AsyncTask } from "../base/AsyncTask";
import { useIsScreenActive } from "../base/KeepAliveOutlet";
import { useStores } from "../base/useStores";
import { PatientField } from "../patients/PatientField";
import { ImportAudio } from "../recording/ImportAudio";
import { ErrorCallout } from "../ui/ErrorCallout";
import { ariaKeys } from "../shortcuts/shortcuts";
import { SpeechMissing } from "../system/SpeechMissing";
import { Key } from "../ui/Key";
import { TemplateField } from "../visits/TemplateField";
import { TextField } from "../visits/TextField";
import { MicrophoneStatus } from "./MicrophoneStatus";

/**
 * The Scribe screen while no visit is open: where a new visit begins, with Record, Import, the state of the microphone,
 * and a notice if there is no speech engine. Everything about the patient is optional, so that a recording never waits.
 */
export const EmptyScribe = observer(function EmptyScribe() {
  const { recorder, recordStart, visits } = useStores();
  const [creating] = useState(() => new AsyncTask());
  const record = useRef<HTMLButtonElement>(null);
  const create = useRef<HTMLButtonElement>(null);
  const isIdle = recorder.state === "idle"; // otherwise another visit is being recorded
  const first = isIdle ? record : create;
  const isActive = useIsScreenActive();
  useEffect(() => {
    visits.setNewShown(isActive);
    return () => visits.setNewShown(false);
  }, [visits, isActive]);
  const { isNewAsked } = visits;
  useEffect(() => {
    if (!isNewAsked) return;
    visits.clearNewAsked();
    requestAnimationFrame(() => first.current?.focus()); // after a closing menu or drawer has returned the focus
  }, [isNewAsked, visits, first]);

  const handleCreate = () =>
    void creating.run(
      () => visits.createNew(),
      () => {},
    );
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (isIdle) void recordStart.record();
    else handleCreate();
  };
  const { error } = recordStart.task;
  return (
    <div className="cs-first">
      <form className="cs-first-body" aria-label="New session" onSubmit={handleSubmit}>
        <Headset size={40} className="cs-first-icon" />
        <h1>{isIdle ? "Ready when you are" : "New session"}</h1>
        <p className="cs-muted">
          {isIdle
            ? "Press Record when the visit starts. You can name the patient later."
            : "Another session is being recorded. You can prepare the next one."}
        </p>
        <Patient next={first} />
        {isIdle && <Actions record={record} />}
        <More create={create} isPrimary={!isIdle} creating={creating} onCreate={handleCreate} />
      </form>
      <div className="cs-first-news">
        {isIdle && <MicrophoneStatus />}
        <SpeechMissing />
        {error && <ErrorCallout error={error} onRetry={() => void recordStart.retry()} />}
        {creating.error && <ErrorCallout error={creating.error} onRetry={handleCreate} />}
      </div>
    </div>
  );
});

/** The field for the patient; once one is chosen, the next action gets the focus. */
const Patient = observer(function Patient({ next }: { next: RefObject<HTMLButtonElement | null> }) {
  const { newForm } = useStores().visits;
  return (
    <div className="cs-first-patient">
      <PatientField
        text={newForm.patient}
        patient={newForm.chosen}
        onText={(patient) => newForm.set({ patient })}
        onPatient={(chosen) => {
          newForm.set({ chosen });
          if (chosen) requestAnimationFrame(() => next.current?.focus());
        }}
      />
    </div>
  );
});

const Actions = observer(function Actions({ record }: { record: RefObject<HTMLButtonElement | null> }) {
  const { layout, recorder, recordStart } = useStores();
  const isNext = recorder.localTakes.recovered.length === 0; // otherwise the recovery banner has the primary button
  return (
    <div className="cs-first-actions">
      <Button
        ref={record}
        type="submit"
        size="large"
        intent={isNext ? "primary" : "none"}
        icon={<Record />}
        text="Record"
        endIcon={layout.hasSingleKeys ? <Key>R</Key> : undefined}
        aria-keyshortcuts={ariaKeys("record")}
        loading={recordStart.task.isRunning}
      />
      <ImportAudio />
    </div>
  );
});

interface MoreProps {
  create: RefObject<HTMLButtonElement | null>;
  isPrimary: boolean;
  creating: AsyncTask;
  onCreate: () => void;
}

/** What is rarely needed: reason and template, which a button shows, and a visit that is typed or recorded later. */
const More = observer(function More({ create, isPrimary, creating, onCreate }: MoreProps) {
  const { newForm } = useStores().visits;
  const [isOpen, setIsOpen] = useState(newForm.reason !== "" || newForm.template !== null);
  return (
    <>
      <div className="cs-first-more">
        <Button
          size="small"
          variant="minimal"
          icon={isOpen ? <CaretDown /> : <CaretRight />}
          text="Reason and template"
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
        />
        <Button
          ref={create}
          size={isPrimary ? "large" : "small"}
          variant={isPrimary ? "solid" : "minimal"}
          intent={isPrimary ? "primary" : "none"}
          text="Create without recording"
          loading={creating.isRunning}
          onClick={onCreate}
        />
      </div>
      {isOpen && (
        <div className="cs-first-details">
          <TextField
            label="Reason for visit"
            value={newForm.reason}
            onChange={(reason) => newForm.set({ reason })}
            maxLength={visitLimits.reason}
          />
          <TemplateField value={newForm.template} onChange={(template) => newForm.set({ template })} />
        </div>
      )}
    </>
  );
});
