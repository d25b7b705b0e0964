import { expect, test } from "vitest";
import { isOffered } from "../../../src/main/updates/isOffered";

test.each([
  { version: "1.6.0", installed: "1.5.1", stable: true, withPre: true },
  { version: "1.5.10", installed: "1.5.9", stable: true, withPre: true },
  { version: "1.5.1", installed: "1.5.1", stable: false, withPre: false },
  { version: "1.5.0", installed: "1.5.1", stable: false, withPre: false },
  { version: "1.6.0-beta.1", installed: "1.5.1", stable: false, withPre: true },
  { version: "1.5.1-beta.1", installed: "1.5.1", stable: false, withPre: false },
  { version: "1.6.0", installed: "1.6.0-beta.1", stable: true, withPre: true },
  { version: "1.6.0-beta.2", installed: "1.6.0-beta.1", stable: false, withPre: true },
  { version: "1.6.0-alpha.9", installed: "1.6.0-beta.1", stable: false, withPre: false },
])(
  "$version is offered to $installed: $stable, with pre-releases: $withPre",
  ({ version, installed, stable, withPre }) => {
    expect(isOffered(version, installed, false)).toBe(stable);
    expect(isOffered(version, installed, true)).toBe(withPre);
  },
);
