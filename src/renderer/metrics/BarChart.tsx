import { axisTicks, labeledBars } from "./axisTicks";

/** The bars of one color. */
export interface Series {
  name: string;
  /** One for each label. */
  values: readonly number[];
  /** Blue for main, gray for the comparison. */
  tone: "main" | "other";
}

interface Props {
  /** One for each day, e.g. "Nov 19". */
  labels: readonly string[];
  series: readonly Series[];
  /** Text alternative of the chart. */
  description: string;
}

/** Size of the chart, and the edges of the area with the bars, in units of the view box. */
const size = { width: 560, height: 172, left: 30, top: 12, bottom: 150 } as const;
/** Maximum width of a bar. */
const maxBar = 18;
/** Share of a day's width that its bars have together. */
const barsShare = 0.74;
/** Share of a bar's width that is drawn; the rest is the gap before the next one. */
const drawnShare = 0.9;
/** Length of the line at a tick left of the bars. */
const tickLength = 4;
/** Distance of a tick's label from the bars. */
const tickLabelGap = 9;
/** Maximum number of labels below the bars. */
const maxLabels = 4;

/** A bar chart: for each day, one bar for each series. */
export function BarChart({ labels, series, description }: Props) {
  const ticks = axisTicks(Math.max(0, ...series.flatMap(({ values }) => values)));
  const top = ticks.at(-1) ?? 1;
  const heightOf = (value: number): number => (value / top) * (size.bottom - size.top);
  const slot = (size.width - size.left) / Math.max(1, labels.length);
  const bar = Math.min(maxBar, (slot * barsShare) / series.length);
  const xOf = (index: number, row: number): number =>
    size.left + index * slot + (slot - bar * series.length) / 2 + row * bar;
  return (
    <svg viewBox={`0 0 ${size.width} ${size.height}`} className="cs-chart" role="img" aria-label={description}>
      {ticks.map((tick) => (
        <g key={tick}>
          <line
            x1={size.left - tickLength}
            x2={size.width}
            y1={size.bottom - heightOf(tick)}
            y2={size.bottom - heightOf(tick)}
          />
          <text x={size.left - tickLabelGap} y={size.bottom - heightOf(tick) + 4} textAnchor="end">
            {tick}
          </text>
        </g>
      ))}
      {series.map(({ name, values, tone }, row) =>
        values.map((value, index) => (
          <rect
            key={`${name} ${labels[index]}`}
            className={`is-${tone}`}
            x={xOf(index, row)}
            width={bar * drawnShare}
            y={size.bottom - heightOf(value)}
            height={heightOf(value)}
          />
        )),
      )}
      {labeledBars(labels.length, maxLabels).map((index) => (
        <text key={labels[index]} x={size.left + index * slot} y={size.height - 4}>
          {labels[index]}
        </text>
      ))}
    </svg>
  );
}
