import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeAll, expect, test, vi } from "vitest";
import { AmendDialog } from "../../../src/renderer/visits/AmendDialog";
import { fillJsdomGaps } from "../review/fillJsdomGaps";
import { renderReview } from "../review/renderReview";
import { visitOf } from "./VisitServer";

beforeAll(fillJsdomGaps);

test("a name that is only typed is sent as an amendment", async () => {
  const visit = visitOf({ status: "signed", patient_name: "Harry" });
  const stores = renderReview(<AmendDialog visit={visit} isOpen={true} onClose={() => {}} />);
  const amend = vi.fn(async () => visit);
  Object.assign(stores.visits, { amend });
  Object.assign(stores.openVisit, { applyVisit: () => {} });
  const name = await screen.findByLabelText("Patient name");
  await userEvent.type(screen.getByLabelText("Reason for the amendment"), "Misheard.");
  const record = screen.getByRole("button", { name: "Record amendment" });
  expect(record).toHaveProperty("disabled", true);
  await userEvent.clear(name);
  await userEvent.type(name, "Harriet");
  await userEvent.click(record);
  expect(amend).toHaveBeenCalledWith(visit.id, { patient_name: "Harriet", explanation: "Misheard." });
});
