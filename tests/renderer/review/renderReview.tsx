import { HotkeysProvider } from "@blueprintjs/core";
import { QueryClientProvider } from "@tanstack/react-query";
import { render } from "@testing-library/react";
import type { ReactNode } from "react";
import type { DashboardStores } from "../../../src/renderer/base/useStores";
import { StoresContext } from "../../../src/renderer/base/useStores";
import { createQueryClient } from "../../../src/renderer/base/createQueryClient";
import { FixtureOpenVisit } from "./fixtureVisit";
import { type ReviewStores, reviewStores } from "./reviewStores";

/** Renders a part of the review for a fixture visit. */
export function renderReview(
  part: ReactNode,
  fields: ConstructorParameters<typeof FixtureOpenVisit>[0] = {},
  engine = { followsInstructions: true },
): ReviewStores {
  const stores = reviewStores(new FixtureOpenVisit(fields), engine);
  render(
    <HotkeysProvider>
      <QueryClientProvider client={createQueryClient()}>
        <StoresContext value={stores as unknown as DashboardStores}>{part}</StoresContext>
      </QueryClientProvider>
    </HotkeysProvider>,
  );
  return stores;
}
