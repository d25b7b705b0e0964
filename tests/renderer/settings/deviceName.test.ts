import { expect, test } from "vitest";
import { formatLastActive, deviceName } from "../../../src/renderer/settings/deviceName";

const webkit = "AppleWebKit/537.36 (KHTML, like Gecko)";

test.each([
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/140.0 Safari/537.36`, "Chrome on Windows"],
  [`Mozilla/5.0 (Windows NT 10.0) ${webkit} Chrome/140.0 Safari/537.36 Edg/140.0`, "Edge on Windows"],
  ["Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0", "Firefox on Linux"],
  [
    `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${webkit} Chartside/1.5.1 Chrome/140.0 Electron/45.0 Safari/537.36`,
    "Chartside app on macOS",
  ],
  [
    "Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1 Version/19.0 Mobile/15E148 Safari/604.1",
    "Safari on iOS",
  ],
  ["curl/8.5.0", "Unknown device"],
  [null, "Unknown device"],
])("%s is shown as %s", (userAgent, name) => {
  expect(deviceName(userAgent)).toBe(name);
});

test("the last use is shown by the time today, otherwise by the day", () => {
  const now = new Date(2026, 10, 21, 15, 30);
  expect(formatLastActive(new Date(2026, 10, 21, 9, 41).toISOString(), now)).toBe("Active today, 9:41 AM");
  expect(formatLastActive(new Date(2026, 10, 19, 16, 2).toISOString(), now)).toBe("Active Nov 19, 4:02 PM");
});
