import type { Headset } from "@blueprintjs/icons";

/** An individually imported icon: icons by name would load all of them (300 kB). */
export type IconComponent = typeof Headset;
