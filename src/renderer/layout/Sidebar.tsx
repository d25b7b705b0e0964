import { Button } from "@blueprintjs/core";
import { Cog, MenuClosed, MenuOpen } from "@blueprintjs/icons";
import { observer } from "mobx-react-lite";
import { useStores } from "../app/stores";
import { Logo } from "../ui/Logo";
import { categories } from "./places";
import { personOf } from "./person";
import { SidebarItem } from "./SidebarItem";

interface Props {
  isCollapsed: boolean;
  /** The menu sheet of a phone closes when something in it was chosen. */
  isSheet?: boolean;
  onSettings: () => void;
}

/** Brand, screens by category, and who is signed in. */
export const Sidebar = observer(function Sidebar({ isCollapsed, isSheet = false, onSettings }: Props) {
  const { config, layout, session } = useStores();
  const person = personOf(session.user);
  const toggleText = isSheet ? "Close menu" : isCollapsed ? "Expand sidebar" : "Collapse sidebar";
  return (
    <aside className={`cs-sidebar${isCollapsed ? " is-collapsed" : ""}`} aria-label="Main" data-region="menu">
      <div className="cs-brand">
        <Logo />
        {!isCollapsed && <span className="cs-brand-name">Chartside</span>}
        {!isCollapsed && <span className="cs-version">v{config.version}</span>}
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
      <nav aria-label="Screens">
        {categories.map(({ name, places }) => (
          <div key={name} className="cs-nav-group">
            {!isCollapsed && <h2>{name}</h2>}
            <ul>
              {places.map((place) => (
                <SidebarItem key={place.path} place={place} isCollapsed={isCollapsed} />
              ))}
            </ul>
          </div>
        ))}
      </nav>
      <div className="cs-spacer" />
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
          aria-label="Settings"
          title="Settings"
          onClick={onSettings}
        />
      </div>
    </aside>
  );
});
