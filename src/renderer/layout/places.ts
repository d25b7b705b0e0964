import type { IconComponent } from "./icons";
import { Headset } from "@blueprintjs/icons";

export interface Place {
  path: string;
  title: string;
  Icon: IconComponent;
}
export interface Category {
  name: string;
  places: readonly Place[];
}

/** What the sidebar offers, by category. Only screens that exist stand here. */
export const categories: readonly Category[] = [
  { name: "During Visit", places: [{ path: "/dashboard/scribe", title: "Scribe", Icon: Headset }] },
];

export const placeAt = (pathname: string): Place | undefined =>
  categories.flatMap(({ places }) => places).find(({ path }) => path === pathname);
