import { Radio, RadioGroup } from "@blueprintjs/core";
import { observer } from "mobx-react-lite";
import { useId } from "react";
import { useStores } from "../base/useStores";

/** The setting for the microphone. A change takes effect immediately, even during a recording. */
export const MicrophoneChoice = observer(function MicrophoneChoice() {
  const { recorder } = useStores();
  const { choices, chosen } = recorder.microphones;
  const id = useId();
  return (
    <section className="cs-setting" aria-labelledby={id}>
      <h2 id={id}>Microphone</h2>
      {choices.length === 0 ? (
        <p className="cs-muted">
          No microphones yet. They appear once one is connected and its use is allowed. Press Record to allow it.
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
