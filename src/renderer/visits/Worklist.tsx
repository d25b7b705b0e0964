import { observer } from "mobx-react-lite";
import { useStores } from "../base/useStores";
import { formatToFinish, formatWorklist } from "./visitState";

/**
 * Button with the numbers of notes to finish, of today and older; it filters the list by them. Null if there are none
 * and there was no visit today.
 */
export const Worklist = observer(function Worklist() {
  const { visits } = useStores();
  const { worklist, toFinish } = visits;
  if (worklist === null) return null;
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
