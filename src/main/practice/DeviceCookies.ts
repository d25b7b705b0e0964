import type { AppSettings } from "../settings/AppSettings";

/**
 * Matches a cookie by which the server recognizes this computer at an account's sign-in
 * (auth/sessions/KnownDevices.ts).
 */
const deviceCookiePattern = /^(chartside_device_\w{1,40})=([\w-]{1,1000})(;|$)/;
/** Maximum number of cookies kept, one per account; the cookies set longest ago are dropped. */
const maxAccounts = 50;

/**
 * Keeps the cookies by which the practice's server recognizes this computer at sign-in; other cookies are not proxied.
 * They grant no access: with such a cookie, wrong passwords entered on other devices do not delay sign-in here.
 */
export class DeviceCookies {
  constructor(private readonly settings: Pick<AppSettings, "deviceCookies">) {}

  /** Adds the cookies to the headers of a call to the account service. */
  addTo(headers: Headers): void {
    const pairs = this.settings.deviceCookies.map(({ name, value }) => `${name}=${value}`);
    if (pairs.length > 0) headers.set("cookie", pairs.join("; "));
  }

  /** Saves the device cookies that a response of the account service sets; ignores other cookies. */
  keep(response: Response): void {
    for (const line of response.headers.getSetCookie()) {
      const [, name, value] = deviceCookiePattern.exec(line) ?? [];
      if (name === undefined || value === undefined) continue;
      const others = this.settings.deviceCookies.filter((cookie) => cookie.name !== name);
      this.settings.deviceCookies = [...others, { name, value }].slice(-maxAccounts);
    }
  }
}
