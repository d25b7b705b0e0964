import { observer } from "mobx-react-lite";
import { type MouseEvent, type ReactNode, useRef, useState } from "react";
import { useAppStores, useStores } from "../../base/useStores";
import { SubscriptionGate } from "../../billing/SubscriptionGate";
import { ProfileProblem } from "../../auth/session/ProfileProblem";
import { useShellMenu } from "../../desktop/useShellMenu";
import { CommandPalette } from "../../palette/CommandPalette";
import { LazyAccountSettingsDialog } from "../../settings/LazyAccountSettingsDialog";
import { AdminTools } from "./AdminTools";
import { copyright } from "../../base/copyright";
import { LazyDebugPanel } from "./LazyDebugPanel";
import "./layout.css";
import { MenuSheet } from "./MenuSheet";
import { ConnectionBanner } from "./ConnectionBanner";
import { LazyTransferBanner } from "../../transfer/LazyTransferBanner";
import { SessionEnded } from "./SessionEnded";
import { Sidebar } from "./Sidebar";
import { TopBar } from "./TopBar";
import { useShellShortcuts } from "./useShellShortcuts";

/** The frame around every dashboard screen: sidebar, top bar, banners, footer, menu and dialogs. */
export const Shell = observer(function Shell({ children }: { children: ReactNode }) {
  const { config, layout, session, transfer } = useStores();
  const { debug } = useAppStores();
  const [open, setOpen] = useState<"settings" | "palette" | null>(null);
  const [hasOpenedSettings, setHasOpenedSettings] = useState(false);
  const close = () => setOpen(null);
  const main = useRef<HTMLElement>(null);
  useShellShortcuts({
    openPalette: () => setOpen("palette"),
    closeDialog: () => {
      close();
      return open !== null;
    },
  });
  useShellMenu({ openPalette: () => setOpen("palette"), close });
  const handleSettings = () => {
    layout.setMenuOpen(false);
    setHasOpenedSettings(true);
    setOpen("settings");
  };
  const handleSkip = (event: MouseEvent) => {
    event.preventDefault(); // with hash routes, the fragment would be taken for a route
    main.current?.focus();
  };

  return (
    <div className={`cs-shell is-${layout.width}`}>
      <a className="cs-skip" href="#content" onClick={handleSkip}>
        Skip to content
      </a>
      {layout.width !== "narrow" && <Sidebar isCollapsed={!layout.isSidebarOpen} onSettings={handleSettings} />}
      <div className="cs-main">
        <TopBar onPalette={() => setOpen("palette")} />
        {layout.width !== "wide" && <AdminTools />}
        <ConnectionBanner />
        <SessionEnded />
        <ProfileProblem />
        {transfer && <LazyTransferBanner />}
        <main id="content" className="cs-content" tabIndex={-1} ref={main}>
          {children}
        </main>
        {session.accountType === "admin" && debug.showDebugInfo && <LazyDebugPanel />}
        <footer className="cs-footer">{copyright(config.company)}</footer>
      </div>
      <MenuSheet onSettings={handleSettings} />
      {hasOpenedSettings && <LazyAccountSettingsDialog isOpen={open === "settings"} onClose={close} />}
      <CommandPalette isOpen={open === "palette"} onClose={close} onSettings={handleSettings} />
      <SubscriptionGate />
    </div>
  );
});
