import { Button, Classes, Menu, MenuDivider, MenuItem, PopoverNext } from "@blueprintjs/core";
import { Calendar } from "@blueprintjs/icons";
import { observer } from "mobx-react-lite";
import { useStores } from "../app/stores";
import type { DateFilter } from "./visitFilter";

const choices = [
  { kind: "all", text: "All dates" },
  { kind: "today", text: "Today" },
  { kind: "week", text: "Last 7 days" },
  { kind: "month", text: "Last 30 days" },
] as const;

/** "Last 7 days", "Nov 1 – Nov 19", "since Nov 1"; null for all dates. */
export function dateWords(dates: DateFilter): string | null {
  if (dates.kind === "all") return null;
  if (dates.kind !== "range") return choices.find(({ kind }) => kind === dates.kind)?.text ?? null;
  const day = (text: string): string =>
    new Date(`${text}T12:00:00`).toLocaleDateString("en-US", { month: "short", day: "numeric" });
  if (dates.from && dates.to) return `${day(dates.from)} – ${day(dates.to)}`;
  return dates.from ? `Since ${day(dates.from)}` : dates.to ? `Until ${day(dates.to)}` : "From – to";
}

/** Narrows the list to days: four usual ranges, or from–to. */
export const DateFilterButton = observer(function DateFilterButton() {
  const { visits } = useStores();
  const { dates } = visits.filter;
  const words = dateWords(dates) ?? "All dates";
  return (
    <PopoverNext
      placement="bottom-end"
      content={
        <div className="cs-dates">
          <Menu aria-label="Dates">
            {choices.map(({ kind, text }) => (
              <MenuItem
                key={kind}
                roleStructure="listoption"
                selected={dates.kind === kind}
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
        aria-label={`Dates: ${words}`}
        title={`Dates: ${words}`}
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
