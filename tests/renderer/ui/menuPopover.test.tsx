import { Button, Menu, MenuItem } from "@blueprintjs/core";
import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";
import { MenuPopover } from "../../../src/renderer/ui/menu/MenuPopover";

const choose = vi.fn();
const focused = () => document.activeElement?.textContent;

beforeEach(async () => {
  choose.mockClear();
  render(
    <MenuPopover
      content={
        <Menu>
          <MenuItem text="Off" disabled={true} />
          <MenuItem text="First" />
          <MenuItem text="Second" onClick={choose} />
          <MenuItem text="Last" />
        </Menu>
      }
    >
      <Button text="Open" />
    </MenuPopover>,
  );
  screen.getByRole("button", { name: "Open" }).focus();
  await userEvent.keyboard("{Enter}");
  await waitFor(() => expect(focused()).toBe("First"));
});

test("the arrow keys move through a menu and around its ends, past what cannot be chosen", async () => {
  await userEvent.keyboard("{ArrowUp}");
  expect(focused()).toBe("Last");
  await userEvent.keyboard("{ArrowDown}");
  expect(focused()).toBe("First");
  await userEvent.keyboard("{End}");
  expect(focused()).toBe("Last");
  await userEvent.keyboard("{Home}{ArrowDown}");
  expect(focused()).toBe("Second");
});

test("Enter chooses the item that has the focus", async () => {
  await userEvent.keyboard("{ArrowDown}{Enter}");
  expect(choose).toHaveBeenCalledOnce();
});

test("Escape gives the focus back to the button", async () => {
  await userEvent.keyboard("{ArrowDown}{Escape}");
  await waitFor(() => expect(focused()).toBe("Open"));
});
