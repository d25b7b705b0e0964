import { describe } from "vitest";
import { expectNotes } from "./harness";

describe("a clinician's brief remark", () => {
  expectNotes("names the disease after “a case of”", [
    ["D: Well, this is a case of hypothermia. / P: Will he live?", /Hypothermia\./, /case of/],
    ["D: So what we have here is a case of gout. / P: Okay.", /Gout\./, /case of/],
    ["D: It's a classic case of shingles. / P: Oh.", /Shingles\./, /case of/i],
    ["D: I believe this is a case of food poisoning. / P: Okay.", /Likely food poisoning\./],
    ["D: It's a mild case of pneumonia. / P: Okay.", /Mild pneumonia\./, /case of/],
    ["D: What we're seeing is a case of frostbite. / P: Okay.", /Frostbite\./],
  ]);

  expectNotes("is not read as the patient's disease in other phrases", [
    ["D: In case of fever, call us. / P: Okay.", /In case of fever/, /ASSESSMENT AND PLAN\n\nFever/],
    ["P: My brother had a case of heat exhaustion. / D: Okay.", /Brother: heat exhaustion/, /ASSESSMENT/],
    ["P: I have a cough. / D: There was a case of measles at the school. / P: Oh.", /Cough/, /Assessment|^Measles/m],
    ["P: My hands are numb. / D: Any history of heat stroke? / P: No.", /Denies heat stroke/, /Denies stroke/],
    ["P: I have a cough. / D: Any history of stroke? / P: No.", /Denies stroke/],
    ["P: I have a cough. / D: I had a case of wine delivered. / P: Nice.", /Cough/, /wine/],
  ]);

  expectNotes("permits work or sport", [
    ["D: You can continue working, I just want you to be careful. / P: I will be.", /continue working/],
    ["D: You can keep working. / P: Thanks.", /continue working/],
    [
      "P: My knee hurts. / D: This is a sprain. You can keep cycling, I just want you to avoid hills. / P: Okay.",
      /may keep cycling but avoid hills/i,
      /I want/,
    ],
  ]);

  expectNotes("can state a colleague's opinion", [
    [
      "D: I have the report from your psychiatrist. / P: What does it say? / D: Well, he thinks you are doing well. / P: Nice!",
      /patient's psychiatrist thinks they are doing well/,
    ],
    ["D: I got a letter from your cardiologist. She says your heart is doing well. / P: Great.", /cardiologist says/],
    ["D: Your neurologist feels that you are much better. / P: Good.", /patient's neurologist feels that they are/],
    ["D: I have a note from your physical therapist. He says you are making progress. / P: Yes.", /therapist says/],
    [
      "D: I read the letter from your surgeon. / P: Yes. / D: She wrote that the wound has healed. / P: Good.",
      /surgeon/,
    ],
    ["D: Here's the evaluation by your dietitian. They noted that your weight is down. / P: Good.", /dietitian noted/],
  ]);

  expectNotes("is not read as a colleague's if it is another person's", [
    ["P: I have a cough. / D: Your brother called. He says you are drinking again. / P: No.", /Cough/, /brother says/],
    ["P: My dad is a cardiologist. / D: What does he say? / P: He says you are the best.", /./, /cardiologist says/],
    [
      "P: I have a cough. / D: I have a letter from your school. She says you are late. / P: No.",
      /Cough/,
      /school says/,
    ],
  ]);

  expectNotes("can call the review of systems normal", [
    ["D: I reviewed all your systems, everything looks fine. / P: Nice.", /All systems reviewed and negative\./],
    ["D: I went over your review of systems and it's all negative. / P: Nice.", /All systems reviewed and negative\./],
    [
      "P: I have a cough. / D: Any fever? / P: No. / D: The rest of the review of systems is negative.",
      /All other systems reviewed and negative\./,
    ],
    ["P: I have a cough. / D: All other systems are negative.", /All other systems reviewed and negative\./],
    ["D: I reviewed all of your systems and everything is normal. / P: Good.", /All systems reviewed and negative\./],
    ["D: The remainder of the review of systems was unremarkable. / P: Good.", /All systems reviewed and negative\./],
  ]);

  expectNotes("does not call it normal in other phrases", [
    ["P: I have a cough. / D: All systems go! / P: Ha.", /Cough/, /systems reviewed/],
    ["P: I have a cough. / D: I will do a review of systems. / P: Okay.", /Cough/, /systems reviewed/],
    [
      "P: I have a cough. / D: I reviewed your labs, everything looks fine. / P: Nice.",
      /Labs: normal/,
      /systems reviewed/,
    ],
    ["P: I have a cough. / D: Is everything in the review of systems okay? / P: Yes.", /Cough/, /systems reviewed/],
    ["P: I have a cough. / D: The review of systems is not negative. / P: Okay.", /Cough/, /systems reviewed/],
  ]);
});
