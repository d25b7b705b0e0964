import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import type { SentInvitation } from "../../../src/shared/practice/invitation";
import { InvitationLink } from "../../../src/renderer/practice/InvitationLink";

test("Copy link says that copying was not allowed", async () => {
  const user = userEvent.setup();
  vi.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new DOMException("denied", "NotAllowedError"));
  const sent: SentInvitation = {
    ...{ id: "7b9c7a52-9a53-4c7e-8f4b-0d9b3f1f6a01", email: "ana@example.org", account_type: "pro" },
    ...{ sent_at: "2026-11-21T10:00:00Z", expires_at: "2026-11-28T10:00:00Z", link: "https://example.org/invite/1" },
  };
  render(<InvitationLink sent={sent} onClose={() => {}} />);
  await user.click(screen.getByRole("button", { name: "Copy link" }));
  expect(await screen.findByText(/Copying was not allowed/)).toBeTruthy();
});
