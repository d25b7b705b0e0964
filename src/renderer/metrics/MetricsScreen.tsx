import { HTMLSelect } from "@blueprintjs/core";
import { useState } from "react";
import type { Metrics } from "../../shared/metrics/metrics";
import { ErrorCallout } from "../ui/ErrorCallout";
import { Loading } from "../ui/Loading";
import { ScreenHead } from "../ui/ScreenHead";
import { ChartSection } from "./ChartSection";
import { ClinicianTable } from "./ClinicianTable";
import { Figures } from "./Figures";
import { formatRecordedTime } from "../format/formatDuration";
import { daysOf, periods, defaultPeriod } from "./periods";
import { formatIsoDay } from "../format/formatDay";
import { useMetrics } from "./useMetrics";
import "./metrics.css";
import { timeZone } from "../format/timeZone";

/** Metrics of the practice's recording and signing: counts and times, no patient data. */
export function MetricsScreen() {
  const [period, setPeriod] = useState(defaultPeriod);
  const { metrics, error, reload } = useMetrics(period);
  const zone = timeZone().replaceAll("_", " ");
  const choices = periods.map(({ id, label }) => ({ value: id, label: `${label} to ${formatIsoDay(daysOf(id).to)}` }));
  return (
    <div className="cs-page">
      <ScreenHead
        title="Metrics"
        sub={`Counts and times without patient data. Days are in this computer’s time zone, ${zone}.`}
      >
        <HTMLSelect
          aria-label="Period"
          value={period}
          options={choices}
          onChange={(event) => {
            const { value } = event.currentTarget;
            setPeriod(periods.find(({ id }) => id === value)?.id ?? defaultPeriod);
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
  const range = `${formatIsoDay(from)} to ${formatIsoDay(to)}`;
  const labels = by_day.map(({ day }) => formatIsoDay(day));
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
              description={`${range}: ${formatRecordedTime(totals.recorded_ms)} recorded, at most ${formatRecordedTime(Math.max(...by_day.map((day) => day.recorded_ms)))} a day.`}
            />
          </div>
          <ClinicianTable clinicians={by_clinician} />
        </>
      )}
    </>
  );
}

const minutes = (ms: number): number => Math.round(ms / 60_000);
