import { Tab, Tabs } from "@blueprintjs/core";
import { type ReactNode, useState } from "react";

/** A tab of the settings dialog or page. */
export interface SettingsTab {
  id: string;
  title: string;
  panel: ReactNode;
  /** Whether the panel has unsaved input to keep: once shown, it stays mounted while another tab is shown. */
  hasInput?: true;
}

interface Props {
  id: string;
  tabs: readonly SettingsTab[];
  isVertical?: boolean;
}

/** Settings as tabs. A panel is mounted while shown; panels with input (`hasInput`) then stay mounted. */
export function SettingsTabs({ id, tabs, isVertical = false }: Props) {
  const [shown, setShown] = useState(tabs[0]?.id);
  const [visited, setVisited] = useState<ReadonlySet<unknown>>(new Set());
  const show = (next: string) => {
    setVisited(new Set([...visited, shown]));
    setShown(next);
  };
  const isMounted = (tab: SettingsTab) => tab.id === shown || (tab.hasInput === true && visited.has(tab.id));
  return (
    <Tabs
      id={id}
      selectedTabId={shown}
      onChange={(next) => show(String(next))}
      vertical={isVertical}
      className="cs-settings-tabs"
    >
      {tabs.map((tab) => (
        <Tab key={tab.id} id={tab.id} title={tab.title} panel={<>{isMounted(tab) && tab.panel}</>} />
      ))}
    </Tabs>
  );
}
