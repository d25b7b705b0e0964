import type { Metrics } from "../../shared/metrics/metrics";
import { formatRecordedTime, formatWait } from "../format/formatDuration";
import { formatCount } from "../format/formatCount";

/** The totals of the period. */
export function Figures({ totals }: { totals: Metrics["totals"] }) {
  const figures = [
    { name: "Sessions", value: formatCount(totals.sessions), note: "recorded" },
    { name: "Recorded", value: formatRecordedTime(totals.recorded_ms), note: null },
    { name: "Notes signed", value: formatCount(totals.notes_signed), note: null },
    { name: "Time to sign", value: formatWait(totals.stop_to_signed_ms), note: "median" },
    { name: "Open findings", value: formatCount(totals.open_findings), note: "in unsigned notes" },
  ];
  return (
    <dl className="cs-kpis">
      {figures.map(({ name, value, note }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <b>{value}</b>
            {note !== null && <span> {note}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
