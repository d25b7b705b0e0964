import { host } from "./host.mjs";

/*
 * Gaps are loud: a member that Electron has and the host has not throws and names itself when touched. A name that
 * Electron does not have either stays undefined.
 */

const membersByType = new Map();

/** Fills a class's prototype, or an object, with the gaps it has against Electron's type. @returns the target */
export function markGaps(type, target) {
  const object = typeof target === "function" ? target.prototype : target;
  for (const member of membersOf(type)) {
    if (!(member in object)) Object.defineProperty(object, member, gap(`${type}.${member}`));
  }
  return target;
}

/** Stands for a module or class of Electron that the host has not at all. */
export function missing(name) {
  const fail = () => {
    throw notImplemented(name);
  };
  const get = (target, key) =>
    typeof key === "symbol" || key === "then" || key === "prototype" ? target[key] : fail();
  return new Proxy(function absent() {}, { get, construct: fail, apply: fail });
}

export function notImplemented(name) {
  return new Error(`desktop host: ${name} is not implemented`);
}

function gap(name) {
  return {
    configurable: true,
    get() {
      throw notImplemented(name);
    },
    set(value) {
      const key = name.split(".")[1];
      Object.defineProperty(this, key, { value, writable: true, configurable: true });
    },
  };
}

function membersOf(type) {
  if (membersByType.size === 0) readDeclarations(host.application.declarations);
  const members = membersByType.get(type);
  if (!members) throw new Error(`desktop host: electron.d.ts has no type ${type}`);
  return members;
}

/** Reads the names of members out of electron.d.ts, whose layout is generated and therefore regular. */
function readDeclarations(text) {
  for (const block of text.split(/^  (?=(?:interface|class) )/m)) {
    const type = /^(?:interface|class) (\w+)/.exec(block)?.[1];
    if (!type) continue;
    const body = block.slice(0, block.search(/^  }/m));
    const names = [...body.matchAll(/^    (?:readonly )*(\w+)\??[(:<]/gm)].map((found) => found[1]);
    membersByType.set(
      type,
      new Set([...(membersByType.get(type) ?? []), ...names.filter((name) => name !== "constructor")]),
    );
  }
}
