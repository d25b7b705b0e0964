/** What a person who speaks for the patient is to the patient: "child" for a daughter who speaks for her father. */
export type Kin = "parent" | "child" | "spouse";

/** Matches what a parent, a child and a spouse of the patient are called. */
const roles: readonly (readonly [Kin, RegExp])[] = [
  ["parent", /^(?:(?:step)?(?:mother|father)|mom|mum|dad|parent|guardian)$/i],
  ["child", /^(?:daughter|son)$/i],
  ["spouse", /^(?:wife|husband|partner|spouse|boyfriend|girlfriend)$/i],
];
/** Kin by what the speaker calls the patient: "my dad" is said by a child. */
const byPatient: Readonly<Record<Kin, Kin>> = { parent: "child", child: "parent", spouse: "spouse" };

/** Matches other words for a child: "toddler". */
const childPattern = /^(?:child|kid|kiddo|baby|babe|boy|girl|toddler|infant|newborn|little one)$/i;

/** Returns what a speaker is to the patient by the speaker's role ("daughter"); null for other roles. */
export const kinOfRole = (role: string): Kin | null => roles.find(([, pattern]) => pattern.test(role))?.[0] ?? null;

/** Returns what a speaker is to the patient by what the speaker calls the patient ("dad"); null for other relations. */
export function kinOfRelation(relation: string): Kin | null {
  if (/^mam$/i.test(relation)) return "child";
  if (childPattern.test(relation)) return "parent";
  const patient = kinOfRole(relation);
  return patient && byPatient[patient];
}
