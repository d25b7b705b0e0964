import { expect, test } from "vitest";
import { ariaKeys, isSingleKey, type ShortcutId, shortcuts } from "../../../src/renderer/shortcuts/shortcuts";

const all = Object.entries(shortcuts);

test("no shortcut is bound twice", () => {
  const combos = all.map(([, { combo }]) => combo.split("+").sort().join("+"));
  expect(combos.filter((combo, index) => combos.indexOf(combo) !== index)).toEqual([]);
});

test("shortcuts of the browser and of other scribes are avoided", () => {
  const taken = [
    "mod+shift+r",
    "mod+shift+n",
    "mod+shift+t",
    "mod+shift+w",
    "mod+shift+c",
    "mod+r",
    "mod+n",
    "mod+t",
    "mod+w",
  ];
  const combos: string[] = all.map(([, { combo }]) => combo);
  expect(combos.filter((combo) => taken.includes(combo) || /^alt\+\d$/.test(combo))).toEqual([]);
});

test("isSingleKey is true for characters and Space, also with Shift; none of them works while typing", () => {
  for (const [id, shortcut] of all) {
    const isTyped = !/mod|alt|f6|esc/.test(shortcut.combo);
    expect([id, isSingleKey(shortcut)]).toEqual([id, isTyped]);
    if (isSingleKey(shortcut)) expect([id, "inText" in shortcut]).toEqual([id, false]);
  }
});

test.each<[ShortcutId, string]>([
  ["record", "R"],
  ["playPause", "Space"],
  ["sidebar", "Control+B Meta+B"],
  ["stop", "Control+Shift+Enter Meta+Shift+Enter"],
  ["toggleSessions", "Control+\\ Meta+\\"],
  ["copyNote", "Shift+C"],
])("aria-keyshortcuts of %s is %s", (id, keys) => {
  expect(ariaKeys(id)).toBe(keys);
});
