export const appScheme = "app";
export const appHost = "chartside";
/** Origin of the app's own pages. */
export const appOrigin = `${appScheme}://${appHost}`;

/** Whether an address is one of the app's own pages. Compares protocol and host: for `app:` Node's origin is "null". */
export function isAppPage(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, host } = new URL(address);
  return `${protocol}//${host}` === appOrigin;
}

/**
 * Whether an address is the app's document: the path `/` with any fragment (`#/…`). Other paths of the origin do not
 * count, because calls to some of them are proxied to servers.
 */
export const isAppDocument = (address: string): boolean => isAppPage(address) && new URL(address).pathname === "/";
