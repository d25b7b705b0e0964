import { Tab, Tabs } from "@blueprintjs/core";
import { type ReactNode, useState } from "react";

export interface SettingsTab {
  id: string;
  title: string;
  panel: ReactNode;
  /** What was typed into it waits while another tab is looked at. */
  isTypedIn?: true;
}

interface Props {
  id: string;
  tabs: readonly SettingsTab[];
  isVertical?: boolean;
}

/** A tab's panel is there when it is first looked at; after that only one that is typed into stays behind another. */
export function SettingsTabs({ id, tabs, isVertical = false }: Props) {
  const [shown, setShown] = useState(tabs[0]?.id);
  const [visited, setVisited] = useState<ReadonlySet<unknown>>(new Set());
  const show = (next: string) => {
    setVisited(new Set([...visited, shown]));
    setShown(next);
  };
  const isThere = (tab: SettingsTab) => tab.id === shown || (tab.isTypedIn === true && visited.has(tab.id));
  return (
    <Tabs
      id={id}
      selectedTabId={shown}
      onChange={(next) => show(String(next))}
      vertical={isVertical}
      className="cs-settings-tabs"
    >
      {tabs.map((tab) => (
        <Tab key={tab.id} id={tab.id} title={tab.title} panel={<>{isThere(tab) && tab.panel}</>} />
      ))}
    </Tabs>
  );
}
