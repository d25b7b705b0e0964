import { draftCancelled } from "../../shared/visits/draftCancelled";
import { Button, SegmentedControl } from "@blueprintjs/core";
import { ArrowLeft } from "@blueprintjs/icons";
import { observer } from "mobx-react-lite";
import { type CSSProperties, useEffect, useState } from "react";
import { documentTitles } from "../format/documentTitles";
import type { DashboardStores } from "../base/useStores";
import { useStores } from "../base/useStores";
import { hasFailedDraft } from "../notes/hasFailedDraft";
import { NotePane } from "../notes/NotePane";
import { OmissionsPane } from "../notes/review/OmissionsPane";
import { VisitPlayer } from "../playback/VisitPlayer";
import { LostRecorderBanner } from "../recording/LostRecorderBanner";
import { Recorder } from "../recording/Recorder";
import { TranscriptPane } from "../transcription/TranscriptPane";
import { PaneBoundary } from "../ui/PaneBoundary";
import { PatientHeader } from "../visits/PatientHeader";
import { Divider } from "./Divider";
import { isLive } from "./isLive";
import { TargetQuestion } from "./TargetQuestion";
import { useRestoredFocus } from "./useRestoredFocus";

/**
 * A pane of the open visit: transcript (`said`), note (`written`) or omissions. Windows below 1000 px show one at a
 * time.
 */
type Side = "said" | "written" | "missing";

const sides = ["said", "written", "missing"] as const satisfies readonly Side[];

/**
 * The open visit: patient, recorder or player, transcript, note. Each pane is keyed by the visit, so that nothing of
 * the last patient stays; the elements around them stay, so that they can keep the focus.
 */
export const OpenVisit = observer(function OpenVisit() {
  const { layout, openVisit } = useStores();
  const { visitId } = openVisit;
  const kept = useRestoredFocus(".cs-rec-actions .bp6-button:enabled, .is-tape > .bp6-button:first-child:enabled");
  return (
    <>
      <div className="cs-visit-head">
        {layout.width === "narrow" && (
          <Button
            variant="minimal"
            icon={<ArrowLeft />}
            aria-label="Back to sessions"
            onClick={() => layout.showList(true)}
          />
        )}
        <PaneBoundary name="The patient" resetKey={visitId}>
          <PatientHeader key={visitId} />
        </PaneBoundary>
      </div>
      <div className="cs-strip" {...kept}>
        <PaneBoundary name="The recorder" resetKey={visitId}>
          <LostRecorderBanner key={`lost ${visitId}`} />
          <Strip key={visitId} />
        </PaneBoundary>
      </div>
      <Sides />
    </>
  );
});

/** The recorder; once the visit has audio and is not being recorded in this window, the player. */
const Strip = observer(function Strip() {
  const stores = useStores();
  const { openVisit, recorder, recordStart } = stores;
  if (recordStart.askingFor === openVisit.visitId && recorder.state === "idle") return <TargetQuestion />;
  const hasSound = openVisit.takes.some(({ duration_ms }) => duration_ms > 0);
  const isAsking = recorder.consent.askingFor === openVisit.visitId;
  const isIdleHere = !isLive(stores) && !isAsking;
  if (openVisit.visit === null && isIdleHere && recorder.state === "idle") return <NotLoaded />;
  const hasTrouble = recorder.problem !== null && recorder.visitId === openVisit.visitId;
  if (!hasSound || isLive(stores) || isAsking || hasTrouble) return <Recorder />;
  // The recorder of another visit stays visible and links to it.
  return (
    <>
      {recorder.state !== "idle" && <Recorder />}
      <VisitPlayer />
    </>
  );
});

/**
 * Replaces the recorder until the visit is loaded, so that no recording starts in a visit whose patient is not shown.
 */
const NotLoaded = observer(function NotLoaded() {
  const { openVisit } = useStores();
  const isFailing = openVisit.connection === "offline";
  return (
    <section className="cs-recorder" aria-label="Recorder" aria-busy={!isFailing}>
      <p role="status" className="cs-muted">
        {isFailing && "This session can’t be loaded right now. Chartside keeps trying."}
      </p>
    </section>
  );
});

/**
 * Whether the visit has no note, so that a narrow window opens the transcript. False while a note is being drafted, and
 * if its draft failed or was cancelled: the note pane says so and has the button that drafts it.
 */
const isWithoutNote = ({ note, openVisit }: Pick<DashboardStores, "note" | "openVisit">): boolean => {
  const { visit } = openVisit;
  if (visit === null || note.shown !== null || hasFailedDraft(visit)) return false;
  if (visit.status === "signed" || visit.status === "drafting" || visit.status_reason === draftCancelled) return false;
  return visit.status !== "ready" || visit.status_reason !== null;
};

/** Selector of the controls that get the focus if the focused one disappears: draft button, omission, or sentence. */
const nextInColumns =
  '.cs-first-draft .bp6-intent-primary, .cs-omission.is-active .cs-omission-insert, [data-sentence][tabindex="0"]';

/** Returns the panes that a narrow window offers, as options of a control. */
function sideOptions({ note }: Pick<DashboardStores, "note">, isVisitLive: boolean): { value: Side; label: string }[] {
  const said = { value: "said", label: "Transcript" } as const;
  if (isVisitLive) return [said, { value: "written", label: "Note so far" }];
  const { openOmissions } = note.cursor;
  const missing = { value: "missing", label: openOmissions > 0 ? `Missing ${openOmissions}` : "Missing" } as const;
  return [{ value: "written", label: documentTitles[note.kind] }, said, ...(note.kind === "note" ? [missing] : [])];
}

/** Transcript with omissions beside the note. Windows below 1000 px show one pane at a time; the note stays mounted. */
const Sides = observer(function Sides() {
  const stores = useStores();
  const { layout, openVisit, note } = stores;
  const { visitId } = openVisit;
  const isVisitLive = isLive(stores);
  const start: Side = isVisitLive || isWithoutNote(stores) ? "said" : "written";
  const [step, setStep] = useState<Side>(start);
  useEffect(() => setStep(start), [start, visitId]);
  const { moves, active } = note.cursor;
  const goTo = active && (active.kind === "finding" ? "written" : "missing");
  useEffect(() => {
    if (moves > 0 && goTo) setStep(goTo);
  }, [moves, goTo]);

  const isWanted = note.isAskingToSign || note.kind !== "note";
  useEffect(() => {
    if (isWanted) setStep("written");
  }, [isWanted, note.kind]);

  const isOne = layout.hasSteps;
  const isShown = (side: Side) => !isOne || step === side;
  const options = sideOptions(stores, isVisitLive);
  const kept = useRestoredFocus(nextInColumns);
  const share = { "--cs-said": `${layout.transcriptPercent}%` } as CSSProperties;
  return (
    <>
      {isOne && (
        <div className="cs-steps">
          <SegmentedControl
            fill={true}
            aria-label="Step"
            options={options}
            value={step}
            onValueChange={(value) => setStep(sides.find((side) => side === value) ?? "written")}
          />
        </div>
      )}
      <div className={`cs-columns${isOne ? " is-one" : ""}`} data-text={layout.textSize} style={share} {...kept}>
        <div className="cs-side cs-side-said" data-region="said" hidden={!isShown("said") && !isShown("missing")}>
          <div className="cs-pane cs-pane-stack">
            <PaneBoundary name="The transcript" resetKey={visitId}>
              {isShown("said") && <TranscriptPane key={visitId} />}
            </PaneBoundary>
            <PaneBoundary name="The list of omissions" resetKey={visitId}>
              {isShown("missing") && <OmissionsPane key={visitId} />}
            </PaneBoundary>
          </div>
        </div>
        {!isOne && <Divider />}
        <div className="cs-side cs-side-written" data-region="written" hidden={!isShown("written")}>
          <PaneBoundary name="The note" resetKey={visitId}>
            <NotePane key={visitId} />
          </PaneBoundary>
        </div>
      </div>
    </>
  );
});
