import { act, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { StoresContext } from "../../../src/renderer/base/useStores";
import { MicrophoneStatus } from "../../../src/renderer/scribe/MicrophoneStatus";

class Devices extends EventTarget {
  list: { kind: string }[] = [{ kind: "audioinput" }];
  enumerateDevices = async () => this.list;
  getUserMedia = async () => Promise.reject(new Error("busy"));
}

let devices: Devices;
let permission: PermissionState;
beforeEach(() => {
  devices = new Devices();
  permission = "prompt";
  const permissions = { query: async () => ({ state: permission }) };
  for (const [name, value] of Object.entries({ mediaDevices: devices, permissions }))
    Object.defineProperty(navigator, name, { value, configurable: true });
});
afterEach(() => {
  for (const name of ["mediaDevices", "permissions"]) Reflect.deleteProperty(navigator, name);
});

async function show(kind: "web" | "desktop"): Promise<void> {
  const stores = { platform: { kind }, recorder: { microphones: { chosenId: null } } };
  await act(async () =>
    render(
      <StoresContext value={stores as never}>
        <MicrophoneStatus />
      </StoresContext>,
    ),
  );
}

test.each([
  ["web", "Microphone access is blocked. Allow it with the icon left of the address bar."],
  ["desktop", "Microphone access is blocked. Allow it in System Settings, Privacy, Microphone."],
] as const)("on the %s, a blocked microphone is allowed where that is possible", async (kind, text) => {
  permission = "denied";
  await show(kind);
  await expect.poll(() => screen.queryByText(text)).not.toBeNull();
});

test("the message about a missing microphone follows what is plugged in and removed", async () => {
  devices.list = [];
  await show("web");
  const isMissing = () => screen.queryByText(/No microphone is connected/) !== null;
  await expect.poll(isMissing).toBe(true);
  const change = async (list: { kind: string }[]) => {
    devices.list = list;
    await act(async () => void devices.dispatchEvent(new Event("devicechange")));
  };
  await change([{ kind: "audioinput" }]);
  await expect.poll(isMissing).toBe(false);
  await change([]);
  await expect.poll(isMissing).toBe(true);
});
