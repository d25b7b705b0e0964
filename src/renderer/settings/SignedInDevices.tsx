import { Button } from "@blueprintjs/core";
import { observer } from "mobx-react-lite";
import { useId, useState } from "react";
import type { SignedInSession } from "../../shared/auth/signedInSession";
import { useStores } from "../base/useStores";
import { useSignOut } from "../auth/signOut/useSignOut";
import { ErrorCallout } from "../ui/ErrorCallout";
import { BusyButton } from "../ui/BusyButton";
import { Loading } from "../ui/Loading";
import { formatLastActive, deviceName } from "./deviceName";
import { useSignedInDevices } from "./useSignedInDevices";

/** The devices on which the user is signed in, last active first. All but this device have a sign-out button. */
export const SignedInDevices = observer(function SignedInDevices() {
  const id = useId();
  const { devices, error, reload, end, endingId } = useSignedInDevices();
  const [now] = useState(() => new Date());
  return (
    <section className="cs-setting" aria-labelledby={id}>
      <h2 id={id}>Signed-in devices</h2>
      <p className="cs-muted">Sign out devices you don’t use or don’t recognize, then change your password.</p>
      {error && <ErrorCallout error={error} onRetry={reload} />}
      {!error && !devices && <Loading text="Loading..." />}
      {devices && (
        <ul className="cs-devices">
          {devices.map((device) => (
            <Device
              key={device.id}
              device={device}
              now={now}
              isEnding={endingId === device.id}
              onEnd={() => end(device.id)}
            />
          ))}
        </ul>
      )}
      <SignOutEverywhere />
    </section>
  );
});

interface DeviceProps {
  device: SignedInSession;
  now: Date;
  isEnding: boolean;
  onEnd: () => void;
}

function Device({ device, now, isEnding, onEnd }: DeviceProps) {
  const name = deviceName(device.user_agent);
  const details = [formatLastActive(device.last_active_at, now), device.ip].filter(Boolean).join(" · ");
  return (
    <li>
      <span>
        <strong>{name}</strong>
        <span className="cs-muted">{details}</span>
      </span>
      {device.current ? (
        <span className="cs-device-here">This device</span>
      ) : (
        <Button size="small" text="Sign out" aria-label={`Sign out ${name}`} loading={isEnding} onClick={onEnd} />
      )}
    </li>
  );
}

/** The button that signs out on every device, after a confirmation. Not possible during a recording. */
const SignOutEverywhere = observer(function SignOutEverywhere() {
  const { recorder } = useStores();
  const { everywhere, isBusy } = useSignOut();
  const [isAsking, setIsAsking] = useState(false);
  const isRecording = recorder.state !== "idle";
  if (!isAsking)
    return <Button className="cs-devices-all" text="Sign out everywhere" onClick={() => setIsAsking(true)} />;
  return (
    <div className="cs-devices-all" role="group" aria-label="Sign out everywhere">
      <p role="status">
        {isRecording
          ? "A recording is running. Stop it first, then sign out everywhere."
          : "You’ll be signed out on every device, including this one."}
      </p>
      <div className="cs-setting-actions">
        <Button text="Stay signed in" autoFocus={true} onClick={() => setIsAsking(false)} />
        {!isRecording && <BusyButton intent="danger" text="Sign out everywhere" isBusy={isBusy} onClick={everywhere} />}
      </div>
    </div>
  );
});
