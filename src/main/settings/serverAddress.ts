import { AppError } from "../../shared/errors";

const loopbackHosts = new Set(["localhost", "127.0.0.1", "[::1]"]);

/**
 * The origin of a server as people write it: "scribe.example.org", "https://scribe.example.org/", "http://localhost:4600".
 * Sign-in and recordings travel there, so only https will do; http is for a server on this computer. Pure.
 * @throws {AppError} `invalid_input`
 */
export function serverAddress(text: string): string {
  const trimmed = text.trim();
  const whole = /^[a-z][a-z0-9+.-]*:\/\//i.test(trimmed) ? trimmed : `https://${trimmed}`;
  if (!trimmed || !URL.canParse(whole)) throw refused("Enter an address such as https://scribe.example.org.");
  const url = new URL(whole);
  if (url.username || url.password) throw refused("The address must not hold a name or password.");
  if (url.pathname !== "/" || url.search || url.hash) throw refused("Enter the address alone, without a page on it.");
  if (url.protocol === "https:" || (url.protocol === "http:" && loopbackHosts.has(url.hostname))) return url.origin;
  throw refused("The address must begin with https://, so that nobody can listen in.");
}

const refused = (sentence: string) => new AppError("invalid_input", sentence);
