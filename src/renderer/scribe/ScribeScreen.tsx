import { Button, Drawer } from "@blueprintjs/core";
import { observer } from "mobx-react-lite";
import { type MouseEvent, useState } from "react";
import { useStores } from "../base/useStores";
import { ErrorCallout } from "../ui/ErrorCallout";
import { Recorder } from "../recording/Recorder";
import { RecoveryBanner } from "../recording/RecoveryBanner";
import { PaneBoundary } from "../ui/PaneBoundary";
import { LazyVisitDetails } from "../visits/LazyVisitDetails";
import { LazySharedNotesPane } from "../sharedNotes/LazySharedNotesPane";
import { LazySharedNoteView } from "../sharedNotes/LazySharedNoteView";
import { ScopeSwitch } from "../sharedNotes/ScopeSwitch";
import { useVisitsScope } from "../sharedNotes/useVisitsScope";
import { VisitsPane } from "../visits/VisitsPane";
import { useVisitsShortcuts } from "../visits/useVisitsShortcuts";
import { EmptyScribe } from "./EmptyScribe";
import { OpenVisit } from "./OpenVisit";
import { useEmptyVisits } from "./useEmptyVisits";
import { useScribeShortcuts } from "./useScribeShortcuts";
import { useOpenedVisit } from "./useOpenedVisit";
import "./scribe.css";

/** /dashboard/scribe: the list of visits and the open visit, or shared notes of the practice. */
export const ScribeScreen = observer(function ScribeScreen() {
  const { layout, openVisit } = useStores();
  useOpenedVisit();
  useVisitsShortcuts();
  useEmptyVisits();
  useScribeShortcuts();
  const isListAlone = layout.width === "narrow" && layout.isListOpen;
  // The page has one h1: the patient's name, or the heading of the screen without a visit.
  const isNamed = openVisit.visitId === null || openVisit.visit !== null;
  const { scope } = useVisitsScope();
  const isShared = scope === "practice"; // its view has a heading of its own
  const hasOwnHeading = !isListAlone && (isShared || (isNamed && !openVisit.gone));
  return (
    <div className="cs-scribe">
      {!hasOwnHeading && <h1 className="cs-hidden">Scribe</h1>}
      <VisitListPane />
      {!isListAlone && (
        <div className="cs-visit-area">
          <PaneBoundary name="The list of recovered recordings">
            <RecoveryBanner />
          </PaneBoundary>
          {isShared ? <SharedContent /> : <Content />}
        </div>
      )}
      <Details />
    </div>
  );
});

/**
 * The dialog of a visit's details. Stays mounted once it was opened, because only a mounted dialog returns the focus
 * when it closes.
 */
const Details = observer(function Details() {
  const isOpen = useStores().visits.form !== null;
  const [wasOpened, setWasOpened] = useState(isOpen);
  if (isOpen && !wasOpened) setWasOpened(true);
  return wasOpened && <LazyVisitDetails />;
});

/** The selected signed note of a colleague, below the recorder if a recording is running. */
const SharedContent = observer(function SharedContent() {
  const { recorder } = useStores();
  return (
    <>
      {recorder.state !== "idle" && <Recorder />}
      <LazySharedNoteView />
    </>
  );
});

/** The open visit, its error if it does not exist, or the screen without a visit. */
const Content = observer(function Content() {
  const { openVisit, recorder, visits } = useStores();
  if (openVisit.gone)
    return (
      <div className="cs-pane-failed">
        <ErrorCallout error={openVisit.gone} />
        <Button className="cs-error-retry" text="Close" onClick={() => visits.select(null)} />
      </div>
    );
  if (openVisit.visitId !== null) return <OpenVisit />;
  return (
    <>
      {recorder.state !== "idle" && <Recorder />}
      <EmptyScribe />
    </>
  );
});

/**
 * The list of visits or of shared notes: a column in wide windows, a drawer in middle windows, a full screen in narrow
 * windows.
 */
const VisitListPane = observer(function VisitListPane() {
  const { layout } = useStores();
  const { scope } = useVisitsScope();
  const pane = (
    <PaneBoundary name="The list of sessions">
      <div className="cs-scoped">
        <ScopeSwitch />
        {scope === "practice" ? <LazySharedNotesPane /> : <VisitsPane />}
      </div>
    </PaneBoundary>
  );
  // Choosing a visit closes the list, even if that visit is already open.
  const handleClick = (event: MouseEvent) => {
    if (event.target instanceof Element && event.target.closest(".cs-visit")) layout.showList(false);
  };
  if (layout.width === "wide")
    return (
      layout.isListShown && (
        <div className="cs-region" data-region="sessions">
          {pane}
        </div>
      )
    );
  if (layout.width === "narrow")
    return (
      layout.isListOpen && (
        <div className="cs-sessions-screen cs-region" data-region="sessions" onClick={handleClick}>
          {pane}
        </div>
      )
    );
  return (
    <Drawer
      className="cs-sessions-drawer"
      position="left"
      size="var(--cs-sessions)"
      isOpen={layout.isListOpen}
      onClose={() => layout.showList(false)}
    >
      <div role="dialog" aria-label="Sessions" data-region="sessions" className="cs-region" onClick={handleClick}>
        {pane}
      </div>
    </Drawer>
  );
});
