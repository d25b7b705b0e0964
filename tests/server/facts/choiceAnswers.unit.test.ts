import { describe } from "vitest";
import { expectNotes } from "./harness";

describe("an answer that chooses between two things", () => {
  expectNotes("states the chosen side", [
    ["D: Is the pain in the right leg or the left? / P: Left.", /left leg pain/i, /right leg/i],
    ["D: Is the pain in your left hip or your right? / P: The right.", /right hip pain/i, /left hip/i],
    ["D: Is the headache on one side or both? / P: Both.", /headache is on both sides/i],
    ["D: Is the headache one side or both sides? / P: Just the one side.", /headache is on one side only/i],
    ["P: I've got belly pain. / D: Right side or left side? / P: Right.", /on the right side/i],
    ["D: Is your vision loss in one eye or both eyes? / P: One. The left.", /vision loss is in the left eye/i],
  ]);

  expectNotes("states when the complaint is worse or how it began", [
    [
      "P: My knee hurts. / D: Is it worse in the morning or at night? / P: Morning.",
      /worse in the morning/i,
      /at night/i,
    ],
    ["P: My back hurts. / D: Is that better in the morning or at night? / P: At night, mostly.", /better at night/i],
    [
      "P: I have dizziness. / D: Did it come on suddenly or gradually? / P: Gradually.",
      /started gradually/i,
      /suddenly/i,
    ],
    ["P: My leg is numb. / D: Did it start all at once or slowly? / P: All at once.", /started suddenly/i],
  ]);

  expectNotes("states the chosen quality or place", [
    [
      "P: I've got a headache. / D: Is it throbbing or more like a band? / P: A band.",
      /headache is described as feeling like a band/i,
      /throbbing/i,
    ],
    [
      "P: I have chest pain. / D: Is it a burning or a pressure? / P: More of a pressure.",
      /chest pain is pressure/i,
      /burning/i,
    ],
    [
      "P: I have chest pain. / D: Is it sharp, burning or pressure-like? / P: Burning.",
      /chest pain is burning/i,
      /sharp/i,
    ],
    ["P: I've got belly pain. / D: Upper or lower? / P: Lower.", /lower abdominal pain/i],
    ["D: Is the discharge clear or colored? / P: Clear.", /discharge is clear/i, /colou?red/i],
    [
      "P: My knee hurts. / D: Is it on the inside or the outside of the knee? / P: Inside.",
      /inside of the knee/i,
      /outside/i,
    ],
    ["P: My leg's been funny. / D: Funny how? / P: Tingly.", /tingly/i],
    ["D: What does the chest pain feel like? / P: Like a squeezing.", /chest pain is squeezing/i],
  ]);

  expectNotes("denies both, or states what the question is about", [
    [
      "P: My knee hurts. / D: Is it worse in the morning or at night? / P: Neither.",
      /not worse in the morning or at night/i,
    ],
    [
      "P: I've got a headache. / D: Is it throbbing or more like a band? / P: Not really either.",
      /headache/i,
      /throbbing|like a band/i,
    ],
    ["D: Is the cough dry or are you bringing anything up? / P: Dry.", /dry cough/i, /cough is dry cough/i],
    ["D: Are you right or left handed? / P: Left.", /left-handed/i, /on the left side/i],
    ["D: Do you live in a house or an apartment? / P: Apartment.", /apartment/i],
    ["D: Any nausea or vomiting? / P: Nausea.", /nausea/i, /reports [^.]*vomiting/i],
  ]);

  expectNotes("keeps both diseases if a yes does not choose", [
    ["D: Were you ever diagnosed with asthma or COPD? / P: Yes.", /asthma or COPD/, /is ever diagnosed/i],
    ["D: Have you ever been told you have sleep apnea or restless legs? / P: Yes.", /sleep apnea or restless legs/i],
    ["D: Were you ever diagnosed with asthma or COPD? / P: Yes, asthma.", /history of asthma/i, /COPD/],
  ]);
});

describe("both symptoms of a question", () => {
  expectNotes("are reported by name", [
    ["D: Any fevers or chills? / P: Yeah, I've had both of those.", /reports fever and chills/i, /fevers or chills/],
    ["D: Any nausea or vomiting? / P: Yes, but not both.", /./, /reports nausea and vomiting/i],
  ]);
});

describe("one of two things that a question names", () => {
  expectNotes("is a preference only if the question offers something", [
    ["D: Are you allergic to penicillin or sulfa? / P: Sulfa.", /ALLERGIES\s+Allergic to sulfa/, /prefers/],
    ["D: Are you on warfarin or Eliquis? / P: Eliquis.", /MEDICATIONS\s+Eliquis/, /is Eliquis|prefers/],
    ["D: Do you take the metformin or the glipizide? / P: The glipizide.", /MEDICATIONS\s+Glipizide/, /prefers/],
    ["D: Is it the red inhaler or the blue one? / P: The blue one.", /Blue inhaler/, /prefers/],
    ["D: Is the pain in the knee or the hip? / P: The hip.", /pain is in the hip/],
    ["D: Would you like the patches or the gum? / P: The patches.", /prefers the patches/],
    ["D: We could do the injection or physical therapy. / P: The injection.", /prefers the injection/],
  ]);
});
