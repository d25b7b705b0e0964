import { Tooltip } from "@blueprintjs/core";
import { observer } from "mobx-react-lite";
import { useEffect } from "react";
import { useNavigate } from "react-router-dom";
import { useStores } from "../base/useStores";
import { ehrPill } from "./ehrPill";

/** The EHR's state in the desktop app's top bar, shown if an EHR is set up or its browser is running. */
export const EhrPill = observer(function EhrPill() {
  const { ehr } = useStores();
  const navigate = useNavigate();
  useEffect(() => {
    void ehr.loadProfiles();
    return ehr.watch();
  }, [ehr]);
  const { state, status, profiles } = ehr;
  if (!status?.isRunning && !profiles?.length) return null;
  const { tone, label, why } = ehrPill(state, status);
  return (
    <Tooltip content={why} compact={true} placement="bottom">
      <button
        type="button"
        className={`cs-pill cs-pill-${tone} cs-ehr-pill`}
        aria-label={`${label}. ${why}`}
        onClick={() => void navigate("/dashboard/ehr-settings")}
      >
        <span className="cs-pill-dot" />
        <span>{label}</span>
      </button>
    </Tooltip>
  );
});
