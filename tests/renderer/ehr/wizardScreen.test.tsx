import { BlueprintProvider } from "@blueprintjs/core";
import { act, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { runInAction } from "mobx";
import type { ReactNode } from "react";
import { MemoryRouter } from "react-router-dom";
import { expect, test, vi } from "vitest";
import type { DashboardStores } from "../../../src/renderer/base/useStores";
import { StoresContext } from "../../../src/renderer/base/useStores";
import { Wizard } from "../../../src/renderer/ehr/wizard/Wizard";
import { ehrShell, openStatus, wizardState } from "./ehrShell";

function show(stores: ReturnType<typeof ehrShell>["stores"], children: ReactNode): void {
  render(
    <StoresContext value={stores as unknown as DashboardStores}>
      <MemoryRouter>
        <BlueprintProvider>{children}</BlueprintProvider>
      </MemoryRouter>
    </StoresContext>,
  );
}
const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));

test("the wizard shows what it read at each step", async () => {
  const { stores, answers, inputsOf, send } = ehrShell({ "wizard.start": wizardState, "wizard.pick": wizardState });
  const handleEnd = vi.fn<() => void>();
  runInAction(() => (stores.ehr.status = openStatus));
  show(stores, <Wizard onEnd={handleEnd} />);
  stores.ehrWizard.follow();
  await press("The chart is open");
  await screen.findByText("Waiting for your click");
  expect(inputsOf("wizard.pick")).toEqual([{ on: true }]);
  const reading = (text: string, second: string | null) => ({ text, second, ways: 2 });
  const readings = { name: reading("Lopez, Maria", null), dob: reading("03/14/1961", null), mrn: null };
  act(() => send("wizard:changed", { ...wizardState, asks: "mrn", readings, understood: "Date of birth: 03/14/1961" }));
  expect(screen.getByRole("status").textContent).toBe("Date of birth: 03/14/1961");
  answers["wizard.skip"] = { ...wizardState, step: "second", asks: null, isPicking: false, readings };
  await press("The EHR doesn’t show the record number");
  answers["wizard.secondPatient"] = {
    ...wizardState,
    ...{ step: "boxes", asks: "box", isPicking: false, problem: "The name did not change.", readings },
    boxes: [
      { id: "b1", label: "Impression", section: "assessment", document: "note", isSuggested: true, kind: "textarea" },
    ].map((box) => ({
      ...box,
      mode: "replace-if-empty",
      check: null,
    })),
  };
  await press("The second chart is open");
  expect(screen.getByRole("status").textContent).toBe("The name did not change.");
  answers["wizard.changeBox"] = answers["wizard.secondPatient"];
  await userEvent.selectOptions(screen.getByLabelText("What goes into Impression"), "note/plan");
  expect(inputsOf("wizard.changeBox")).toEqual([{ id: "b1", section: "plan", document: "note" }]);
  for (const [title, section, document] of [
    ["What I think", "s-17", "note"],
    ["Whole patient instructions", "*", "patient_instructions"],
  ]) {
    await userEvent.selectOptions(screen.getByLabelText("What goes into Impression"), title!);
    expect(inputsOf("wizard.changeBox").at(-1)).toEqual({ id: "b1", section, document });
  }
  answers["wizard.finish"] = { profileId: "harbor", problems: [] };
  answers["wizard.cancel"] = undefined;
  await userEvent.type(screen.getByLabelText("Name of this EHR"), "Harbor Charts");
  await press("Save EHR");
  expect(inputsOf("wizard.finish")).toEqual([{ name: "Harbor Charts", sections: [{ id: "s-17", key: "assessment" }] }]);
  await waitFor(() => expect(handleEnd).toHaveBeenCalledOnce());
});

test("the wizard suggests what a list is by its heading", async () => {
  const readings = { name: null, dob: null, mrn: null };
  const place = { isSuggested: true, isList: true, isPartial: false };
  const places = [
    { ...place, id: "p1", label: "Current drugs", kind: "medications", entries: ["Metformin 500 mg"], count: 6 },
    {
      ...place,
      id: "p2",
      label: "Chart",
      kind: null,
      isSuggested: false,
      entries: ["Gout"],
      count: 1,
      isPartial: true,
    },
  ];
  const state = { ...wizardState, step: "boxes", asks: "box", isPicking: false, readings, places };
  const asking = { ...state, asks: "place", isPicking: true };
  const { stores, inputsOf } = ehrShell({
    "wizard.state": state,
    "wizard.pick": asking,
    "wizard.changePlace": state,
    "wizard.removePlace": state,
  });
  show(stores, <Wizard onEnd={() => undefined} />);
  stores.ehrWizard.follow();
  const lists = await screen.findByRole("list", { name: "Lists" });
  expect(lists.textContent).toContain("Metformin 500 mg");
  expect(lists.textContent).toContain("and 5 more");
  expect(lists.textContent).toContain("Only these are read");
  expect(screen.getByLabelText<HTMLSelectElement>("What Current drugs is").value).toBe("medications");
  await userEvent.selectOptions(screen.getByLabelText("What Chart is"), "Problems");
  expect(inputsOf("wizard.changePlace")).toEqual([{ id: "p2", kind: "problems" }]);
  await userEvent.click(screen.getByRole("button", { name: "Remove Chart" }));
  expect(inputsOf("wizard.removePlace")).toEqual([{ id: "p2" }]);
  await userEvent.click(screen.getByRole("button", { name: "Click the lists" }));
  expect(inputsOf("wizard.pick")).toEqual([{ on: true, as: "place" }]);
  expect(await screen.findByRole("button", { name: "Done with the lists" })).toBeTruthy();
});
