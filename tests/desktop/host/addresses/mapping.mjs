/*
 * Chromium cannot be taught a scheme from outside. `app://chartside/path` is therefore `http://chartside.app.localhost/path`
 * in the page (a secure context, the same address at every launch), a name that Chromium resolves to the host's own server.
 * The application's main process only ever sees `app://chartside/path`.
 */

/** Schemes of `protocol.registerSchemesAsPrivileged`. */
export const privileged = new Map();
/** Handlers of `protocol.handle` by scheme. */
export const handlers = new Map();

const outerAddress = /^([a-z][a-z0-9+.-]*):\/\/([^/?#]*)/i;
const innerAddress = /^http:\/\/([^/?#:]+)\.([a-z0-9+-]+)\.localhost(?=[/?#]|$)/i;

/** `app://chartside/x` → `http://chartside.app.localhost/x`; other addresses stay. */
export function toInner(address) {
  return String(address).replace(outerAddress, (whole, scheme, name) =>
    ownSchemes().includes(scheme) ? `http://${name}.${scheme}.localhost` : whole,
  );
}

/** `http://chartside.app.localhost/x` → `app://chartside/x`; other addresses stay. */
export function toOuter(address) {
  return String(address).replace(innerAddress, (whole, name, scheme) =>
    ownSchemes().includes(scheme) ? `${scheme}://${name}` : whole,
  );
}

/** The sources of a policy that name our schemes, in the page's terms. @param {string} policy */
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
