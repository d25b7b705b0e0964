import { HotkeysContext } from "@blueprintjs/core";
import { Cog, Contrast, Flash, KeyCommand, LogIn, LogOut, Moon, Person, Pulse } from "@blueprintjs/icons";
import { use } from "react";
import { useNavigate } from "react-router-dom";
import { useSignOut } from "../auth/signOut/useSignOut";
import { viewerOf } from "../base/access";
import type { IconComponent } from "../base/IconComponent";
import type { Theme } from "../base/LayoutStore";
import { iconOf, navGroups } from "../base/navGroups";
import { useStores } from "../base/useStores";
import { screenCommands } from "../shortcuts/useCommands";
import { isCommand } from "../shortcuts/useShortcuts";
import { isAvailable, rankOf } from "./isAvailable";
import { commandIcons } from "./commandIcons";
import { keysOf, type PaletteGroup, type PaletteRow } from "./search";
import { visitRows } from "./visitRows";

const isMac = /Mac|iPod|iPhone|iPad/.test(navigator.platform);
const themes: Record<Theme, { text: string; Icon: IconComponent }> = {
  light: { text: "Light theme", Icon: Flash },
  dark: { text: "Dark theme", Icon: Moon },
  system: { text: "Theme of this computer", Icon: Contrast },
};

/**
 * Returns everything the palette offers: what can be done with the object on the screen, screens, settings, and visits.
 * Reads observable state, so only observer components can call it.
 */
export function usePaletteGroups(onSettings: () => void): PaletteGroup[] {
  const navigate = useNavigate();
  const actions = useActions();
  const settings = useSettings(onSettings);
  const stores = useStores();
  const { recorder, session, visits } = stores;
  const visitList: PaletteRow[] = visitRows(visits.items, (id) => recorder.unsentMs(id)).map(({ id, text, sub }) => ({
    id: `session-${id}`,
    text,
    sub,
    icon: <Person size={16} />,
    keys: [],
    run: () => {
      visits.select(id);
      void navigate("/dashboard/scribe");
    },
  }));
  const screens: PaletteRow[] = navGroups(viewerOf(stores))
    .flatMap((category) => category.items)
    .map((item) => rowOf(`nav-${item.id}`, item.title, iconOf(item), () => navigate(item.url)));
  const admin = rowOf("admin", "Administration", Pulse, () => navigate("/admin"));
  const isAdmin = session.effectiveType === "admin";
  return [
    { name: "On this screen", rows: actions },
    { name: "Go to", rows: [...screens, ...(isAdmin ? [admin] : [])] },
    { name: "Settings", rows: settings },
    { name: "Sessions", rows: visitList },
  ];
}

/** Rows for the bound shortcuts and the commands of the current screen, those of the open visit first. */
function useActions(): PaletteRow[] {
  const [{ hotkeys }] = use(HotkeysContext);
  const stores = useStores();
  const bound = hotkeys
    .filter(isCommand)
    .filter(({ id }) => isAvailable(id, stores))
    .map(({ id, combo, label, run }) => ({ id, row: rowOf(`key-${id}`, label, commandIcons[id], run, { combo }) }));
  const offered = screenCommands().map(({ id, text, sub, icon, run }) => ({
    id,
    row: rowOf(id, text, icon, run, { sub }),
  }));
  return [...bound, ...offered].sort((a, b) => rankOf(a.id) - rankOf(b.id)).map(({ row }) => row);
}

/** Rows of settings, theme, keys, and signing out or in. */
function useSettings(onSettings: () => void): PaletteRow[] {
  const [, dispatch] = use(HotkeysContext);
  const { layout, session } = useStores();
  const signOut = useSignOut();
  const navigate = useNavigate();
  const others = (Object.keys(themes) as Theme[]).filter((theme) => theme !== layout.theme);
  return [
    rowOf("settings", "Account Settings", Cog, onSettings),
    ...others.map((theme) =>
      rowOf(`theme-${theme}`, themes[theme].text, themes[theme].Icon, () => layout.setTheme(theme)),
    ),
    rowOf("keys", "Keyboard shortcuts", KeyCommand, () => dispatch({ type: "OPEN_DIALOG" }), {
      combo: "?",
      sub: "Help: all keys of this screen",
    }),
    session.user && !session.isLocal
      ? rowOf("sign-out", "Sign out", LogOut, signOut.here)
      : rowOf("sign-in", "Sign in", LogIn, () => navigate("/sign-in")),
  ];
}

interface RowOptions {
  combo?: string;
  sub?: string | undefined;
}

const rowOf = (
  id: string,
  text: string,
  Icon: IconComponent,
  run: () => unknown,
  { combo, sub }: RowOptions = {},
): PaletteRow => ({ id, text, sub, icon: <Icon size={16} />, keys: combo ? keysOf(combo, isMac) : [], run });
