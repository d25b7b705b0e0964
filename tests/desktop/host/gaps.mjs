import { host } from "./host.mjs";

/*
 * A member that Electron has but the host does not throws an error with its name when accessed. A name that Electron
 * does not have either is undefined.
 */

const membersByType = new Map();

/**
 * Adds throwing members to a class's prototype, or an object, for everything that Electron's type has in addition.
 * @returns the target
 */
export function markGaps(type, target) {
  const object = typeof target === "function" ? target.prototype : target;
  for (const member of membersOf(type)) {
    if (!(member in object)) Object.defineProperty(object, member, gap(`${type}.${member}`));
  }
  return target;
}

/** Returns a placeholder for a module or class of Electron that the host does not have. */
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

/** Reads member names from electron.d.ts, which is generated and therefore has a regular layout. */
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
