import { Button, InputGroup, SegmentedControl } from "@blueprintjs/core";
import { Cross, Record, Search } from "@blueprintjs/icons";
import { observer } from "mobx-react-lite";
import { useEffect, useState } from "react";
import { useNavigate } from "react-router-dom";
import { useIsScreenActive } from "../../base/KeepAliveOutlet";
import { useStores } from "../../base/useStores";
import { ErrorCallout } from "../../ui/ErrorCallout";
import type { Platform } from "../../base/Platform";
import { Loading } from "../../ui/Loading";
import { RecoveryBanner } from "../RecoveryBanner";
import { AttachDialog } from "./AttachDialog";
import { BulkBar } from "./BulkBar";
import { DeleteQuestion } from "./DeleteQuestion";
import "./localRecordings.css";
import { type AskTakes, type LocalTake, type TakeFilter, takeFilters, type TakeQuestion } from "./localTake";
import { RenameDialog } from "./RenameDialog";
import { focusListIfLost } from "./handleSelectionKey";
import { StorageNotices, StorageUsed } from "./StorageUsed";
import { TakesTable } from "./TakesTable";

/** Milliseconds between reads of the journal while the screen is shown. */
const refreshEveryMs = 2_000;
const filterNames: Record<TakeFilter, string> = {
  all: "All",
  needs: "Needs attention",
  waiting: "Waiting",
  uploaded: "Uploaded",
};

/** The screen at /dashboard/local-recordings: the user's recordings in this browser or the desktop app. */
export const LocalRecordingsScreen = observer(function LocalRecordingsScreen() {
  const { localRecordings: store, localPlayer: player, platform, session } = useStores();
  const storageName = nameOfStorage(platform);
  const navigate = useNavigate();
  const isActive = useIsScreenActive();
  const [question, setQuestion] = useState<{ what: TakeQuestion; takes: readonly LocalTake[] } | null>(null);
  const takesFor = (what: TakeQuestion) => (question?.what === what ? question.takes : []);
  const handleAsk: AskTakes = (what, takes) => setQuestion({ what, takes });
  const handleClose = () => setQuestion(null);
  useEffect(() => {
    if (!isActive) return player.sound.pause(); // a hidden screen plays nothing
    void store.refresh();
    const timer = setInterval(() => void store.refreshIfIdle(), refreshEveryMs);
    return () => clearInterval(timer);
  }, [store, player, isActive]);

  return (
    <div className="cs-loc-page">
      <RecoveryBanner onOpen={() => void navigate("/dashboard/scribe")} />
      <Head />
      {store.loading.error && <ErrorCallout error={store.loading.error} onRetry={() => void store.refresh()} />}
      {store.changing.error && <ErrorCallout error={store.changing.error} />}
      {!store.wasRead && !store.loading.error && <Loading text="Loading..." />}
      <StorageNotices />
      {store.wasRead && store.all.length === 0 && <NothingStored />}
      {store.all.length > 0 && (
        <>
          <Filters />
          {store.shown.length > 0 ? <TakesTable onAsk={handleAsk} /> : <NothingFound />}
          <p className="cs-muted cs-small cs-loc-under">
            {session.isLocal
              ? "Recordings move into their session once complete. You can still play them there."
              : `Recordings are removed from this ${storageName} once uploaded. You can still play them in the session.`}{" "}
            Deleted recordings can be restored for 10 minutes.
          </p>
          <BulkBar onAsk={handleAsk} />
        </>
      )}
      <DeleteQuestion takes={takesFor("delete")} onClose={handleClose} onClosed={focusListIfLost} />
      <RenameDialog local={takesFor("rename")[0] ?? null} onClose={handleClose} />
      <AttachDialog takes={takesFor("attach")} onClose={handleClose} onClosed={focusListIfLost} />
    </div>
  );
});

const nameOfStorage = ({ kind }: Platform): string => (kind === "desktop" ? "computer" : "browser");

const Head = observer(function Head() {
  const { localRecordings: store, platform } = useStores();
  return (
    <header className="cs-loc-head">
      <div>
        <h1>Local Recordings</h1>
        <p>
          Recordings kept {platform.kind === "desktop" ? "on this computer" : "in this browser"}. They are encrypted,
          and only yours are listed.
        </p>
      </div>
      <span className="cs-spacer" />
      {store.all.length > 0 && (
        <InputGroup
          leftIcon={<Search />}
          placeholder="Find a recording"
          aria-label="Find a recording"
          value={store.search}
          onValueChange={(value) => store.setSearch(value)}
        />
      )}
    </header>
  );
});

const Filters = observer(function Filters() {
  const { localRecordings: store } = useStores();
  return (
    <div className="cs-loc-filters">
      <SegmentedControl
        size="small"
        aria-label="Filter by state"
        options={takeFilters.map((value) => ({ value, label: `${filterNames[value]} ${store.count(value)}` }))}
        value={store.filter}
        onValueChange={(value) => store.setFilter(takeFilters.find((each) => each === value) ?? "all")}
      />
      <StorageUsed />
    </div>
  );
});

/** Shown if there are no recordings, with a button for a new visit. */
const NothingStored = observer(function NothingStored() {
  const { platform, visits } = useStores();
  const storedIn = platform.kind === "desktop" ? "on this computer" : "in this browser";
  const navigate = useNavigate();
  const handleNew = () => {
    visits.beginNew();
    void navigate("/dashboard/scribe");
  };
  return (
    <div className="cs-loc-none">
      <p>You have no recordings {storedIn}. They appear here as soon as you start recording.</p>
      <Button intent="primary" icon={<Record />} text="New session" onClick={handleNew} />
    </div>
  );
});

const NothingFound = observer(function NothingFound() {
  const { localRecordings: store } = useStores();
  const words = store.search.trim();
  const handleShowAll = () => {
    store.setSearch("");
    store.setFilter("all");
  };
  return (
    <p className="cs-loc-none" role="status">
      {words === "" ? "No recordings match this filter." : `Nothing found for “${words}”.`}{" "}
      <Button size="small" icon={<Cross />} text="Show all" onClick={handleShowAll} />
    </p>
  );
});
