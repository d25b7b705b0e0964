import { describe } from "vitest";
import { expectNotes } from "./harness";

describe("plans of emergency departments and wards", () => {
  expectNotes("a colleague is consulted", [
    [
      "D: I think it's a DVT. I'm going to talk to the vascular registrar. / P: Okay.",
      /consult the vascular registrar/,
    ],
    [
      "D: It looks like a hip fracture. I'll run it by the orthopaedic team now. / P: Okay.",
      /consult the orthopaedic team/,
    ],
    [
      "D: This is a GI bleed. We'll page the on-call gastroenterologist. / P: All right.",
      /consult the on-call gastroenterologist/,
    ],
    [
      "D: It's an overdose. I need to get advice from the toxicology service. / P: Right.",
      /consult the toxicology service/,
    ],
    ["D: I think it's appendicitis. I'll have a word with the surgeons about it. / P: OK.", /consult the surgeons\./],
    [
      "D: It's angina. I've spoken to the cardiology registrar and she agrees. / P: OK.",
      /discussed the patient's case with the cardiology registrar/,
      /discussed to/,
    ],
  ]);
  expectNotes("the patient stays in the hospital", [
    [
      "D: It's pancreatitis, so you'll be staying with us tonight. / P: Okay.",
      /Admit the patient tonight|admit the patient tonight/,
    ],
    ["D: It's sepsis. You need to stay in. / P: Fine.", /admit the patient/i],
    ["D: It's a heart attack. / P: Will I have to stay in? / D: Yes, I'm afraid so.", /admit the patient/i],
    [
      "D: It's cellulitis. / P: Am I going to be admitted? / D: Yes, we'll give you antibiotics through a drip.",
      /admit the patient/i,
    ],
    ["D: It's bronchitis. / P: Do I have to stay in hospital? / D: No, you can go home.", /./, /admit/i],
    ["D: It's a kidney stone. / P: Will I need to stay overnight? / D: I'm not sure yet.", /./, /admit/i],
  ]);
  expectNotes("nothing is eaten or drunk", [
    ["D: It looks like a bowel obstruction. We'll keep you nil by mouth. / P: Okay.", /not eat or drink/],
    [
      "D: It's cholecystitis. Please don't eat or drink anything until the surgeon has been. / P: Okay.",
      /not eat or drink anything until/,
    ],
    ["D: It looks like appendicitis. Nothing by mouth from now on. / P: Right.", /not eat or drink/],
  ]);
  expectNotes("a test is repeated later", [
    [
      "D: I think it's angina, so we'll send off a troponin and repeat it in six hours. / P: OK.",
      /a troponin, to be repeated in 6 hours/,
    ],
    ["D: It's pancreatitis. We'll check a lipase and recheck it in the morning. / P: OK.", /lipase/],
    [
      "D: It's a paracetamol overdose. We'll take a blood gas and repeat that at four hours. / P: OK.",
      /repeat the blood gas at 4 hours/i,
    ],
  ]);
  expectNotes("the clinician prefers one drug", [
    ["D: It's gastritis. I'd rather you took paracetamol than ibuprofen. / P: OK.", /take paracetamol/, /will rather/],
    [
      "D: It's a sprain. With your kidneys I'd rather you had Tylenol, one gram four times a day. / P: OK.",
      /Tylenol 1 gram 4 times daily/,
      /rather/,
    ],
    ["D: It's tonsillitis. I'd prefer you to have penicillin V. / P: OK.", /take penicillin/],
  ]);
  expectNotes("diagnoses in spoken words are assessed", [
    ["D: I think your COPD's flared up because of the cold. / P: Right.", /COPD, exacerbation/],
    [
      "D: Your heart failure has decompensated since you stopped the tablets. / P: Right.",
      /Heart failure, exacerbation/,
    ],
    ["D: I reckon you've done your hamstring. / P: Oh no.", /hamstring injury/i],
    ["D: I think you've damaged your meniscus. / P: Oh no.", /meniscus injury/i],
    ["D: This is an acute coronary syndrome. / P: Oh.", /Acute coronary syndrome/],
    ["D: See, this is gastritis only. / P: OK doctor.", /Gastritis\./, /only|see,/i],
    [
      "D: I think it's very likely you've got a clot on the lung, a pulmonary embolism. / P: Oh.",
      /Likely pulmonary embolism/,
    ],
    ["D: It's quite likely that you've got a kidney infection. / P: Oh.", /Likely kidney infection/],
    ["D: I think you have sciatica probably from a disc. / P: Okay.", /Likely sciatica/, /sciatica probably/],
  ]);
  expectNotes("what staff take is a test and no advice", [
    [
      "D: I think it's pneumonia. We'll give you oxygen, take some bloods, and get a chest X-ray. / P: OK.",
      /bloods/,
      /advised the patient to (?:take|obtain)/,
    ],
    [
      "D: It's sepsis. We're going to take blood cultures and start antibiotics. / P: OK.",
      /blood cultures/,
      /advised the patient to take/,
    ],
    [
      "D: It's a kidney stone. If the pain gets worse, tell one of the nurses. / P: Okay.",
      /If the pain gets worse, call the nurse/,
    ],
  ]);
});

describe("an admission for several treatments", () => {
  expectNotes("is one line of the plan", [
    [
      "D: We'll admit you to the hospital now for a lumbar puncture and IV ceftriaxone.",
      /We will admit the patient to the hospital now for a lumbar puncture and IV ceftriaxone\./,
    ],
  ]);
});
