import { makeAutoObservable } from "mobx";
import { readSidebarCookie, writeSidebarCookie } from "./sidebarCookie";
import { forget, recall, remember } from "./remembered";

export const themes = ["system", "light", "dark"] as const;
export type Theme = (typeof themes)[number];
/** wide ≥ 1200 px, middle 768–1199 px, narrow below. */
export type Width = "wide" | "middle" | "narrow";

/** Share of the said side, in percent of both columns. */
export const saidShare = { least: 35, most: 55, usual: 41 } as const;

/** How the screen is arranged for this person on this computer. */
export class LayoutStore {
  width: Width = "wide";
  /** What was chosen in the last 7 days; null when nothing was, which is open. */
  private sidebar: "open" | "collapsed" | null = readSidebarCookie();
  /** The sessions list as a column (wide screens); a drawer or a screen of its own has `isListOpen`. */
  sessionsShown = recall("sessions") !== "hidden";
  isListOpen = false;
  isMenuOpen = false;
  theme: Theme = themes.find((theme) => theme === recall("theme")) ?? "system";
  /** Single keys such as R; off for people who control the computer by voice (WCAG 2.1.4). */
  hasSingleKeys = recall("keys") !== "off";
  private systemIsDark = false;
  private share = Number(recall("said")) || saidShare.usual;

  constructor() {
    makeAutoObservable(this);
    watch("(prefers-color-scheme: dark)", (matches) => this.setSystemDark(matches));
    watch("(max-width: 767px)", () => this.setWidth(widthNow()));
    watch("(max-width: 1199px)", () => this.setWidth(widthNow()));
  }

  get isDark(): boolean {
    return this.theme === "dark" || (this.theme === "system" && this.systemIsDark);
  }

  /** Nothing but the person collapses it, from 768 px on (product text §2, §9). */
  get isSidebarOpen(): boolean {
    return this.sidebar !== "collapsed";
  }

  /** Whether the list of sessions is on the screen now, in whichever form this width has. */
  get isListShown(): boolean {
    return this.width === "wide" ? this.sessionsShown : this.isListOpen;
  }

  get saidPercent(): number {
    return Math.min(saidShare.most, Math.max(saidShare.least, this.share));
  }

  /** Ctrl/Cmd+B: the menu sheet on a phone, the sidebar elsewhere. */
  toggleSidebar(): void {
    if (this.width === "narrow") {
      this.isMenuOpen = !this.isMenuOpen;
      return;
    }
    this.sidebar = this.isSidebarOpen ? "collapsed" : "open";
    writeSidebarCookie(this.sidebar);
  }

  setMenuOpen(isOpen: boolean): void {
    this.isMenuOpen = isOpen;
  }

  toggleList(): void {
    this.showList(!this.isListShown);
  }

  showList(isShown: boolean): void {
    if (this.width !== "wide") {
      this.isListOpen = isShown;
      return;
    }
    this.sessionsShown = isShown;
    remember("sessions", isShown ? "shown" : "hidden");
  }

  /** `sessions=open` in the address: shows the list, whatever was remembered. */
  openList(): void {
    this.showList(true);
  }

  setTheme(theme: Theme): void {
    this.theme = theme;
    if (theme === "system") forget("theme");
    else remember("theme", theme);
  }

  setSingleKeys(isOn: boolean): void {
    this.hasSingleKeys = isOn;
    if (isOn) forget("keys");
    else remember("keys", "off");
  }

  /** @param percent of both columns; kept within 35–55. */
  setSaidPercent(percent: number): void {
    this.share = percent;
    remember("said", String(Math.round(this.saidPercent * 10) / 10));
  }

  resetSaidPercent(): void {
    this.share = saidShare.usual;
    forget("said");
  }

  private setSystemDark(isDark: boolean): void {
    this.systemIsDark = isDark;
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

/** Tells `changed` what the query says, now and at every change. Lives as long as the page. */
function watch(query: string, changed: (matches: boolean) => void): void {
  if (typeof matchMedia !== "function") return; // no screen, e.g. under jsdom
  const list = matchMedia(query);
  list.addEventListener("change", () => changed(list.matches));
  changed(list.matches);
}
