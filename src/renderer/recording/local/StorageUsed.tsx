import { HTMLSelect, ProgressBar } from "@blueprintjs/core";
import { observer } from "mobx-react-lite";
import { useStores } from "../../base/useStores";
import type { JournalStorage } from "../journal/JournalDisk";
import { formatFileSize } from "../../format/formatBytes";

/** Share of the storage from which a warning is shown. */
const almostFull = 0.8;
/** Limits offered, in bytes. */
const limits = [1, 5, 20, 100].map((gigabytes) => gigabytes * 1_000_000_000);

/** Returns the usable storage in bytes: the limit, or the disk space if smaller. */
const capacityOf = ({ used, free, limit }: JournalStorage): number => Math.min(limit, used + free);

/** Shows the storage used by recordings, with a warning from 80%. Recording never stops because of it. */
export const StorageUsed = observer(function StorageUsed() {
  const { localRecordings: store } = useStores();
  const { storage } = store;
  if (!storage) return null;
  const capacity = capacityOf(storage);
  const share = capacity === 0 ? 1 : Math.min(1, storage.used / capacity);
  const isLow = share >= almostFull;
  const usage = `${formatFileSize(storage.used)} of ${formatFileSize(capacity)} used`;
  const offered = limits.includes(storage.limit) ? limits : [...limits, storage.limit].toSorted((a, b) => a - b);
  return (
    <div className={`cs-loc-storage${isLow ? " cs-tone-check" : ""}`}>
      <span className="cs-num">{isLow ? `Almost full: ${usage}` : usage}</span>
      <ProgressBar
        value={share}
        intent={isLow ? "warning" : "none"}
        stripes={false}
        animate={false}
        aria-label="Storage used"
      />
      <label className="cs-loc-limit">
        Limit
        <HTMLSelect
          minimal={true}
          title="You’ll see a warning at 80%. Recording continues above the limit."
          value={storage.limit}
          options={offered.map((bytes) => ({ value: bytes, label: `${bytes / 1_000_000_000} GB` }))}
          onChange={(event) => void store.setLimit(Number(event.currentTarget.value))}
        />
      </label>
    </div>
  );
});

/** Warnings about encryption and unreadable recordings. */
export const StorageNotices = observer(function StorageNotices() {
  const { storage } = useStores().localRecordings;
  if (!storage) return null;
  const { unreadable, isKeyGuarded } = storage;
  return (
    <>
      {!isKeyGuarded && (
        <p className="cs-small cs-loc-notice">
          This computer has no keychain that Chartside can use. Recordings and sessions are encrypted, but their keys
          are stored in files beside them, which only your user account on this computer can read.
        </p>
      )}
      {unreadable > 0 && (
        <p className="cs-small cs-loc-notice" role="status">
          {unreadable === 1 ? "1 recording" : `${unreadable} recordings`} on this computer cannot be opened: the file is
          damaged, or its key is in a locked keychain. Nothing was deleted.
        </p>
      )}
    </>
  );
});
