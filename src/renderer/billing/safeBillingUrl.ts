import { apiOrigin } from "../base/Platform";

/** Matches host names of this computer. */
const loopbackPattern = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;

/**
 * Returns the absolute URL from a billing response if it is safe to open: any https URL, an http URL of this computer
 * or of the API's origin, or, if `mail` is set, a mailto URL. Returns null for any other URL (`javascript:`, `data:`,
 * `file:` …), and if there is none. Relative URLs are resolved against the API's origin.
 */
export function safeBillingUrl(text: string | undefined, { mail = false } = {}): string | null {
  const url = text ? URL.parse(text, apiOrigin()) : null;
  if (!url) return null;
  const isFine =
    url.protocol === "https:" ||
    (url.protocol === "http:" && (loopbackPattern.test(url.hostname) || url.origin === new URL(apiOrigin()).origin)) ||
    (mail && url.protocol === "mailto:");
  return isFine ? url.href : null;
}

/** Opens addresses outside the app; replaced in tests. */
export interface LinkOpener {
  /** Opens in this tab, to which the checkout returns. */
  goTo(url: string): void;
  /** Opens in a new tab without access to this one. */
  openTab(url: string): void;
}

/** Opens addresses with the browser. */
export const linkOpener: LinkOpener = {
  goTo: (url) => location.assign(url),
  openTab: (url) => void window.open(url, "_blank", "noopener"),
};
