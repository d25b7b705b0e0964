import { observer } from "mobx-react-lite";
import { useId } from "react";
import { useStores } from "../../base/useStores";
import { SpeechEngineHelp } from "../../system/SpeechHelp";
import { useHealth } from "../../system/useHealth";
import { Loading } from "../../ui/Loading";
import { SpeechModels } from "./SpeechModels";

/**
 * The engine in use and, for admins and for the desktop app without an account, the speech models to download, unless
 * speech recognition is turned off.
 */
export const SpeechEngine = observer(function SpeechEngine() {
  const { session } = useStores();
  const speech = useHealth()?.speech;
  const id = useId();
  return (
    <>
      {(session.isLocal || session.effectiveType === "admin") && !speech?.is_off && <SpeechModels />}
      <section className="cs-setting" aria-labelledby={id}>
        <h2 id={id}>Speech engine</h2>
        {speech ? <SpeechEngineHelp speech={speech} /> : <Loading text="Loading..." />}
      </section>
    </>
  );
});
