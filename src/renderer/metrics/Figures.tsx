import type { Metrics } from "../../shared/metrics/metrics";
import { countWords, recordedWords, waitWords } from "./figureWords";

/** The period in five numbers. */
export function Figures({ totals }: { totals: Metrics["totals"] }) {
  const figures = [
    { name: "Sessions", value: countWords(totals.sessions), more: "recorded" },
    { name: "Recorded", value: recordedWords(totals.recorded_ms), more: null },
    { name: "Notes signed", value: countWords(totals.notes_signed), more: null },
    { name: "Stop to signed", value: waitWords(totals.stop_to_signed_ms), more: "median" },
    { name: "Open findings", value: countWords(totals.open_findings), more: "in unsigned notes" },
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
