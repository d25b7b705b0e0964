import { describe, expect, it } from "vitest";
import { findFrequencies, findRoutes, unitAt } from "../../../src/server/facts/lexicon/doseTerms";
import { drugNamed, findDrugNames } from "../../../src/server/facts/lexicon/findDrugNames";
import { findTerms } from "../../../src/server/facts/lexicon/findTerms";
import { tokenize } from "../../../src/server/facts/lexicon/tokenize";

const drugsOf = (text: string) => findDrugNames(tokenize(text)).map(({ inn }) => inn);
const termsOf = (text: string) => findTerms(tokenize(text)).map(({ kind, name }) => `${kind}: ${name}`);

describe("findDrugNames", () => {
  it.each([
    ["Lasix", "furosemide"],
    ["frusemide", "furosemide"],
    ["Tylenol", "paracetamol"],
    ["acetaminophen", "paracetamol"],
    ["albuterol", "salbutamol"],
    ["bendrofluazide", "bendroflumethiazide"],
    ["co-codamol", "codeine and paracetamol"],
    ["epinephrine", "adrenaline"],
    ["Eliquis", "apixaban"],
    ["Forxiga", "dapagliflozin"],
    ["insulin glargine", "insulin glargine"],
    ["Z-Pak", "azithromycin"],
    ["thyroxine", "levothyroxine"],
  ])("maps %s to %s", (name, inn) => {
    expect(drugNamed(name)?.inn).toBe(inn);
  });

  it("finds the longest name", () => {
    expect(drugsOf("amoxicillin clavulanate and Toprol XL")).toEqual(["co-amoxiclav", "metoprolol"]);
  });

  it("marks everyday words as ambiguous", () => {
    expect(findDrugNames(tokenize("serum iron"))[0]?.isAmbiguous).toBe(true);
  });

  it("finds no drug in everyday speech", () => {
    expect(drugsOf("I went to the shop with my mate and we had tea, right after the game")).toEqual([]);
  });
});

describe("findTerms", () => {
  it.each([
    ["I was throwing up", "symptom: vomiting"],
    ["dyspnoea on exertion", "symptom: shortness of breath"],
    ["high blood pressure", "condition: hypertension"],
    ["my mum", "relative: mother"],
    ["a chest X-ray", "test: x-ray"],
    ["LUQ", "site: left upper quadrant"],
  ])("reads %s as %s", (text, term) => {
    expect(termsOf(text)).toContain(term);
  });

  it("matches an abbreviation that is also a word only in capitals", () => {
    expect(termsOf("PE ruled out")).toContain("condition: pulmonary embolism");
    expect(termsOf("in pe class we add numbers")).toEqual([]);
  });
});

describe("dose terms", () => {
  it.each([
    ["b.i.d.", "2/day"],
    ["twice a day", "2/day"],
    ["q6h", "4/day"],
    ["every other day", "0.5/day"],
    ["as needed", "prn"],
    ["once weekly", "1/week"],
  ])("read %s as %s", (text, frequency) => {
    expect(findFrequencies(tokenize(text)).map(({ value }) => value)).toEqual([frequency]);
  });

  it("include units and routes", () => {
    expect(unitAt(tokenize("milligrams"), 0)?.value).toBe("mg");
    expect(findRoutes(tokenize("by mouth")).map(({ value }) => value)).toEqual(["oral"]);
  });
});
