import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import axios from "axios";
import { useState } from "react";
import { expect, test } from "vitest";
import { StoresContext } from "../../../src/renderer/base/useStores";
import { PatientPicker } from "../../../src/renderer/patients/PatientPicker";
import type { PatientSummary } from "../../../src/shared/patients/patient";

const patient = (name: string, digit: number): PatientSummary => ({
  ...{ id: `7b9c7a52-9a53-4c7e-8f4b-0d9b3f1f6a0${digit}`, name, birth_date: null, sex: "unknown" as const },
  ...{ pronouns: null, record_numbers: [] },
});
const [ada, ben, cleo] = [patient("Ada Whitfield", 1), patient("Ben Whitfield", 2), patient("Cleo Whitfield", 3)];

/** Shows the picker with the list of these patients, for the typed text "whit". */
async function opened(...first: PatientSummary[]) {
  let items = first;
  const chosen: string[] = [];
  const queries = new QueryClient();
  const http = axios.create({
    adapter: (config) =>
      Promise.resolve({ data: { items, next_cursor: null }, status: 200, statusText: "", headers: {}, config }),
  });
  function Picker() {
    const [text, setText] = useState("");
    return <PatientPicker text={text} onText={setText} onChoose={({ name }) => chosen.push(name)} />;
  }
  render(
    <QueryClientProvider client={queries}>
      <StoresContext value={{ http } as never}>
        <Picker />
      </StoresContext>
    </QueryClientProvider>,
  );
  await userEvent.type(screen.getByRole("combobox"), "whit");
  const shows = (names: string[]) =>
    waitFor(() =>
      expect(
        screen
          .getAllByRole("option")
          .slice(0, -1)
          .map((option) => option.querySelector(".cs-picker-name")?.textContent),
      ).toEqual(names),
    );
  await shows(first.map(({ name }) => name));
  /** The search for the same text finds others, e.g. a patient whom a colleague created in the meantime. */
  const finds = async (...next: PatientSummary[]): Promise<void> => {
    items = next;
    await act(() => queries.invalidateQueries());
    await shows(next.map(({ name }) => name));
  };
  return { chosen, finds };
}

test("Enter chooses the patient highlighted by the arrow keys, even if later results moved the row", async () => {
  const { chosen, finds } = await opened(ada, ben);
  await userEvent.keyboard("{ArrowDown}");
  await finds(cleo, ada);
  await userEvent.keyboard("{Enter}");
  expect(chosen).toEqual(["Ada Whitfield"]);
});

test("Enter neither chooses nor creates a patient if the highlighted one is not among later results", async () => {
  const { chosen, finds } = await opened(ada);
  await userEvent.keyboard("{ArrowDown}");
  await finds(cleo);
  await userEvent.keyboard("{Enter}");
  await finds();
  await userEvent.keyboard("{Enter}");
  expect(chosen).toEqual([]);
  expect(screen.queryByRole("dialog")).toBeNull();
});
