import { EyeOff, EyeOpen } from "@blueprintjs/icons";
import { observer } from "mobx-react-lite";
import { NavLink, useMatch } from "react-router-dom";
import type { Service } from "../../../shared/access/services";
import { useStores } from "../../base/useStores";
import { useOnce } from "../../base/useOnce";
import { formatToFinish } from "../../visits/visitState";
import { iconOf } from "../../base/navGroups";

interface Props {
  item: Service;
  isCollapsed: boolean;
}

/**
 * Link to a screen. Scribe also has the counts of visits to finish and, while its screen is open, the toggle of the
 * list of visits.
 */
export const SidebarItem = observer(function SidebarItem({ item, isCollapsed }: Props) {
  const { layout } = useStores();
  const isHere = useMatch(item.url) !== null;
  const { title } = item;
  const Icon = iconOf(item);
  const isScribe = item.id === "scribe";
  return (
    <li>
      <NavLink
        to={item.url}
        className={({ isActive }) => `cs-nav${isActive ? " is-active" : ""}`}
        aria-label={isCollapsed ? title : undefined}
        title={isCollapsed ? title : undefined}
        onClick={() => layout.setMenuOpen(false)}
      >
        <Icon size={16} />
        {!isCollapsed && <span>{title}</span>}
        {!isCollapsed && isScribe && <ToFinishCount />}
      </NavLink>
      {isScribe && isHere && <VisitListToggle isCollapsed={isCollapsed} />}
    </li>
  );
});

const ToFinishCount = observer(function ToFinishCount() {
  const { visits } = useStores();
  // Screens without the list of visits do not load the worklist otherwise.
  useOnce(() => void visits.loadWorklist());
  const text = formatToFinish(visits.toFinish);
  if (text === "") return null;
  return (
    <span className="cs-nav-count" title={`Sessions to finish: ${text}`}>
      <span className="cs-hidden"> To finish: </span>
      {text}
    </span>
  );
});

const VisitListToggle = observer(function VisitListToggle({ isCollapsed }: { isCollapsed: boolean }) {
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
