import { describe } from "vitest";
import { expectNotes } from "./harness";

describe("a symptom that is gone or better", () => {
  expectNotes("is not reported as present", [
    ["P: My cough has pretty much gone.", /cough has almost gone/, /Reports cough|reports cough/],
    ["P: The swelling in my ankles is way down.", /swelling in the ankles is way down/, /[Rr]eports leg swelling/],
    ["P: The rash on my arms went away.", /^/, /[Rr]eports rash/],
  ]);
  expectNotes("is present if it only moved", [
    ["P: The pain is down my left leg.", /[Rr]eports left leg pain/],
    ["P: The pain went down my leg when I bent over.", /[Rr]eports leg pain/],
    ["P: The pain has settled in my hip.", /[Rr]eports hip pain/],
    ["P: The numbness has gone to my foot.", /numbness/, /[Dd]enies numbness/],
  ]);
  expectNotes("is present if it is only rarer", [["P: My cough is down to once a day.", /cough/i]]);
});

describe("how often something is denied", () => {
  expectNotes("is not how often it happens", [
    ["D: Any dizziness? / P: A little in the mornings, not every day.", /reports dizziness/, /dizziness every day/],
  ]);
});

describe("an answer that one symptom is over", () => {
  expectNotes("leaves the other symptoms as they are", [
    [
      "D: What's brought you in? / P: Chest pain. I have vomiting and a headache. / D: Is the vomiting gone now? / P: Yes, that's gone. The headache is awful.",
      /Reports headache/,
      /previous headache/,
    ],
    [
      "D: Tell me more. / P: I have chest pain. I have nausea and dizziness. / D: Is the dizziness gone? / P: It went away and came back.",
      /./,
      /previous/,
    ],
  ]);
});

describe("an answer that a symptom is not gone", () => {
  expectNotes("reports it", [
    ["D: Is the chest pain gone? / P: Yes.", /previous chest pain/, /Reports chest pain/],
    ["D: Is the chest pain gone? / P: No.", /reports chest pain/i, /denies/i],
  ]);
});

describe("a symptom of the beginning of an illness", () => {
  expectNotes("is past if it is over", [
    [
      "D: What's wrong? / P: My ear is blocked. / D: Any pain? / P: It was sore at first. Now it's just full.",
      /previous|at first/i,
      /Reports pain/,
    ],
    [
      "D: What's wrong? / P: I have a cough. / D: Any fever? / P: There was initially, but now it's gone.",
      /./,
      /Reports fever/,
    ],
    [
      "D: What's wrong? / P: I have a cough. / D: Any fever? / P: It was mild at first. Now it's worse.",
      /Reports fever/,
    ],
    ["D: What's wrong? / P: I have a cough. / D: Any fever? / P: Yes, since Monday.", /Reports fever/],
    [
      "D: What's wrong? / P: I cut my leg. / D: Any pain? / P: It was stinging at first. Now it's throbbing.",
      /pain/i,
      /previous pain/i,
    ],
  ]);
});

describe("an answer about the course of a symptom", () => {
  expectNotes("has the symptom as its subject and “has” for a contracted “'s”", [
    ["P: I've had a cough. It's crept up over two months.", /has crept up over 2 months/, /is crept/],
    ["P: I have migraines. / D: What about the headaches? / P: They've stopped.", /The headaches have stopped/],
    ["P: I had a fall. / D: How's the pain now? / P: It's settled.", /The pain has settled/],
    [
      "P: The rash has been there a week. It's turned purple and it's flared again.",
      /has turned purple and it has flared/,
    ],
  ]);
});

describe("how the patient is after a treatment", () => {
  expectNotes("is stated with the treatment or the rating", [
    ["D: How's the pain now? / P: It's down to about a three.", /The pain is now 3\/10/],
    [
      "D: Any better after that neb? / P: Yeah, a lot easier to breathe.",
      /Breathing is a lot easier after the neb|Breathing is much easier after the neb/i,
    ],
    ["D: Any better since the shot? / P: No, not really.", /feels no better after the shot/],
    ["D: How's the back feeling now? / P: Maybe a four.", /The back pain is now 4\/10/],
    ["D: How's the knee now? / P: About a two.", /The knee pain is now 2\/10/],
  ]);
});

describe("a symptom that is gone", () => {
  expectNotes("is past", [
    ["D: And the vomiting is gone? / P: Yeah, that's gone.", /previous vomiting/, /reports vomiting/],
    ["D: So the cough is gone? / P: Yep, all gone.", /previous cough/, /reports cough/],
    ["D: And the diarrhea's stopped? / P: Yes.", /previous diarrhea/, /reports diarrhea/],
    ["D: Now the itching has settled? / P: Yes, it has.", /previous itching/, /reports itching/],
    [
      "D: Any dizziness or fainting? / P: No fainting. I had some dizziness in March but nothing since.",
      /previous dizziness/,
      /reports dizziness/,
    ],
    [
      "D: Any bleeding or spotting? / P: No bleeding. I had a little spotting early on but none since.",
      /previous vaginal bleeding/,
      /reports vaginal/,
    ],
    // counter-cases
    [
      "D: Any dizziness or fainting? / P: No fainting. I've had dizziness since March.",
      /reports dizziness/,
      /previous/,
    ],
    ["D: And the vomiting? / P: Yes, every day.", /reports vomiting/],
  ]);
});

describe("a symptom that is over", () => {
  expectNotes("is not given as the reasoning for a problem", [
    [
      "D: How are you? / P: Tired. / D: And the nausea is gone? / P: Yes, it's gone. / D: You have anemia. I'd like to start iron.",
      /Anemia/,
      /Medical reasoning[^\n]*nausea/i,
    ],
    [
      "D: How are you? / P: Fine. / D: Has the rash cleared up? / P: Yes. / D: You have eczema. I'd like to use Eucerin.",
      /Eczema/,
      /Medical reasoning[^\n]*rash/i,
    ],
  ]);
});

describe("a symptom that the next clause says is over", () => {
  expectNotes("is not reported as present", [
    ["P: I was so nauseous, but that's gone.", /previous nausea/, /Reports nausea|presents with nausea/],
    ["P: I was dizzy when I started it, that's settled down.", /that has settled down/, /Reports dizziness/],
    ["P: I had some swelling in my ankles but that's cleared up.", /previous ankle swelling/, /Reports ankle swelling/],
    ["P: I was constipated the first week but it's fine now.", /but it is fine now/, /Reports constipation/],
    ["P: I had headaches at first, they've stopped.", /they have stopped/, /Reports headache/],
    [
      "P: I had a fever Monday, that's gone, but I still have the cough.",
      /Respiratory: Reports cough/,
      /Reports fever|a fever and a cough/,
    ],
    ["P: I was itchy all over, but that's okay now, thankfully.", /itching/, /Reports itching/],
    [
      "D: Any side effects from the Lexapro? / P: I was nauseous the first few days but that's gone now.",
      /but that has gone now/,
      /Reports nausea/,
    ],
    ["P: I had chest pain this morning but it's gone now.", /^CHIEF COMPLAINT\s+Chest pain/, /Reports chest pain/],
  ]);

  expectNotes("is present if it came back, moved or is only less", [
    ["P: I've got a rash and it's gone to my arms.", /Reports rash/],
    ["P: I had this pain in my side, it went away and then it came back last night.", /Reports flank pain/],
    ["P: My back pain was gone for a week but it's back.", /but it is back/, /Denies back pain/],
    ["P: The swelling is there but it's settled down a lot.", /Reports swelling/],
    ["P: I get headaches, they've stopped me working.", /Reports headache/],
  ]);
});

describe("a symptom that has changed in look or feel", () => {
  expectNotes("is not denied", [
    ["D: And what's the phlegm like, what colour? / P: It's gone green.", /reports phlegm/i, /denies phlegm/i],
    ["D: What's the rash like? / P: It's gone all scaly.", /reports rash/i, /denies rash/i],
    ["D: And how's the knee swelling? / P: It's gone from bad to worse.", /knee swelling/i, /denies/i],
  ]);
  expectNotes("is over if it has gone", [
    ["P: I feel fine now. The rash has gone completely.", /rash has gone completely/i, /reports rash/i],
  ]);
});
