import type { Visit } from "../../shared/visits/visit";
import { clockTime } from "../notes/dayWords";
import { dayKey, dayName, visitState } from "../visits/visitWords";

export interface SessionRow {
  id: string;
  text: string;
  /** Day, time, reason and state, e.g. "Today 9:40, asthma review, 2 to check". */
  sub: string;
}

/** Sessions as the palette offers them. Pure but for the time zone. */
export const sessionRows = (visits: readonly Visit[]): SessionRow[] =>
  visits.map((visit) => {
    const time = clockTime(visit.created_at);
    const about = [`${dayName(dayKey(visit.created_at))} ${time}`, visit.reason, visitState(visit).words];
    return { id: visit.id, text: visit.patient_name ?? visit.title, sub: about.filter(Boolean).join(", ") };
  });
