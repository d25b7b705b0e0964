import { Calendar, DataConnection, Document, FolderClose, Headset, People, TimelineBarChart } from "@blueprintjs/icons";
import { type Asker, categories, isOffered, type Service, services } from "../../shared/access/services";
import { serviceAt } from "../app/access";
import type { IconComponent } from "./icons";

const icons = {
  calendar: Calendar,
  headset: Headset,
  document: Document,
  "folder-close": FolderClose,
  "data-connection": DataConnection,
  people: People,
  "timeline-bar-chart": TimelineBarChart,
} as const satisfies Record<(typeof services)[number]["icon"], IconComponent>;

/** The icon a service names. */
export const iconOf = ({ icon }: Service): IconComponent =>
  icon in icons ? icons[icon as keyof typeof icons] : Document;

export interface Category {
  name: string;
  places: readonly Service[];
}

/** The screens the sidebar offers this person, by category; an empty category is none. Pure. */
export function offeredPlaces(asker: Asker, all: readonly Service[] = services): Category[] {
  const offered = all.filter((service) => isOffered(service, asker));
  return categories
    .map((name) => ({ name, places: offered.filter(({ category }) => category === name) }))
    .filter(({ places }) => places.length > 0);
}

/** What the top bar calls the screen at an address. */
export function screenName(pathname: string): string {
  if (/^\/dashboard\/settings\/*$/.test(pathname)) return "Account Settings";
  return serviceAt(pathname)?.title ?? "Chartside";
}
