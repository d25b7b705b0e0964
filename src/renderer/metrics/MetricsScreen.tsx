import { HTMLSelect } from "@blueprintjs/core";
import { useState } from "react";
import type { Metrics } from "../../shared/metrics/metrics";
import { ErrorCallout } from "../errors/ErrorCallout";
import { Loading } from "../ui/Loading";
import { ScreenHead } from "../ui/ScreenHead";
import { ChartSection } from "./ChartSection";
import { ClinicianTable } from "./ClinicianTable";
import { Figures } from "./Figures";
import { recordedWords } from "./figureWords";
import { daysOf, periods, shortDay, usualPeriod } from "./period";
import { useMetrics } from "./useMetrics";
import "./metrics.css";

/** /dashboard/metrics: how the practice recorded and signed. Counts alone: no patient's words are read for it. */
export function MetricsScreen() {
  const [period, setPeriod] = useState(usualPeriod);
  const { metrics, error, reload } = useMetrics(period);
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone.replaceAll("_", " ");
  const choices = periods.map(({ id, label }) => ({ value: id, label: `${label} to ${shortDay(daysOf(id).to)}` }));
  return (
    <div className="cs-page">
      <ScreenHead title="Metrics" sub={`No patient data is used. Days are in this computer’s time zone, ${zone}.`}>
        <HTMLSelect
          aria-label="Period"
          value={period}
          options={choices}
          onChange={(event) => {
            const { value } = event.currentTarget;
            setPeriod(periods.find(({ id }) => id === value)?.id ?? usualPeriod);
          }}
        />
      </ScreenHead>
      {error && <ErrorCallout error={error} onRetry={reload} />}
      {!metrics && !error && <Loading text="Loading..." />}
      {metrics && <Content metrics={metrics} />}
    </div>
  );
}

function Content({ metrics }: { metrics: Metrics }) {
  const { by_clinician, by_day, from, to, totals } = metrics;
  const range = `${shortDay(from)} to ${shortDay(to)}`;
  const labels = by_day.map(({ day }) => shortDay(day));
  const sessions = by_day.map((day) => day.sessions);
  const signed = by_day.map((day) => day.notes_signed);
  return (
    <>
      <Figures totals={totals} />
      {by_clinician.length === 0 ? (
        <p className="cs-muted">Nothing was recorded or signed from {range}.</p>
      ) : (
        <>
          <div className="cs-charts">
            <ChartSection
              title="Sessions and signed notes per day"
              labels={labels}
              series={[
                { name: "sessions", values: sessions, tone: "main" },
                { name: "notes signed", values: signed, tone: "other" },
              ]}
              description={`${range}: ${totals.sessions} sessions, at most ${Math.max(...sessions)} a day; ${totals.notes_signed} notes signed, at most ${Math.max(...signed)} a day.`}
            />
            <ChartSection
              title="Minutes recorded per day"
              labels={labels}
              series={[{ name: "minutes", values: by_day.map((day) => minutes(day.recorded_ms)), tone: "main" }]}
              description={`${range}: ${recordedWords(totals.recorded_ms)} recorded, at most ${recordedWords(Math.max(...by_day.map((day) => day.recorded_ms)))} a day.`}
            />
          </div>
          <ClinicianTable clinicians={by_clinician} />
        </>
      )}
    </>
  );
}

const minutes = (ms: number): number => Math.round(ms / 60_000);
