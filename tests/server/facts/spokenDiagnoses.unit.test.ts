import { describe } from "vitest";
import { expectNotes } from "./harness";
import type { Case } from "./harness";

const dialogue = (words: string): string =>
  `D: What is the matter?\nP: I do not feel well since Monday.\nD: ${words} Come back in two weeks.`;
const said = (words: string, heading: RegExp, not?: RegExp): Case =>
  not ? [dialogue(words), heading, not] : [dialogue(words), heading];

describe("a diagnosis in spoken words", () => {
  expectNotes("is the heading of the plan", [
    said("So that's what we call stress incontinence.", /\n\nStress incontinence\./),
    said("That's wear and tear, osteoarthritis.", /\n\nOsteoarthritis\./),
    said("Your COPD's flaring.", /\n\nCOPD, exacerbation\./),
    said("You're passing a kidney stone.", /\n\nKidney stone\./),
    said(
      "It's iron deficiency anaemia and in a man of sixty we need to find where the blood is going.",
      /\n\nIron deficiency anaemia\./,
    ),
    said("It's nothing serious, just a viral illness.", /\n\nViral illness\./),
    said("We call this trigger finger.", /\n\nTrigger finger\./),
    said("You've dislocated your shoulder.", /\n\nShoulder dislocation\./),
    said("You've broken a bone in your foot.", /\n\nFoot fracture\./),
    said("You've pulled a muscle in your back.", /\n\nMuscle strain\./),
  ]);
  expectNotes("is as likely as it was said", [
    said("My best guess is a frozen shoulder.", /Likely frozen shoulder/),
    said("I'd put my money on reflux.", /Likely reflux/, /put my money/),
    said("All of that adds up to polycystic ovary syndrome.", /Likely polycystic ovary syndrome/),
    said("I'm leaning towards rheumatoid arthritis.", /Likely rheumatoid arthritis/),
    said("There's a good chance it's glandular fever.", /Likely glandular fever/i),
    said("This has all the hallmarks of bronchiolitis.", /Likely bronchiolitis/),
    said("That sounds very much like angina to me.", /Likely angina/),
    said("I'd say it's cellulitis.", /Likely cellulitis/),
    said("It certainly raises the question of lupus.", /Possible lupus/),
    said("Textbook plantar fasciitis.", /\n\nPlantar fasciitis/),
    said("A classic case of shingles.", /\n\nShingles/),
    said("This is in keeping with endometriosis.", /Likely endometriosis/),
    said("You have most likely sprained the ankle.", /Likely ankle sprain/),
    said("You may have torn your left meniscus.", /Possible left meniscus tear/),
    said("I'm a little suspicious for melanoma here.", /Possible melanoma\./),
    said("We'll treat this as cellulitis.", /Possible cellulitis/, /We will treat this as/),
    said("It has to be whooping cough until we know better.", /Possible whooping cough\./),
    said("I think this could be either reflux or a stomach ulcer.", /Possible reflux/, /either/),
  ]);
  expectNotes("is not read from an injury of another time", [
    [
      "P: My ankle hurts since Monday.\nD: You've sprained your ankle before, right?\nP: Yes.\nD: We'll get an x-ray.",
      /x-ray/,
      /\n\nAnkle sprain\./,
    ],
  ]);
});

describe("a diagnosis with two degrees", () => {
  const visit = (said: string): string =>
    `P: I feel ill. / D: Let me examine you. Lungs are clear. / P: Okay. / D: ${said}`;
  expectNotes("is a problem", [
    [
      visit("This is a moderate to severe asthma flare, from the cold."),
      /ASSESSMENT[^]*[Aa]sthma flare/,
      /I explained/,
    ],
    [visit("It's a mild to moderate dehydration."), /ASSESSMENT[^]*[Dd]ehydration/],
    [visit("This is a moderate asthma flare."), /ASSESSMENT[^]*[Mm]oderate asthma flare/],
  ]);
});

describe("“this sounds like …”", () => {
  expectNotes("is a diagnosis", [
    [
      "D: Heart sounds are normal. And the ECG is normal. / P: Oh good. / D: The story does sound like angina to me.",
      /Likely angina/i,
    ],
    ["D: Your lungs are clear. The history really sounds like reflux.", /reflux/i],
    ["D: Your abdomen is soft. The whole picture looks like gastritis.", /gastritis/i],
  ]);
});

describe("a diagnosis that the patient suggests", () => {
  expectNotes("is the clinician's if it is affirmed", [
    ["D: Your urine's positive for nitrites. / P: So it is a UTI. / D: It is.", /PLAN\s+UTI/],
    ["D: The toe is red and hot. / P: So it's gout? / D: Yes, it is.", /PLAN\s+Gout/],
    ["D: The toe is red. / P: Do I have gout? / D: I think so.", /Likely gout/],
  ]);

  expectNotes("is no diagnosis if the clinician only listens", [
    ["D: Any problems? / P: I have asthma. / D: Yeah. / P: And gout.", /History of asthma/, /PLAN/],
  ]);
});

describe("a cracked bone", () => {
  expectNotes("is a fracture", [
    ["P: My ribs hurt. / D: Most likely it's a cracked rib.", /Likely broken rib/i],
    ["P: My ribs hurt. / D: You've cracked a rib.", /ASSESSMENT AND PLAN\s+Broken rib/],
    [
      "P: My ribs hurt. / D: I'll get a chest film to rule out a collapsed lung. Most likely it's a cracked rib.",
      /Likely broken rib/i,
    ],
  ]);
  expectNotes("is not a cracked skin or tooth", [["P: My lips are sore. / D: Your lips are cracked.", /^/, /broken/i]]);
});

describe("a diagnosis that is called the likeliest, or a guess", () => {
  expectNotes("is likely or probable", [
    ["P: My foot hurts. / D: Most likely it's gout.", /Likely gout/],
    ["P: My foot hurts. / D: Chances are it's gout.", /Likely gout/],
    ["P: I've got a cough. / D: More than likely it's a virus.", /Likely virus/],
    ["P: I've got a cough. / D: Odds are it's viral.", /Likely viral infection/],
    ["P: My foot hurts. / D: I'm guessing it's gout.", /Prob(?:able|ably) gout|Likely gout/],
    ["P: I've got a cough. / D: I'd guess you have pneumonia, so let's get a film.", /Probable pneumonia/],
  ]);
});

describe("a diagnosis in everyday words", () => {
  expectNotes("ends before an affirmation", [
    ["D: That rash is scabies all right. / P: Ugh.", /Scabies\./, /all\./],
    ["D: That big toe is gout all right. / P: I figured.", /Gout of big toe\./],
    ["D: That elbow is tennis elbow, plain and simple.", /Tennis elbow\./],
  ]);
  expectNotes("names the disease, not the person", [
    [
      "D: You've got yourself a stress fracture in the second metatarsal.",
      /Stress fracture of second metatarsal/,
      /[Yy]ourself/,
    ],
    ["D: He's got himself an ear infection. / O: Again?", /Ear infection/, /[Yy]ourself|[Hh]imself/],
    ["D: You've given yourself tennis elbow. / P: Ha.", /Tennis elbow/, /[Yy]ourself/],
  ]);
  expectNotes("is read of the part that has it", [
    ["D: That knee's got a bit of arthritis in it. / P: My mother had that.", /Arthritis of knee/],
    ["D: That heel is plantar fasciitis. / P: Okay.", /Plantar fasciitis/],
    ["D: That ankle is sprained, nothing more. / P: Okay.", /Sprain of ankle/],
    ["D: The collarbone's snapped in the middle. / P: Oh.", /Fracture of collarbone/],
  ]);
  expectNotes("is read of a crack in a bone", [
    [
      "D: There's a crack through the distal radius, but it's lined up nicely. / P: Okay.",
      /Well-aligned fracture of distal radius/,
    ],
    [
      "D: There's a small break at the base of the fifth metatarsal. / P: Oh.",
      /fracture of base of the fifth metatarsal/,
    ],
    ["D: You've chipped the end of the fibula. / P: Really?", /Fracture of end of the fibula/],
    ["D: You've torn the meniscus on the inside of the knee. / P: Oh.", /Meniscus tear on the inside of knee/],
  ]);
  expectNotes("is not read of other cracks and of earlier injuries", [
    ["D: You've broken your wrist before. / P: Yes, at ten.", /./, /Fracture of wrist/],
    ["D: There's a crack in the skin of the heel. / P: Oh.", /./, /[Ff]racture/],
    ["D: The pressure is coming down all right. / P: Good.", /./, /PLAN/],
    ["D: He's got himself a new job, I hear. / O: Yes.", /./, /PLAN/],
  ]);
});
