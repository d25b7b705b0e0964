import { expect, test } from "vitest";
import { AppError, errorCodes } from "../../../src/shared/errors";
import { userMessage } from "../../../src/renderer/errors/userMessage";

test.each(errorCodes)("%s is told in words for clinicians", (code) => {
  const { title, advice } = userMessage(new AppError(code, ""));
  for (const text of [title, advice ?? ""]) {
    expect(text).not.toMatch(/server|token|error|session id|please|sorry|oops|!|_/i);
    expect(text.split(/\s+/).length).toBeLessThanOrEqual(20);
  }
  expect(title).toMatch(/^[A-Z]/);
});

test("a sentence that names the case stands in place of general advice", () => {
  const error = new AppError("engine_failed", "The transcript stopped at 6:12. The audio is safe.");
  expect(userMessage(error).advice).toBe("The transcript stopped at 6:12. The audio is safe.");
});

test("a call that did not get through does not repeat the banner's words [P8.49]", () => {
  const { title, advice } = userMessage(new AppError("offline", ""));
  expect(`${title} ${advice}`).not.toContain("You are offline");
});

test("the inside of an unforeseen failure is never shown", () => {
  const error = AppError.from(new TypeError("undefined is not a function"));
  expect(JSON.stringify(userMessage(error))).not.toContain("undefined");
});
