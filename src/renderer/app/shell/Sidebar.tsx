import { Button } from "@blueprintjs/core";
import { Cog, MenuClosed, MenuOpen } from "@blueprintjs/icons";
import { observer } from "mobx-react-lite";
import { viewerOf } from "../../base/access";
import { useStores } from "../../base/useStores";
import { Logo } from "../../ui/Logo";
import { navGroups } from "../../base/navGroups";
import { personOf } from "../../auth/session/personOf";
import { SidebarItem } from "./SidebarItem";
import { useVersionLabel } from "./useVersionLabel";
import "./sidebar.css";

interface Props {
  isCollapsed: boolean;
  /** Whether the sidebar is part of the menu sheet of narrow windows. */
  isSheet?: boolean;
  onSettings: () => void;
}

/** The sidebar: brand, links to screens by category, and the signed-in user. */
export const Sidebar = observer(function Sidebar({ isCollapsed, isSheet = false, onSettings }: Props) {
  const stores = useStores();
  return (
    <aside className={`cs-sidebar${isCollapsed ? " is-collapsed" : ""}`} aria-label="Main" data-region="menu">
      <Brand isCollapsed={isCollapsed} isSheet={isSheet} />
      <nav aria-label="Screens">
        {navGroups(viewerOf(stores)).map(({ name, items }) => (
          <div key={name} className="cs-nav-group">
            {!isCollapsed && <h2>{name}</h2>}
            <ul>
              {items.map((item) => (
                <SidebarItem key={item.id} item={item} isCollapsed={isCollapsed} />
              ))}
            </ul>
          </div>
        ))}
      </nav>
      <div className="cs-spacer" />
      <Me isCollapsed={isCollapsed} onSettings={onSettings} />
    </aside>
  );
});

const Brand = observer(function Brand({ isCollapsed, isSheet }: Required<Omit<Props, "onSettings">>) {
  const { layout, platform } = useStores();
  const version = useVersionLabel(platform);
  const toggleText = isSheet ? "Close menu" : isCollapsed ? "Expand sidebar" : "Collapse sidebar";
  return (
    <div className="cs-brand">
      <Logo name="Chartside" />
      {!isCollapsed && (
        <span className="cs-brand-name" aria-hidden="true">
          Chartside
        </span>
      )}
      {!isCollapsed && <span className="cs-version">{version}</span>}
      <Button
        className="cs-collapse"
        size="small"
        variant="minimal"
        icon={isCollapsed ? <MenuOpen /> : <MenuClosed />}
        aria-label={toggleText}
        title={toggleText}
        aria-expanded={!isCollapsed}
        aria-keyshortcuts="Control+B Meta+B"
        onClick={() => layout.toggleSidebar()}
      />
    </div>
  );
});

const Me = observer(function Me({ isCollapsed, onSettings }: Omit<Props, "isSheet">) {
  const { session } = useStores();
  const person = personOf(session.user, session.previewType);
  return (
    <div className="cs-user">
      <span className="cs-avatar" aria-hidden="true" title={isCollapsed ? person.name : undefined}>
        {person.initials}
      </span>
      {!isCollapsed && (
        <span className="cs-user-id">
          <span className="cs-user-name">{person.name}</span>
          <span className="cs-user-type">{person.type}</span>
        </span>
      )}
      <Button
        size="small"
        variant="minimal"
        icon={<Cog />}
        aria-label="Account Settings"
        title="Account Settings"
        onClick={onSettings}
      />
    </div>
  );
});
