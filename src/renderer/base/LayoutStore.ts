import { makeAutoObservable } from "mobx";
import { sidebarCookie } from "./sidebarCookie";
import { localPreferences } from "./localPreferences";

export const themes = ["system", "light", "dark"] as const;
export type Theme = (typeof themes)[number];
export const textSizes = ["standard", "large", "larger"] as const;
/** Text size of notes and transcripts. */
export type TextSize = (typeof textSizes)[number];
export const textSizeNames = { standard: "Standard", large: "Large", larger: "Larger" } as const satisfies Record<
  TextSize,
  string
>;
/** Class of window width: wide from 1200 px, middle 768–1199 px, narrow below. */
export type Width = "wide" | "middle" | "narrow";

/** Width of the transcript column, in percent of transcript and note. */
export const transcriptShare = { min: 35, max: 55, initial: 41 } as const;
/** Keys of preferences that browsers have stored under older names: the list of visits, and the transcript's share. */
const listKey = "sessions";
const shareKey = "said";

/** Layout of the app: preferences stored in this browser, and what the window shows now. */
export class LayoutStore {
  width: Width = "wide";
  /** Whether transcript and note are shown one at a time: below 1000 px they do not fit side by side. */
  hasSteps = false;
  /** The person's choice, kept for 7 days; null if there is none, which means open in a wide window. */
  private sidebar: "open" | "collapsed" | null = sidebarCookie.read();
  /** Whether the list of visits is shown as a column, which only wide windows have. */
  isListInColumn = localPreferences.read(listKey) !== "hidden";
  /** Whether the list of visits is open over the screen, in middle and narrow windows. */
  isListOpen = false;
  /** Whether the menu sheet is open, in narrow windows. */
  isMenuOpen = false;
  theme: Theme = themes.find((theme) => theme === localPreferences.read("theme")) ?? "system";
  /** Single-key shortcuts such as R; off for people who use speech input (WCAG 2.1.4). */
  hasSingleKeys = localPreferences.read("keys") !== "off";
  textSize: TextSize = textSizes.find((size) => size === localPreferences.read("text")) ?? "standard";
  /** Whether the list of visits and the sidebar's labels are hidden; off after the page is reloaded. */
  isFocusMode = false;
  private systemIsDark = false;
  private share = Number(localPreferences.read(shareKey)) || transcriptShare.initial;

  constructor() {
    makeAutoObservable(this);
    watch("(prefers-color-scheme: dark)", (matches) => this.setSystemDark(matches));
    watch("(max-width: 767px)", () => this.setWidth(widthNow()));
    watch("(max-width: 1199px)", () => this.setWidth(widthNow()));
    watch("(max-width: 999px)", (matches) => this.setSteps(matches));
  }

  get isDark(): boolean {
    return this.theme === "dark" || (this.theme === "system" && this.systemIsDark);
  }

  /** Whether the sidebar is expanded: as the person chose, otherwise in wide windows only; never in focus mode. */
  get isSidebarOpen(): boolean {
    if (this.isFocusMode) return false;
    return this.sidebar === null ? this.width === "wide" : this.sidebar === "open";
  }

  /** Whether the list of visits is visible, in the form used at this width. */
  get isListShown(): boolean {
    return this.width === "wide" ? this.isListInColumn && !this.isFocusMode : this.isListOpen;
  }

  /** Width of the transcript column in percent, within `transcriptShare`. */
  get transcriptPercent(): number {
    return Math.min(transcriptShare.max, Math.max(transcriptShare.min, this.share));
  }

  /** Toggles the menu sheet in narrow windows, otherwise the sidebar (Ctrl/Cmd+B). */
  toggleSidebar(): void {
    if (this.width === "narrow") {
      this.isMenuOpen = !this.isMenuOpen;
      return;
    }
    this.sidebar = this.isSidebarOpen ? "collapsed" : "open";
    this.isFocusMode = false;
    sidebarCookie.write(this.sidebar);
  }

  setMenuOpen(isOpen: boolean): void {
    this.isMenuOpen = isOpen;
  }

  toggleList(): void {
    this.showList(!this.isListShown);
  }

  /** Shows or hides the list of visits; a wide window remembers it. */
  showList(isShown: boolean): void {
    if (this.width !== "wide") {
      this.isListOpen = isShown;
      return;
    }
    this.isFocusMode = false;
    this.isListInColumn = isShown;
    localPreferences.write(listKey, isShown ? "shown" : "hidden");
  }

  /** Shows the list for `sessions=open` in the URL, whatever the stored preference. */
  openList(): void {
    this.showList(true);
  }

  /** Hides the sidebar's labels and the list of visits, or shows them as before. */
  toggleFocusMode(): void {
    this.isFocusMode = !this.isFocusMode;
    if (this.isFocusMode) this.isListOpen = false;
  }

  setTextSize(size: TextSize): void {
    this.textSize = size;
    if (size === "standard") localPreferences.delete("text");
    else localPreferences.write("text", size);
  }

  setTheme(theme: Theme): void {
    this.theme = theme;
    if (theme === "system") localPreferences.delete("theme");
    else localPreferences.write("theme", theme);
  }

  setSingleKeys(isOn: boolean): void {
    this.hasSingleKeys = isOn;
    if (isOn) localPreferences.delete("keys");
    else localPreferences.write("keys", "off");
  }

  /** Sets the width of the transcript column. @param percent of both columns; limited to 35–55. */
  setTranscriptPercent(percent: number): void {
    this.share = percent;
    localPreferences.write(shareKey, String(Math.round(this.transcriptPercent * 10) / 10));
  }

  resetTranscriptPercent(): void {
    this.share = transcriptShare.initial;
    localPreferences.delete(shareKey);
  }

  private setSystemDark(isDark: boolean): void {
    this.systemIsDark = isDark;
  }

  private setSteps(hasSteps: boolean): void {
    this.hasSteps = hasSteps;
  }

  private setWidth(width: Width): void {
    this.width = width;
    if (width !== "narrow") this.isMenuOpen = false;
    if (width === "wide") this.isListOpen = false;
  }
}

function widthNow(): Width {
  if (matchMedia("(max-width: 767px)").matches) return "narrow";
  return matchMedia("(max-width: 1199px)").matches ? "middle" : "wide";
}

/** Calls `changed` with whether the media query matches, now and on every change. Never unsubscribes. */
function watch(query: string, changed: (matches: boolean) => void): void {
  if (typeof matchMedia !== "function") return; // jsdom
  const list = matchMedia(query);
  list.addEventListener("change", () => changed(list.matches));
  changed(list.matches);
}
