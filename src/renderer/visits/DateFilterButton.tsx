import { Button, Classes, Menu, MenuDivider, PopoverNext } from "@blueprintjs/core";
import { Calendar } from "@blueprintjs/icons";
import { observer } from "mobx-react-lite";
import { useStores } from "../base/useStores";
import type { DateFilter } from "./visitFilter";
import { formatIsoDay } from "../format/formatDay";
import { ChoiceItem } from "../ui/menu/ChoiceItem";

const choices = [
  { kind: "all", text: "All dates" },
  { kind: "today", text: "Today" },
  { kind: "week", text: "Last 7 days" },
  { kind: "month", text: "Last 30 days" },
] as const;

/**
 * Returns e.g. "Last 7 days", "Nov 1 – Nov 19", "Since Nov 1" or "Until Nov 19"; "From – to" for a range without days;
 * null for all dates.
 */
export function formatDateFilter(dates: DateFilter): string | null {
  if (dates.kind === "all") return null;
  if (dates.kind !== "range") return choices.find(({ kind }) => kind === dates.kind)?.text ?? null;
  if (dates.from && dates.to) return `${formatIsoDay(dates.from)} – ${formatIsoDay(dates.to)}`;
  return dates.from ? `Since ${formatIsoDay(dates.from)}` : dates.to ? `Until ${formatIsoDay(dates.to)}` : "From – to";
}

/** Button whose popover filters the list by date: a preset, or a range. */
export const DateFilterButton = observer(function DateFilterButton() {
  const { visits } = useStores();
  const { dates } = visits.filter;
  const text = formatDateFilter(dates) ?? "All dates";
  return (
    <PopoverNext
      placement="bottom-end"
      content={
        <div className="cs-dates">
          <Menu aria-label="Dates">
            {choices.map(({ kind, text }) => (
              <ChoiceItem
                key={kind}
                isChosen={dates.kind === kind}
                text={text}
                onClick={() => visits.setFilter({ dates: { kind } })}
              />
            ))}
            <MenuDivider />
          </Menu>
          <DateRange dates={dates} onChange={(range) => visits.setFilter({ dates: range })} />
        </div>
      }
    >
      <Button
        size="small"
        variant="minimal"
        icon={<Calendar />}
        active={dates.kind !== "all"}
        aria-label={`Dates: ${text}`}
        title={`Dates: ${text}`}
        aria-haspopup="dialog"
      />
    </PopoverNext>
  );
});

function DateRange({ dates, onChange }: { dates: DateFilter; onChange: (range: DateFilter) => void }) {
  const range = dates.kind === "range" ? dates : ({ kind: "range", from: "", to: "" } as const);
  const field = (name: "from" | "to", label: string, limits: { min?: string; max?: string }) => (
    <label>
      {label}
      <input
        type="date"
        className={`${Classes.INPUT} ${Classes.SMALL}`}
        value={range[name]}
        {...limits}
        onChange={(event) => onChange({ ...range, [name]: event.currentTarget.value })}
      />
    </label>
  );
  return (
    <div className="cs-dates-range">
      {field("from", "From", range.to ? { max: range.to } : {})}
      {field("to", "To", range.from ? { min: range.from } : {})}
    </div>
  );
}
