import { expect, test } from "vitest";
import { recordingsBridge } from "../../src/shared/bridge/recordingsBridge";
import { isDeviceName } from "../../src/shared/files/isDeviceName";

test.each(["con", "PRN", "aux.json", "NUL", "com1.ogg", "lpt9"])("%j is a device on Windows", (name) => {
  expect(isDeviceName(name)).toBe(true);
});
test.each(["console", "con-1.json", "auxiliary", "com", "comb1", "visit-con"])("%j is a file on Windows", (name) => {
  expect(isDeviceName(name)).toBe(false);
});

test.each(["con.ogg", "../x.ogg", "a/b.ogg", "a\\b.ogg", "x.ogg.", "x.ogg:y", "x.exe", ".ogg", "x\0.ogg", "C:x.ogg"])(
  "a recording cannot be exported as %j",
  (name) => {
    const input = { ticket: "t", name, bytes: new Uint8Array() };
    expect(recordingsBridge.requests.saveSound.input.safeParse(input).success).toBe(false);
    expect(recordingsBridge.requests.saveSound.input.safeParse({ ...input, name: "visit-1.ogg" }).success).toBe(true);
  },
);
