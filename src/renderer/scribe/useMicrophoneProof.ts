import { useEffect, useState } from "react";

/** What is known of the microphone before anything is recorded. */
export type MicrophoneProof =
  { kind: "unknown" } | { kind: "denied" } | { kind: "missing" } | { kind: "ready" | "hears"; label: string };

/** Milliseconds it is listened to at most, and the level (root mean square) that only sound reaches. */
const patienceMs = 10_000;
const soundLevel = 0.003;

/**
 * Listens to the microphone for a moment, only where that was allowed before: nobody is asked for anything here.
 * @param deviceId the chosen one; null for the computer's own choice.
 */
export function useMicrophoneProof(deviceId: string | null): MicrophoneProof {
  const [proof, setProof] = useState<MicrophoneProof>({ kind: "unknown" });
  useEffect(() => {
    const ending = new AbortController();
    const tell = (news: MicrophoneProof) => !ending.signal.aborted && setProof(news);
    void prove(deviceId, tell, ending.signal);
    return () => ending.abort();
  }, [deviceId]);
  return proof;
}

async function prove(
  deviceId: string | null,
  tell: (news: MicrophoneProof) => void,
  signal: AbortSignal,
): Promise<void> {
  const permission = await microphonePermission();
  if (permission === "denied") return tell({ kind: "denied" });
  const devices = await navigator.mediaDevices.enumerateDevices();
  if (!devices.some(({ kind }) => kind === "audioinput")) return tell({ kind: "missing" });
  if (permission !== "granted" || signal.aborted) return;
  let stream: MediaStream;
  try {
    stream = await navigator.mediaDevices.getUserMedia({ audio: deviceId === null ? true : { deviceId } });
  } catch {
    return; // Record asks again and then says what is wrong
  }
  const label = stream.getAudioTracks()[0]?.label.replace(/^Default - /, "") || "The microphone";
  tell({ kind: "ready", label });
  if (await isSoundHeard(stream, signal)) tell({ kind: "hears", label });
  for (const track of stream.getTracks()) track.stop();
}

async function microphonePermission(): Promise<PermissionState> {
  try {
    return (await navigator.permissions.query({ name: "microphone" as PermissionName })).state;
  } catch {
    return "prompt"; // some browsers do not tell
  }
}

async function isSoundHeard(stream: MediaStream, signal: AbortSignal): Promise<boolean> {
  const context = new AudioContext();
  const analyser = context.createAnalyser();
  context.createMediaStreamSource(stream).connect(analyser);
  const samples = new Float32Array(analyser.fftSize);
  const until = performance.now() + patienceMs;
  let isHeard = false;
  while (!isHeard && !signal.aborted && performance.now() < until) {
    await new Promise((resolve) => setTimeout(resolve, 100));
    analyser.getFloatTimeDomainData(samples);
    const power = samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length;
    isHeard = Math.sqrt(power) > soundLevel;
  }
  await context.close();
  return isHeard;
}
