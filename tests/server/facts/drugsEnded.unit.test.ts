import { describe } from "vitest";
import { expectNotes } from "./harness";

describe("a drug that was replaced or given up", () => {
  expectNotes("is listed as stopped", [
    [
      "D: Any medications? / P: I was on metformin, then they switched me to Ozempic.",
      /Metformin: stopped\.\s+Ozempic\./,
    ],
    [
      "D: Any medications? / P: I was on lisinopril until they switched me to losartan.",
      /Lisinopril: stopped\.\s+Losartan\./,
    ],
    [
      "D: What are you on? / P: I was taking Celexa but my psychiatrist changed me to Effexor.",
      /Celexa: stopped\.\s+Effexor\./,
    ],
    ["D: Your medications? / P: Before Ozempic I was on metformin. Now just the Ozempic.", /Metformin: stopped/],
    [
      "D: What about blood thinners? / P: I was on Coumadin before but now I'm on Eliquis.",
      /Coumadin: stopped\.\s+Eliquis\./,
    ],
    ["D: Do you take anything? / P: I was on Paxil, not anymore. Just vitamin D.", /Paxil: stopped\.\s+Vitamin D\./],
    ["D: Still taking the Ambien? / P: No, not for about a year.", /Ambien: stopped/],
    ["D: Are you still using the Flovent? / P: Not since the summer.", /Flovent: stopped/],
    [
      "D: Do you take the lisinopril? / P: I was on lisinopril when I saw you last and I still take it.",
      /Lisinopril\./,
      /stopped/,
    ],
  ]);
});

describe("a drug that the visit ends", () => {
  expectNotes("is listed as to be stopped", [
    [
      "D: What do you take? / P: I take Prozac and lisinopril. / D: The Prozac isn't helping, so we'll stop it.",
      /Prozac \(to be stopped\)\.\s+Lisinopril\.[\s\S]*We will stop Prozac/,
    ],
    [
      "D: Medications? / P: I take amlodipine and warfarin. / D: Your ankles are swelling from the amlodipine, so let's stop that one and start losartan 50 milligrams daily.",
      /Amlodipine \(to be stopped\)\.\s+Warfarin\.[\s\S]*stop amlodipine and start losartan 50 mg daily/,
    ],
    [
      "D: What are you taking? / P: Naproxen twice a day. / D: With your kidneys I want you off the naproxen.",
      /Naproxen twice daily \(to be stopped\)\.[\s\S]*stop the naproxen/,
    ],
    [
      "D: What do you take? / P: Aspirin and Plavix. / D: It has been a year so you can come off the Plavix.",
      /Plavix \(to be stopped\)[\s\S]*stop the Plavix/,
    ],
  ]);

  expectNotes("is listed as before if it is stopped only for a time or under a condition", [
    [
      "D: What do you take? / P: Metformin. / D: If you start vomiting, stop the metformin.",
      /Metformin\.\n/,
      /to be stopped/,
    ],
    ["D: What do you take? / P: Metformin. / D: Hold the metformin on the day of the CT.", /Metformin\.\n/, /on hold/],
  ]);
});
