import { describe } from "vitest";
import { expectNotes } from "./harness";

describe("a gynecological history", () => {
  expectNotes("a no to bleeding between periods or after sex denies only these", [
    [
      "D: Any bleeding in between periods, or after sex? / P: No, neither.",
      /denies intermenstrual bleeding or postcoital bleeding/,
      /denies bleeding\b/i,
    ],
    ["D: Any bleeding between periods? / P: No.", /denies intermenstrual bleeding/],
    ["D: Do you bleed after sex? / P: No.", /denies postcoital bleeding/],
    ["D: Any spotting between your periods? / P: Yeah, sometimes.", /intermenstrual bleeding/, /denies/i],
    ["D: Have you had any bleeding since the menopause? / P: No.", /denies postmenopausal bleeding/],
    ["P: I've been bleeding after intercourse.", /postcoital bleeding/i],
  ]);

  expectNotes("periods that have become heavy are the complaint", [
    ["D: What can I help with? / P: My periods have gotten really heavy.", /^CHIEF COMPLAINT\s+Heavy periods/],
    ["D: What brings you in? / P: My periods have turned pretty heavy.", /^CHIEF COMPLAINT\s+Heavy periods/],
  ]);

  expectNotes("pregnancies are noted with how they ended", [
    [
      "D: And pregnancies? / P: Two. One miscarriage at nine weeks in 2019 and then my son, he's four now.",
      /Pregnancies: 2; one miscarriage at 9 weeks in 2019/,
    ],
    ["D: Any pregnancies? / P: Three. Two kids and one miscarriage.", /Pregnancies: 3; 2 kids and one miscarriage/],
    ["D: How many pregnancies have you had? / P: Two. Both C-sections.", /Pregnancies: 2; both C-sections/i],
    ["D: How many times have you been pregnant? / P: Four. One ectopic.", /Pregnancies: 4; one ectopic/],
    ["D: Have you been pregnant before? / P: Yes, twice. I lost the first one.", /twice; lost the first one/],
  ]);

  expectNotes("a test that a question without a verb names is labeled", [
    ["D: Last Pap smear? / P: Two years ago, it was normal.", /Last Pap smear: 2 years ago, normal/],
    ["D: And your last mammogram? / P: In 2024.", /Last mammogram: in 2024/],
    ["D: Okay, last colonoscopy? / P: Five years ago.", /Last colonoscopy: 5 years ago/],
  ]);
});
