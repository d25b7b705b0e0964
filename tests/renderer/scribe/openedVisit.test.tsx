import { act, render } from "@testing-library/react";
import { observable } from "mobx";
import { useEffect } from "react";
import { MemoryRouter, type NavigateFunction, useLocation, useNavigate } from "react-router-dom";
import { expect, test, vi } from "vitest";
import { StoresContext } from "../../../src/renderer/base/useStores";
import { useOpenedVisit } from "../../../src/renderer/scribe/useOpenedVisit";

const where = { address: { pathname: "", search: "", key: "" }, navigate: (() => {}) as NavigateFunction };

function Screen() {
  const address = useLocation();
  const navigate = useNavigate();
  useEffect(() => void Object.assign(where, { address, navigate }));
  useOpenedVisit();
  return null;
}

function show(at: string) {
  const visits = observable({
    selectedId: null as string | null,
    loading: { status: "done" },
    select: (id: string | null) => void (visits.selectedId = id),
  });
  const stores = { visits, layout: { openList: vi.fn() }, openVisit: { open: vi.fn() } };
  render(
    <StoresContext value={stores as never}>
      <MemoryRouter initialEntries={[at]}>
        <Screen />
      </MemoryRouter>
    </StoresContext>,
  );
  return { visits, opened: stores.openVisit.open };
}

test("the URL names the selected session", () => {
  const { visits, opened } = show("/dashboard/scribe?visit=first");
  expect(opened).toHaveBeenLastCalledWith("first");
  act(() => visits.select("second"));
  expect([opened.mock.lastCall, where.address.search]).toEqual([["second"], "?visit=second"]);
  act(() => visits.select(null));
  expect(where.address.search).toBe("");
});

test.each(["/dashboard/scribe", "/dashboard/scribe?visit=first"])(
  "the URL %s, which already shows the selected session, is not written again, which would undo a navigation",
  async (at) => {
    show(at);
    expect(where.address.key).toBe("default");
    await act(async () => where.navigate("/dashboard/settings"));
    expect(where.address.pathname).toBe("/dashboard/settings");
  },
);
