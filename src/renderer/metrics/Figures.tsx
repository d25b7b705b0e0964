import type { Metrics } from "../../shared/metrics/metrics";
import { formatRecordedTime, formatWait } from "../format/formatDuration";
import { formatCount } from "../format/formatCount";

/** The totals of the period. */
export function Figures({ totals }: { totals: Metrics["totals"] }) {
  const figures = [
    { name: "Sessions", value: formatCount(totals.sessions), more: "recorded" },
    { name: "Recorded", value: formatRecordedTime(totals.recorded_ms), more: null },
    { name: "Notes signed", value: formatCount(totals.notes_signed), more: null },
    { name: "Time to sign", value: formatWait(totals.stop_to_signed_ms), more: "median" },
    { name: "Open findings", value: formatCount(totals.open_findings), more: "in unsigned notes" },
  ];
  return (
    <dl className="cs-kpis">
      {figures.map(({ name, value, more }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <b>{value}</b>
            {more !== null && <span> {more}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
