import { HotkeysContext } from "@blueprintjs/core";
import { Cog, KeyCommand, Person, Pulse } from "@blueprintjs/icons";
import { use } from "react";
import { useNavigate } from "react-router-dom";
import { askerOf } from "../app/access";
import { useStores } from "../app/stores";
import { iconOf, offeredPlaces } from "../layout/places";
import { isCommand } from "../shortcuts/useShortcuts";
import { keysOf, type PaletteGroup, type PaletteRow } from "./commands";
import { sessionRows } from "./sessionRows";

const isMac = /Mac|iPod|iPhone|iPad/.test(navigator.platform);
/** Keys that only make sense as keys. */
const notOffered = new Set(["esc", "f6", "shift+f6", "mod+k", "1", "2", "3"]);

/** Everything the palette offers now: what keys do here, sessions, places. For observers. */
export function usePaletteGroups(onSettings: () => void): PaletteGroup[] {
  const [{ hotkeys }] = use(HotkeysContext);
  const navigate = useNavigate();
  const stores = useStores();
  const { visits } = stores;
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
  const sessions: PaletteRow[] = sessionRows(visits.items).map(({ id, text, sub }) => ({
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
  const places: PaletteRow[] = offeredPlaces(askerOf(stores))
    .flatMap((category) => category.places)
    .map((place) => {
      const Icon = iconOf(place);
      const run = () => navigate(place.url);
      return { id: `place-${place.id}`, text: place.title, icon: <Icon size={16} />, keys: [], run };
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
    { name: "Here", rows: actions },
    { name: "Sessions", rows: sessions },
    { name: "Go to", rows: [...places, ...(isAdmin ? [admin] : []), settings] },
  ];
}
