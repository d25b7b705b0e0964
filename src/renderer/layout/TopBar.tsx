import { Button } from "@blueprintjs/core";
import { LogOut, Menu, Search } from "@blueprintjs/icons";
import { observer } from "mobx-react-lite";
import { useLocation } from "react-router-dom";
import { useStores } from "../app/stores";
import { ariaKeys } from "../shortcuts/shortcuts";
import { Key } from "../ui/Key";
import { ConnectionPill } from "./ConnectionPill";
import { placeAt } from "./places";

/** Part of the button's name too: what can be read on a control must be in its name (WCAG 2.5.3). */
const paletteKeys = /Mac|iPod|iPhone|iPad/.test(navigator.platform) ? "⌘K" : "Ctrl K";

interface Props {
  onPalette: () => void;
  onSignOut: () => void;
}

/** Which screen this is, whether it reaches the practice, and the way out. */
export const TopBar = observer(function TopBar({ onPalette, onSignOut }: Props) {
  const { layout } = useStores();
  const title = placeAt(useLocation().pathname)?.title ?? "Chartside";
  return (
    <header className="cs-topbar">
      {layout.width === "narrow" && (
        <Button
          className="cs-menu-button"
          variant="minimal"
          icon={<Menu />}
          aria-label="Open menu"
          aria-expanded={layout.isMenuOpen}
          onClick={() => layout.setMenuOpen(true)}
        />
      )}
      <span className="cs-topbar-title">{title}</span>
      <span className="cs-spacer" />
      <Button
        className="cs-palette-button"
        variant="outlined"
        size="small"
        icon={<Search />}
        aria-keyshortcuts={ariaKeys("palette")}
        aria-label={`Search or do anything ${paletteKeys}`}
        onClick={onPalette}
      >
        <span className="cs-palette-label">Search or do anything</span> <Key>{paletteKeys}</Key>
      </Button>
      <ConnectionPill />
      <Button
        className="cs-signout"
        variant="minimal"
        size="small"
        icon={<LogOut />}
        text="Sign out"
        onClick={onSignOut}
      />
    </header>
  );
});
