import { describe } from "vitest";
import { expectNotes } from "./harness";

const plan = "D: So this is a chest infection.";

describe("readFacts on plans that change nothing and on what to watch for", () => {
  expectNotes("keeps that nothing more is needed", [
    [
      "D: So for your arthritis, I don't think we need to do any further work up of that at this time.",
      /Arthritis\.[^]*testing: No need for further workup at this time/,
    ],
    [
      "D: For your diabetes I don't think we need to make any adjustments, but we'll see what the A1c shows.",
      /Diabetes\.[^]*treatment: No need for adjustments\./,
    ],
    ["D: For your asthma, we don't need to change anything right now.", /Asthma\.[^]*No need for changes\./],
    ["D: For the murmur, no further testing is needed.", /No need for further testing for the murmur/, /PHYSICAL EXAM/],
    [`${plan} You won't have to do any more tests for this.`, /No need for more tests/],
  ]);

  expectNotes("does not say so under a condition", [
    [
      `${plan} If we don't need to make any changes, I'll see you in a year.`,
      /see|follow up|year/i,
      /No need for changes/,
    ],
    [`${plan} Unless you need any more tests, I'll see you in May.`, /^/, /No need/],
    [`${plan} Do we need to change anything?`, /^/, /No need/],
  ]);

  expectNotes("keeps what the patient is to watch for", [
    [
      "D: What I want you to watch for is infections that don't stop, or severe diarrhea.",
      /advised the patient to watch for infections that do not stop, or severe diarrhea/,
    ],
    [
      "D: What I'd like you to look out for is any spreading redness or a fever.",
      /advised the patient to watch for any spreading redness or a fever/,
    ],
    [
      "D: The things to watch for are chest pain and shortness of breath.",
      /watch for chest pain/,
      /Reports chest pain/,
    ],
  ]);

  expectNotes("keeps the patient's decision that the clinician dictates", [
    [
      "D: Patient elected to self-monitor her symptoms and will call with any recurrence.",
      /The patient elected to self-monitor her symptoms and will call with any recurrence/,
    ],
    ["D: Patient opted for a steroid injection today.", /elected to have a steroid injection today/],
    ["P: I decided to stop the metformin in May.", /^/, /elected/],
  ]);

  expectNotes("reads a return that is proposed", [
    [`${plan} So how about in a month you come back, let's do a checkup again.`, /Return in a month\./],
    [`${plan} How about I see you again in six weeks?`, /in 6 weeks/],
  ]);

  expectNotes("reads what the patient is to achieve", [
    ["D: We definitely need to get you to lower that salt intake.", /advised the patient to lower that salt intake/],
    ["D: We need to get you exercising a bit more.", /advised the patient to start exercising/, /[Gg]ive exercising/],
    [`${plan} We're going to need to closely monitor your blood sugars.`, /We will monitor the patient's blood sugars/],
  ]);

  expectNotes("keeps a certain order apart from a possible one beside it", [
    [
      `${plan} We are going to do a culture and we may have to look at different antibiotics.`,
      /We will do a culture\./,
      /can do a culture/,
    ],
    [
      "P: Can it hurt my kidneys? / D: I checked them in May and it looks pretty good but since we're doing blood work on you I can go ahead and order a basic metabolic panel.",
      /Since we are doing blood work, we will order a basic metabolic panel/,
    ],
    [`${plan} We might do some physical therapy for that.`, /We can do some physical therapy\./, /for that/],
    [`${plan} We'll test for that today.`, /^/, /We will test today/],
  ]);
});

describe("what is not needed", () => {
  expectNotes("is left out of the treatment", [
    ["D: This is mild croup. No need for antibiotics, it's a virus.", /No need for antibiotics\./],
    ["D: It's bronchitis. We don't need an x-ray, your lungs are clear.", /No need for x-ray\./, /We will not need/],
    ["D: It's gout. You don't need to stop the allopurinol.", /No need to stop the allopurinol/, /for to/],
    ["D: It's a boil. Keep it dry for a day.", /keep it dry for a day/, /for daily/],
  ]);
});

describe("watchful waiting", () => {
  expectNotes("is a plan", [
    ["D: My plan: For the tingling, we'll just keep an eye on it.", /Watchful waiting for the tingling/],
    [
      "D: I'd start gabapentin. / P: I'd rather not. / D: That's fair, we'll just keep an eye on it.",
      /Watchful waiting/,
    ],
    ["D: My plan: let's watch that for now.", /Watchful waiting/],
    ["D: My plan: we'll just watch and wait.", /Watchful waiting/],
    ["D: My plan: I'm happy to take a wait-and-see approach.", /Watchful waiting/],
    ["D: My plan: we'll keep a close eye on that mole.", /monitor that mole/],
  ]);
  expectNotes("is not read from other words", [
    ["D: We'll watch you walk now.", /^/, /Watchful/],
    ["D: My plan: watch for fever or chills.", /fever/, /Watchful/],
    ["D: Let's watch how you do on the stairs.", /^/, /Watchful/],
  ]);
});
