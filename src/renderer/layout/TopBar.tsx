import { Button } from "@blueprintjs/core";
import { LogOut, Menu } from "@blueprintjs/icons";
import { observer } from "mobx-react-lite";
import { useLocation } from "react-router-dom";
import { useStores } from "../app/stores";
import { ConnectionPill } from "./ConnectionPill";
import { placeAt } from "./places";

/** Which screen this is, whether it reaches the practice, and the way out. */
export const TopBar = observer(function TopBar({ onSignOut }: { onSignOut: () => void }) {
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
