import { Drawer } from "@blueprintjs/core";
import { observer } from "mobx-react-lite";
import { type MouseEvent, type ReactNode, useRef, useState } from "react";
import { useStores } from "../app/stores";
import { CommandPalette } from "../palette/CommandPalette";
import { SettingsDialog } from "../settings/SettingsDialog";
import "./layout.css";
import { SessionEnded } from "./SessionEnded";
import { Sidebar } from "./Sidebar";
import { SignOutQuestion, useSignOut } from "./signOut";
import { TopBar } from "./TopBar";
import { useShellShortcuts } from "./useShellShortcuts";

/** The frame around every dashboard screen. */
export const Shell = observer(function Shell({ children }: { children: ReactNode }) {
  const { config, layout } = useStores();
  const [open, setOpen] = useState<"settings" | "palette" | null>(null);
  const close = () => setOpen(null);
  const main = useRef<HTMLElement>(null);
  const signOut = useSignOut();
  useShellShortcuts({
    openPalette: () => setOpen("palette"),
    closeDialog: () => {
      close();
      return open !== null;
    },
  });
  const handleSettings = () => {
    layout.setMenuOpen(false);
    setOpen("settings");
  };
  const handleSkip = (event: MouseEvent) => {
    event.preventDefault(); // a fragment would be a route where routes live in the fragment
    main.current?.focus();
  };

  return (
    <div className={`cs-shell is-${layout.width}${layout.isSidebarOpen ? " has-open-sidebar" : ""}`}>
      <a className="cs-skip" href="#content" onClick={handleSkip}>
        Skip to content
      </a>
      {layout.width !== "narrow" && <Sidebar isCollapsed={!layout.isSidebarOpen} onSettings={handleSettings} />}
      <div className="cs-main">
        <TopBar onPalette={() => setOpen("palette")} onSignOut={signOut.ask} />
        <SessionEnded />
        <main id="content" className="cs-content" tabIndex={-1} ref={main} onFocus={() => layout.closeOverlaySidebar()}>
          {children}
        </main>
        <footer className="cs-footer">© 2024 {config.company}, Inc. All rights reserved.</footer>
      </div>
      <MenuSheet onSettings={handleSettings} onSignOut={signOut.ask} />
      <SettingsDialog isOpen={open === "settings"} onClose={close} />
      <CommandPalette isOpen={open === "palette"} onClose={close} onSettings={handleSettings} />
      <SignOutQuestion {...signOut} />
    </div>
  );
});

interface MenuSheetProps {
  onSettings: () => void;
  onSignOut: () => void;
}

/** The sidebar of a phone: a sheet over the page. */
const MenuSheet = observer(function MenuSheet({ onSettings, onSignOut }: MenuSheetProps) {
  const { config, layout } = useStores();
  const isOpen = layout.width === "narrow" && layout.isMenuOpen;
  return (
    <Drawer
      className="cs-menu-sheet"
      position="left"
      size="14rem"
      isOpen={isOpen}
      onClose={() => layout.setMenuOpen(false)}
    >
      <div role="dialog" aria-modal="true" aria-label="Menu" className="cs-menu-sheet-body">
        <Sidebar isCollapsed={false} isSheet onSettings={onSettings} />
        <button type="button" className="cs-menu-signout" onClick={onSignOut}>
          Sign out
        </button>
        <p className="cs-menu-footer">© 2024 {config.company}, Inc. All rights reserved.</p>
      </div>
    </Drawer>
  );
});
