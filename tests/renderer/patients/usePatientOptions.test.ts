import { act, renderHook } from "@testing-library/react";
import type { KeyboardEvent } from "react";
import { expect, test, vi } from "vitest";
import { usePatientOptions } from "../../../src/renderer/patients/usePatientOptions";
import type { PatientSummary } from "../../../src/shared/patients/patient";

let found: PatientSummary[] = [];
vi.mock("../../../src/renderer/patients/usePatientSearch", () => ({
  usePatientSearch: () => ({ found, isPending: false, error: null, retry: () => {} }),
}));

const patient = (id: string): PatientSummary => ({ id, name: id }) as PatientSummary;
const key = (name: string) =>
  ({ key: name, preventDefault: () => {}, stopPropagation: () => {} }) as unknown as KeyboardEvent;

/** Opens the list of these patients. */
function opened(...patients: PatientSummary[]) {
  found = patients;
  const chosen: string[] = [];
  const { result, rerender } = renderHook(() =>
    usePatientOptions({
      text: "whit",
      onChoose: ({ id }) => chosen.push(id),
      onCreate: () => chosen.push("created"),
    }),
  );
  act(() => result.current.toggle(true));
  const press = (name: string) => act(() => void result.current.handleKey(key(name)));
  const showFound = (...next: PatientSummary[]) => {
    found = next;
    rerender();
  };
  return { chosen, press, showFound };
}

test("Enter chooses the patient that the arrow keys reached, also after later results moved them", () => {
  const { chosen, press, showFound } = opened(patient("ada"), patient("ben"));
  press("ArrowDown");
  showFound(patient("cleo"), patient("ada"));
  press("Enter");
  expect(chosen).toEqual(["ada"]);
});

test("Enter chooses nobody, and creates nobody, if the reached patient is not among later results", () => {
  const { chosen, press, showFound } = opened(patient("ada"));
  press("ArrowDown");
  showFound(patient("cleo"));
  press("Enter");
  showFound();
  press("Enter");
  expect(chosen).toEqual([]);
});

test("the last option creates a patient", () => {
  const { chosen, press, showFound } = opened(patient("ada"));
  press("ArrowUp");
  showFound(patient("ada"), patient("ben"));
  press("Enter");
  expect(chosen).toEqual(["created"]);
});
