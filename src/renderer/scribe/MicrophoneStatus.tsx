import { Headset, TickCircle, WarningSign } from "@blueprintjs/icons";
import { observer } from "mobx-react-lite";
import { useStores } from "../base/useStores";
import { howToAllowMicrophone } from "../recording/howToAllowMicrophone";
import { StatusLine } from "../ui/StatusLine";
import { useMicrophoneCheck } from "./useMicrophoneCheck";

/** Line with the state of the chosen microphone before a recording starts. */
export const MicrophoneStatus = observer(function MicrophoneStatus() {
  const { platform, recorder } = useStores();
  const check = useMicrophoneCheck(recorder.microphones.chosenId);
  switch (check.kind) {
    case "unknown":
      return (
        <StatusLine icon={<Headset size={12} />}>Chartside asks for microphone access when you press Record</StatusLine>
      );
    case "ready":
      return <StatusLine icon={<Headset size={12} />}>{check.label} is ready</StatusLine>;
    case "working":
      return (
        <StatusLine icon={<TickCircle size={12} />} tone="ok">
          {check.label} is picking up sound
        </StatusLine>
      );
    case "denied":
      return (
        <StatusLine icon={<WarningSign size={12} />} tone="check">
          Microphone access is blocked. Allow it {howToAllowMicrophone(platform.kind === "desktop")}.
        </StatusLine>
      );
    case "missing":
      return (
        <StatusLine icon={<WarningSign size={12} />} tone="check">
          No microphone is connected. Plug one in, or import a recording.
        </StatusLine>
      );
  }
});
