import { describe } from "vitest";
import { expectNotes } from "./harness";

const parent = "D: Hi, what brings you in? / P: I brought my daughter in, she has had a cough for two days.";
const rest = " / D: Does she have a fever? / P: No. / D: Is she eating? Has she vomited? / P: She has not vomited.";

describe("the birth of a child", () => {
  expectNotes("is past history", [
    [
      `${parent} / D: Was she born full term? / P: No, she came at 34 weeks.${rest}`,
      /PAST HISTORY[^]*Gestational age at birth: 34 weeks/,
    ],
    [`${parent} / D: Was she full term? / P: Yes, full term.${rest}`, /Gestational age at birth: full term/],
    [
      `${parent} / D: Was it a vaginal delivery? / P: No, C-section, she was breech.${rest}`,
      /PAST HISTORY[^]*Delivery: cesarean section \(breech presentation\)/,
      /Surgical history/,
    ],
    [`${parent} / D: A normal delivery? / P: Yes.${rest}`, /Delivery: vaginal delivery/],
    [
      `${parent} / D: Any time in the NICU? / P: Five days, for low sugars.${rest}`,
      /NICU stay: 5 days \(low sugars\)/,
      /hypoglyc/i,
    ],
    [`${parent} / D: Did she spend any time in the NICU? / P: No.${rest}`, /NICU stay: none/],
    [
      `${parent} / D: Has she been healthy? / P: She was born three weeks early, by emergency cesarean.${rest}`,
      /Gestational age at birth: 3 weeks early[^]*Delivery: emergency cesarean section/,
      /Surgical history/,
    ],
    [`${parent} / D: Any complications with the delivery? / P: No, nothing.${rest}`, /Birth complications: none/],
  ]);
  expectNotes("is not read from a delivery of the patient or a later stay in the hospital", [
    [
      "D: Any surgeries? / P: I had a C-section in 2019. / D: Do you have pain? / P: Yes, in my back.",
      /Surgical history: C-section/i,
      /Delivery:/,
    ],
    [
      `${parent} / D: Has she had a cold before? / P: She was in the hospital at five months for RSV.${rest}`,
      /RSV/,
      /at birth|NICU/i,
    ],
    [
      "D: Was it a normal delivery? / P: No, a C-section. / D: How is your scar? / P: It hurts.",
      /C-section/i,
      /Delivery: /,
    ],
  ]);
  expectNotes("is neither an operation nor a complaint", [
    [
      "D: What brings him in? / O: He has a fever. / D: Was he born on time? / O: Three weeks early, by C-section. / D: Any problems after birth? / O: He was in the NICU for two days for jaundice.",
      /NICU stay: 2 days \(jaundice\)/i,
      /surgical history|reports jaundice/i,
    ],
  ]);
});

describe("a stay in intensive care after the birth", () => {
  expectNotes("has its own length", [
    [
      "D: Was he born on time? / P: He was four weeks early. He was in the NICU for five days for his breathing. / D: Okay.",
      /5 days/,
      /stay: 4 weeks/,
    ],
    ["D: Any time in the NICU? / P: Yes, she was six weeks early and stayed two weeks.", /2 weeks/, /stay: 6 weeks/],
  ]);
});
