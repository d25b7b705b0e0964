import { beforeEach, expect, test, vi } from "vitest";
import { LayoutStore } from "../../../src/renderer/base/LayoutStore";

/** A window whose width and color scheme can be changed. */
class Screen {
  private readonly lists = new Map<string, { target: EventTarget & { matches: boolean }; query: string }>();
  constructor(
    private width: number,
    private isDark = false,
  ) {
    vi.stubGlobal("matchMedia", (query: string) => {
      const target = Object.assign(new EventTarget(), { matches: this.matches(query) });
      this.lists.set(`${query} ${this.lists.size}`, { target, query });
      return target;
    });
  }
  set(width: number, isDark = this.isDark): void {
    this.width = width;
    this.isDark = isDark;
    for (const { target, query } of this.lists.values()) {
      target.matches = this.matches(query);
      target.dispatchEvent(new Event("change"));
    }
  }
  private matches(query: string): boolean {
    const maxWidth = /max-width: (\d+)px/.exec(query)?.[1];
    return maxWidth === undefined ? this.isDark : this.width <= Number(maxWidth);
  }
}

beforeEach(() => {
  localStorage.clear();
  document.cookie = "chartside_sidebar=; path=/; max-age=0";
});

test("the sidebar follows the window's width until the person chooses [P2.58 P2.62 P9.06]", () => {
  const screen = new Screen(1440);
  const layout = new LayoutStore();
  const openAt = (width: number): boolean => {
    screen.set(width);
    return layout.isSidebarOpen;
  };
  expect([1440, 1200, 1199, 768].map(openAt)).toEqual([true, true, false, false]);
  screen.set(1440);
  layout.toggleSidebar();
  expect([layout.isSidebarOpen, new LayoutStore().isSidebarOpen]).toEqual([false, false]);
});

test("the sidebar's state is stored in a cookie for 7 days and survives a reload [P2.58 P2.59 P9.05]", () => {
  new Screen(1440);
  const written = vi.spyOn(Document.prototype, "cookie", "set");
  new LayoutStore().toggleSidebar();
  expect(written.mock.calls[0]?.[0]).toContain("max-age=604800");
  written.mockRestore();
  expect(document.cookie).toContain("chartside_sidebar=collapsed");
  expect(new LayoutStore().isSidebarOpen).toBe(false);
});

test("the shortcut opens and closes the menu on a phone without changing the cookie [P2.62]", () => {
  new Screen(390);
  const layout = new LayoutStore();
  layout.toggleSidebar();
  expect(layout.isMenuOpen).toBe(true);
  expect(document.cookie).not.toContain("chartside_sidebar");
  layout.toggleSidebar();
  expect(layout.isMenuOpen).toBe(false);
});

test("the menu of a phone closes when the window grows", () => {
  const screen = new Screen(390);
  const layout = new LayoutStore();
  layout.toggleSidebar();
  screen.set(1440);
  expect(layout.isMenuOpen).toBe(false);
});

test("the session list stays hidden until sessions=open shows it again [P2.42 P2.43 P2.44]", () => {
  new Screen(1440);
  const layout = new LayoutStore();
  expect(layout.isListShown).toBe(true);
  layout.toggleList();
  const reloaded = new LayoutStore();
  expect(reloaded.isListShown).toBe(false);
  reloaded.openList();
  expect(new LayoutStore().isListShown).toBe(true);
});

test("opening the sessions drawer on a medium screen does not change the wide layout", () => {
  const screen = new Screen(1024);
  const layout = new LayoutStore();
  expect(layout.isListShown).toBe(false);
  layout.toggleList();
  expect(layout.isListShown).toBe(true);
  layout.toggleList();
  screen.set(1440);
  expect(layout.isListShown).toBe(true);
});

test.each([
  { asked: 12, share: 35 },
  { asked: 35, share: 35 },
  { asked: 48.26, share: 48.3 },
  { asked: 90, share: 55 },
])("a divider dragged to $asked % is at $share % after a reload", ({ asked, share }) => {
  new Screen(1440);
  new LayoutStore().setTranscriptPercent(asked);
  expect(new LayoutStore().transcriptPercent).toBe(share);
});

test("a double click on the divider resets its position", () => {
  new Screen(1440);
  const layout = new LayoutStore();
  layout.setTranscriptPercent(50);
  layout.resetTranscriptPercent();
  expect(layout.transcriptPercent).toBe(41);
  expect(new LayoutStore().transcriptPercent).toBe(41);
});

test("the theme follows the system unless Light or Dark is chosen", () => {
  const screen = new Screen(1440);
  const layout = new LayoutStore();
  screen.set(1440, true);
  expect(layout.isDark).toBe(true);
  layout.setTheme("light");
  expect(layout.isDark).toBe(false);
  expect(new LayoutStore().theme).toBe("light");
  layout.setTheme("system");
  expect(layout.isDark).toBe(true);
  expect(new LayoutStore().theme).toBe("system");
});

test("focus mode hides the sessions list and the sidebar's labels", () => {
  new Screen(1440);
  const layout = new LayoutStore();
  layout.toggleFocusMode();
  expect([layout.isListShown, layout.isSidebarOpen]).toEqual([false, false]);
  layout.toggleFocusMode();
  expect([layout.isListShown, layout.isSidebarOpen]).toEqual([true, true]);
  layout.toggleFocusMode();
  layout.showList(true);
  expect([layout.isListShown, layout.isFocusMode]).toEqual([true, false]);
});

test("the text size is kept in this browser", () => {
  new Screen(1440);
  new LayoutStore().setTextSize("larger");
  expect(new LayoutStore().textSize).toBe("larger");
  new LayoutStore().setTextSize("standard");
  expect(new LayoutStore().textSize).toBe("standard");
});
