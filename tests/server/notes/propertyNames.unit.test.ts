import { describe, expect, it } from "vitest";
import { gerund } from "../../../src/server/facts/verbs/gerund";
import { genericName } from "../../../src/server/facts/terms/genericName";
import { sectionCodes } from "../../../src/server/exports/fhir/fhirCodes";
import { readStatement } from "../../../src/server/notes/checking/reading/readStatement";
import { isBaseVerb, pastTense } from "../../../src/server/facts/verbs/pastTense";
import { conditionName } from "../../../src/server/notes/writing/sentences/conditionName";
import { conjugate } from "../../../src/server/notes/writing/toThirdPerson";

/** Names of properties that every JavaScript object has. A lookup of a spoken word must not find them. */
const names = ["constructor", "valueOf", "toString", "hasOwnProperty", "isPrototypeOf", "__proto__"];

describe("a spoken word that is the name of an object's property", () => {
  it.each(names)("%s is not a known verb, drug, disease or section", (name) => {
    expect(isBaseVerb(name)).toBe(false);
    expect(pastTense(name)).toMatch(/^\w+ed$/);
    expect(gerund(name)).toMatch(/^\w+ing$/);
    expect(conjugate(name)).toMatch(/^\w+$/);
    expect(genericName(name)).toBe(name.toLowerCase());
    expect(conditionName(name)).toBe(name);
    expect(sectionCodes.get(name)).toBeUndefined();
  });

  it.each(names)("%s is not a unit of time after a number", (name) => {
    const quantities = readStatement(`There were 2 ${name} and a few ${name}.`).quantities;
    expect(quantities.map(({ unit }) => unit)).not.toContainEqual(expect.any(Function));
    expect(quantities.filter(({ unit }) => unit !== null)).toEqual([]);
  });

  it.each([
    ["have", "had", "having", "has"],
    ["take", "took", "taking", "takes"],
    ["walk", "walked", "walking", "walks"],
  ])("the verb %s keeps its forms", (verb, past, ing, third) => {
    expect([pastTense(verb), gerund(verb), conjugate(verb)]).toEqual([past, ing, third]);
  });

  it.each([
    ["for 3 weeks", "week"],
    ["for a few days", "day"],
    ["2 hrs ago", "hour"],
  ])("%s has the unit %s", (words, unit) => {
    expect(readStatement(`It hurt ${words}.`).quantities[0]?.unit).toBe(unit);
  });
});
