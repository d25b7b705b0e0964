import { z } from "zod";
import { type AccountType, accountTypes } from "./accountType";

export const serviceStatusSchema = z.enum(["released", "development", "disabled"]);
export const categories = ["Pre-Visit", "During Visit", "Tools", "Practice Management"] as const;

/** A screen of the dashboard (P3 of docs/product-coverage.md). `icon` is the name of a Blueprint icon. */
export const serviceSchema = z.object({
  id: z.string(),
  title: z.string(),
  url: z.string(),
  icon: z.string(),
  category: z.enum(categories),
  status: serviceStatusSchema,
  requiresElectron: z.boolean(),
  description: z.string(),
  /** Account types that have access (P6 of docs/product-coverage.md). */
  accountTypes: z.array(z.enum(accountTypes)),
});
export type Service = z.infer<typeof serviceSchema>;

const everyone: AccountType[] = ["pro", "enterprise", "admin"];

/** All screens of the dashboard, in sidebar order. */
export const services = [
  {
    id: "pre-chart",
    title: "Pre-Chart",
    url: "/dashboard/pre-chart",
    icon: "calendar",
    category: "Pre-Visit",
    status: "released",
    requiresElectron: false,
    description: "Appointments, and what was written at earlier visits",
    accountTypes: ["enterprise", "admin"],
  },
  {
    id: "scribe",
    title: "Scribe",
    url: "/dashboard/scribe",
    icon: "headset",
    category: "During Visit",
    status: "released",
    requiresElectron: false,
    description: "Record a visit and check its note",
    accountTypes: everyone,
  },
  {
    id: "templates",
    title: "Templates",
    url: "/dashboard/templates",
    icon: "document",
    category: "Tools",
    status: "released",
    requiresElectron: false,
    description: "The sections a note is written in",
    accountTypes: everyone,
  },
  {
    id: "local-recordings",
    title: "Local Recordings",
    url: "/dashboard/local-recordings",
    icon: "folder-close",
    category: "Tools",
    status: "released",
    requiresElectron: false,
    description: "Audio kept on this computer",
    accountTypes: everyone,
  },
  {
    id: "ehr-settings",
    title: "EHR Settings",
    url: "/dashboard/ehr-settings",
    icon: "data-connection",
    category: "Tools",
    status: "released",
    requiresElectron: true,
    description: "Put notes into the health record",
    accountTypes: everyone,
  },
  {
    id: "user-management",
    title: "User Management",
    url: "/dashboard/user-management",
    icon: "people",
    category: "Practice Management",
    status: "released",
    requiresElectron: false,
    description: "People of the practice and their account types",
    accountTypes: ["admin"],
  },
  {
    id: "metrics",
    title: "Metrics",
    url: "/dashboard/metrics",
    icon: "timeline-bar-chart",
    category: "Practice Management",
    status: "released",
    requiresElectron: false,
    description: "How the practice records and signs",
    accountTypes: ["admin"],
  },
] as const satisfies readonly Service[];

/**
 * What decides which screens a user gets: the effective account type, the platform, and whether screens in development
 * are enabled.
 */
export interface Viewer {
  accountType: AccountType;
  isDesktop: boolean;
  devFeatures: boolean;
}

/**
 * Returns whether a user can open the screen: its status allows it and the account type has access. A screen that needs
 * the desktop app still opens on the web, with a notice.
 */
export function mayOpen(service: Service, { accountType, devFeatures }: Omit<Viewer, "isDesktop">): boolean {
  if (service.status === "disabled" || (service.status === "development" && !devFeatures)) return false;
  return service.accountTypes.includes(accountType);
}

/** Returns whether the screen is listed in the sidebar: it can be opened and works on the platform. */
export function isOffered(service: Service, viewer: Viewer): boolean {
  return mayOpen(service, viewer) && (viewer.isDesktop || !service.requiresElectron);
}
