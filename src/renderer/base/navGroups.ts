import { Calendar, DataConnection, Document, FolderClose, Headset, People, TimelineBarChart } from "@blueprintjs/icons";
import { type Viewer, categories, isOffered, type Service, services } from "../../shared/access/services";
import { serviceAt } from "./access";
import type { IconComponent } from "./IconComponent";

const icons = {
  calendar: Calendar,
  headset: Headset,
  document: Document,
  "folder-close": FolderClose,
  "data-connection": DataConnection,
  people: People,
  "timeline-bar-chart": TimelineBarChart,
} as const satisfies Record<(typeof services)[number]["icon"], IconComponent>;

/** Returns the icon of a service; a document for an unknown icon name. */
export const iconOf = ({ icon }: Service): IconComponent =>
  icon in icons ? icons[icon as keyof typeof icons] : Document;

interface NavGroup {
  name: string;
  items: readonly Service[];
}

/** Returns the sidebar's items for a person, by category, without empty categories. Pure. */
export function navGroups(viewer: Viewer, all: readonly Service[] = services): NavGroup[] {
  const offered = all.filter((service) => isOffered(service, viewer));
  return categories
    .map((name) => ({ name, items: offered.filter(({ category }) => category === name) }))
    .filter(({ items }) => items.length > 0);
}

/** Returns the title of the screen at a path, for the top bar; "Chartside" for other paths. Pure. */
export function screenName(pathname: string): string {
  if (/^\/dashboard\/settings\/*$/.test(pathname)) return "Account Settings";
  return serviceAt(pathname)?.title ?? "Chartside";
}
