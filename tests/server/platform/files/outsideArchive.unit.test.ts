import { expect, test } from "vitest";
import { outsideArchive } from "../../../../src/server/platform/files/outsideArchive";

test("outsideArchive maps a path in app.asar to app.asar.unpacked and returns other paths unchanged", () => {
  const model = "resources/silero-vad/silero_vad.onnx";
  expect(outsideArchive(`/opt/Chartside/resources/app.asar/${model}`)).toBe(
    `/opt/Chartside/resources/app.asar.unpacked/${model}`,
  );
  expect(outsideArchive("C:\\Chartside\\resources\\app.asar\\node_modules\\x")).toBe(
    "C:\\Chartside\\resources\\app.asar.unpacked\\node_modules\\x",
  );
  expect(outsideArchive(`/opt/Chartside/resources/app.asar.unpacked/${model}`)).toContain(
    "/app.asar.unpacked/resources",
  );
  expect(outsideArchive(`/home/ann/chartside/${model}`)).toBe(`/home/ann/chartside/${model}`);
  expect(outsideArchive("/srv/my.app.asar.d/x")).toBe("/srv/my.app.asar.d/x");
});
