import type { Settings } from "../platform/settings/settings";

/**
 * Returns the contact for Enterprise: the setting, else `sales@` at the server's public host name, else at a name made of the
 * company's. A mailto: address gets a subject unless it has one.
 */
export function salesContact(settings: Settings): string {
  const { CHARTSIDE_SALES_CONTACT: contact, CHARTSIDE_COMPANY: company } = settings;
  const address = contact ?? `mailto:sales@${mailDomain(settings)}`;
  if (!address.startsWith("mailto:") || /[?&]subject=/i.test(address)) return address;
  const subject = encodeURIComponent(`${company} Enterprise plan`);
  return `${address}${address.includes("?") ? "&" : "?"}subject=${subject}`;
}

/** Without a public host name it ends in `.example`, which is reserved, so that the email reaches no stranger. */
function mailDomain({ CHARTSIDE_PUBLIC_URL, CHARTSIDE_COMPANY }: Settings): string {
  const host = CHARTSIDE_PUBLIC_URL ? new URL(CHARTSIDE_PUBLIC_URL).hostname : "";
  if (/\.[a-z]{2,}$/i.test(host)) return host;
  const name = CHARTSIDE_COMPANY.normalize("NFKD")
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, "");
  return `${name || "chartside"}.example`;
}
