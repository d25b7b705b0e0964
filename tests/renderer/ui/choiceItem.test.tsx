import { Menu } from "@blueprintjs/core";
import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { ChoiceItem } from "../../../src/renderer/ui/menu/ChoiceItem";

test("the items of a choice are radio items of the menu", () => {
  render(
    <Menu>
      <ChoiceItem text="Small" isChosen={false} />
      <ChoiceItem text="Large" isChosen={true} />
    </Menu>,
  );
  const items = screen.getAllByRole("menuitemradio");
  expect(items.map((item) => `${item.textContent} ${item.getAttribute("aria-checked")}`)).toEqual([
    "Small false",
    "Large true",
  ]);
  expect(screen.queryByRole("option")).toBeNull();
});
