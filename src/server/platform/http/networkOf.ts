import { isIPv6 } from "node:net";

/**
 * Returns the key of a client's network for rate limits: the IPv4 address, or the first 64 bits of the IPv6 address,
 * because one subscriber has all addresses that begin with them.
 */
export function networkOf({ ip }: { ip: string }): string {
  const plain = ip.replace(/^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/i, "");
  if (!isIPv6(plain)) return plain;
  const groups = (text: string): string[] => (text === "" ? [] : text.split(":"));
  const [before = "", after] = plain.replace(/%.*$/, "").split("::");
  const [head, tail] = [groups(before), groups(after ?? "")];
  const zeros = after === undefined ? [] : Array<string>(Math.max(0, 8 - head.length - tail.length)).fill("0");
  const first = [...head, ...zeros, ...tail].slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16));
  return `${first.join(":")}::/64`;
}
