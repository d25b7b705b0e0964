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

describe("a drug that another one replaced", () => {
  expectNotes("is listed as stopped before the new one", [
    [
      "D: Warfarin? / P: I came off that, I'm on the rivaroxaban now, 20 once a day.",
      /Warfarin: stopped\.\s+Rivaroxaban daily\./,
    ],
    [
      "D: Are you still on the simvastatin? / P: I stopped that, I take atorvastatin now.",
      /Simvastatin: stopped\.\s+Atorvastatin\./,
    ],
    ["D: And bisoprolol? / P: They took me off it, I'm on diltiazem instead.", /Bisoprolol: stopped\.\s+Diltiazem\./],
    ["D: And the omeprazole? / P: I quit that, and I use famotidine.", /Omeprazole: stopped\.\s+Famotidine\./],
    ["D: Do you take gabapentin? / P: I came off it, but I take pregabalin.", /Gabapentin: stopped\.\s+Pregabalin\./],
    [
      "D: What about the citalopram? / P: I stopped taking it, I'm on mirtazapine now.",
      /Citalopram: stopped\.\s+Mirtazapine\./,
    ],
  ]);
  expectNotes("because of a side effect is an intolerance", [
    [
      "D: Still on the lisinopril? / P: No, they stopped that because of the cough. I'm on losartan now.",
      /Losartan\.[^]*Intolerance to lisinopril \(cough\)/,
      /Cough\.|Reports cough|intolerance to losartan/,
    ],
    ["P: I came off simvastatin because of muscle pains.", /Intolerance to simvastatin \(muscle pains\)/, /Reports/],
    [
      "P: My GP stopped my amlodipine because of ankle swelling and put me on indapamide.",
      /Indapamide\.[^]*Intolerance to amlodipine \(ankle swelling\)/,
      /Intolerance to indapamide/,
    ],
    ["P: I stopped metformin because of the diarrhoea.", /Intolerance to metformin \(diarrhoea\)/, /Reports/],
    ["D: Are you on the sertraline? / P: I stopped it because of the nausea.", /Intolerance to sertraline \(nausea\)/],
    ["P: They changed me from naproxen to celecoxib because of headaches.", /Celecoxib\.[^]*Intolerance to naproxen/],
    ["P: I stopped my bisoprolol because I felt better.", /Bisoprolol: stopped/, /intolerance/i],
  ]);
});

describe("the end of a drug that another replaces", () => {
  expectNotes("is kept", [
    ["D: Please stop the naproxen. Use acetaminophen instead, five hundred milligrams.", /stop the naproxen/i],
    ["D: Please stop the glyburide. We'll use sitagliptin instead, 100 milligrams a day.", /stop the glyburide/i],
    ["D: You should stop the diphenhydramine. Take melatonin instead.", /stop the diphenhydramine/i],
  ]);
});

describe("a drug that was replaced because of its effect", () => {
  expectNotes("keeps its effect, and the replacement is taken", [
    [
      "D: What about the lisinopril? / P: That one gave me a cough, so Dr. Patel switched me to losartan, 50 milligrams. The cough is gone.",
      /Losartan 50 mg[\s\S]*Intolerance to lisinopril \(cough\)/,
      /Intolerance to losartan/,
    ],
    ["P: Metformin gave me the runs so Dr. Lee changed me to glipizide.", /Glipizide[\s\S]*metformin \(diarrhea\)/],
    ["P: The lisinopril made me cough so they put me on losartan.", /Intolerance to lisinopril \(cough\)/],
    ["D: How about the statin? / P: That made my legs ache.", /Intolerance to statin \(aching legs\)/],
    [
      "D: What did they treat it with? / P: Amoxicillin, but she broke out in hives on day five so they switched her to the other one, cefdinir I think.",
      /Allergic to amoxicillin \(hives\)/,
      /Possibly allergic/,
    ],
  ]);
});

describe("a drug that the patient is to come off", () => {
  const seen = "D: What brings you in? / P: My knee hurts. / D: Let me have a look. Lungs are clear. / P: Okay. / ";
  expectNotes("is stopped", [
    [`${seen}D: It's reflux. And the Tylenol PM, I'd like you off that.`, /stop the Tylenol PM/i, /\nTylenol PM\./],
    [`${seen}D: It's reflux. I want you off the ibuprofen.`, /stop the ibuprofen/i],
    [`${seen}D: It's reflux. I'd like to get you off your Ambien.`, /stop the patient's Ambien/i],
    [`${seen}D: It's reflux. The Benadryl, I want you off it.`, /stop the Benadryl/i],
    [`${seen}D: It's reflux. I need you off the naproxen.`, /stop the naproxen/i],
    [`${seen}D: It's reflux. So the glipizide, I'd like to get you off that.`, /stop the glipizide/i],
    [`${seen}D: It's reflux. I'd like you off of the Xanax.`, /stop the Xanax/i],
    [`${seen}D: It's reflux. Your oxybutynin, I want you off that one.`, /stop the oxybutynin/i],
  ]);
});

describe("a drug that is no longer given", () => {
  expectNotes("is stopped", [
    ["D: Any medicines? / P: We stopped giving her the Zyrtec.", /Zyrtec: stopped/],
    ["D: Any medicines? / P: They quit giving him Keppra last year.", /Keppra: stopped/],
    ["D: Any medicines? / P: The nurse discontinued giving me Lovenox.", /Lovenox: stopped/],
    [
      "D: Any medicines? / P: They took me off warfarin and gave me Eliquis.",
      /Warfarin: stopped[^]*Eliquis/,
      /Eliquis: stopped/,
    ],
    ["D: Any medicines? / P: We keep giving her Zyrtec.", /Zyrtec/, /stopped/],
  ]);
});

describe("a drug that was given up in an idiom", () => {
  expectNotes("is stopped", [
    ["D: The ramipril, how are you getting on with it? / P: I packed it in three weeks ago.", /stopped ramipril/i],
    [
      "D: How are you getting on with the methotrexate? / P: I knocked it on the head a month ago.",
      /stopped methotrexate/i,
      /^Methotrexate\.$/m,
    ],
    [
      "D: And the metformin? / P: I binned it. My stomach couldn't take it.",
      /stopped metformin|Metformin: stopped/i,
      /^Metformin\.$/m,
    ],
    ["D: How's the sertraline? / P: I threw them out in June.", /stopped sertraline/i, /^Sertraline\.$/m],
    ["D: Are you still on the statin? / P: I ditched it after the holidays.", /stopped statin|Statin: stopped/i],
  ]);
  expectNotes("is not if something else is dropped", [
    ["D: How's the metformin? / P: I dropped it off at the pharmacy for a refill.", /./, /stopped/i],
    ["D: And the job? / P: I packed it in. My back hurts.", /back/i, /stopped metformin/i],
  ]);
});

describe("a drug that is taken otherwise than prescribed", () => {
  expectNotes("is named with how", [
    [
      "D: And you do the Ozempic weekly? / P: I stretch it. Every ten days instead of seven.",
      /stretches Ozempic|Ozempic: .*stretch it. Every ten days/,
    ],
    ["D: Do you take the whole tablet of Xarelto? / P: I've been halving it to make it last.", /halving Xarelto/],
    ["D: Did you pick up the lisinopril? / P: I filled it but I haven't opened the bottle.", /filled lisinopril/],
  ]);
});
