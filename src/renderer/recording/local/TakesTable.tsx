import { observer } from "mobx-react-lite";
import { useStores } from "../../base/useStores";
import type { AskTakes } from "./localTake";
import { SelectAllBox } from "./SelectBox";
import { handleSelectionKey } from "./handleSelectionKey";
import { TakeRow } from "./TakeRow";

/** Table of takes. An open player has a row of its own, below its take. */
export const TakesTable = observer(function TakesTable({ onAsk }: { onAsk: AskTakes }) {
  const { localRecordings: store, layout } = useStores();
  return (
    <table
      className="cs-loc-table"
      data-region="recordings"
      onKeyDown={(event) => handleSelectionKey(event, store.selection)}
    >
      <thead>
        <tr>
          <th scope="col" className="cs-loc-select">
            <SelectAllBox />
          </th>
          <th scope="col">Patient and session</th>
          <th scope="col" className="cs-loc-wide">
            Recorded
          </th>
          <th scope="col" className="cs-loc-wide cs-loc-right">
            Length
          </th>
          <th scope="col" className="cs-loc-wide cs-loc-right">
            Size
          </th>
          {layout.width !== "narrow" && <th scope="col">State</th>}
          <th scope="col">
            <span className="cs-hidden">Actions</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {store.shown.map((local) => (
          <TakeRow key={local.take.id} local={local} onAsk={onAsk} />
        ))}
      </tbody>
    </table>
  );
});
