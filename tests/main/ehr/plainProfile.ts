import type { EhrProfileInput } from "../../../src/main/ehr/profile/ehrProfile";

/** A valid profile of a simple EHR: one page per patient with the banner and four boxes. */
export const plainProfile = (origin = "https://ehr.example.org"): EhrProfileInput => ({
  id: "plain",
  name: "Plain EHR",
  version: 1,
  origins: [origin],
  pages: [
    { key: "login", urlPattern: "/login" },
    { key: "note", urlPattern: "/chart/\\d+/note", requires: "patient" },
  ],
  identity: {
    banner: {
      name: { target: [{ css: "#patient-name" }] },
      dob: { target: [{ css: "#patient-dob" }], dateFormat: "mdy" },
      mrn: { target: [{ css: "#patient-mrn" }] },
    },
    form: { frame: { chain: [] }, mrnOrPid: { target: [{ css: "input[name=pid]", visible: false }] } },
    sessionScoped: true,
  },
  navigate: { frame: "top", urlTemplate: "/chart/{mrn}/note", param: "mrn" },
  note: {
    page: "note",
    fields: ["subjective", "objective", "assessment", "plan"].map((section) => ({
      section,
      target: [{ name: section }],
    })),
  },
  loggedOut: ["/login"],
});
