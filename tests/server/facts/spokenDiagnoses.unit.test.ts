import { describe } from "vitest";
import { expectNotes, type Case } from "./harness";

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
