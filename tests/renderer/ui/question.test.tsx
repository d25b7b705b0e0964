import { fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";
import { Question } from "../../../src/renderer/ui/Question";

const [leave, stay] = [vi.fn<() => void>(), vi.fn<() => void>()];

beforeEach(() => {
  vi.clearAllMocks();
  // jsdom has no modal dialogs
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true;
    },
    close(this: HTMLDialogElement) {
      this.open = false;
    },
  });
  render(
    <Question
      title="Sign out?"
      text="A recording is running."
      leave={{ text: "Sign out", onClick: leave }}
      stay={{ text: "Stay", onClick: stay }}
    />,
  );
});
const button = (name: string) => screen.getByRole("button", { name });

test("Enter on a button acts when the key is released", async () => {
  const user = userEvent.setup(); // remembers that the key is pressed
  button("Sign out").focus();
  await user.keyboard("{Enter>}");
  expect(leave).not.toHaveBeenCalled();
  await user.keyboard("{/Enter}");
  expect(leave).toHaveBeenCalledOnce();
});

test("a click acts immediately while Enter is held", () => {
  fireEvent.keyDown(button("Stay"), { key: "Enter" });
  fireEvent.click(button("Sign out"), { detail: 1 });
  expect(leave).toHaveBeenCalledOnce();
});

test("after Enter was released in another window, a button acts immediately", () => {
  fireEvent.keyDown(button("Stay"), { key: "Enter" });
  fireEvent.click(button("Stay"), { detail: 0 });
  fireEvent.blur(window);
  expect(stay).not.toHaveBeenCalled();
  fireEvent.click(button("Sign out"), { detail: 0 }); // as a screen reader does
  expect(leave).toHaveBeenCalledOnce();
});
