import { AppError } from "../../shared/errors";
import { isLoopbackHost } from "../../shared/isLoopbackHost";

/**
 * Returns the origin of a server from an address as a person types it: "scribe.example.org",
 * "https://scribe.example.org/", "http://localhost:4600". Requires https except on this computer, because sign-ins and
 * recordings are sent there. Pure.
 * @throws {AppError} `invalid_input`
 */
export function serverAddress(text: string): string {
  const trimmed = text.trim();
  const whole = /^[a-z][a-z0-9+.-]*:\/\//i.test(trimmed) ? trimmed : `https://${trimmed}`;
  if (!trimmed || !URL.canParse(whole)) throw refused("Enter an address like https://scribe.example.org.");
  const url = new URL(whole);
  if (url.username || url.password) throw refused("The address can’t contain a username or password.");
  if (url.pathname !== "/" || url.search || url.hash)
    throw refused("Enter only the server’s address, without a page path.");
  if (url.protocol === "https:" || (url.protocol === "http:" && isLoopbackHost(url.hostname))) return url.origin;
  throw refused("The address must start with https:// to keep the connection private.");
}

const refused = (sentence: string) => new AppError("invalid_input", sentence);
