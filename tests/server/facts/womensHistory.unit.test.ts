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
});

describe("an earlier delivery by section", () => {
  expectNotes("is in the surgical history", [
    ["D: Tell me about your pregnancies. / P: I had one baby, by emergency cesarean.", /emergency cesarean/],
    ["D: Any operations? / P: A cesarean in 2015.", /Surgical history: cesarean/i],
    ["P: I had a repeat C-section with my second.", /Surgical history: repeat C-section/],
  ]);
  expectNotes("is not in the surgical history if it is only considered", [
    ["P: They said I might need a cesarean.", /./, /Surgical history/],
  ]);
});

describe("statements about a pregnancy", () => {
  expectNotes("are read", [
    ["D: So you're twenty-eight weeks and three days today.", /Gestational age: 28 weeks and 3 days/],
    ["D: She is thirty-four weeks along.", /Gestational age: 34 weeks/],
    ["D: So gravida three, para one.", /Obstetric history: G3 P1/],
    ["D: And you're G2, P0?\nP: Yes.\nD: Gravida two, para zero, thanks.", /Obstetric history: G2 P0/],
    ["D: How's the baby moving? / P: A lot, especially at night.", /Fetal movement: a lot, especially at night/],
    ["D: Have you felt the baby kicking? / P: Yes.", /Fetal movement: present/],
    ["D: Is the baby moving okay? / P: No.", /Fetal movement: not felt/],
    ["D: Fundal height is twenty-nine centimeters.", /Fundal height: 29 cm/],
    ["D: Fetal heart tones are in the one forties, one forty-four.", /Fetal heart rate: 1\d\d bpm/],
    ["D: Let's find the heartbeat. There it is, one forty-five.", /Fetal heart rate: 145 bpm/],
    ["D: Any leaking of fluid? / P: No.", /Denies leakage of fluid/i],
    ["D: Any contractions? / P: Yes, every ten minutes.", /Reports contractions/i],
    ["D: Any chance you could be pregnant? / P: No.", /Pregnancy: denied/],
    // counter-cases
    ["D: So you're six weeks post-op today.", /^/, /Gestational age/],
    ["D: You're two weeks out from surgery.", /^/, /Gestational age/],
    ["D: Is the baby moving both arms? / P: Yes.", /./, /Fetal movement/],
  ]);
});

describe("periods, pregnancies and contraception", () => {
  expectNotes("are kept under a label", [
    [
      "D: When was your last period? / P: Five weeks ago. / D: Are they regular? / P: Yes, every twenty-eight days. / D: How long do they last? / P: Five days. / D: Any clots? / P: No.",
      /Menstrual cycle: regular, every 28 days[^]*Length of periods: 5 days[^]*Clots: none/,
    ],
    ["D: How old were you when your periods started? / P: Twelve.", /Menarche: 12/],
    ["D: When did you go through menopause? / P: At fifty-one.", /Menopause: at 51/],
  ]);
  expectNotes("keep the number of pregnancies and births", [
    ["D: Gravida and para? / P: G3 P2.", /Obstetric history: G3 P2/],
    [
      "D: How many times have you been pregnant? / P: Three times. / D: And how many births? / P: Two, both vaginal. / D: Any miscarriages? / P: One, at eight weeks.",
      /Pregnancies: 3 times[^]*Births: 2, both vaginal[^]*Miscarriages: one, at 8 weeks/,
    ],
    ["D: Any miscarriages? / P: None.", /Miscarriages: none/],
  ]);
  expectNotes("name a method of contraception that is not a tablet", [
    [
      "D: Are you using any contraception? / P: I have the Mirena coil, put in four years ago.",
      /Contraception: Mirena coil, put in 4 years ago/,
    ],
    ["D: Are you on the pill? / P: No, I have a coil.", /Contraception: coil/],
    [
      "D: Are you on any birth control? / P: No, we're trying to get pregnant.",
      /Contraception: none, trying to conceive/,
    ],
  ]);
});
