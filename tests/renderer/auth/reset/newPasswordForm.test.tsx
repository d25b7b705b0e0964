import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { NewPasswordForm } from "../../../../src/renderer/auth/reset/NewPasswordForm";
import { FreshSignInNeeded } from "../../../../src/renderer/auth/session/FreshSignInNeeded";
import { invalidCredentials } from "../../../../src/renderer/auth/session/toAuthProblem";

afterEach(cleanup);

const submit = () => screen.getByRole("button", { name: "Update password" });
const values = () =>
  [screen.getByLabelText("New password"), screen.getByLabelText("Repeat password")].map(
    (input) => (input as HTMLInputElement).value,
  );

test("the password form asks for the current password if the sign-in is too old", async () => {
  const user = userEvent.setup();
  const onSaved = vi.fn();
  const save = vi.fn<(password: string) => Promise<void>>().mockRejectedValueOnce(new FreshSignInNeeded(null));
  const signInAgain = vi.fn<(password: string) => Promise<void>>().mockRejectedValueOnce(invalidCredentials());
  render(<NewPasswordForm save={save} signInAgain={signInAgain} onSaved={onSaved} />);
  expect(screen.queryByLabelText("Current password")).toBeNull();
  await user.type(screen.getByLabelText("New password"), "Abcdefg2");
  await user.type(screen.getByLabelText("Repeat password"), "Abcdefg2");
  await user.click(submit());

  const current = await screen.findByLabelText("Current password");
  expect(values()).toEqual(["Abcdefg2", "Abcdefg2"]);
  await user.click(submit());
  await screen.findByText("Enter your current password.");
  await user.type(current, "Wrong-one-1");
  await user.click(submit());
  await screen.findByText("Invalid credentials");
  expect(values()).toEqual(["Abcdefg2", "Abcdefg2"]);
  expect(save).toHaveBeenCalledTimes(1);

  await user.clear(current);
  await user.type(current, "Abcdefg1");
  await user.click(submit());
  await vi.waitFor(() => expect(onSaved).toHaveBeenCalledOnce());
  expect(signInAgain.mock.calls.map(([password]) => password)).toEqual(["Wrong-one-1", "Abcdefg1"]);
  expect(save).toHaveBeenLastCalledWith("Abcdefg2");
  expect(screen.queryByLabelText("Current password")).toBeNull();
});

test("a recovery link that was open for too long shows a message", async () => {
  const user = userEvent.setup();
  const save = () => Promise.reject(new FreshSignInNeeded(null));
  render(<NewPasswordForm save={save} onSaved={() => undefined} />);
  await user.type(screen.getByLabelText("New password"), "Abcdefg2");
  await user.type(screen.getByLabelText("Repeat password"), "Abcdefg2");
  await user.click(submit());
  await screen.findByText("This link has been open for too long. Request a new one.");
});
