import type { EhrProfileInput } from "../../../src/main/ehr/profile/ehrProfile";
import { editorKinds } from "./testEhrs/editorsEhr";

const css = (selector: string) => [{ css: selector }];
const hidden = (selector: string) => [{ css: selector, visible: false }];
const sections = ["subjective", "objective", "assessment", "plan"];

/** Profiles of test EHRs, written by hand, by their key in `testEhrs`. @param origin of the running EHR. */
export const testProfiles = {
  frameset: (origin: string): EhrProfileInput => {
    const banner = { chain: [{ urlPattern: "/harbor/banner" }] };
    const work = { chain: [{ urlPattern: "/harbor/(?:summary|note)" }] };
    const labels = ["Subjective", "Objective", "Impression", "Action plan"];
    return {
      id: "harbor",
      name: "Harbor Charts",
      version: 1,
      origins: [origin],
      startUrl: `${origin}/enter`,
      pages: [
        {
          key: "note",
          urlPattern: "/harbor/note",
          frame: { chain: [{ urlPattern: "/harbor/note" }] },
          requires: "patient",
        },
        { key: "chart", urlPattern: "/harbor/summary", frame: work, requires: "patient" },
        { key: "home", urlPattern: "/harbor$" },
      ],
      identity: {
        banner: {
          frame: banner,
          name: { target: css(".pt") },
          dob: { target: css(".dob"), dateFormat: "mdy" },
          mrn: { target: css(".no"), pattern: "(\\d+)" },
        },
        form: {
          frame: { chain: [{ urlPattern: "/harbor/note" }] },
          mrnOrPid: { target: hidden("input[name=chart]") },
        },
      },
      navigate: {
        frame: { chain: [{ urlPattern: "/harbor/(?:summary|note|empty)" }] },
        urlTemplate: "/harbor/summary?chart={mrn}",
      },
      note: {
        page: "note",
        fields: sections.map((section, at) => ({ section, label: labels[at], target: [{ label: labels[at] }] })),
        savedView: { frame: work, text: { target: css("#filed") } },
      },
      data: [{ kind: "other", label: "Seen", page: "chart", frame: work, text: { target: css("p") } }],
      loggedOut: ["/login"],
    };
  },
  tabs: (origin: string): EhrProfileInput => {
    const note = { chain: [{ urlPattern: "/tabula/soap" }] };
    return {
      id: "tabula",
      name: "Tabula",
      version: 1,
      origins: [origin],
      pages: [
        { key: "note", urlPattern: "/tabula/soap", frame: note, requires: "patient" },
        { key: "home", urlPattern: "/tabula$" },
      ],
      identity: {
        banner: {
          name: { target: css("#strip .who"), pattern: "(?<name>[^(]+)" },
          dob: { target: css("#strip .born") },
          mrn: { target: css("#strip .who"), pattern: "\\((\\d+)\\)" },
        },
        form: { frame: note, mrnOrPid: { target: hidden("input[name=pid]") } },
        pidToMrn: { target: css("#strip .who"), attribute: "href", pattern: "pid=(\\d+)" },
        sessionScoped: true,
      },
      note: {
        page: "note",
        fields: sections.map((section) => ({ section, target: [{ nearText: section }] })),
      },
      loggedOut: ["/login"],
    };
  },
  panes: (origin: string): EhrProfileInput => {
    const form = { chain: [{ urlPattern: "/panes/form" }] };
    return {
      id: "twinpane",
      name: "Twinpane",
      version: 1,
      origins: [origin],
      pages: [{ key: "note", urlPattern: "/panes/form", frame: form, requires: "patient" }],
      identity: {
        banner: {
          name: { target: css("#bar strong") },
          dob: { target: css("#bar em") },
          mrn: { target: css("#bar code") },
        },
        form: { frame: form, mrnOrPid: { target: hidden("input[name=form_pid]") } },
        pidToMrn: { target: css("#bar code"), pattern: "400(\\d+)" }, // record number 40011: internal number 11
      },
      note: { page: "note", fields: sections.map((section) => ({ section, target: [{ name: section }] })) },
    };
  },
  plain: (origin: string): EhrProfileInput => ({
    id: "plainfield",
    name: "Plainfield",
    version: 1,
    origins: [origin],
    pages: [{ key: "note", urlPattern: "/note/\\d+", requires: "patient" }],
    identity: {
      banner: { name: { target: css("h1"), pattern: "Progress note: (.+)" } },
      form: { frame: { chain: [] }, name: { target: css("h1"), pattern: "Progress note: (.+)" } },
      sessionScoped: false,
    },
    note: {
      page: "note",
      fields: [
        { section: "subjective", target: [{ name: "history" }] },
        { section: "objective", target: [{ name: "findings" }] },
        { section: "assessment", target: [{ name: "appreciation" }] },
        { section: "plan", target: [{ name: "plan" }], mode: "append" },
      ],
    },
    loggedOut: [[{ role: "heading", name: "Sign in" }]],
  }),
  spa: (origin: string): EhrProfileInput => ({
    id: "corner",
    name: "Corner",
    version: 1,
    origins: [origin],
    pages: [
      { key: "chart", urlPattern: "/app/chart/\\d+", requires: "patient" },
      { key: "list", urlPattern: "/app/patients" },
    ],
    identity: {
      banner: {
        name: { target: css("header h2") },
        dob: { target: css("header dd:nth-of-type(1)"), dateFormat: "dmy" },
        mrn: { target: css("header dd:nth-of-type(2)") },
      },
      form: { frame: { chain: [] }, mrnOrPid: { from: "url", pattern: "/app/chart/(\\d+)" } },
      sessionScoped: false,
    },
    navigate: { frame: "top", urlTemplate: "/app/chart/{mrn}" },
    note: {
      page: "chart",
      reveal: [
        { action: "click", target: [{ role: "button", name: "Documentation" }] },
        { action: "click", target: [{ role: "button", name: "Add note" }] },
      ],
      fields: [{ section: "*", label: "Note", target: [{ role: "textbox", name: "Note text" }] }],
    },
    data: [{ kind: "demographics", label: "Facts", page: "chart", text: { target: css("header dl") } }],
    loggedOut: ["/login"],
  }),
  /** Has a box for each editor; the id of its section is the kind of editor. */
  editors: (origin: string): EhrProfileInput => ({
    id: "scriptorium",
    name: "Scriptorium",
    version: 1,
    origins: [origin],
    pages: [{ key: "note", urlPattern: "/editors\\?pid=", requires: "patient" }],
    identity: {
      banner: { name: { target: css("#name") }, dob: { target: css("#dob") }, mrn: { target: css("#mrn") } },
      form: { frame: { chain: [] }, mrnOrPid: { from: "url", pattern: "pid=(\\d+)" } },
      pidToMrn: { target: css("#mrn"), pattern: "400(\\d+)" },
    },
    note: {
      page: "note",
      fields: editorKinds.map((kind) => ({
        section: kind,
        mode: "append" as const,
        separator: "\n",
        target: kind === "iframe" ? css("iframe[title='Narrative editor']") : [{ css: `[aria-label=${kind}]` }],
        ...(kind === "iframe" && {
          reveal: [
            { action: "click" as const, target: [{ role: "button", name: "Narrative" }] },
            { action: "click" as const, target: [{ role: "button", name: "Edit narrative" }] },
          ],
        }),
      })),
    },
  }),
};
