import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import axios from "axios";
import type { ReactNode } from "react";
import { beforeEach, expect, test } from "vitest";
import { StoresContext } from "../../../src/renderer/base/useStores";
import { PatientPicker } from "../../../src/renderer/patients/PatientPicker";
import { PatientsPanel } from "../../../src/renderer/practice/PatientsPanel";
import type { PatientSummary } from "../../../src/shared/patients/patient";
import { AppError } from "../../../src/shared/errors";

const maria: PatientSummary = {
  ...{ id: "7b9c7a52-9a53-4c7e-8f4b-0d9b3f1f6a01", name: "Maria Lopez", birth_date: "1961-03-14", sex: "female" },
  ...{ pronouns: null, record_numbers: [] },
};

/** The requests that wait for an answer. */
let waiting: PromiseWithResolvers<PatientSummary[]>[];
const answer = async (give: (request: PromiseWithResolvers<PatientSummary[]>) => void) => {
  await waitFor(() => expect(waiting).toHaveLength(1));
  give(waiting.pop()!);
};
const fail = () => answer(({ reject }) => reject(new AppError("unavailable", "Not now.")));
const find = (found: PatientSummary[]) => answer(({ resolve }) => resolve(found));

const show = (part: ReactNode, client = new QueryClient()) => {
  const http = axios.create({
    adapter: async (config) => {
      const request = Promise.withResolvers<PatientSummary[]>();
      waiting.push(request);
      const items = await request.promise;
      return { data: { items, next_cursor: null }, status: 200, statusText: "", headers: {}, config };
    },
  });
  render(
    <QueryClientProvider client={client}>
      <StoresContext value={{ http } as never}>{part}</StoresContext>
    </QueryClientProvider>,
  );
};

beforeEach(() => {
  waiting = [];
});

test("a search says that it runs", async () => {
  show(<PatientsPanel />);
  const status = screen.getByRole("status");
  await userEvent.type(screen.getByRole("searchbox", { name: "Find patients" }), "lopez");
  expect(status.textContent).toBe("Searching…");
  await fail();
  await screen.findByText("The search didn’t work. Try again.");
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(status.textContent).toBe("Searching…");
  await find([]);
  await screen.findByText("No patient found.");
  await userEvent.type(screen.getByRole("searchbox"), ", m");
  expect(status.textContent).toBe("Searching…");
  await find([maria]);
  await screen.findByRole("rowheader", { name: /Maria Lopez/ });
  expect(status.textContent).toBe("");
});

test("a search that fails when it is repeated shows no earlier result beside its error", async () => {
  const client = new QueryClient();
  show(<PatientsPanel />, client);
  await userEvent.type(screen.getByRole("searchbox", { name: "Find patients" }), "lopez");
  await find([maria]);
  await screen.findByRole("rowheader", { name: /Maria Lopez/ });
  void client.invalidateQueries({ queryKey: ["patients"] });
  await fail();
  await screen.findByText("The search didn’t work. Try again.");
  expect(screen.queryByRole("rowheader", { name: /Maria Lopez/ })).toBe(null);
});

test("a failed search does not let a new patient look like the only choice", async () => {
  show(<PatientPicker text="Lopez" onText={() => {}} onChoose={() => {}} />);
  await userEvent.type(screen.getByRole("combobox", { name: "Patient name" }), "{ArrowDown}");
  expect(screen.getByRole("status").textContent).toBe("Searching…");
  await fail();
  await waitFor(() => expect(screen.getByRole("status").textContent).toMatch(/^The search didn’t work/));
  expect(screen.getByRole("listbox").textContent).toMatch(/^The search didn’t work.*New patient “Lopez”…$/);
});
