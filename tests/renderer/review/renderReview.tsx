import { HotkeysProvider } from "@blueprintjs/core";
import { render } from "@testing-library/react";
import type { ReactNode } from "react";
import type { DashboardStores } from "../../../src/renderer/base/useStores";
import { StoresContext } from "../../../src/renderer/base/useStores";
import { FixtureOpenVisit } from "./fixtureVisit";
import { type ReviewStores, reviewStores } from "./reviewStores";

/** Renders a part of the review for a fixture visit. */
export function renderReview(
  part: ReactNode,
  fields: ConstructorParameters<typeof FixtureOpenVisit>[0] = {},
): ReviewStores {
  const stores = reviewStores(new FixtureOpenVisit(fields));
  render(
    <HotkeysProvider>
      <StoresContext value={stores as unknown as DashboardStores}>{part}</StoresContext>
    </HotkeysProvider>,
  );
  return stores;
}
