/** A shortcut. `combo` is in Blueprint's notation: `mod` is Cmd on a Mac, otherwise Ctrl. */
export interface Shortcut {
  combo: string;
  label: string;
  group: ShortcutGroup;
  /** Also works while the focus is in a text field. */
  inText?: boolean;
  /** Also works while a dialog is open. All others act on the screen behind it, which the user does not look at. */
  inDialog?: boolean;
}

/** Groups in the order of the key sheet. */
export const shortcutGroups = ["Everywhere", "Sessions", "Recording", "Checking the note", "Templates"] as const;
type ShortcutGroup = (typeof shortcutGroups)[number];

/**
 * All shortcuts of the dashboard: screens bind them, the key sheet lists them, controls name them in
 * `aria-keyshortcuts`. A test checks that no combo is used twice.
 */
export const shortcuts = {
  palette: { combo: "mod+k", label: "Search or do anything", group: "Everywhere", inText: true, inDialog: true },
  sidebar: { combo: "mod+b", label: "Show or hide the sidebar", group: "Everywhere", inText: true, inDialog: true },
  nextRegion: { combo: "f6", label: "Next region", group: "Everywhere", inText: true },
  previousRegion: { combo: "shift+f6", label: "Previous region", group: "Everywhere", inText: true },
  close: { combo: "esc", label: "Close the top dialog or menu", group: "Everywhere", inText: true, inDialog: true },

  newSession: { combo: "n", label: "New session", group: "Sessions" },
  find: { combo: "/", label: "Find in the list", group: "Sessions" },
  // Also closes the drawer that it opens in windows of medium width.
  toggleSessions: { combo: "mod+\\", label: "Show or hide sessions", group: "Sessions", inText: true, inDialog: true },
  focusMode: { combo: "f", label: "Focus mode: hide the lists", group: "Sessions" },
  previousSession: { combo: "[", label: "Previous session", group: "Sessions" },
  nextSession: { combo: "]", label: "Next session", group: "Sessions" },

  record: { combo: "r", label: "Record, or record more", group: "Recording" },
  recordPause: {
    combo: "mod+shift+space",
    label: "Record, pause, resume",
    group: "Recording",
    inText: true,
    inDialog: true,
  },
  stop: { combo: "mod+shift+enter", label: "Stop", group: "Recording", inText: true, inDialog: true },
  playPause: { combo: "space", label: "Pause or resume recording or playback", group: "Recording" },

  nextFinding: { combo: "j", label: "Next issue", group: "Checking the note" },
  previousFinding: { combo: "k", label: "Previous issue", group: "Checking the note" },
  playEvidence: { combo: "p", label: "Play the evidence; again: next passage", group: "Checking the note" },
  answer1: { combo: "1", label: "First answer", group: "Checking the note" },
  answer2: { combo: "2", label: "Second answer", group: "Checking the note" },
  answer3: { combo: "3", label: "Third answer", group: "Checking the note" },
  insert: { combo: "i", label: "Insert the omission", group: "Checking the note" },
  leaveOut: { combo: "x", label: "Leave out the omission", group: "Checking the note" },
  instruct: { combo: "t", label: "Redraft with instructions", group: "Checking the note" },
  cancelDraft: { combo: "mod+.", label: "Cancel the draft", group: "Checking the note", inText: true },
  copySection: { combo: "c", label: "Copy the section", group: "Checking the note" },
  copyNext: { combo: "v", label: "Copy the next section", group: "Checking the note" },
  copyNote: { combo: "shift+c", label: "Copy the whole note", group: "Checking the note" },
  nextDocument: { combo: "d", label: "Show the next document", group: "Checking the note" },
  newDocument: { combo: "shift+d", label: "New document", group: "Checking the note" },
  undo: { combo: "mod+z", label: "Undo the last change", group: "Checking the note" },
  sign: { combo: "mod+enter", label: "Sign the note", group: "Checking the note", inText: true },

  saveTemplate: { combo: "mod+s", label: "Save the template", group: "Templates", inText: true },
  sectionUp: { combo: "alt+up", label: "Move the section up", group: "Templates", inText: true },
  sectionDown: { combo: "alt+down", label: "Move the section down", group: "Templates", inText: true },
} as const satisfies Record<string, Shortcut>;
export type ShortcutId = keyof typeof shortcuts;

/** Whether a shortcut is a character or Space. Speech input can trigger these; a setting disables them (WCAG 2.1.4). */
export const isSingleKey = ({ combo }: Shortcut): boolean =>
  combo.length === 1 || combo === "space" || /^shift\+[a-z]$/.test(combo);

/** Names of keys in `aria-keyshortcuts`, if they differ from those in `combo`. */
const ariaNames: Record<string, string> = {
  esc: "Escape",
  enter: "Enter",
  space: "Space",
  shift: "Shift",
  f6: "F6",
  alt: "Alt",
  up: "ArrowUp",
  down: "ArrowDown",
};

/** Returns a shortcut as `aria-keyshortcuts` for the control with the same effect, e.g. "Control+K Meta+K". Pure. */
export function ariaKeys(id: ShortcutId): string {
  const { combo } = shortcuts[id];
  const spell = (mod: string) =>
    combo
      .split("+")
      .map((key) => (key === "mod" ? mod : (ariaNames[key] ?? key.toUpperCase())))
      .join("+");
  return combo.startsWith("mod+") ? `${spell("Control")} ${spell("Meta")}` : spell("");
}
