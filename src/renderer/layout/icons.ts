import type { Headset } from "@blueprintjs/icons";

/** An icon imported by itself: naming icons by string would load all of them (300 kB). */
export type IconComponent = typeof Headset;
