import { describe } from "vitest";
import { expectNotes } from "./harness";

const visit = (plan: string): string =>
  `P: I get headaches. / D: Let me examine you. Lungs are clear. / D: I think this is migraine. / P: Okay. / D: ${plan}`;

describe("a disposition on a condition", () => {
  expectNotes("keeps its condition", [
    [
      visit("If he needs a second one he's going to have to stay."),
      /If he needs a second one, we will admit the patient/,
    ],
    [
      visit("If the scan shows a bleed you'll have to be admitted."),
      /If the scan shows a bleed, we will admit the patient/,
    ],
    [visit("If you can't keep fluids down, you'd need to be admitted."), /If .*fluids down, we will admit the patient/],
    [
      visit("If the X-ray is negative we'll put you in a brace."),
      /If the x-ray is negative, we will put .* in a brace/,
    ],
  ]);
  expectNotes("is not read from other duties", [
    [visit("You'll have to stay off work for a week."), /off work/, /admit/],
    [visit("If it hurts you'll have to rest it."), /./, /admit/],
    [visit("You have to stay hydrated."), /./, /admit/],
  ]);
});

describe("treatments refused with their reason", () => {
  expectNotes("are kept without the disease as a problem", [
    [visit("No antibiotics, it's a virus."), /No antibiotics\./, /^Virus/m],
    [visit("No need for a scan, because it's a simple sprain."), /No need for (?:a )?scan/],
    [visit("No stitches, it's superficial."), /./, /order stitches/i],
    [visit("So no steroids, since it's mild."), /[Nn]o steroids/],
  ]);
});

describe("a colleague who was consulted", () => {
  expectNotes("is written as consulted", [
    [visit("I've already paged cardiology, Dr. Osei."), /Cardiology consulted/],
    [visit("I've spoken to the orthopedics and they'll see you."), /Orthopedics consulted/],
    [visit("We've just called neurology."), /Neurology consulted/],
    [visit("I've spoken with Dr. Lee about your scan."), /Dr\. Lee consulted/],
    [visit("I've talked to the surgeons already."), /[Ss]urgeons consulted/],
    [visit("I've discussed you with the medical team."), /[Mm]edical team consulted/],
  ]);
  expectNotes("is not read as a relative or office", [
    [visit("I've called your wife."), /./, /consulted/],
    [visit("I've called in the prescription."), /./, /consulted/],
  ]);
});

describe("a drug named with its purpose or effect", () => {
  expectNotes("is ordered, with its purpose", [
    [visit("For prevention I'd suggest candesartan."), /candesartan for prevention/],
    [visit("For prophylaxis we'll start propranolol."), /propranolol for prophylaxis/],
    [visit("For rescue I'd use sumatriptan 50 mg at the onset."), /sumatriptan 50 mg for rescue/],
    [visit("For maintenance, I'd recommend budesonide, twice a day."), /budesonide for maintenance/],
    [
      visit("Because of that reaction we'll premedicate you with prednisone."),
      /we will give prednisone/,
      /obtain premedicate/,
    ],
    [visit("We'll give you one dose of dexamethasone, 0.6 per kilo so that's 8 milligrams."), /0\.6 per kilo \(8 mg\)/],
    [visit("And since you're wheezy we'll do a racemic epinephrine neb."), /racemic epinephrine neb/, /we, we/],
  ]);
  expectNotes("is not ordered by its effect", [
    [visit("The steroid takes a few hours to work."), /./, /treatment: .*Steroid/i],
    [visit("So the morphine wears off in a few hours."), /./, /treatment: .*[Mm]orphine/],
    [visit("The naproxen was too strong for your stomach."), /./, /treatment: .*[Nn]aproxen/],
  ]);
});

describe("a plan that is listed", () => {
  expectNotes("is read item by item", [
    [
      visit("Plan is ice, no lifting over ten pounds, and follow up in four weeks."),
      /No lifting over 10 pounds\.[^]*Follow up in 4 weeks/,
    ],
    [
      visit("My plan is a splint for two weeks, ibuprofen 600 three times a day, and an x-ray next week."),
      /splint for 2 weeks[^]*[Ii]buprofen 600/,
    ],
    [visit("So the plan will be rest, elevation, and physio in two weeks."), /[Rr]est/],
    [visit("The plan is to repeat the ultrasound in six weeks."), /[Rr]epeat the ultrasound in 6 weeks/],
    [visit("Plan would be crutches, an MRI on Friday, and orthopedics after that."), /MRI on Friday/],
    [visit("The plan is good."), /[Mm]igraine/, /Plan: good/],
  ]);
});
