import { HotkeysContext } from "@blueprintjs/core";
import { Cog, Document, KeyCommand, Person, Pulse } from "@blueprintjs/icons";
import { use } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { viewerOf } from "../base/access";
import type { DocumentKind } from "../../shared/notes/document";
import { documentTitles } from "../../shared/notes/documentNames";
import { type DashboardStores, useStores } from "../base/useStores";
import { iconOf, navGroups } from "../base/navGroups";
import { isCommand } from "../shortcuts/useShortcuts";
import { keysOf, type PaletteGroup, type PaletteRow } from "./search";
import { sessionRows } from "./sessionRows";

const isMac = /Mac|iPod|iPhone|iPad/.test(navigator.platform);
/**
 * Combos not offered as commands: those of the palette itself, of dialogs and regions, of answers to findings, and
 * of the menu of new documents, whose items are offered instead.
 */
const notOffered = new Set(["esc", "f6", "shift+f6", "mod+k", "1", "2", "3", "shift+d"]);

/** Returns the rows that show or draft the documents of the open session, on the Scribe screen. */
function documentRows({ documents, openVisit }: Pick<DashboardStores, "documents" | "openVisit">, path: string) {
  if (path !== "/dashboard/scribe" || openVisit.visitId === null) return [];
  const row = (verb: string, kind: DocumentKind, run: () => unknown): PaletteRow => ({
    id: `${verb}-${kind}`,
    text: `${verb}: ${documentTitles[kind]}`,
    icon: <Document size={16} />,
    keys: [],
    run,
  });
  const others = documents.kinds.filter((kind) => kind !== documents.kind);
  const missing = documents.obstacle === null ? documents.missing : [];
  return [
    ...others.map((kind) => row("Show document", kind, () => documents.show(kind))),
    ...missing.map((kind) => row("New document", kind, () => documents.create(kind))),
  ];
}

/**
 * Returns everything the palette offers: commands of the bound shortcuts, sessions, nav items and settings. Reads
 * observable state, so only observer components can call it.
 */
export function usePaletteGroups(onSettings: () => void): PaletteGroup[] {
  const [{ hotkeys }] = use(HotkeysContext);
  const navigate = useNavigate();
  const stores = useStores();
  const location = useLocation();
  const { recorder, visits } = stores;
  const actions: PaletteRow[] = hotkeys
    .filter(isCommand)
    .filter(({ combo }) => !notOffered.has(combo))
    .map(({ combo, label, run }) => ({
      id: `key-${combo}`,
      text: label,
      icon: <KeyCommand size={16} />,
      keys: keysOf(combo, isMac),
      run,
    }));
  const sessions: PaletteRow[] = sessionRows(visits.items, (id) => recorder.unsentMs(id)).map(({ id, text, sub }) => ({
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
  const navItems: PaletteRow[] = navGroups(viewerOf(stores))
    .flatMap((category) => category.items)
    .map((item) => {
      const Icon = iconOf(item);
      const run = () => navigate(item.url);
      return { id: `nav-${item.id}`, text: item.title, icon: <Icon size={16} />, keys: [], run };
    });
  const settings: PaletteRow = {
    id: "settings",
    text: "Account Settings",
    icon: <Cog size={16} />,
    keys: [],
    run: onSettings,
  };
  const admin: PaletteRow = {
    id: "admin",
    text: "Administration",
    icon: <Pulse size={16} />,
    keys: [],
    run: () => navigate("/admin"),
  };
  const isAdmin = stores.session.effectiveType === "admin";
  return [
    { name: "On this screen", rows: [...actions, ...documentRows(stores, location.pathname)] },
    { name: "Sessions", rows: sessions },
    { name: "Go to", rows: [...navItems, ...(isAdmin ? [admin] : []), settings] },
  ];
}
