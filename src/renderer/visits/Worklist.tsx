import { observer } from "mobx-react-lite";
import { useStores } from "../app/stores";
import { worklistWords } from "./visitWords";

/** What is left of today. Pressing it shows exactly those sessions. */
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
      <span>{worklistWords(worklist)}</span>
    </button>
  );
});
