import { HotkeysProvider } from "@blueprintjs/core";
import { render } from "@testing-library/react";
import type { ReactNode } from "react";
import { StoresContext } from "../../../src/renderer/app/stores";
import { FixtureOpenVisit } from "./fixtureVisit";
import { type ReviewStores, reviewStores } from "./reviewStores";

/** Shows a part of the review on a fixture visit. */
export function renderReview(
  part: ReactNode,
  fields: ConstructorParameters<typeof FixtureOpenVisit>[0] = {},
): ReviewStores & { openVisit: FixtureOpenVisit } {
  const openVisit = new FixtureOpenVisit(fields);
  const stores = reviewStores(openVisit);
  render(
    <HotkeysProvider>
      <StoresContext value={stores}>{part}</StoresContext>
    </HotkeysProvider>,
  );
  return Object.assign(stores, { openVisit });
}
