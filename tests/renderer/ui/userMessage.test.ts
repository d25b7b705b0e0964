import { expect, test } from "vitest";
import { AppError, errorCodes } from "../../../src/shared/errors";
import { userMessage } from "../../../src/renderer/ui/userMessage";

test.each(errorCodes)("%s has a message for clinicians", (code) => {
  const { title, advice } = userMessage(new AppError(code, ""));
  for (const text of [title, advice ?? ""]) {
    expect(text).not.toMatch(/server|token|error|session id|please|sorry|oops|!|_/i);
    expect(text.split(/\s+/).length).toBeLessThanOrEqual(20);
  }
  expect(title).toMatch(/^[A-Z]/);
});

test("a specific error message replaces the general advice", () => {
  const error = new AppError("engine_failed", "The transcript stopped at 6:12. The audio is safe.");
  expect(userMessage(error).advice).toBe("The transcript stopped at 6:12. The audio is safe.");
});

test("an offline failure does not repeat the text of the banner [P8.49]", () => {
  const { title, advice } = userMessage(new AppError("offline", ""));
  expect(`${title} ${advice}`).not.toContain("You are offline");
  expect(advice).toContain("Keep this window open"); // edits are in memory only
});

test("details of an unexpected failure are not shown", () => {
  const error = AppError.from(new TypeError("undefined is not a function"));
  expect(JSON.stringify(userMessage(error))).not.toContain("undefined");
});

test("damaged text is named as such without a retry", () => {
  const { title, advice, canRetry } = userMessage(new AppError("damaged", "This can’t be read."));
  expect(title).toContain("damaged");
  expect(advice).toContain("backup");
  expect(canRetry).toBe(false);
});
