import { describe, expect, test } from "vitest";
import { matchPattern, patternFault } from "../../../src/main/ehr/profile/pattern";
import { deriveNavigation, type FrameInfo } from "../../../src/main/ehr/wizard/deriveNavigation";
import { inAddress, readingOfName } from "../../../src/main/ehr/wizard/formIdentity";
import { deriveReading } from "../../../src/main/ehr/wizard/readingPattern";
import { sectionsOf, suggestSection } from "../../../src/main/ehr/wizard/suggestSections";
import { framePattern, urlPattern } from "../../../src/main/ehr/wizard/urlPattern";
import { builtInTemplates } from "../../../src/shared/templates/builtInTemplates";

describe("deriveReading", () => {
  test.each([
    ["name", "Lopez, Maria E", "Lopez, Maria E"],
    ["name", "Sean O'Neil (40013)", "Sean O'Neil"],
    ["name", "Progress note: Zoë Müller-Çelik", "Zoë Müller-Çelik"],
    ["name", "Patient: LOPEZ, MARIA  DOB 03/14/1961", "LOPEZ, MARIA"],
    ["name", "GARCÍA LÓPEZ, María J. · F. Nac. 14/03/1961 · NHC 0004711", "GARCÍA LÓPEZ, María J."],
    ["name", "GARCÍA LÓPEZ, María J.  NHC 0004711 F.Nac.: 05/03/1961", "GARCÍA LÓPEZ, María J."],
    ["name", "Weiß, Jürgen geb. 14.03.1961 Pat.-Nr. HC-0004711", "Weiß, Jürgen"],
    ["name", "LEE, Pat (40013)", "LEE, Pat"],
    ["name", "40013", null],
    ["dob", "DOB: 03/14/1961", "03/14/1961"],
    ["dob", "Seen 11/02/2026, born 3/4/1961", "3/4/1961"],
    ["dob", "14 Mar 1961", "14 Mar 1961"],
    ["dob", "March 14, 1961 (65 y)", "March 14, 1961"],
    ["dob", "Letzter Besuch 02.11.2026, geb. 14.03.1961 (65 J.)", "14.03.1961"],
    ["dob", "Cita 02/11/2026 · F. Nac.: 14/03/1961", "14/03/1961"],
    ["dob", "65 years", null],
    ["mrn", "Chart no. 40011", "40011"],
    ["mrn", "Lopez, Maria (40011)", "40011"],
    ["mrn", "Lopez, Maria DOB 1961-03-14 MRN: AB-77", "AB-77"],
    ["mrn", "40011", "40011"],
    ["mrn", "Weiß, Jürgen geb. 14.03.1961 Pat.-Nr. HC-0004711", "HC-0004711"],
    ["mrn", "GARCÍA LÓPEZ, María J. · F. Nac. 14/03/1961 · NHC 0004711 · 64 años", "0004711"],
    ["mrn", "1961-03-14", null],
  ] as const)("reads the %s of “%s” as %s, with an allowed pattern", (what, text, expected) => {
    const reading = deriveReading(what, text);
    expect(reading?.text ?? null).toBe(expected);
    if (reading?.pattern) expect(patternFault(reading.pattern)).toBeNull();
  });
});

describe("readingOfName", () => {
  test.each([
    ["Evolución de O'Neil, Sean", "O'NEIL, SEAN", "O'Neil, Sean"],
    ["Progress note for Maria E Lopez (40011)", "LOPEZ, MARIA E", "Maria E Lopez"],
    ["LOPEZ, MARIA", "Maria Lopez", "LOPEZ, MARIA"],
    ["Evolución de O'Neil, Sean", "LOPEZ, MARIA E", null],
  ])("reads from “%s” the name of %s: %s, with an allowed pattern", (text, name, expected) => {
    const reading = readingOfName(text, name);
    expect(reading?.text ?? null).toBe(expected);
    if (reading?.pattern) {
      expect(patternFault(reading.pattern)).toBeNull();
      expect(matchPattern(reading.pattern, text)?.groups["name"]?.trim()).toBe(expected);
    }
  });
});

describe("urlPattern", () => {
  const matches = (pattern: string, url: string) => new RegExp(pattern).test(url);

  test("matches the same page of another patient on another host, and no other page", () => {
    const pattern = urlPattern("https://a.example/emr/chart/17/note?page=edit&id=17");
    expect(patternFault(pattern)).toBeNull();
    expect(matches(pattern, "https://b.example/emr/chart/2391/note?page=edit&id=5")).toBe(true);
    expect(matches(pattern, "https://b.example/emr/chart/2391/note?page=list&id=5")).toBe(false);
    expect(matches(pattern, "https://b.example/emr/chart/2391/notes")).toBe(false);
  });

  test("replaces a patient's number in letters, and keeps pages named after a hash apart", () => {
    expect(urlPattern("https://a.example/p/AB-C", ["AB-C"])).not.toContain("AB");
    const pattern = urlPattern("https://a.example/app#/patient/AB-C", ["AB-C"]);
    expect(matches(pattern, "https://a.example/app#/patient/XY")).toBe(true);
    expect(matches(pattern, "https://a.example/app#/list/XY")).toBe(false);
  });

  test("a frame's pattern matches every page that it has shown", () => {
    const pattern = framePattern(["https://a.example/empty", "https://a.example/note?id=1", "about:blank"]);
    expect(patternFault(pattern)).toBeNull();
    expect(matches(pattern, "https://a.example/note?id=2")).toBe(true);
    expect(matches(pattern, "https://a.example/other")).toBe(false);
    expect(framePattern(["about:blank"])).toBe("^about:blank");
  });
});

describe("deriveNavigation", () => {
  const frame = (path: string, more: Partial<FrameInfo> = {}): FrameInfo => ({
    url: `https://a.example${path}`,
    area: 100,
    isTop: false,
    isBanner: false,
    ...more,
  });

  test("takes the frame whose address has the record number, not the banner's", () => {
    const first = [frame("/banner?no=401", { isBanner: true }), frame("/list"), frame("/sum?no=401", { area: 900 })];
    const second = [frame("/banner?no=402", { isBanner: true }), frame("/list"), frame("/sum?no=402", { area: 900 })];
    expect(deriveNavigation(first, second, ["401", "402"])).toEqual({
      frame: 2,
      urlTemplate: "https://a.example/sum?no={mrn}",
      param: "mrn",
      values: ["401", "402"],
    });
  });

  test("an internal number in the path counts as such", () => {
    const seen = deriveNavigation([frame("/p/7/chart")], [frame("/p/8/chart")], ["401", "402"]);
    expect(seen).toMatchObject({ urlTemplate: "https://a.example/p/{pid}/chart", param: "pid" });
  });

  test("addresses that differ in more than one value, or are the same, give none", () => {
    expect(deriveNavigation([frame("/p/7?t=a")], [frame("/p/8?t=b")], null)).toBeNull();
    expect(deriveNavigation([frame("/p/7")], [frame("/p/7")], null)).toBeNull();
    expect(deriveNavigation([frame("/p?id=7")], [frame("/p?other=7")], null)).toBeNull();
  });
});

test("inAddress reads a number from a parameter or after a word of the path", () => {
  expect(inAddress("https://a.example/note?visit=9&pid=17#x", "17")).toMatchObject({
    pattern: "[?&]pid=(?<value>[^&#]+)",
  });
  expect(inAddress("https://a.example/chart/17/note", "17")).toMatchObject({ pattern: "/chart/(?<value>[^/?#]+)" });
  expect(inAddress("https://a.example/note?pid=170", "17")).toBeNull();
});

describe("suggestSection", () => {
  test.each([
    ["Appreciation", "assessment"],
    ["Impression", "assessment"],
    ["Action plan", "plan"],
    ["Assessment & Plan", "assessment_and_plan"],
    ["A/P", "assessment_and_plan"],
    ["Complaint and history", "subjective"],
    ["noteText", "*"],
    ["Family history", "family_history"],
    ["Befund", "objective"],
    ["Beurteilung", "assessment"],
    ["Procedere", "plan"],
    ["Motivo de consulta", "subjective"],
    ["Exploración física", "objective"],
    ["Juicio clínico", "assessment"],
    ["Billing code", null],
  ])("suggests for “%s” %s", (text, expected) => expect(suggestSection([text])).toBe(expected));

  test("four boxes take every section of the built-in templates once", () => {
    const sections = sectionsOf(["subjective", "objective", "assessment", "plan"]).flat();
    expect(new Set(sections).size).toBe(sections.length);
    const keys = builtInTemplates.flatMap((template) => template.sections.map(({ key }) => key));
    expect(keys.filter((key) => !sections.includes(key))).toEqual([]);
  });

  test("a group leaves out what another box names", () => {
    const [subjective, allergies] = sectionsOf(["subjective", "allergies"]);
    expect(subjective).not.toContain("allergies");
    expect(allergies).toBe("allergies");
  });
});
