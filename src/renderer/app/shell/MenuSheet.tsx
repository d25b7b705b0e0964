import { Drawer } from "@blueprintjs/core";
import { observer } from "mobx-react-lite";
import { Link } from "react-router-dom";
import { useStores } from "../../base/useStores";
import { useSignOut } from "../../auth/signOut/useSignOut";
import { copyright } from "../../base/copyright";
import { Sidebar } from "./Sidebar";
import "./menuSheet.css";

interface Props {
  onSettings: () => void;
}

/** The menu of narrow windows: a sheet over the page with the sidebar and sign-out or sign-in. */
export const MenuSheet = observer(function MenuSheet({ onSettings }: Props) {
  const { config, layout, session } = useStores();
  const signOut = useSignOut();
  const isOpen = layout.width === "narrow" && layout.isMenuOpen;
  return (
    <Drawer
      className="cs-menu-sheet"
      position="left"
      size="var(--cs-sidebar-mobile)"
      isOpen={isOpen}
      onClose={() => layout.setMenuOpen(false)}
    >
      <div role="dialog" aria-modal="true" aria-label="Menu" className="cs-menu-sheet-body">
        <Sidebar isCollapsed={false} isSheet onSettings={onSettings} />
        {session.user && !session.isLocal ? (
          <button
            type="button"
            className="cs-menu-signout"
            aria-busy={signOut.isBusy || undefined}
            onClick={signOut.here}
          >
            {signOut.isBusy ? "Signing out…" : "Sign out"}
          </button>
        ) : (
          <Link className="cs-menu-signout" to="/sign-in">
            Sign in
          </Link>
        )}
        <p className="cs-menu-footer">{copyright(config.company)}</p>
      </div>
    </Drawer>
  );
});
