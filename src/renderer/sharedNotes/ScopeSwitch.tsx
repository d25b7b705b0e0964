import { SegmentedControl } from "@blueprintjs/core";
import { observer } from "mobx-react-lite";
import { useStores } from "../base/useStores";
import { useVisitsScope } from "./useVisitsScope";
import "./scopeSwitch.css";

/** Chooses between the person's own visits and the practice's signed notes. Null unless the practice shares them. */
export const ScopeSwitch = observer(function ScopeSwitch() {
  const { sharedNotes } = useStores();
  const { isShared, scope } = useVisitsScope();
  if (!isShared) return null;
  return (
    <div className="cs-scope">
      <SegmentedControl
        size="small"
        fill={true}
        aria-label="Whose sessions"
        options={[
          { value: "mine", label: "Mine" },
          { value: "practice", label: "Practice" },
        ]}
        value={scope}
        onValueChange={(value) => sharedNotes.setScope(value === "practice" ? "practice" : "mine")}
      />
    </div>
  );
});
