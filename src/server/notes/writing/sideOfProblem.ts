import type { Fact } from "../../facts/Fact";
import { findSites, type SiteMention } from "../../facts/terms/findSites";
import { hasRole } from "../../facts/statementRole";

/** Matches parts of the limbs. */
const anyLimbPattern =
  /^(?:shoulder|upper arm|arm|forearm|elbow|wrist|hand|thumb|.*finger|hip|thigh|hamstring|knee|kneecap|shin|calf|leg|lower leg|ankle|heel|foot|.*toe)$/;
/** Patterns of injuries and diseases that are named with a side, each with the body parts that can have them. */
const ofOneSide: readonly (readonly [problem: RegExp, part: RegExp])[] = [
  [/\b(?:carpal tunnel|trigger (?:finger|thumb)|de quervain\S*)\b/i, /^(?:wrist|hand|thumb|.*finger)$/],
  [/\b(?:epicondylitis|(?:tennis|golfer['’]?s) elbow)\b/i, /^(?:elbow|forearm)$/],
  [/\b(?:rotator cuff|frozen shoulder|adhesive capsulitis|impingement)\b/i, /^shoulder$/],
  [/\b(?:menisc\w+|[amlp]cl|patell\w+|baker['’]?s cyst)\b/i, /^knee$/],
  [/\b(?:plantar fasciitis|achilles)\b/i, /^(?:heel|foot|ankle)$/],
  [/\b(?:deep vein thrombosis|dvt|blood clot)\b/i, /^(?:calf|leg|lower leg|thigh|arm)$/],
  [/\b(?:otitis|ear infection|ear ?wax)\b/i, /^ear$/],
  [/\b(?:conjunctivitis|stye|corneal abrasion|pink eye)\b/i, /^(?:eye|eyelid)$/],
  [
    /\b(?:strain|sprain|tear|fracture|contusion|bruise|dislocation|tend(?:i|o)n(?:itis|opathy|osis)|bursitis|osteoarthritis|arthritis|foot ulcer|ganglion|ingrown|cellulitis|paronychia)\b/i,
    anyLimbPattern,
  ],
];
/** Matches problems of the trunk, spine or head ("rib fracture") and of many joints, which are named without a side. */
const elsewherePattern =
  /\b(?:lumbar|back|neck|cervical|thoracic|rib|chest|abdominal|groin|spine|spinal|sacr\w+|skull|nose|nasal|facial|poly\w+|rheumatoid|psoriatic|reactive)\b/i;
/** Matches words for a side. */
const saysSidePattern = /\b(?:left|right|both|bilateral\w*|sided)\b/i;

/** The side of a problem, the body part that has it, and the facts that say so. */
export interface ProblemSide {
  side: "left" | "right";
  part: string;
  facts: readonly Fact[];
}

/**
 * Returns the side and body part of a problem whose name has no side: left and "knee" for "meniscus tear" if only the
 * left knee is affected. Considers the body parts that can have the problem, or only the part in its name. Null if they
 * are not all the same part on the same side, if the problem is not named with a side, or if another problem of the
 * visit could be meant.
 * @param names the names of all problems.
 */
export function sideOfProblem(name: string, names: readonly string[], facts: readonly Fact[]): ProblemSide | null {
  const partsPattern = partsOf(name);
  if (!partsPattern || saysSidePattern.test(name) || names.some((other) => other !== name && partsOf(other)))
    return null;
  const sided = facts
    .filter(isAffected)
    .flatMap((fact) => sitesOf(fact).map((site) => ({ site, fact })))
    .filter(({ site }) => partsPattern.test(site.part));
  const named = findSites(name).map(({ part }) => part);
  const own = named.length > 0 ? sided.filter(({ site }) => named.includes(site.part)) : sided;
  // A disease that any limb can have is where the first symptom is: "cellulitis" is not of the right knee if the
  // patient came with a red cheek.
  const first = own[0];
  const complaint = facts.find(
    ({ kind, polarity, slots }) => kind === "symptom" && polarity === "present" && slots.site,
  )?.slots.site?.text;
  if (partsPattern === anyLimbPattern && complaint && !partsPattern.test(complaint)) return null;
  const side = first?.site.side;
  if (!first || (side !== "left" && side !== "right")) return null;
  if (own.some(({ site }) => site.side !== side || site.part !== first.site.part)) return null;
  return { side, part: first.site.part, facts: [first.fact] };
}

/** Returns the body parts that can have a problem; undefined if it is not named with a side. */
const partsOf = (name: string): RegExp | undefined =>
  elsewherePattern.test(name) ? undefined : ofOneSide.find(([problem]) => problem.test(name))?.[1];

/** Returns the name of a problem with its side: "right wrist fracture", "medial epicondylitis, right elbow". */
export const withSide = (name: string, { side, part }: ProblemSide): string =>
  findSites(name).some((site) => site.part === part) ? `${side} ${name}` : `${name}, ${side} ${part}`;

/** Matches symptoms that can be felt far from the injury or disease that causes them: "tingling of the right toe". */
const ofNervesPattern = /\b(?:tingling|burning|weakness)\b/i;

/** Returns whether a fact names a part of the patient that is affected now. */
const isAffected = ({ kind, polarity, subject, time, slots }: Fact): boolean =>
  subject === "patient" &&
  time.when === "now" &&
  polarity === "present" &&
  ((kind === "symptom" && !ofNervesPattern.test(slots.name?.text ?? "")) ||
    hasRole({ slots }, "introduction") ||
    (kind === "exam" &&
      !/\b(?:no|normal|intact|full|good|negative|without|uninjured)\b/i.test(slots.finding?.text ?? "")));

/** Returns the body parts with a side that a fact names. */
function sitesOf({ kind, slots }: Fact): readonly Pick<SiteMention, "side" | "part">[] {
  if (kind === "statement") return findSites(slots.detail?.text ?? "").filter(({ side }) => side !== null);
  const side = slots.side?.text;
  const part = slots.site?.text;
  return part && (side === "left" || side === "right" || side === "both") ? [{ side, part }] : [];
}
