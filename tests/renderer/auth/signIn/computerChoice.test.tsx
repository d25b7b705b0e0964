import { cleanup, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import axios, { type AxiosAdapter, AxiosError, AxiosHeaders } from "axios";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ComputerChoice } from "../../../../src/renderer/auth/signIn/ComputerChoice";
import { AppError, type ErrorCode } from "../../../../src/shared/errors";

const { adapter } = axios.defaults;
const requests: string[] = [];
/** What the embedded server answers; null: it is healthy. */
let failure: AppError | null = null;
const answers: AxiosAdapter = (config) => {
  requests.push(config.url ?? "");
  const response = { data: {}, status: 200, statusText: "", headers: new AxiosHeaders(), config };
  if (!failure) return Promise.resolve(response);
  const refused = { ...response, status: 503, data: failure.toProblem() };
  return Promise.reject(new AxiosError("refused", "ERR_BAD_RESPONSE", config, null, refused));
};
beforeEach(() => {
  requests.length = 0;
  failure = null;
  axios.defaults.adapter = answers;
});
afterEach(() => {
  cleanup();
  if (adapter) axios.defaults.adapter = adapter;
});

const continueButton = () => screen.queryByRole("button", { name: "Continue on this computer" });
const lead = "You don’t need an account to work on this computer.";
function show(onChoose = vi.fn()) {
  render(<ComputerChoice lead={lead} onChoose={onChoose} />);
  return { user: userEvent.setup(), onChoose };
}

test.each([
  ["key_closed", "The data on this computer can’t be opened."],
  ["not_started", "Chartside’s service on this computer does not start."],
] as const)("a computer that cannot be used (%s) is shown with the reason, advice and a retry", async (code, title) => {
  failure = new AppError(code, "Open the keychain, then try again. Nothing was deleted.");
  const { user, onChoose } = show();
  const alert = await screen.findByRole("alert");
  expect(alert.textContent).toContain(`${title} Open the keychain, then try again. Nothing was deleted.`);
  expect([continueButton(), screen.queryByText(lead)]).toEqual([null, null]);

  failure = null; // the keychain was unlocked
  await user.click(screen.getByRole("button", { name: "Try again" }));
  await waitFor(() => expect(continueButton()).not.toBeNull());
  expect(screen.getByText(lead)).toBeTruthy();
  await user.click(continueButton()!);
  expect(onChoose).toHaveBeenCalledOnce();
});

test.each(["unavailable", "internal"] satisfies ErrorCode[])(
  "a computer whose server is still starting (%s) is offered",
  async (code) => {
    failure = new AppError(code, "It is starting.");
    show();
    await waitFor(() => expect(requests).toEqual([`${location.origin}/api/v1/health`]));
    await Promise.resolve();
    expect(continueButton()).not.toBeNull();
  },
);
