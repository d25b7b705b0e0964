import type { EhrStatus } from "../../shared/bridge/ehrBridge";
import type { EhrState } from "./EhrStore";

/** What the pill shows of the EHR's state. */
export interface EhrPillState {
  /** Color of the dot, as in the connection pill. */
  tone: "ok" | "wait" | "off" | "stop";
  /** At most three words, or the patient's name. */
  label: string;
  /** Tooltip: what the state means and what to do. */
  why: string;
}

/** Returns the state of the EHR as a pill. Pure. */
export function ehrPill(state: EhrState, status: EhrStatus | null): EhrPillState {
  if (state === "unknown") return { tone: "off", label: "EHR: loading", why: "The state of the EHR is loading." };
  if (state === "starting") return { tone: "wait", label: "EHR starting", why: "The EHR browser is being opened." };
  if (state === "closing") return { tone: "wait", label: "EHR closing", why: "The EHR browser is being closed." };
  if (state === "closed") return { tone: "off", label: "EHR not open", why: "Open the EHR in EHR Settings." };
  if (state === "stuck" || !status)
    return { tone: "stop", label: "EHR disconnected", why: "The EHR’s page crashed or hangs. Reload that page." };
  return openPill(status);
}

function openPill({ dialog, chart, currentPatient }: EhrStatus): EhrPillState {
  if (dialog)
    return { tone: "wait", label: "EHR asks", why: "The EHR shows a message. Answer it in the EHR’s window." };
  if (!chart)
    return { tone: "off", label: "EHR idle", why: "No page of an EHR that is set up in EHR Settings is open." };
  if (chart.loggedIn === "no")
    return { tone: "wait", label: "EHR signed out", why: "Sign in to the EHR in its window." };
  if (chart.patient === "mismatch")
    return { tone: "stop", label: "Other patient", why: "The EHR shows a different patient from the note’s." };
  if (chart.patient === "unreadable")
    return { tone: "wait", label: "Patient not read", why: "The EHR’s patient can’t be read with certainty." };
  if (currentPatient?.name)
    return {
      tone: "ok",
      label: `EHR: ${currentPatient.name}`,
      why: `The EHR shows the chart of ${currentPatient.name}.`,
    };
  return { tone: "ok", label: "EHR connected", why: "No patient’s chart is open in the EHR." };
}
