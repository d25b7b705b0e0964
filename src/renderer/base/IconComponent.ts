import type { Headset } from "@blueprintjs/icons";

/** An icon component. Icons are imported one by one, because icons by name would load all of them (300 kB). */
export type IconComponent = typeof Headset;
