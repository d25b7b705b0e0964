import { Button } from "@blueprintjs/core";
import { LogIn, LogOut, Menu, Search } from "@blueprintjs/icons";
import { observer } from "mobx-react-lite";
import { useLocation, useNavigate } from "react-router-dom";
import { useStores } from "../../base/useStores";
import { EhrPill } from "../../ehr/EhrPill";
import { useSignOut } from "../../auth/signOut/useSignOut";
import { ariaKeys } from "../../shortcuts/shortcuts";
import { BusyButton } from "../../ui/BusyButton";
import { Key } from "../../ui/Key";
import { AdminTools } from "./AdminTools";
import { ConnectionPill } from "./ConnectionPill";
import "./topBar.css";
import { screenName } from "../../base/navGroups";

/** Keys on the palette button; also part of its accessible name, which must contain the visible label (WCAG 2.5.3). */
const paletteKeys = /Mac|iPod|iPhone|iPad/.test(navigator.platform) ? "⌘K" : "Ctrl K";

interface Props {
  onPalette: () => void;
}

/** The bar above every dashboard screen: its name, search, connection status, and sign-out or sign-in. */
export const TopBar = observer(function TopBar({ onPalette }: Props) {
  const { layout, platform, session } = useStores();
  const signOut = useSignOut();
  const navigate = useNavigate();
  const title = screenName(useLocation().pathname);
  const isPreview = session.previewType !== null;
  return (
    <header className={`cs-topbar${isPreview ? " is-preview" : ""}`}>
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
      {layout.width === "wide" && <AdminTools />}
      {platform.kind === "desktop" && <EhrPill />}
      <ConnectionPill />
      {session.user && !session.isLocal ? (
        <BusyButton
          className="cs-signout"
          variant="minimal"
          size="small"
          icon={<LogOut />}
          text="Sign out"
          isBusy={signOut.isBusy}
          onClick={signOut.here}
        />
      ) : (
        <Button
          className="cs-signout"
          variant="minimal"
          size="small"
          icon={<LogIn />}
          text="Sign in"
          onClick={() => void navigate("/sign-in")}
        />
      )}
    </header>
  );
});
