import { afterEach, describe, expect, onTestFinished, test, vi } from "vitest";
import {
  formatBirthDate,
  formatDay,
  formatDayName,
  formatIsoDay,
  formatPeriodDay,
} from "../../../src/renderer/format/formatDay";
import { formatDayAndTime, formatLocalDateTime, formatTime } from "../../../src/renderer/format/formatTime";
import {
  readTypedDay,
  searchText,
  typedDay,
  typedDayExample,
  typedDayPattern,
} from "../../../src/renderer/format/typedDay";

const readAs = (language: string): void => void vi.spyOn(navigator, "language", "get").mockReturnValue(language);
afterEach(() => vi.restoreAllMocks());

const at = new Date(2026, 10, 21, 16, 30, 10);
const lastYear = new Date(2025, 10, 19, 9, 2);
const shown = (): string[] => [
  formatDay(at),
  formatDayName(lastYear.getTime(), at),
  formatBirthDate("1957-03-04"),
  formatTime(lastYear.toISOString()),
  formatDayAndTime(lastYear.toISOString(), at),
  formatLocalDateTime(at.toISOString()),
];
const isolate = (text: string): string => `\u2068${text}\u2069`;

test.each([
  [
    "en-US",
    "Nov 21",
    "Wed, Nov 19, 2025",
    "Mar 4, 1957",
    "9:02 AM",
    "Nov 19, 2025 9:02 AM",
    "Nov 21, 2026, 4:30:10 PM",
  ],
  ["en-GB", "21 Nov", "Wed, 19 Nov 2025", "4 Mar 1957", "9:02", "19 Nov 2025 9:02", "21 Nov 2026, 16:30:10"],
  ["de-DE", "21. Nov.", "Mi., 19. Nov. 2025", "4. März 1957", "9:02", "19. Nov. 2025 9:02", "21. Nov. 2026, 16:30:10"],
  ["ja-JP", "11月21日", "2025年11月19日(水)", "1957年3月4日", "9:02", "2025年11月19日 9:02", "2026年11月21日 16:30:10"],
])("days and times are written as in %s", (language, ...texts) => {
  readAs(language);
  expect(shown()).toEqual(texts);
});

test("a right-to-left date keeps its order in an English sentence", () => {
  readAs("ar-EG");
  const [day, , birth, time, dayAndTime, exported] = shown();
  expect([day, birth, time]).toEqual([isolate("21 نوفمبر"), isolate("4 مارس 1957"), isolate("9:02 ص")]);
  expect(dayAndTime).toBe(`${isolate("19 نوفمبر 2025")} ${isolate("9:02 ص")}`);
  expect(exported).toBe("21 نوفمبر 2026، 4:30:10 م"); // without isolates
});

test.each(["ar-SA", "fa-IR", "th-TH", "ar-EG-u-nu-arab"])(
  "%s has the years and digits of notes and EHRs",
  (language) => {
    readAs(language);
    expect(formatBirthDate("1957-03-04")).toContain("1957");
  },
);

test.each(["en-US@posix", ""])("the language %j means the US", (language) => {
  readAs(language);
  expect(formatDayAndTime(lastYear.toISOString(), at)).toBe("Nov 19, 2025 9:02 AM");
});

test("a billing period is written as in the product text, also outside the US", () => {
  const seconds = new Date(2025, 0, 5, 12).getTime() / 1_000;
  expect(formatPeriodDay(seconds)).toBe("Jan 05, 2025");
  readAs("en-GB");
  expect(formatPeriodDay(seconds)).toBe("Jan 05, 2025");
});

test("a day without a time is the same day in every locale", () => {
  readAs("en-GB");
  expect(formatIsoDay("2026-11-19")).toBe("19 Nov");
});

describe("a typed birth date", () => {
  test.each([
    ["en-US", "MM/DD/YYYY", "3/14/1957", "03/04/1957"],
    ["en-GB", "DD/MM/YYYY", "14/03/1957", "04/03/1957"],
    ["de-DE", "DD.MM.YYYY", "14.3.1957", "04.03.1957"],
    ["ja-JP", "YYYY/MM/DD", "1957/3/14", "1957/03/04"],
    ["ar-EG", "DD/MM/YYYY", "14/3/1957", "04/03/1957"],
    ["ko-KR", "YYYY. MM. DD.", "1957. 3. 14.", "1957. 03. 04."],
  ])("has the form of %s", (language, pattern, example, typed) => {
    readAs(language);
    expect([typedDayPattern(), typedDayExample(), typedDay("1957-03-04")]).toEqual([pattern, example, typed]);
    expect(readTypedDay(example)).toBe("1957-03-14");
  });

  test.each([
    ["en-US", "3/4/1957", "1957-03-04"],
    ["en-GB", "3/4/1957", "1957-04-03"],
    ["en-GB", "03041957", "1957-04-03"],
    ["de-DE", "4. März 1957", "1957-03-04"],
    ["es-ES", "4 de marzo de 1957", "1957-03-04"],
    ["ru-RU", "4 марта 1957 г.", "1957-03-04"],
    ["ko-KR", "1957년 3월 4일", "1957-03-04"],
    ["ar-EG", "٤ مارس ١٩٥٧", "1957-03-04"],
    ["de-DE", "March 4, 1957", "1957-03-04"],
    ["en-GB", "1957-03-04", "1957-03-04"],
    ["en-GB", "3/14/1957", "1957-03-14"],
  ])("in %s: %s is %s", (language, typed, day) => {
    readAs(language);
    expect(readTypedDay(typed)).toBe(day);
  });

  test.each([
    ["en-US", "3.4.1957"], // with dots, most locales write the day first
    ["en-CA", "03/04/1957"],
    ["en-ZA", "03041957"],
    ["sv-SE", "12-03-04"],
    ["sv-SE", "13-03-04"],
    ["en-US", "12/05/2999"], // not 12 May 2999 either
    ["en-GB", "3/14/2999"],
  ])("in %s, %s is refused: its order is uncertain, or it is in the future", (language, typed) => {
    readAs(language);
    expect(readTypedDay(typed)).toBeUndefined();
  });

  test("a date in the future is not read with day and month swapped", () => {
    vi.useFakeTimers({ now: new Date("2026-11-24T12:00:00Z") });
    onTestFinished(() => void vi.useRealTimers());
    readAs("en-US");
    expect(["12/05/2026", "12/05/26", "11/05/2026"].map(readTypedDay)).toEqual([undefined, "1926-12-05", "2026-11-05"]);
  });

  test.each([
    ["de-DE", "14. März 1957", "1957-03-14"],
    ["de-DE", "14. marz", "14. marz"],
    ["de-DE", "3/4/1957", "3/4/1957"], // the server searches for both days
    ["en-US", "Whitfield", "Whitfield"],
  ])("in %s, %s is searched as %s", (language, typed, q) => {
    readAs(language);
    expect(searchText(typed)).toBe(q);
  });

  test("the Finnish word for November, “marraskuu”, is not read as March", () => {
    readAs("fi");
    expect(["3. marraskuuta 1957", "3 marraskuu 1957"].map(readTypedDay)).toEqual(["1957-11-03", "1957-11-03"]);
  });

  const languages =
    "en-US en-GB en-CA en-AU en-ZA de-DE fr-CA es-MX pt-BR it nl-NL sv-SE fi pl cs hu ru uk tr he ar-EG fa-IR ur-PK hi-IN bn th vi ja-JP ko-KR zh-CN zh-TW am so-SO tl lt bg hr lv mn";
  test.each(languages.split(" "))("as shown in %s, it is read as the same day", (language) => {
    readAs(language);
    const days = Array.from(
      { length: 12 },
      (_, index) => `1957-${String(index + 1).padStart(2, "0")}-0${(index % 9) + 1}`,
    );
    expect(days.map((day) => readTypedDay(typedDay(day)))).toEqual(days);
    expect(days.map((day) => readTypedDay(formatBirthDate(day)))).toEqual(days);
  });
});
