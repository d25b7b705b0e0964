import { expect, test } from "vitest";
import { topicsBySection } from "../../../src/renderer/templates/topicsBySection";

test("titles that name no topic leave every topic to the last section", () => {
  const sections = ["One", "Two"].map((title) => ({ key: title.toLowerCase(), title, instructions: "" }));
  expect([...topicsBySection({ sections }).keys()]).toEqual(["two"]);
});
