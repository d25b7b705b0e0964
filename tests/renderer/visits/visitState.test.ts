import { describe, expect, test } from "vitest";
import { matches, noFilter, toQuery } from "../../../src/renderer/visits/visitFilter";
import { listLines } from "../../../src/renderer/visits/list/listLines";
import { formatConsent, visitState, formatWorklist } from "../../../src/renderer/visits/visitState";
import { formatDayName } from "../../../src/renderer/format/formatDay";
import type { Visit } from "../../../src/shared/visits/visit";
import { visitOf } from "./VisitServer";

const local = (text: string): string => new Date(text).toISOString();
const now = new Date("2026-11-21T10:00:00");

test.each<[Partial<Visit>, string, string]>([
  [{ status: "open" }, "No recording yet", "muted"],
  [{ status: "recording" }, "Recording", "stop"],
  [{ status: "paused" }, "Paused", "muted"],
  [{ status: "transcribing" }, "Transcribing", "muted"],
  [{ status: "drafting" }, "Drafting", "muted"],
  [{ status: "ready", to_answer: 2, to_check: 3 }, "2 to resolve", "check"],
  [{ status: "ready", to_check: 2 }, "2 to review", "check"],
  [{ status: "ready" }, "Ready to sign", "act"],
  [{ status: "ready", to_answer: 2, note_unreadable: true }, "Note can’t be read", "stop"],
  [{ status: "ready", patient_unreadable: true }, "Patient record can’t be read", "stop"],
  [
    { status: "ready", status_reason: "No speech was found in this recording. The audio is kept." },
    "No note yet",
    "muted",
  ],
  [
    { status: "signed", created_at: local("2026-11-21T08:20"), signed_at: local("2026-11-21T08:44") },
    "Signed 8:44 AM",
    "muted",
  ],
  [
    { status: "signed", created_at: local("2026-11-20T08:20"), signed_at: local("2026-11-21T08:44") },
    "Signed Nov 21",
    "muted",
  ],
  [
    {
      status: "needs_attention",
      status_reason: "The transcript stopped at 6:12: the speech engine did not answer. The audio is safe.",
    },
    "Transcript stopped at 6:12",
    "stop",
  ],
  [
    { status: "needs_attention", status_reason: "The note could not be drafted. Transcript and audio are safe." },
    "Note not drafted",
    "stop",
  ],
  [{ status: "needs_attention", status_reason: null }, "Needs attention", "stop"],
])("a session that is %j shows %j", (visit, text, tone) => {
  expect(visitState(visitOf(visit), null)).toMatchObject({ text, tone });
});

test.each([
  ["2026-11-21T00:00", "Today"],
  ["2026-11-20T23:59", "Yesterday"],
  ["2026-11-19T12:00", "Thu, Nov 19"],
  ["2025-11-19T12:00", "Wed, Nov 19, 2025"],
])("the day of %s is shown as %s", (at, name) => {
  const [line] = listLines([visitOf({ created_at: local(at) })], now);
  expect(line).toMatchObject({ kind: "day", name });
});

test("days around a clock change have their own names", () => {
  for (let day = 0; day < 400; day++) {
    const at = new Date(2026, 0, 1 + day, 12);
    expect(formatDayName(new Date(2026, 0, 1 + day).getTime(), at)).toBe("Today");
    expect(formatDayName(new Date(2026, 0, day).getTime(), at)).toBe("Yesterday");
  }
});

test("each day's name is shown once above its sessions", () => {
  const visits = ["2026-11-21T09:00", "2026-11-21T08:00", "2026-11-20T16:00"].map((at) =>
    visitOf({ created_at: local(at) }),
  );
  expect(listLines(visits, now).map(({ kind }) => kind)).toEqual(["day", "visit", "visit", "day", "visit"]);
});

test("a recording that was stopped on this computer is not called running while the server waits for it", () => {
  const stopped = { mark: "wait", text: "Stopped, 00:17 saved here, not sent yet", tone: "check" };
  for (const status of ["open", "recording", "paused"] as const)
    expect(visitState(visitOf({ status }), 17_400)).toEqual(stopped);
  expect(visitState(visitOf({ status: "transcribing" }), 17_400).text).toBe("Transcribing");
});

test("today's worklist lists the most urgent first", () => {
  const unsigned = [
    visitOf({ status: "needs_attention" }),
    visitOf({ status: "ready" }),
    visitOf({ status: "ready", to_check: 1 }),
    visitOf({ status: "drafting" }),
    visitOf({ status: "ready", to_answer: 1 }),
  ];
  expect(formatWorklist(unsigned)).toBe("1 to resolve, 1 to sign, 1 to review, 1 stopped, 1 in progress");
});

test.each([
  [null, "Consent not documented"],
  [{ given: true, method: "spoken", at: local("2026-11-21T09:41") } as const, "Consent given, verbal 9:41 AM"],
  [{ given: true, method: "paper", at: local("2026-11-21T09:41") } as const, "Consent given, written 9:41 AM"],
  [{ given: true, method: "not_needed", at: local("2026-11-21T09:41") } as const, "Consent not required"],
  [{ given: false, method: "refused", at: local("2026-11-21T09:41") } as const, "Patient declined recording"],
  [{ given: false, method: "spoken", at: local("2026-11-21T09:41") } as const, "Consent withdrawn"],
])("consent %j reads %j", (consent, words) => {
  expect(formatConsent(consent)).toBe(words);
});

describe("filters", () => {
  const at = (text: string): Visit => visitOf({ created_at: local(text) });
  test.each([
    [{ kind: "all" }, "2020-01-01T00:00", true],
    [{ kind: "today" }, "2026-11-21T00:00", true],
    [{ kind: "today" }, "2026-11-20T23:59", false],
    [{ kind: "week" }, "2026-11-15T00:00", true],
    [{ kind: "week" }, "2026-11-14T23:59", false],
    [{ kind: "month" }, "2026-10-23T00:00", true],
    [{ kind: "range", from: "2026-11-19", to: "2026-11-20" }, "2026-11-20T23:59", true],
    [{ kind: "range", from: "2026-11-19", to: "2026-11-20" }, "2026-11-21T00:00", false],
    [{ kind: "range", from: "", to: "2026-11-20" }, "2020-01-01T00:00", true],
    [{ kind: "range", from: "2026-1", to: "" }, "2020-01-01T00:00", true],
  ] as const)("%j matches a session of %s: %s, in the list and in the query alike", (dates, created, isIn) => {
    const visit = at(created);
    expect(matches(visit, { ...noFilter, dates }, now)).toBe(isIn);
    const { from, to } = toQuery({ ...noFilter, dates }, now);
    const { created_at } = visit;
    expect((!from || created_at >= from) && (!to || created_at < to)).toBe(isIn);
  });

  test("send no parameters if nothing is chosen", () => {
    expect(toQuery(noFilter, now)).toEqual({});
    expect(toQuery({ q: " knee ", status: "to_finish", dates: { kind: "all" } }, now)).toEqual({
      q: "knee",
      status: "to_finish",
    });
  });
});
