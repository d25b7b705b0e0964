import { Radio, RadioGroup } from "@blueprintjs/core";
import { observer } from "mobx-react-lite";
import { useId } from "react";
import { useStores } from "../app/stores";

/** Which microphone recordings use; a change counts at once, also in the middle of one. */
export const MicrophoneChoice = observer(function MicrophoneChoice() {
  const { recorder } = useStores();
  const { choices, chosen } = recorder.microphones;
  const id = useId();
  return (
    <section className="cs-setting" aria-labelledby={id}>
      <h2 id={id}>Microphone</h2>
      {choices.length === 0 ? (
        <p className="cs-muted">
          No microphone is known yet. They appear once one is plugged in and the browser may use it: press Record.
        </p>
      ) : (
        <RadioGroup
          aria-labelledby={id}
          selectedValue={chosen?.id ?? ""}
          onChange={(event) => void recorder.changeMicrophone(event.currentTarget.value)}
        >
          {choices.map((choice) => (
            <Radio key={choice.id} value={choice.id} label={choice.label} />
          ))}
        </RadioGroup>
      )}
    </section>
  );
});
