import { HotkeysProvider } from "@blueprintjs/core";
import { render } from "@testing-library/react";
import type { ReactNode } from "react";
import type { RootStore } from "../../../src/renderer/app/RootStore";
import { StoresContext } from "../../../src/renderer/app/stores";
import { FixtureOpenVisit } from "./fixtureVisit";
import { type ReviewStores, reviewStores } from "./reviewStores";

/** Shows a part of the review on a fixture visit. */
export function renderReview(
  part: ReactNode,
  fields: ConstructorParameters<typeof FixtureOpenVisit>[0] = {},
): ReviewStores {
  const stores = reviewStores(new FixtureOpenVisit(fields));
  render(
    <HotkeysProvider>
      <StoresContext value={stores as unknown as RootStore}>{part}</StoresContext>
    </HotkeysProvider>,
  );
  return stores;
}
