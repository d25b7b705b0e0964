import { expect, test } from "vitest";
import { connectionStatus } from "../../../../src/renderer/app/shell/connectionStatus";

const world = { isOnline: true, isSignedIn: true, isLocal: false, unsentMs: 0, stream: "live" } as const;

test.each([
  { name: "all is well", more: {}, label: "Online" },
  { name: "no session is open", more: { stream: null }, label: "Online" },
  { name: "a few seconds are unsent", more: { unsentMs: 8_000 }, label: "Online" },
  { name: "half a minute is unsent", more: { unsentMs: 31_000 }, label: "Catching up 31 s" },
  { name: "two minutes are unsent", more: { unsentMs: 125_000 }, label: "Catching up 2 min" },
  { name: "the network is down", more: { isOnline: false, unsentMs: 125_000 }, label: "Offline" },
  { name: "the practice does not answer", more: { stream: "offline" }, label: "Not reachable" },
  { name: "neither network nor practice answer", more: { isOnline: false, stream: "offline" }, label: "Offline" },
  { name: "the session ended", more: { isSignedIn: false, isOnline: false }, label: "Sign in again" },
  { name: "the desktop is not signed in", more: { isLocal: true }, label: "On this computer" },
  { name: "that desktop has no network", more: { isLocal: true, isOnline: false }, label: "On this computer" },
  { name: "its server restarts", more: { isLocal: true, stream: "offline" }, label: "Restarting" },
] as const)("the status pill shows $label when $name", ({ more, label }) => {
  const status = connectionStatus({ ...world, ...more });
  expect(status.label).toBe(label);
  expect(status.why).toMatch(/\.$/);
});
