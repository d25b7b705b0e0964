import { HTMLTable } from "@blueprintjs/core";
import { CaretDown, CaretUp } from "@blueprintjs/icons";
import { useId, useState } from "react";
import type { ClinicianMetrics } from "../../shared/metrics/metrics";
import { clinicianColumns, nextSort, type Sort, sortedClinicians, defaultSort } from "./clinicianColumns";

/** A table of figures by clinician, at first sorted by name. Pressing a column heading sorts by that column. */
export function ClinicianTable({ clinicians }: { clinicians: readonly ClinicianMetrics[] }) {
  const [sort, setSort] = useState<Sort>(defaultSort);
  const id = useId();
  return (
    <section aria-labelledby={id} className="cs-clinicians">
      <h2 id={id}>By clinician</h2>
      <HTMLTable className="cs-table">
        <thead>
          <tr>
            {clinicianColumns.map(({ key, title, isWide }) => (
              <th
                key={key}
                scope="col"
                aria-sort={sort.key !== key ? "none" : sort.isDescending ? "descending" : "ascending"}
                className={cellClass(key, isWide)}
              >
                <button type="button" className="cs-sort" onClick={() => setSort(nextSort(sort, key))}>
                  {title} {sort.key === key && (sort.isDescending ? <CaretDown size={12} /> : <CaretUp size={12} />)}
                </button>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sortedClinicians(clinicians, sort).map((clinician) => (
            <tr key={clinician.user_id}>
              <th scope="row">{clinician.name}</th>
              {clinicianColumns.slice(1).map(({ key, isWide, format }) => (
                <td key={key} className={`cs-num ${cellClass(key, isWide)}`}>
                  {format(clinician)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </HTMLTable>
    </section>
  );
}

const cellClass = (key: string, isWide: boolean): string =>
  [key !== "name" && "cs-right", isWide && "cs-wide-cell"].filter(Boolean).join(" ");
