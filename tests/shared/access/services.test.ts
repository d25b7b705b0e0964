import { expect, test } from "vitest";
import { accountTypeName, accountTypes, parseAccountType } from "../../../src/shared/access/accountType";
import {
  isOffered,
  mayOpen,
  type Service,
  serviceSchema,
  services,
  serviceStatusSchema,
} from "../../../src/shared/access/services";

/** Product text §6, to the letter: which types have access to what. */
const rights = {
  pro: ["scribe", "templates", "local-recordings", "ehr-settings"],
  enterprise: ["pre-chart", "scribe", "templates", "local-recordings", "ehr-settings"],
  admin: ["pre-chart", "scribe", "templates", "local-recordings", "ehr-settings", "user-management", "metrics"],
} as const;
const desktopOnly = "ehr-settings";
const ids = (all: readonly Service[]): string[] => all.map(({ id }) => id);
const scribe: Service = services.find(({ id }) => id === "scribe")!;

test("there are seven services, all released, each with every field of the definition [P2.29 P3.06]", () => {
  expect(services).toHaveLength(7);
  for (const service of services) {
    const { accountTypes: _rights, ...fields } = serviceSchema.parse(service);
    expect(Object.keys(fields).sort()).toEqual(
      ["category", "description", "icon", "id", "requiresElectron", "status", "title", "url"].sort(),
    );
    expect(service.status).toBe("released");
  }
});

test("services have the status released, in development or disabled [P3.07]", () => {
  expect(serviceStatusSchema.options).toEqual(["released", "development", "disabled"]);
  expect(serviceSchema.safeParse({ ...scribe, status: "beta" }).success).toBe(false);
});

test("EHR Settings is the only service that needs the desktop app [P3.06 P6.23]", () => {
  expect(ids(services.filter(({ requiresElectron }) => requiresElectron))).toEqual([desktopOnly]);
});

test.each(accountTypes)(
  "the account type %s has access to exactly its services, all of them in the desktop's sidebar [P6.01 P6.02 P6.03 P6.04 P6.05 P6.06 P6.07 P6.08 P6.09 P6.10 P6.11 P6.12 P6.13 P6.14 P6.15 P6.16 P6.17 P6.18 P6.19 P6.20 P6.21]",
  (accountType) => {
    const viewer = { accountType, isDesktop: true, devFeatures: false };
    expect(ids(services.filter((service) => mayOpen(service, viewer)))).toEqual(rights[accountType]);
    expect(ids(services.filter((service) => isOffered(service, viewer)))).toEqual(rights[accountType]);
  },
);

test.each(accountTypes)(
  "the account type %s has all of its services except EHR Settings in the web's sidebar [P2.49 P6.23]",
  (type) => {
    const viewer = { accountType: type, isDesktop: false, devFeatures: false };
    const offered = ids(services.filter((service) => isOffered(service, viewer)));
    expect(offered).toEqual(rights[type].filter((id) => id !== desktopOnly));
  },
);

test.each([
  { status: "released", devFeatures: false, may: true },
  { status: "released", devFeatures: true, may: true },
  { status: "development", devFeatures: false, may: false },
  { status: "development", devFeatures: true, may: true },
  { status: "disabled", devFeatures: false, may: false },
  { status: "disabled", devFeatures: true, may: false },
] as const)(
  "a service with status $status can be opened with dev features $devFeatures: $may, for every account type [P2.50 P2.51 P4.10 P4.11 P4.12 P6.24]",
  ({ status, devFeatures, may }) => {
    for (const accountType of accountTypes) {
      const viewer = { accountType, isDesktop: true, devFeatures };
      expect(mayOpen({ ...scribe, status }, viewer)).toBe(may);
      expect(isOffered({ ...scribe, status }, viewer)).toBe(may);
    }
  },
);

test("account types are named Pro, Enterprise and Admin, anything else Unknown [P6.35 P6.36 P6.37]", () => {
  expect(accountTypes.map(accountTypeName)).toEqual(["Pro", "Enterprise", "Admin"]);
  expect(["", "owner", "PRO", "toString", "constructor"].map(accountTypeName)).toEqual(Array(5).fill("Unknown"));
});

test("a missing or unknown account type counts as pro [P6.31 P9.16]", () => {
  expect([undefined, null, "", "owner", 7].map(parseAccountType)).toEqual(Array(5).fill("pro"));
});
