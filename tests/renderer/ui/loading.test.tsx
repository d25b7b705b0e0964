import { act, render, screen } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { Loading } from "../../../src/renderer/ui/Loading";

beforeEach(() => void vi.useFakeTimers());

test.each(["Loading authentication...", "Initializing session...", "Loading...", "Loading Page..."])(
  "'%s' is shown in a status after 150 ms [P2.81 P2.82 P2.83 P2.84 P2.85]",
  (text) => {
    render(<Loading text={text} />);
    act(() => void vi.advanceTimersByTime(149));
    expect(screen.getByRole("status").textContent).toBe("");
    act(() => void vi.advanceTimersByTime(1));
    expect(screen.getByRole("status").textContent).toBe(text);
  },
);
