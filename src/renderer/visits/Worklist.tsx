import { observer } from "mobx-react-lite";
import { useStores } from "../base/useStores";
import { formatWorklist } from "./visitState";

/** Button with the counts of today's unsigned visits, which filters the list by them. Null if there are none today. */
export const Worklist = observer(function Worklist() {
  const { visits } = useStores();
  const { worklist } = visits;
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
      onClick={() => visits.setFilter({ q: "", status: "to_finish", dates: { kind: "today" } })}
    >
      <strong>{worklist.length} to finish today</strong>
      <span>{formatWorklist(worklist)}</span>
    </button>
  );
});
