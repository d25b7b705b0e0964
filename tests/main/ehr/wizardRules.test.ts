import { describe, expect, test } from "vitest";
import { matchPattern, patternFault } from "../../../src/main/ehr/profile/matchPattern";
import { deriveNavigation, type FrameInfo } from "../../../src/main/ehr/wizard/deriveNavigation";
import { inAddress, readingOfDate, readingOfName } from "../../../src/main/ehr/wizard/findFormIdentity";
import { hasPatientData, type PatientText } from "../../../src/main/ehr/wizard/hasPatientData";
import { deriveReading } from "../../../src/main/ehr/wizard/deriveReading";
import { sectionsOf, suggestSection, withOwnIds } from "../../../src/main/ehr/wizard/suggestSection";
import { framePattern, urlPattern } from "../../../src/main/ehr/wizard/urlPattern";
import { withoutPatients } from "../../../src/main/ehr/wizard/withoutPatients";
import { builtInTemplates } from "../../../src/shared/templates/builtInTemplates";

describe("deriveReading", () => {
  test("reads the first 1,000 characters only", () => {
    expect(deriveReading("mrn", `${" ".repeat(900)}(40011)`)?.text).toBe("40011");
    expect(deriveReading("mrn", `${"a ".repeat(500)}(40011)`)).toBeNull();
  });

  test.each([
    ["name", "Lopez, Maria E", "Lopez, Maria E"],
    ["name", "Sean O'Neil (40013)", "Sean O'Neil"],
    ["name", "Progress note: Zoë Müller-Çelik", "Zoë Müller-Çelik"],
    ["name", "Patient: LOPEZ, MARIA  DOB 03/14/1961", "LOPEZ, MARIA"],
    ["name", "GARCÍA LÓPEZ, María J. · F. Nac. 14/03/1961 · NHC 0004711", "GARCÍA LÓPEZ, María J."],
    ["name", "GARCÍA LÓPEZ, María J.  NHC 0004711 F.Nac.: 05/03/1961", "GARCÍA LÓPEZ, María J."],
    ["name", "Weiß, Jürgen geb. 14.03.1961 Pat.-Nr. HC-0004711", "Weiß, Jürgen"],
    ["name", "LEE, Pat (40013)", "LEE, Pat"],
    ["name", "Patient Sean O'Neil", "Sean O'Neil"],
    ["name", "Test Patient", "Test Patient"],
    ["name", "Sean O'Neil Male 76 y", "Sean O'Neil"],
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
    ["mrn", "F | 14-Mar-1961 (65y) | UHID: 40011", "40011"],
    ["mrn", "Visit: 7 · MRN 40011", "40011"],
    ["mrn", "Lopez, Maria (40011) 65 years", "40011"],
    ["mrn", "65 y", null],
    ["mrn", "40011", "40011"],
    ["mrn", "Lopez, Maria E · 65 y · 40011 · Bed 3", "40011"],
    ["mrn", "Visit 7 Sean O'Neil Record no. 40013", "40013"],
    ["mrn", "Weiß, Jürgen geb. 14.03.1961 Pat.-Nr. HC-0004711", "HC-0004711"],
    ["mrn", "GARCÍA LÓPEZ, María J. · F. Nac. 14/03/1961 · NHC 0004711 · 64 años", "0004711"],
    ["mrn", "1961-03-14", null],
  ] as const)("reads the %s of “%s” as %s, with an allowed pattern", (what, text, expected) => {
    const reading = deriveReading(what, text);
    expect(reading?.text ?? null).toBe(expected);
    if (reading?.pattern) expect(patternFault(reading.pattern)).toBeNull();
  });
});

describe("hasPatientData", () => {
  const patients: PatientText[] = [
    { identifier: "name", text: "Müller-Çelik, Zoë" },
    { identifier: "mrn", text: "HC-0004711" },
    { identifier: "dob", text: "05.12.1990" },
  ];

  test.each([
    ["^Zoë\\sMRN", true],
    ["Note of muller", true],
    ["#boxCelik", true],
    ["/chart/(?:004711)/", true],
    ["Born 1990-12-05", true],
    ["Name", false],
    ["tr:nth-of-type(2) > td", false],
    ["/chart/47110", false],
  ])("“%s”: %s", (text, expected) => expect(hasPatientData(text, patients)).toBe(expected));

  test("a patient named Test Patient does not rule out the usual words of pages", () => {
    expect(hasPatientData(".patient-name", [{ identifier: "name", text: "Test Patient" }])).toBe(false);
  });
});

test("a way to find an element that contains patient data is left out, unless it is the only one", () => {
  const patients = [{ identifier: "name", text: "Nowak, Łucja" } as const];
  const named = { nearText: "Note of Nowak", visible: true };
  const plain = { css: ".who", visible: true };
  expect(withoutPatients({ target: [named, plain] }, patients).target).toEqual([plain]);
  expect(withoutPatients({ target: [named] }, patients).target).toEqual([named]); // the profile is then refused
});

test.each([
  ["Lopez, Maria MRN: AB-77", "O'Neil, Sean MRN: AB-81", "AB-81"],
  ["Lopez, Maria E · 65 y · 40011 · Bed 3", "O'Neil, Sean · 7 y · 40013 · Bed 12", "40013"],
  ["Weiß Jürgen Pat.-Nr. HC-0004711", "Celik Zoë Pat.-Nr. HC-0000099", "HC-0000099"],
])(
  "the record number of “%s” is read in “%s” too, because the pattern has no word of the patient",
  (text, other, expected) => {
    const { pattern } = deriveReading("mrn", text)!;
    expect(pattern).not.toMatch(/Maria|Lopez|Weiß|Jürgen/);
    expect(matchPattern(pattern!, other)?.groups["mrn"]).toBe(expected);
  },
);

test.each([
  ["DOB 04/03/1961", "1961-03-04", "dmy"],
  ["DOB 04/03/1961", "1961-04-03", "mdy"],
  ["DOB 05/05/1961", "1961-05-05", null],
  ["DOB 04/03/1961", "1961-03-05", null],
  ["geb. 4 Mar 1961", "1961-03-04", undefined],
])("the order of day and month in “%s” of a patient born %s is %s", (text, date, order) => {
  const reading = readingOfDate(text, date);
  expect(reading && reading.dateFormat).toBe(order);
});

describe("readingOfName", () => {
  test.each([
    ["Visit 77113 on ward B of Sean O'Neil", "Inpatient 4 from ward C of Zoë Celik", "Zoë Celik"],
    ["Evolución de O'Neil, Sean", "Nota de García López, María", "García López, María"],
  ])("what is before the name in “%s” can differ, as in “%s”", (text, other, expected) => {
    const { pattern } = readingOfName(text, "Sean O'Neil")!;
    expect(patternFault(pattern!)).toBeNull();
    expect(matchPattern(pattern!, other)?.groups["name"]?.trim()).toBe(expected);
  });

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

  test("matches only the same page, of any patient and on any host", () => {
    const pattern = urlPattern("https://a.example/emr/chart/17/note?page=edit&id=17");
    expect(patternFault(pattern)).toBeNull();
    expect(matches(pattern, "https://b.example/emr/chart/2391/note?page=edit&id=5")).toBe(true);
    expect(matches(pattern, "https://b.example/emr/chart/2391/note?page=list&id=5")).toBe(false);
    expect(matches(pattern, "https://b.example/emr/chart/2391/notes")).toBe(false);
  });

  test("replaces a patient's number in letters", () => {
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

  test("takes the frame of the chart if the banner's address also has the record number", () => {
    const first = [frame("/banner?no=401", { isBanner: true }), frame("/list"), frame("/sum?no=401", { area: 900 })];
    const second = [frame("/banner?no=402", { isBanner: true }), frame("/list"), frame("/sum?no=402", { area: 900 })];
    expect(deriveNavigation(first, second, ["401", "402"])).toEqual({
      frame: 2,
      urlTemplate: "https://a.example/sum?no={mrn}",
      param: "mrn",
      values: ["401", "402"],
    });
  });

  test("recognizes an internal number in the path", () => {
    const seen = deriveNavigation([frame("/p/7/chart")], [frame("/p/8/chart")], ["401", "402"]);
    expect(seen).toMatchObject({ urlTemplate: "https://a.example/p/{pid}/chart", param: "pid" });
  });

  test("returns null for addresses that are equal or differ in more than one value", () => {
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
  expect(inAddress("https://a.example/note?pid=17", "17\ud800")).toBeNull(); // half a character, as a page can show
  const afterAnotherNumber = inAddress("https://a.example/visit/77113/17/note", "17")!.pattern!;
  expect(matchPattern(afterAnotherNumber, "https://a.example/visit/9/23/note")?.groups["value"]).toBe("23");
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

test("a box mapped by key also takes the clinician's own sections with that key, unless another box is mapped to them", () => {
  const own = [
    { id: "s-17", key: "assessment" },
    { id: "s-18", key: "plan" },
    { id: "plan", key: "plan" },
  ];
  expect(withOwnIds([["assessment", "impression"], "plan"], own)).toEqual([
    ["assessment", "impression", "s-17"],
    ["plan", "s-18"],
  ]);
  expect(withOwnIds(["assessment", "s-17"], own)).toEqual(["assessment", "s-17"]);
});
