import type { Visit } from "../../shared/visits/visit";
import { formatTime } from "../format/formatTime";
import { identifiers } from "../patients/identityLine";
import { visitState } from "../visits/visitState";
import { dayKey } from "../format/midnight";
import { formatDayName } from "../format/formatDay";

interface PaletteVisit {
  id: string;
  /** The patient's name or, if it is not known, the title of the visit. */
  text: string;
  /**
   * Birth date and record numbers, day and time, reason and state; what is missing is left out. E.g. "Mar 14, 1957 ·
   * MRN 447183, Today 9:40 AM, asthma review, 2 to review".
   */
  sub: string;
}

/**
 * Returns visits as rows of the palette, in the same order. Times are in this computer's time zone.
 * @param unsentMs as in `visitState`
 */
export const visitRows = (visits: readonly Visit[], unsentMs: (visitId: string) => number | null): PaletteVisit[] =>
  visits.map((visit) => {
    const time = formatTime(visit.created_at);
    const about = [
      identifiers(visit.patient),
      `${formatDayName(dayKey(visit.created_at))} ${time}`,
      visit.reason,
      visitState(visit, unsentMs(visit.id)).text,
    ];
    return { id: visit.id, text: visit.patient_name ?? visit.title, sub: about.filter(Boolean).join(", ") };
  });
