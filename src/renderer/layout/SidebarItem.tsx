import { EyeOff, EyeOpen } from "@blueprintjs/icons";
import { observer } from "mobx-react-lite";
import { NavLink, useLocation } from "react-router-dom";
import { useStores } from "../app/stores";
import type { Place } from "./places";

interface Props {
  place: Place;
  isCollapsed: boolean;
}

/** One screen in the sidebar; under Scribe, while it is shown, the switch for its list of sessions. */
export const SidebarItem = observer(function SidebarItem({ place, isCollapsed }: Props) {
  const { layout } = useStores();
  const { pathname } = useLocation();
  const { path, title, Icon } = place;
  const isScribe = path === "/dashboard/scribe";
  return (
    <li>
      <NavLink
        to={path}
        className={({ isActive }) => `cs-nav${isActive ? " is-active" : ""}`}
        aria-label={isCollapsed ? title : undefined}
        title={isCollapsed ? title : undefined}
        onClick={() => layout.setMenuOpen(false)}
      >
        <Icon size={16} />
        {!isCollapsed && <span>{title}</span>}
        {!isCollapsed && isScribe && <ToFinishCount />}
      </NavLink>
      {isScribe && pathname === path && <SessionsToggle isCollapsed={isCollapsed} />}
    </li>
  );
});

const ToFinishCount = observer(function ToFinishCount() {
  const count = useStores().visits.toFinish;
  if (count === 0) return null;
  return (
    <span className="cs-nav-count">
      <span aria-hidden="true">{count}</span>
      <span className="cs-hidden">{count === 1 ? ", 1 note to finish" : `, ${count} notes to finish`}</span>
    </span>
  );
});

const SessionsToggle = observer(function SessionsToggle({ isCollapsed }: { isCollapsed: boolean }) {
  const { layout } = useStores();
  const text = layout.isListShown ? "Hide sessions" : "Show sessions";
  const handleClick = () => {
    layout.toggleList();
    layout.setMenuOpen(false);
  };
  return (
    <button
      type="button"
      className="cs-nav-sub"
      aria-expanded={layout.isListShown}
      aria-keyshortcuts="Control+\ Meta+\"
      aria-label={isCollapsed ? text : undefined}
      title={isCollapsed ? text : undefined}
      onClick={handleClick}
    >
      {layout.isListShown ? <EyeOff size={14} /> : <EyeOpen size={14} />}
      {!isCollapsed && text}
    </button>
  );
});
