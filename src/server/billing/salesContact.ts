import type { Settings } from "../platform/settings/settings";

/**
 * Returns the contact address for the Enterprise plan: `CHARTSIDE_SALES_CONTACT` if set, otherwise a `mailto:` address
 * of `sales` at the domain that `mailDomain` returns. A `mailto:` address gets a subject unless it has one.
 */
export function salesContact(settings: Settings): string {
  const { CHARTSIDE_SALES_CONTACT: contact, CHARTSIDE_COMPANY: company } = settings;
  const address = contact ?? `mailto:sales@${mailDomain(settings)}`;
  if (!address.startsWith("mailto:") || /[?&]subject=/i.test(address)) return address;
  const subject = encodeURIComponent(`${company} Enterprise plan`);
  return `${address}${address.includes("?") ? "&" : "?"}subject=${subject}`;
}

/**
 * Returns the server's public host name. Without one, returns the company's name under `.example`, which is reserved,
 * so that the email cannot reach a stranger.
 */
function mailDomain({ CHARTSIDE_PUBLIC_URL, CHARTSIDE_COMPANY }: Settings): string {
  const host = CHARTSIDE_PUBLIC_URL ? new URL(CHARTSIDE_PUBLIC_URL).hostname : "";
  if (/\.[a-z]{2,}$/i.test(host)) return host;
  const name = CHARTSIDE_COMPANY.normalize("NFKD")
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, "");
  return `${name || "chartside"}.example`;
}
