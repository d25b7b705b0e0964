import { observer } from "mobx-react-lite";
import { useStores } from "../base/useStores";
import { formatWorklist } from "./visitState";

/**
 * Button with the number of unsigned visits, including earlier days; it filters the list by them. Null if there are none
 * and there was no visit today.
 */
export const Worklist = observer(function Worklist() {
  const { visits } = useStores();
  const { worklist, earlierToFinish } = visits;
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
        visits.setFilter({ q: "", status: "to_finish", dates: { kind: earlierToFinish > 0 ? "all" : "today" } })
      }
    >
      <strong>{formatToFinish(worklist.length, earlierToFinish)}</strong>
      <span>{formatWorklist(worklist)}</span>
    </button>
  );
});

/** Returns e.g. "3 to finish today", "3 to finish, 2 from earlier days". */
function formatToFinish(all: number, earlier: number): string {
  return earlier === 0 ? `${all} to finish today` : `${all} to finish, ${earlier} from earlier days`;
}
