import { describe } from "vitest";
import { expectNotes } from "./harness";

describe("a drug that a question names", () => {
  expectNotes("is taken as the answer says", [
    ["D: And the metformin? / P: 500 twice a day with food.", /MEDICATIONS\n\nMetformin 500 twice daily with food\./],
    [
      "D: And the Flovent? / P: Two puffs twice a day, but I miss a lot of evenings.",
      /Flovent 2 puffs twice a day, but [^.]*evenings[^]*MEDICATIONS\n\nFlovent 2 puffs twice daily\./,
    ],
    ["D: How often do you take the ibuprofen? / P: Every six hours.", /MEDICATIONS\n\nIbuprofen every 6 hours\./],
  ]);
  expectNotes("is not given the length or the time of something else", [
    ["D: And the metformin? / P: Once I stopped it I felt better.", /^/, /takes metformin once/],
    ["D: And the metformin? / P: Two of my friends stopped it.", /^/, /takes metformin/],
    ["D: And the metformin? / P: Two years now.", /^/, /Metformin 2/],
    ["D: And the metformin? / P: I stopped that.", /^/, /twice/],
  ]);
});

describe("two frequencies of one drug", () => {
  expectNotes("are not joined to one that was not said", [
    [
      "P: I use the albuterol maybe three times a week, and at night once or twice a month.",
      /MEDICATIONS\n\nAlbuterol 3 times a week\./,
      /nightly/,
    ],
    ["P: I take ibuprofen every six hours during the day and once at night.", /Ibuprofen every 6 hours/, /nightly/],
    ["P: I take metformin twice a day with meals.", /Metformin twice daily with meals/],
  ]);
});

describe("the frequency of a drug", () => {
  expectNotes("is not weekly or daily if it is several times", [
    ["D: Are you taking anything? / P: I take ibuprofen a few times a week.", /a few times a week/, /weekly/],
    [
      "D: How often are you using the hydrocortisone cream? / P: Maybe a couple times a week.",
      /a couple of times a week/,
      /weekly/,
    ],
    ["D: Are you taking anything? / P: I use my albuterol several times a day.", /several times a day/],
  ]);
});

describe("days a week", () => {
  expectNotes("are a frequency", [
    [
      "D: What do you take for it? / P: I've been taking Excedrin three days a week.",
      /Excedrin 3 days a week/,
      /weekly/,
    ],
    ["D: Any medicines? / P: Methotrexate once a week.", /Methotrexate (?:once )?(?:a week|weekly)/],
    ["D: Any medicines? / P: I take ibuprofen most days.", /Ibuprofen most days/],
    ["D: Any medicines? / P: I take zolpidem two nights a week.", /2 nights a week/],
  ]);
});

describe("a drug that a question only names", () => {
  expectNotes("is read with its answer", [
    ["D: Let's go over the pills. Entresto? / P: I never got that one. It was too expensive.", /Not taking Entresto/],
    ["D: And the statin, atorvastatin? / P: Every night.", /[Aa]torvastatin/, /Not taking/],
    ["D: And the eplerenone? / P: I didn't fill it.", /Not taking eplerenone/i],
    ["D: And spironolactone? / P: Half a pill.", /MEDICATIONS[^]*Spironolactone/],
    ["D: And the carvedilol? / P: The little one, twice a day.", /Carvedilol.* twice daily/],
    ["D: Metformin? / P: Never took it.", /Not taking metformin/i],
  ]);
});

describe("tablets asked for by name", () => {
  expectNotes("are medications", [
    [
      "P: I take tablets for it. / D: What tablets are those? / P: Sumatriptan, fifty. And ibuprofen 400.",
      /MEDICATIONS[^]*Sumatriptan 50[^]*Ibuprofen 400/,
    ],
    [
      "P: I use an inhaler. / D: Which inhaler is that? / P: Symbicort, two puffs twice a day.",
      /MEDICATIONS[^]*Symbicort/,
    ],
    ["P: They gave me pills. / D: What pills were they? / P: Naproxen 500.", /MEDICATIONS[^]*[Nn]aproxen 500/],
  ]);
});

describe("how often a drug is taken", () => {
  expectNotes("says that it is taken", [
    ["D: Are you taking the lisinopril? / P: Every day, the 20. I miss maybe one a week.", /MEDICATIONS\n\nLisinopril/],
    ["D: Are you still using the Flovent? / P: Twice a day, yeah.", /MEDICATIONS\n\nFlovent/],
  ]);
  expectNotes("does not say so if it was stopped", [
    [
      "D: Are you taking the lisinopril? / P: Every day until last month. I stopped.",
      /./,
      /MEDICATIONS\n\nLisinopril daily/,
    ],
  ]);
});

describe("a dose in grams", () => {
  expectNotes("is kept", [
    ["D: Are you taking the metformin? / P: Yes, one gram twice a day.", /Metformin 1 g(?:ram)? twice daily/],
  ]);
});

describe("a mineral with how often it is taken", () => {
  expectNotes("is a medicine", [
    ["D: And the potassium? / P: Twenty, once a day.", /MEDICATIONS\s+Potassium 20 daily/, /RESULTS/],
    ["D: And the magnesium? / P: Four hundred milligrams at night.", /Magnesium 400/i, /RESULTS/],
    ["D: Are you still taking the calcium? / P: Two tablets, twice a day.", /Calcium/i, /RESULTS/],
    ["D: What about the iron? / P: One every other day.", /Iron .*every other day/i, /RESULTS/],
    ["D: And your zinc? / P: Fifty, every morning.", /Zinc 50/i, /RESULTS/],
    // counter-cases
    ["D: What was your potassium? / P: It was 5.2.", /Potassium: 5\.2/, /MEDICATIONS/],
    ["D: And the Eliquis? / P: Two point five, twice a day.", /Eliquis 2\.5 twice daily/],
  ]);
});

describe("a drug whose effect is asked about", () => {
  expectNotes("is taken", [
    ["D: How is the Advair working? / P: Good.", /doing well on Advair[\s\S]*MEDICATIONS\n\nAdvair\./],
    ["D: How's the QVAR? / P: Twice a day, two puffs.", /MEDICATIONS\n\nQvar 2 puffs twice daily\./],
    ["D: How's the Symbicort doing? / P: Honestly it's been great.", /MEDICATIONS\n\nSymbicort\./],
    ["D: And how is the Spiriva? / P: Not so good.", /not doing well on Spiriva[\s\S]*MEDICATIONS\n\nSpiriva\./],
    ["D: How is your sertraline treating you? / P: I feel flat.", /MEDICATIONS\n\nSertraline\./],
    ["D: How's the lisinopril going? / P: I have a cough from it.", /MEDICATIONS\n\nLisinopril\./],
  ]);
  expectNotes("is not taken if it was not begun or has ended", [
    ["D: How's the Advair working? / P: I never picked it up.", /./, /MEDICATIONS/],
    ["D: How is the metformin going? / P: I stopped it.", /./, /MEDICATIONS\n\nMetformin\./],
    ["D: How's the Breo? / P: I haven't started it yet.", /./, /MEDICATIONS\n\nBreo/],
    ["D: How is your asthma doing? / P: Good.", /./, /MEDICATIONS/],
  ]);
});

describe("iron in a list of medicines", () => {
  expectNotes("is a medicine", [
    ["D: What do you take? / P: Folic acid, iron, and omeprazole.", /MEDICATIONS[^]*Iron\./],
    ["D: Are you on medications? / P: Yes, metformin and iron.", /MEDICATIONS[^]*Iron\./],
    ["D: What do you take? / P: The iron, and Pregnacare.", /MEDICATIONS[^]*Iron\./],
  ]);
  expectNotes("is not a medicine elsewhere", [
    [
      "D: What is it? / P: My ferritin is low and I lack iron. / D: Do you feel tired? / P: Yes.",
      /./,
      /MEDICATIONS[^]*Iron\./,
    ],
  ]);
});

describe("a drug that the clinician asks about by its name", () => {
  expectNotes("keeps the dose of the answer", [
    [
      "D: Are you on the metformin? / P: Yeah, I take it in the morning. / D: And the glipizide? / P: Five milligrams before breakfast, yeah.",
      /Glipizide 5 mg/,
    ],
  ]);
});

describe("a question that names the drug meant", () => {
  expectNotes("confirms that it is taken", [
    ["D: You are on blood thinners, right? That is Coumadin therapy? / P: Yes, that is right.", /^Coumadin/m],
    ["D: And the water pill. That's the Lasix? / P: Yes.", /Lasix/],
    ["D: This is your Eliquis, right? / P: Yes.", /^Eliquis/m],
    ["D: That is Coumadin therapy? / P: No, I never took that.", /./, /^Coumadin\.?$/m],
  ]);
});

describe("each of several drugs asked about", () => {
  expectNotes("has its own answer", [
    [
      "D: Do you still take the lisinopril and the Xarelto? / P: Lisinopril, yes. The Xarelto I ran out of, like, three weeks ago.",
      /Not taking Xarelto/,
      /^Xarelto\.$/m,
    ],
    [
      "D: Are you taking the metformin and the glipizide? / P: Yes. Well, I stopped the glipizide in May.",
      /Not taking glipizide/,
    ],
    ["D: Still on the Advair and the montelukast? / P: Yes. I never filled the montelukast.", /Not taking montelukast/],
    // counter-case
    [
      "D: Are you taking the metformin and the glipizide? / P: Yes. I never miss the glipizide.",
      /Glipizide/i,
      /Not taking/,
    ],
  ]);
});

describe("an answer about a medicine that the patient has just named", () => {
  expectNotes("continues it", [
    [
      "P: What about the omeprazole? / D: Keep that going for now.",
      /continue the patient's omeprazole for now/,
      /keep that going/,
    ],
    [
      "P: And the Singulair? / D: He can stay on that through the spring.",
      /continue the patient's Singulair through the spring/,
    ],
    [
      "P: Is she all right to carry on with the Flovent? / D: Yes, keep her on that, two puffs twice a day.",
      /continue the patient's Flovent 2 puffs twice daily/,
    ],
    [
      "D: We'll increase the ramipril to five. / P: And the bisoprolol? / D: No change there.",
      /continue bisoprolol at the same dose/i,
    ],
  ]);
  expectNotes("changes it", [
    ["P: Should I keep on with the water tablet? / D: Yeah, but halve it.", /reduce water tablet by half/],
  ]);
  expectNotes("limits it to when it is needed", [
    [
      "D: He doesn't need the inhaler every day anymore. Just keep it for when he's wheezy.",
      /use inhaler only when he is wheezy/,
    ],
  ]);
});

describe("a medicine that another person wants the patient to take", () => {
  expectNotes("is not taken yet", [
    [
      "P: The cardiologist wants me on Eliquis. / D: Have you started? / P: No, I wanted to run it by you first.",
      /wants the patient on Eliquis/,
      /MEDICATIONS/,
    ],
    [
      "P: My rheumatologist wants to put me on methotrexate. / D: Have you started it? / P: Not yet.",
      /methotrexate/,
      /MEDICATIONS/,
    ],
    ["P: My doctor wants me on aspirin every day and I've been taking it for a year.", /MEDICATIONS\s+Aspirin daily/],
  ]);
  expectNotes("is not taken if someone has warned against it", [
    [
      "P: The pharmacist told me not to take the ibuprofen with my blood pressure pills.",
      /MEDICATIONS\s+Blood pressure pills/,
      /Not taking/,
    ],
  ]);
});
