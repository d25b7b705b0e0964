import { Button, HTMLSelect } from "@blueprintjs/core";
import { Cross } from "@blueprintjs/icons";
import { observer } from "mobx-react-lite";
import type { WizardBox } from "../../../shared/bridge/wizardBridge";
import { useStores } from "../../base/useStores";
import { SectionSelect } from "./SectionSelect";

/**
 * Wizard step: the note's fields ("boxes") in the EHR, the section that goes into each, and clicks that reveal them.
 */
export const BoxesStep = observer(function BoxesStep() {
  const { ehrWizard } = useStores();
  const { state } = ehrWizard;
  if (!state) return null;
  const isAsking = (as: "box" | "reveal") => state.isPicking && state.asks === as;
  return (
    <>
      <p>
        Open an empty note in the EHR. Then click each box that Chartside should fill. If a box is hidden, for example
        in a collapsed group, also show the click that opens it.
      </p>
      {state.reveal.length > 0 && (
        <p className="cs-muted">Clicked first: {state.reveal.map((words) => `“${words}”`).join(", ")}</p>
      )}
      {state.boxes.length > 0 && (
        <ul className="cs-wizard-boxes" aria-label="Boxes">
          {state.boxes.map((box) => (
            <Box key={box.id} box={box} />
          ))}
        </ul>
      )}
      <div className="cs-ehr-actions">
        <Button
          intent={state.step === "boxes" && !isAsking("box") ? "primary" : "none"}
          text={isAsking("box") ? "Done with the boxes" : "Click the boxes"}
          onClick={() => void ehrWizard.pick(!isAsking("box"), "box")}
        />
        <Button
          text={isAsking("reveal") ? "Waiting for your click" : "Show a click that opens a box"}
          aria-pressed={isAsking("reveal")}
          onClick={() => void ehrWizard.pick(!isAsking("reveal"), "reveal")}
        />
      </div>
    </>
  );
});

const modes: Record<WizardBox["mode"], string> = {
  "replace-if-empty": "Only if empty",
  append: "Add below",
  replace: "Replace",
};

const checkTexts: Record<NonNullable<WizardBox["check"]>, string> = {
  verified: "Written and read back",
  restored: "Could not be read back; restored",
  not_restored: "Could not be restored. Check it in the EHR.",
  skipped: "Not tried, because it contains formatted text",
};

const Box = observer(function Box({ box }: { box: WizardBox }) {
  const { ehrWizard } = useStores();
  const { id, label, isSuggested, mode, check } = box;
  return (
    <li>
      <div>
        <strong>{label}</strong>
        {check !== null && (
          <span className={`cs-cell-sub ${check === "verified" ? "cs-tone-ok" : "cs-tone-check"}`}>
            {checkTexts[check]}
          </span>
        )}
        {check === null && isSuggested && <span className="cs-cell-sub">Suggested by its name</span>}
      </div>
      <SectionSelect box={box} />
      <HTMLSelect
        aria-label={`How ${label} is filled`}
        value={mode}
        onChange={(event) => void ehrWizard.changeBox(id, { mode: event.currentTarget.value as WizardBox["mode"] })}
        options={Object.entries(modes).map(([value, words]) => ({ value, label: words }))}
      />
      <Button
        variant="minimal"
        icon={<Cross />}
        aria-label={`Remove ${label}`}
        onClick={() => void ehrWizard.removeBox(id)}
      />
    </li>
  );
});
