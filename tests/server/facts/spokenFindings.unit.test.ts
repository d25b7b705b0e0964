import { describe } from "vitest";
import { expectNotes } from "./harness";

describe("findings, values and operations in spoken words", () => {
  expectNotes("pressures of several positions are each given with their position", [
    [
      "D: Lying and standing pressures are one thirty six over seventy eight and one thirty over seventy six.",
      /\(lying\): 136\/78[^]*\(standing\): 130\/76/,
    ],
    ["D: Your blood pressure is 128/80 sitting and 104/66 standing.", /\(sitting\): 128\/80[^]*\(standing\): 104\/66/],
    ["D: BP supine 150/90, standing 120/70.", /\(supine\): 150\/90[^]*\(standing\): 120\/70/],
    ["D: Your blood pressure is 128/80 sitting.", /\(sitting\): 128\/80/],
    ["D: Your blood pressure is 150/90, and on repeat 140/85.", /150\/90/, /\((?:lying|standing|sitting)\)/],
  ]);

  expectNotes("the tenth of a temperature can lack its point", [
    ["D: Temperature is thirty six eight.", /Temperature: 36\.8/],
    ["D: Temp today is ninety eight six.", /Temperature: 98\.6/],
    ["D: Your temperature is thirty nine two.", /Temperature: 39\.2/],
    ["D: Temperature is thirty eight, two days in a row.", /Temperature: 38\./, /38\.2/],
  ]);

  expectNotes("a lesion with its size is an examination, also if none was announced", [
    [
      "D: How can I help? / P: I have a mole. / D: So, over the left scapula there's an eleven by eight millimeter irregular pigmented lesion, notched border. No axillary nodes.",
      /EXAM[^]*11 by 8 mm irregular pigmented lesion/,
    ],
    [
      "D: How can I help? / P: There is a spot. / D: So on the right cheek there's a 6 millimeter pearly nodule.",
      /EXAM[^]*6 mm pearly nodule/,
    ],
    [
      "D: How can I help? / P: I have a cough. / D: So the CT showed an 8 mm nodule in the right lung.",
      /CT/,
      /EXAM[^]*nodule[^]*(?:RESULTS|ASSESSMENT)/,
    ],
    ["D: You said there was a 5 mm scaly patch last time. / P: Yes.", /^/, /EXAM/],
  ]);

  expectNotes("less common signs are findings", [
    ["D: What's wrong? / P: I have pain. / D: There's scleral icterus.", /EXAM[^]*icterus/i],
    ["D: What's wrong? / P: I cough. / D: No clubbing, no cyanosis.", /EXAM[^]*no clubbing/i],
    ["D: What's wrong? / P: I have pain. / D: There are tophi on both hands.", /EXAM[^]*tophi/i],
    ["D: What's wrong? / P: I feel sick. / D: There's asterixis.", /EXAM[^]*asterixis/i],
  ]);

  expectNotes("a contracted result is split and named", [
    [
      "D: So your TSH came back at fourteen. Hemoglobin's 11.2, ferritin 8.",
      /Hemoglobin: 11\.2[^]*Ferritin: 8/,
      /'s 11/,
    ],
    ["D: Your labs are back. Creatinine's 1.4, potassium 5.2.", /Creatinine: 1\.4[^]*Potassium: 5\.2/],
    ["D: Your labs are back. The CRP's 80.", /CRP: 80/],
    ["D: Your labs are back. TSH is 9.2, free T4 is normal.", /TSH: 9\.2[^]*T4: normal/],
  ]);

  expectNotes("a function that is too low is a diagnosis", [
    ["D: Your TSH is fourteen. Your thyroid is underactive.", /ASSESSMENT[^]*Underactive thyroid/i],
    ["D: Your TSH is 0.01. Your thyroid is a bit overactive.", /ASSESSMENT[^]*Overactive thyroid/i],
    [
      "D: Your TSH came back at fourteen. Your thyroid is underactive, and you're low in iron. I want to start levothyroxine.",
      /Underactive thyroid[^]*Iron deficiency/i,
    ],
    ["D: Your ferritin is 6. You're low on iron.", /ASSESSMENT[^]*Iron deficiency/i],
    ["D: You're low on energy? / P: Yes.", /^/, /deficiency/i],
  ]);
});

describe("a finding with a second state of the same part", () => {
  expectNotes("keeps both", [
    [
      "D: Let me look in that ear. So the right eardrum is bright red and it's bulging, and there's pus behind it. It's not perforated though.",
      /bright red and bulging, and pus behind it, not perforated/i,
    ],
    [
      "D: Let me feel your tummy. It's soft and it's not tender, and there's no guarding.",
      /soft and not tender, and no guarding/i,
    ],
    [
      "D: Okay, hop up here for me. / P: Sure. / D: So the first MTP joint on the left is red, warm and swollen, really tender to touch.",
      /PHYSICAL EXAM[^]*first MTP joint on the left is red, warm and swollen/i,
    ],
  ]);
  expectNotes("ends without a loose word", [
    ["D: Let me listen. Your chest is clear and that's good news.", /chest is clear\./i, /clear and\./i],
  ]);
  expectNotes("is not a complaint when the patient cries out", [
    [
      "D: I'm just going to touch here. Tell me if it's tender. / P: Ow! / D: Can you wiggle it? / P: A little. That hurts. / D: The toe is red.",
      /toe is red/i,
      /reports pain/i,
    ],
  ]);
});

describe("a finding in everyday words", () => {
  expectNotes("is read", [
    [
      "D: With the dye I can see a scratch, about two o'clock on the right cornea.",
      /EXAM[^]*orneal abrasion[^]*right cornea/,
    ],
    ["D: You jumped when I pressed the inside of the heel, and the Achilles is fine.", /nside of the heel is tender/],
    ["D: Prostate's smooth, about twice normal size, no lumps.", /EXAM[^]*smooth, about twice normal size, no lumps/],
    ["D: I can see a polyp in the left nostril.", /EXAM[^]*[Pp]olyp in the left nostril/],
  ]);
  expectNotes("of an image is no finding of the examination", [
    ["D: I can see a cyst on the ovary on the scan. / P: Oh.", /^/, /PHYSICAL EXAM/],
    ["D: I see a cyst on the scan. / P: Oh.", /^/, /PHYSICAL EXAM/],
  ]);
  expectNotes("keeps a measure with a hyphen", [
    ["D: The CT shows a four-millimeter stone near the bladder on the left.", /a 4 mm stone/],
    ["D: The CT shows a 12-millimeter nodule. / P: Oh.", /12 mm nodule/],
    ["D: There's a three-centimeter lump in the left breast.", /3 cm lump in the left breast/],
    ["P: I've got a two-inch cut on my shin.", /two-inch cut/],
  ]);
});

describe("a loss of feeling", () => {
  expectNotes("after a touch is a finding", [
    [
      "D: Can you feel this? And this? / P: Yes. No. Nothing there. / D: So you've lost it on the ball of the left foot, the right is fully intact.",
      /Sensation is absent on the ball of the left foot, the right is fully intact/,
    ],
    [
      "D: Feel me touching you here? / P: No. / D: You've lost sensation on the outside of the left foot.",
      /absent on the outside/,
    ],
  ]);
  expectNotes("is not found without a touch", [
    ["P: I lost it with my husband. / D: You've lost it on the kids, too? / P: Yes.", /./, /[Ss]ensation/],
    ["D: You've lost the feeling in the little finger. / P: Yes.", /./, /PHYSICAL EXAM/],
  ]);
});

describe("a finding in the same sentence as a value", () => {
  expectNotes("leaves the value a result, and the plan after it a plan", [
    [
      "D: White count's 14, and you're tender over the appendix. / P: So surgery? / D: I think so. Nothing to eat, and the surgeons will see you within the hour.",
      /EXAM[^]*ender over the appendix[^]*White count: 14[^]*not eat[^]*surgeons will see the patient within the hour/,
    ],
    ["D: Your Dexa's minus 2.8, so that's osteoporosis.", /Dexa: -2\.8/],
    ["D: Your knee film shows bone on bone on the inside.", /bone-on-bone on the inside/],
    ["D: There's nothing to eat in the canteen.", /^/, /not eat/],
  ]);
});
