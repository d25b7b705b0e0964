import { afterEach, describe, expect, test } from "vitest";
import { startPanesEhr } from "./testEhrs/startPanesEhr";
import { startPlainEhr } from "./testEhrs/plainEhr";
import type { TestEhr } from "./testEhrs/serveEhr";
import { startTabsEhr } from "./testEhrs/tabsEhr";
import { testEhrs } from "./testEhrs/testEhrs";

let ehr: TestEhr | null = null;
afterEach(async () => {
  await ehr?.close();
  ehr = null;
});

/** Signs in. @returns the EHR and a function that requests a path; given a body, it posts the form. */
async function signedIn(started: Promise<TestEhr>) {
  ehr = await started;
  const { origin, entry } = ehr;
  const cookie = (await fetch(entry, { redirect: "manual" })).headers.get("set-cookie")!.split(";")[0]!;
  const request = (path: string, body?: string) =>
    fetch(origin + path, {
      redirect: "manual",
      headers: { cookie, "content-type": "application/x-www-form-urlencoded" },
      ...(body === undefined ? {} : { method: "POST", body }),
    });
  return { ehr, request };
}

test.each(Object.entries(testEhrs))("%s shows its first page only to a user who is signed in", async (_name, start) => {
  const { ehr, request } = await signedIn(start());
  const home = (await fetch(ehr.entry, { redirect: "manual" })).headers.get("location")!;
  expect((await request(home)).status).toBe(200);
  expect((await request("/no/such/page")).status).toBe(404);
  ehr.expire();
  expect((await request(home)).headers.get("location")).toBe("/login");
  expect(ehr.saved()).toEqual([]);
});

describe("hazards of the test EHRs", () => {
  test("opening another chart's address files an open note under the patient of that chart [H3 H4]", async () => {
    const { ehr, request } = await signedIn(startTabsEhr());
    await request("/tabula/chart?pid=11");
    await request("/tabula/encounter?pid=11");
    await request("/tabula/chart?pid=13");
    await request("/tabula/soap?pid=11", "pid=11&t1=cough&t2=&t3=&t4=");
    const sections = { t1: "cough", t2: "", t3: "", t4: "" };
    expect(ehr.saved()).toEqual([{ pid: "13", formPid: "11", encounter: null, sections }]);
  });

  test("the form of the previous patient is filed under the new patient, without an encounter [H2]", async () => {
    const { ehr, request } = await signedIn(startPanesEhr());
    await request("/panes/chart?pid=11");
    await request("/panes/form?pid=11");
    await request("/panes/chart?pid=12");
    await request("/panes/form?pid=11", "form_pid=11&subjective=a");
    expect(ehr.saved()).toMatchObject([{ pid: "12", formPid: "11", encounter: null, sections: { subjective: "a" } }]);
  });

  test("an expired sign-in loses the text of a save", async () => {
    const { ehr, request } = await signedIn(startPlainEhr());
    ehr.expire();
    const answer = await request("/note/11", "history=a&findings=&appreciation=&plan=");
    expect(answer.headers.get("location")).toBe("/login");
    expect(ehr.saved()).toEqual([]);
  });

  test("the ISO-8859-1 form keeps special characters and strips tags [H11]", async () => {
    const { ehr, request } = await signedIn(startPlainEhr());
    const page = Buffer.from(await (await request("/chart/14")).arrayBuffer());
    expect(page.toString("latin1")).toContain("Müller-Ç");
    await request(
      "/note/14",
      "history=%93caf%E9%94+%BD+%26%238805%3B2&findings=%3Cb%3Ex%3C%2Fb%3E&appreciation=&plan=",
    );
    const sections = { history: "“café” ½ ≥2", findings: "x", appreciation: "", plan: "" };
    expect(ehr.saved()).toMatchObject([{ pid: "14", sections }]);
  });
});
