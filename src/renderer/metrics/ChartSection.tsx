import { Button, HTMLTable } from "@blueprintjs/core";
import { Th } from "@blueprintjs/icons";
import { useId, useState } from "react";
import { BarChart, type Series } from "./BarChart";

interface Props {
  title: string;
  labels: readonly string[];
  series: readonly Series[];
  /** Text alternative of the chart. */
  description: string;
}

/** A chart with its title and, for several series, a legend. A button shows the same numbers as a table. */
export function ChartSection({ title, labels, series, description }: Props) {
  const [isTable, setIsTable] = useState(false);
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <div className="cs-chart-head">
        <h2 id={id}>{title}</h2>
        <span className="cs-spacer" />
        {series.length > 1 && !isTable && (
          <span className="cs-legend" aria-hidden="true">
            {series.map(({ name, tone }) => (
              <span key={name}>
                <i className={`is-${tone}`} /> {name}
              </span>
            ))}
          </span>
        )}
        <Button
          size="small"
          variant="minimal"
          icon={<Th />}
          text="Table"
          aria-label={`${title} as a table`}
          aria-pressed={isTable}
          active={isTable}
          onClick={() => setIsTable(!isTable)}
        />
      </div>
      {isTable ? (
        <DayTable title={title} labels={labels} series={series} />
      ) : (
        <BarChart labels={labels} series={series} description={description} />
      )}
    </section>
  );
}

function DayTable({ title, labels, series }: Omit<Props, "description">) {
  return (
    <div className="cs-chart-table" role="region" aria-label={`${title}, table`} tabIndex={0}>
      <HTMLTable className="cs-table">
        <thead>
          <tr>
            <th scope="col">Day</th>
            {series.map(({ name }) => (
              <th key={name} scope="col" className="cs-right">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {labels.map((label, index) => (
            <tr key={label}>
              <th scope="row" className="cs-num">
                {label}
              </th>
              {series.map(({ name, values }) => (
                <td key={name} className="cs-num cs-right">
                  {values[index]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </HTMLTable>
    </div>
  );
}
