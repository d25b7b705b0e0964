import { Button, HTMLSelect } from "@blueprintjs/core";
import { Cross } from "@blueprintjs/icons";
import { observer } from "mobx-react-lite";
import type { WizardPlace } from "../../../shared/bridge/wizardBridge";
import type { EhrDataKind } from "../../../shared/ehr/ehrData";
import { useStores } from "../../base/useStores";
import { kindTitles } from "../kindTitles";

/** Optional wizard step: lists of the chart that Chartside can read, such as problems and medications. */
export const PlacesStep = observer(function PlacesStep() {
  const { ehrWizard } = useStores();
  const { state } = ehrWizard;
  if (!state) return null;
  const isAsking = (as: "place" | "text") => state.isPicking && state.asks === as;
  return (
    <>
      <p>
        Optional. Open the chart and click one entry of each list, for example one medication. Chartside then reads the
        whole list when you ask it to, and shows it to you before a visit.
      </p>
      {state.places.length > 0 && (
        <ul className="cs-wizard-boxes cs-wizard-places" aria-label="Lists">
          {state.places.map((place) => (
            <Place key={place.id} place={place} />
          ))}
        </ul>
      )}
      <div className="cs-ehr-actions">
        <Button
          text={isAsking("place") ? "Done with the lists" : "Click the lists"}
          aria-pressed={isAsking("place")}
          onClick={() => void ehrWizard.pick(!isAsking("place"), "place")}
        />
        <Button
          text={isAsking("text") ? "Waiting for your click" : "Read one place only"}
          aria-pressed={isAsking("text")}
          onClick={() => void ehrWizard.pick(!isAsking("text"), "text")}
        />
      </div>
    </>
  );
});

const Place = observer(function Place({ place }: { place: WizardPlace }) {
  const { ehrWizard } = useStores();
  const { id, label, kind, entries, count, isPartial } = place;
  return (
    <li>
      <div>
        <strong>{label}</strong>
        <ul className="cs-wizard-entries" aria-label={`Entries of ${label}`}>
          {entries.map((entry, index) => (
            <li key={`${index} ${entry}`}>{entry}</li>
          ))}
        </ul>
        {count > entries.length && <span className="cs-cell-sub">and {count - entries.length} more</span>}
        {isPartial && (
          <span className="cs-cell-sub cs-tone-check">
            The EHR adds entries while it is scrolled. Only these are read.
          </span>
        )}
      </div>
      <HTMLSelect
        aria-label={`What ${label} is`}
        value={kind ?? ""}
        onChange={(event) => void ehrWizard.changePlace(id, event.currentTarget.value as EhrDataKind)}
      >
        {kind === null && <option value="">Choose…</option>}
        {Object.entries(kindTitles).map(([value, title]) => (
          <option key={value} value={value}>
            {title}
          </option>
        ))}
      </HTMLSelect>
      <Button
        variant="minimal"
        icon={<Cross />}
        aria-label={`Remove ${label}`}
        onClick={() => void ehrWizard.removePlace(id)}
      />
    </li>
  );
});
