import { render, screen } from "@testing-library/react";
import { test } from "vitest";
import { StoresContext } from "../../../src/renderer/base/useStores";
import { StorageAdvice } from "../../../src/renderer/recording/StorageAdvice";

test.each([
  ["web", "Do not clear this browser’s data: it includes recordings that are not uploaded yet."],
  ["desktop", "Do not delete Chartside’s own data: it includes recordings that are not uploaded yet."],
])("the advice names what must stay on a full disk: %s", async (kind, text) => {
  render(
    <StoresContext value={{ platform: { kind } } as never}>
      <StorageAdvice isOpen={true} onClose={() => undefined} />
    </StoresContext>,
  );
  await screen.findByText(text);
});
