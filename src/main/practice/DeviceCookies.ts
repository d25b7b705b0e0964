import type { AppSettings } from "../settings/AppSettings";

/** How the server names the cookies that make this computer known to an account (auth/sessions/KnownDevices.ts). */
const deviceCookie = /^(chartside_device_\w{1,40})=([\w-]{1,1000})(;|$)/;
const maxAccounts = 50;

/**
 * Keeps the cookies by which the practice's server recognizes this computer at sign-in, because the shell passes no cookies on.
 * They open nothing: with one, others' wrong passwords do not slow this computer down.
 */
export class DeviceCookies {
  constructor(private readonly settings: Pick<AppSettings, "deviceCookies">) {}

  /** Adds them to a call of the account service. */
  addTo(headers: Headers): void {
    const pairs = this.settings.deviceCookies.map(({ name, value }) => `${name}=${value}`);
    if (pairs.length > 0) headers.set("cookie", pairs.join("; "));
  }

  /** Keeps those that an answer of the account service sets. */
  keep(answer: Response): void {
    for (const line of answer.headers.getSetCookie()) {
      const [, name, value] = deviceCookie.exec(line) ?? [];
      if (name === undefined || value === undefined) continue;
      const others = this.settings.deviceCookies.filter((cookie) => cookie.name !== name);
      this.settings.deviceCookies = [...others, { name, value }].slice(-maxAccounts);
    }
  }
}
