import { Headset, TickCircle, WarningSign } from "@blueprintjs/icons";
import { observer } from "mobx-react-lite";
import { useStores } from "../app/stores";
import { StatusLine } from "../ui/StatusLine";
import { useMicrophoneProof } from "./useMicrophoneProof";

/** Whether the microphone hears: said before the first word of a visit is. */
export const MicrophoneProof = observer(function MicrophoneProof() {
  const { recorder } = useStores();
  const proof = useMicrophoneProof(recorder.microphones.chosenId);
  switch (proof.kind) {
    case "unknown":
      return <StatusLine icon={<Headset size={12} />}>The microphone is asked for when you press Record</StatusLine>;
    case "ready":
      return <StatusLine icon={<Headset size={12} />}>{proof.label} is ready</StatusLine>;
    case "hears":
      return (
        <StatusLine icon={<TickCircle size={12} />} tone="ok">
          {proof.label} hears you
        </StatusLine>
      );
    case "denied":
      return (
        <StatusLine icon={<WarningSign size={12} />} tone="check">
          Chartside may not use the microphone. Allow it in System Settings, Privacy, Microphone.
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
