// Serializes structured clones to text between main process and page. Evaluated in both. Its input has already passed
// through structuredClone(). An object becomes [kind, id, …]; a primitive that JSON lacks becomes [kind, value].
export function createCodec() {
  const errors = { Error, EvalError, RangeError, ReferenceError, SyntaxError, TypeError, URIError };
  const refuse = () => {
    throw new Error("An object could not be cloned.");
  };

  const toBase64 = (bytes) =>
    bytes.toBase64
      ? bytes.toBase64()
      : Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString("base64");
  const fromBase64 = (text) =>
    Uint8Array.fromBase64 ? Uint8Array.fromBase64(text) : Uint8Array.from(Buffer.from(text, "base64"));

  function encode(root) {
    const seen = new Map();
    const write = (value) => {
      const type = typeof value;
      switch (type) {
        case "string":
        case "boolean":
          return value;
        case "number":
          return Number.isFinite(value) && !Object.is(value, -0)
            ? value
            : ["number", Object.is(value, -0) ? "-0" : `${value}`];
        case "undefined":
          return ["undefined"];
        case "bigint":
          return ["bigint", `${value}`];
        case "object":
          return value === null ? null : writeObject(value);
        case "function":
        case "symbol":
        default:
          return refuse(); // functions and symbols
      }
    };
    const entries = (object) => Object.keys(object).map((key) => [key, write(object[key])]);
    const writeObject = (value) => {
      if (seen.has(value)) return ["again", seen.get(value)];
      const id = seen.size;
      seen.set(value, id);
      if (Array.isArray(value)) return ["array", id, value.length, entries(value)];
      if (value instanceof Date) return ["date", id, write(value.getTime())];
      if (value instanceof RegExp) return ["regexp", id, value.source, value.flags];
      if (value instanceof Map) return ["map", id, [...value].map(([key, item]) => [write(key), write(item)])];
      if (value instanceof Set) return ["set", id, [...value].map(write)];
      if (value instanceof ArrayBuffer) return ["buffer", id, toBase64(new Uint8Array(value))];
      if (ArrayBuffer.isView(value)) {
        const bytes = new Uint8Array(value.buffer, value.byteOffset, value.byteLength);
        return ["view", id, value.constructor.name, toBase64(bytes)];
      }
      if (value instanceof Error) return ["error", id, value.name, value.message, `${value.stack}`];
      if (value instanceof Boolean || value instanceof Number || value instanceof String) {
        return ["boxed", id, write(value.valueOf())];
      }
      if (Object.prototype.toString.call(value) !== "[object Object]") refuse();
      return ["object", id, entries(value)];
    };
    return JSON.stringify(write(root));
  }

  const set = (object, key, value) =>
    Object.defineProperty(object, key, { value, writable: true, enumerable: true, configurable: true });

  const create = {
    array: ([length]) => new Array(length),
    date: ([time]) => new Date(typeof time === "number" ? time : Number.NaN),
    regexp: ([source, flags]) => new RegExp(source, flags),
    map: () => new Map(),
    set: () => new Set(),
    buffer: ([text]) => fromBase64(text).buffer,
    view: ([kind, text]) => {
      const { buffer } = fromBase64(text);
      return new globalThis[kind](buffer);
    },
    error: ([name, message, stack]) => set(new (errors[name] ?? Error)(message), "stack", stack),
    object: () => ({}),
  };

  function decode(text) {
    const objects = [];
    const read = (node) => {
      if (!Array.isArray(node)) return node;
      const [kind, idOrValue, ...rest] = node;
      switch (kind) {
        case "undefined":
          return undefined;
        case "number":
          return Number(idOrValue);
        case "bigint":
          return BigInt(idOrValue);
        case "again":
          return objects[idOrValue];
        case "boxed":
          return (objects[idOrValue] = Object(read(rest[0])));
        default:
          return fill(kind, (objects[idOrValue] = create[kind](rest)), rest);
      }
    };
    const fill = (kind, object, rest) => {
      if (kind === "array") for (const [key, item] of rest[1]) object[key] = read(item);
      if (kind === "object") for (const [key, item] of rest[0]) set(object, key, read(item));
      if (kind === "map") for (const [key, item] of rest[0]) object.set(read(key), read(item));
      if (kind === "set") for (const item of rest[0]) object.add(read(item));
      return object;
    };
    return read(JSON.parse(text));
  }

  return { encode, decode };
}
