/*
 * Chromium cannot register a custom scheme from outside. In the page `app://chartside/path` is therefore
 * `http://chartside.app.localhost/path` (a secure context, the same address at every launch), which Chromium resolves
 * to the host's server. The application's main process only sees `app://chartside/path`.
 */

/** Schemes from `protocol.registerSchemesAsPrivileged`. */
export const privileged = new Map();
/** Handlers from `protocol.handle` by scheme. */
export const handlers = new Map();

const outerAddress = /^([a-z][a-z0-9+.-]*):\/\/([^/?#]*)/i;
const innerAddress = /^http:\/\/([^/?#:]+)\.([a-z0-9+-]+)\.localhost(?=[/?#]|$)/i;

/** Maps `app://chartside/x` to `http://chartside.app.localhost/x` and leaves other addresses unchanged. */
export function toInner(address) {
  return String(address).replace(outerAddress, (whole, scheme, name) =>
    ownSchemes().includes(scheme) ? `http://${name}.${scheme}.localhost` : whole,
  );
}

/** Maps `http://chartside.app.localhost/x` to `app://chartside/x` and leaves other addresses unchanged. */
export function toOuter(address) {
  return String(address).replace(innerAddress, (whole, name, scheme) =>
    ownSchemes().includes(scheme) ? `${scheme}://${name}` : whole,
  );
}

/** Replaces the application's schemes in a content security policy. @param {string} policy */
export function toInnerPolicy(policy) {
  return ownSchemes().reduce((text, scheme) => {
    const source = new RegExp(`(^|[\\s;])${scheme}:(//[^\\s;]*)?(?=[\\s;]|$)`, "g");
    return text.replace(source, (_whole, before, rest) => {
      return before + (rest ? toInner(`${scheme}:${rest}`) : `http://*.${scheme}.localhost`);
    });
  }, policy);
}

function ownSchemes() {
  return [...new Set([...privileged.keys(), ...handlers.keys()])];
}
