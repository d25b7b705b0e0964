import { useEffect, useState } from "react";

/**
 * State of the microphone before a recording: `unknown` until it was checked, while access is neither granted nor
 * denied, and if it could not be opened; `working` once sound was detected.
 */
type MicrophoneCheck =
  { kind: "unknown" } | { kind: "denied" } | { kind: "missing" } | { kind: "ready" | "working"; label: string };

/** Milliseconds after which the check stops listening for sound. */
const timeoutMs = 10_000;
/** Milliseconds between two measurements. */
const measureEveryMs = 100;
/** Level (root mean square of samples between -1 and 1) above which the microphone picks up sound. */
const soundLevel = 0.003;

/**
 * Checks the microphone on mount, when another one is chosen, and when one is connected or removed. Listens for up to
 * 10 s, and only if access was granted before, so that no permission prompt appears.
 * @param deviceId the chosen microphone; null for the system default.
 */
export function useMicrophoneCheck(deviceId: string | null): MicrophoneCheck {
  const [check, setCheck] = useState<MicrophoneCheck>({ kind: "unknown" });
  useEffect(() => {
    if (!("mediaDevices" in navigator)) return; // over http
    const { mediaDevices } = navigator;
    let ending = new AbortController();
    const start = () => {
      ending.abort();
      ending = new AbortController();
      const { signal } = ending;
      void checkMicrophone(deviceId, (state) => !signal.aborted && setCheck(state), signal);
    };
    start();
    mediaDevices.addEventListener("devicechange", start);
    return () => {
      mediaDevices.removeEventListener("devicechange", start);
      ending.abort();
    };
  }, [deviceId]);
  return check;
}

async function checkMicrophone(
  deviceId: string | null,
  report: (state: MicrophoneCheck) => void,
  signal: AbortSignal,
): Promise<void> {
  const permission = await microphonePermission();
  if (permission === "denied") return report({ kind: "denied" });
  const devices = await navigator.mediaDevices.enumerateDevices();
  if (!devices.some(({ kind }) => kind === "audioinput")) return report({ kind: "missing" });
  if (signal.aborted) return;
  if (permission !== "granted") return report({ kind: "unknown" });
  let stream: MediaStream;
  try {
    stream = await navigator.mediaDevices.getUserMedia({ audio: deviceId === null ? true : { deviceId } });
  } catch {
    return report({ kind: "unknown" }); // the Record button tries again and shows the error
  }
  const label = stream.getAudioTracks()[0]?.label.replace(/^Default - /, "") || "The microphone";
  report({ kind: "ready", label });
  if (await isSoundHeard(stream, signal)) report({ kind: "working", label });
  for (const track of stream.getTracks()) track.stop();
}

async function microphonePermission(): Promise<PermissionState> {
  try {
    return (await navigator.permissions.query({ name: "microphone" as PermissionName })).state;
  } catch {
    return "prompt"; // some browsers cannot query this permission
  }
}

/** Whether the stream has sound before the time limit or the abort. */
async function isSoundHeard(stream: MediaStream, signal: AbortSignal): Promise<boolean> {
  const context = new AudioContext();
  const analyser = context.createAnalyser();
  context.createMediaStreamSource(stream).connect(analyser);
  const samples = new Float32Array(analyser.fftSize);
  const until = performance.now() + timeoutMs;
  let isHeard = false;
  while (!isHeard && !signal.aborted && performance.now() < until) {
    await new Promise((resolve) => setTimeout(resolve, measureEveryMs));
    analyser.getFloatTimeDomainData(samples);
    const power = samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length;
    isHeard = Math.sqrt(power) > soundLevel;
  }
  await context.close();
  return isHeard;
}
