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

describe("the disease that an answer names", () => {
  expectNotes("is past history if the question asks for any of its kind", [
    ["D: Ever had an STI? / P: Chlamydia, in college.", /PAST HISTORY\s+History of chlamydia/],
    ["D: Have you ever had a kidney infection? / P: Yeah, pyelonephritis in 2015.", /History of pyelonephritis/],
    ["D: Ever had any skin problems? / P: Eczema as a kid.", /History of eczema/],
    ["D: Have you ever had a lung infection? / P: I had pneumonia in 2018.", /History of pneumonia/],
    ["D: Ever had a sexually transmitted infection? / P: Just gonorrhea once.", /History of gonorrhea/],
    ["D: Ever had an STI? / P: My sister had chlamydia.", /./, /PAST HISTORY\s+History of chlamydia/],
  ]);
});

describe("weight that is dropped or down", () => {
  expectNotes("is a loss with its amount", [
    ["P: I've dropped like ten pounds.", /Weight loss: 10 pounds/],
    ["P: I'm down fifteen pounds since the summer.", /Weight loss: 15 pounds since the summer/],
    ["P: He has shed about six kilos.", /Weight loss: about 6 kilos/],
    ["P: I'm up eight pounds.", /Weight gain: 8 pounds/],
    ["D: I would like you to be down ten pounds by spring.", /^/, /Weight loss/],
  ]);
});

describe("a hesitation before a time", () => {
  expectNotes("leaves the time with the complaint", [
    [
      "D: What's wrong? / P: I've been really low for the past, I don't know, six weeks maybe?",
      /mood for the past 6 w/i,
    ],
    ["D: What's wrong? / P: I've had this cough for, I don't know, maybe three weeks.", /^CHIEF COMPLAINT\s+Cough for/],
    ["D: What's wrong? / P: My knee has hurt since, gosh, last winter.", /Knee pain since last winter/i],
    ["D: What's wrong? / P: I've had headaches for, let me think, two months.", /Headaches? for 2 months/i],
    ["D: What's wrong? / P: I've had diarrhea for about, what, four days.", /Diarrhea for about 4 days/i],
    ["D: How long have you had it? / P: It's been, I want to say, ten days.", /10 days/],
  ]);
});

describe("a diagnosis with which the clinician deals", () => {
  expectNotes("is one", [
    ["D: So I think what we're dealing with is a recurrence of your major depression.", /recurrence of major depress/i],
    ["D: What we're seeing here is likely a viral bronchitis.", /Likely viral bronchitis/i],
    ["D: What we're looking at is a mild ankle sprain.", /mild ankle sprain/i],
    ["D: All of that makes me think you have fibroids.", /Likely fibroids/],
    ["D: It makes me think that you may have gallstones.", /gallstones/i],
    ["D: What we're dealing with is a question of time.", /^/, /question of time/],
  ]);
});
