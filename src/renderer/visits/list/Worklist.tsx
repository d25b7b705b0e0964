import { observer } from "mobx-react-lite";
import { useStores } from "../../base/useStores";
import { formatToFinish, formatWorklist } from "../visitState";

/**
 * Button with the counts of notes to finish, of today and older, which filters the list by them. Without any, a line
 * says how many recordings are still only on this computer, or that all is done. Null if there was no visit today
 * either.
 */
export const Worklist = observer(function Worklist() {
  const { recorder, visits } = useStores();
  const { worklist, toFinish } = visits;
  const unsent = recorder.localTakes.unsent.size;
  if (worklist === null) return null;
  if (worklist.length === 0 && unsent > 0) {
    return (
      <p className="cs-worklist">
        <strong>{unsent === 1 ? "1 recording isn’t sent yet" : `${unsent} recordings aren’t sent yet`}</strong>
        <span>Saved on this computer. The note follows once it is sent.</span>
      </p>
    );
  }
  if (worklist.length === 0) {
    return (
      <p className="cs-worklist">
        <strong>All done for today.</strong>
      </p>
    );
  }
  return (
    <button
      type="button"
      className="cs-worklist"
      onClick={() =>
        visits.setFilter({ q: "", status: "to_finish", dates: { kind: toFinish.older > 0 ? "all" : "today" } })
      }
    >
      <strong>To finish: {formatToFinish(toFinish)}</strong>
      <span>{formatWorklist(worklist)}</span>
    </button>
  );
});
