import { apiOrigin } from "../platform/platform";

const loopback = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;

/**
 * An address a billing call answered, if it is one to follow: https, plain http on this machine or where the app itself
 * came from, and mail where `mail` allows it. Everything else (`javascript:`, `data:`, `file:` …) is null.
 */
export function billingAddress(text: string | undefined, { mail = false } = {}): string | null {
  const url = text ? URL.parse(text, apiOrigin()) : null;
  if (!url) return null;
  const isFine =
    url.protocol === "https:" ||
    (url.protocol === "http:" && (loopback.test(url.hostname) || url.origin === new URL(apiOrigin()).origin)) ||
    (mail && url.protocol === "mailto:");
  return isFine ? url.href : null;
}

/** The ways out of the page; tests put their own in place. */
export interface WaysOut {
  /** In this tab: the checkout comes back to it. */
  goTo(url: string): void;
  /** In a new tab, which learns nothing of this one. */
  openTab(url: string): void;
}

export const waysOut: WaysOut = {
  goTo: (url) => location.assign(url),
  openTab: (url) => void window.open(url, "_blank", "noopener"),
};
