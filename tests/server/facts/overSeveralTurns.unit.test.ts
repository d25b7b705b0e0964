import { describe } from "vitest";
import { expectNotes } from "./harness";

describe("what is said of another person over several turns", () => {
  expectNotes("is not the patient's", [
    [
      "D: What brings you in? / P: I have a cough. My wife has been poorly too. / D: What happened to her? / P: She was in hospital last month. They switched her to apixaban. / D: And your own medicines? / P: Just ramipril.",
      /patient (?:reports|presents with a) cough[^]*MEDICATIONS\s+Ramipril/,
      /apixaban|patient was in hospital/i,
    ],
    [
      "D: How are things at home? / P: My husband had a stroke in March. / D: Sorry to hear that. / P: He was on clopidogrel before. Now they've put him on warfarin. / D: And how are you? / P: I have been having headaches.",
      /headache/,
      /clopidogrel|warfarin/i,
    ],
    [
      "D: What brings you in? / P: My back is sore. I look after my mother. / D: How is she doing? / P: She fell and broke her hip. They started her on alendronate and vitamin D. / D: Are you on any medication? / P: I take paracetamol.",
      /MEDICATIONS\s+Paracetamol/,
      /alendronate|vitamin D/i,
    ],
    [
      "D: Anything else going on? / P: My son has been diagnosed with ADHD. They gave him methylphenidate. It makes him lose his appetite. / D: And how are you sleeping? / P: Badly.",
      /./,
      /methylphenidate/i,
    ],
    [
      "D: Any stress? / P: My sister's been really unwell. She takes lithium. They increased it last week. / D: And you? / P: I'm on sertraline 50.",
      /Sertraline 50/,
      /lithium|increased it/i,
    ],
    [
      "D: What's brought you in? / P: I've got a sore knee and my partner's been ill. He's got diabetes. Metformin didn't suit him so he's on gliclazide now. / D: Which knee? / P: The left.",
      /Knee pain/,
      /gliclazide|metformin/i,
    ],
  ]);
  expectNotes("does not make a doctor's treatment of the patient another person's", [
    ["D: What do you take? / P: I saw my cardiologist last week. She started me on amlodipine.", /Amlodipine/],
    ["D: What happened? / P: My wife drove me to the doctor. He put me on doxycycline.", /Doxycycline/],
  ]);
  expectNotes("is also the patient's if both have it", [
    ["D: Any conditions? / P: My sister and I have coeliac.", /History of coeliac[^]*Sister: coeliac/],
    [
      "D: Anything that runs in the family? / P: My father and I have psoriasis.",
      /History of psoriasis[^]*Father: psor/,
    ],
    ["D: Any medical history? / P: Me and my mum both have hypothyroidism.", /History of hypoth[^]*Mother: hypoth/],
    ["D: Any problems in the family? / P: My brother and I both have asthma.", /History of asthma[^]*Brother: asthma/],
    ["D: Any family history? / P: Both my daughter and I have eczema.", /History of eczema[^]*Daughter: eczema/],
  ]);
});

describe("an allergy to one of several drugs just ordered", () => {
  expectNotes("withdraws them until it is said which", [
    [
      "D: You have cellulitis. I'm going to start flucloxacillin and ibuprofen for the pain. / P: I'm allergic to that. / D: Right, I'll have a think.",
      /Reports an allergy to flucloxacillin or ibuprofen; which one was not said/,
      /will start/i,
    ],
    [
      "D: This is a urine infection. I'll prescribe trimethoprim, and some codeine for the pain. / P: I can't have that, I'm allergic. / D: Okay. We'll use nitrofurantoin.",
      /use nitrofurantoin/i,
      /prescribe trimethoprim/i,
    ],
    [
      "D: I'll give you amoxicillin 500 mg three times a day and some prednisolone 30 mg for five days. / P: Oh, I'm allergic to that. / D: To the amoxicillin? / P: Yes, I get a rash. / D: Okay, let's do doxycycline instead.",
      /Allergic to amoxicillin \(rash\)[^]*give prednisolone 30 mg for 5 days[^]*doxycycline/i,
      /give amoxicillin|which one/i,
    ],
    [
      "D: We'll start cephalexin 500 mg four times daily and naproxen twice daily. / P: I'm allergic to that one. / D: Which one? / P: The naproxen, it gave me hives.",
      /Allergic to naproxen \(hives\)[^]*start cephalexin 500 mg/i,
      /start[^.]*naproxen|which one/i,
    ],
    [
      "D: I will order clindamycin and metronidazole. / P: Wait, I had a bad reaction to that. / D: Which? / P: The second one.",
      /Allergic to metronidazole[^]*order clindamycin/i,
      /order[^.]*metronidazole/i,
    ],
    [
      "D: I'll write you a script for Bactrim and for Toradol. / P: Uh, that last one I'm allergic to.",
      /Allergic to Toradol[^]*Bactrim/,
      /prescribe[^.]*Toradol/,
    ],
  ]);
});

describe("a medicine that was prescribed", () => {
  expectNotes("and is not taken is not listed as taken", [
    [
      "D: What do you take? / P: I'm supposed to take atorvastatin but I don't.",
      /Atorvastatin: prescribed, not taking/,
    ],
    [
      "D: Any medications? / P: Well I'm meant to be on metformin 500 twice a day but I never take it.",
      /Metformin 500 twice daily: prescribed, not taking/,
    ],
    [
      "D: What do you take? / P: I should be taking lisinopril but to be honest I don't bother.",
      /prescribed, not taking/,
    ],
    [
      "D: Medications? / P: I was prescribed apixaban by the heart doctor, but I never picked it up. And amlodipine, I take that.",
      /Apixaban: prescribed, not taking\.\s+Amlodipine\./,
    ],
    [
      "D: What are you on? / P: I've got a steroid inhaler, Clenil, that I'm supposed to use every day. I don't use it though.",
      /Not taking Clenil/,
      /\nSteroid|\nInhaler/,
    ],
    [
      "D: Do you take anything? / P: there's a water pill furosemide i'm supposed to take it but i don't because it makes me pee all day",
      /Not taking furosemide/,
      /Declines/,
    ],
    ["D: What do you take? / P: I'm supposed to take ramipril and I never miss a dose.", /\nRamipril/, /not taking/i],
  ]);
});

describe("an order", () => {
  expectNotes("taken back by its name is not ordered", [
    [
      "D: I think it is a sprain. I'd like to get an MRI of the knee. Never mind the MRI, we'll do an x-ray. / P: Okay.",
      /x-ray/,
      /MRI/,
    ],
    [
      "D: You have sinusitis. I'll order a CT of your sinuses. Forget the CT, let's just do a nasal spray.",
      /spray/,
      /CT/,
    ],
    [
      "D: We'll get an ultrasound of the gallbladder. / P: Is that painful? / D: No. Actually scratch the ultrasound, I'd rather get a CT.",
      /obtain a CT/i,
      /ultrasound|rather/,
    ],
    [
      "D: I'll send you for a stress test. And start aspirin 81 mg. / P: Okay. / D: On second thought, skip the stress test, we'll do a CT angiogram.",
      /CT angiogram[^]*aspirin 81 mg/i,
      /stress/,
    ],
    ["D: Let's do a throat swab. Oh, leave the swab, we'll do bloods for glandular fever.", /bloods/, /swab/],
    [
      "D: I'm going to refer you to rheumatology. Don't worry about the referral, I'll do the blood tests first.",
      /blood tests/,
      /rheumatology/,
    ],
    ["D: We'll do an MRI of the knee. Don't forget the MRI is on Monday.", /MRI of the knee/],
  ]);
  expectNotes("that is called unwise is not an option", [
    [
      "D: You have a UTI. I could give ciprofloxacin, but that would be a bad idea with your tendon problem. I'll give nitrofurantoin 100 mg twice a day.",
      /nitrofurantoin 100 mg/,
      /ciprofloxacin/,
    ],
    [
      "D: Your back is strained. I could prescribe diazepam, but I don't think that's wise. Take naproxen 500 twice a day.",
      /naproxen 500/,
      /diazepam/,
    ],
    ["D: You have sciatica. We could try tramadol, but with your seizures I wouldn't.", /./, /can try tramadol/i],
    [
      "D: I could put you on amitriptyline, although that would be risky at your age. We'll start duloxetine 30 mg.",
      /duloxetine 30 mg/,
      /amitriptyline/,
    ],
    [
      "D: You have migraine. I could give you sumatriptan. But that would be dangerous with your heart disease.",
      /./,
      /can give sumatriptan/i,
    ],
    ["D: You have migraine. I might have used sumatriptan, were it not for your heart.", /./, /have used/i],
  ]);
  expectNotes("that replaces one ruled out by an allergy is kept in full", [
    [
      "D: Given your penicillin allergy I'll avoid amoxicillin and use azithromycin.",
      /will avoid amoxicillin\. Use azithromycin/,
      /I will|Given/,
    ],
    [
      "D: It's a skin infection. Because of your sulfa allergy we won't use Bactrim, we'll go with doxycycline 100 mg twice daily.",
      /avoid Bactrim\. Start doxycycline 100 mg twice daily/,
      /advised them to use Bactrim/,
    ],
    [
      "D: As you're allergic to aspirin I'm going to steer clear of ibuprofen and give you paracetamol.",
      /avoid ibuprofen\. Give paracetamol/,
    ],
    ["D: With your kidney disease I'll avoid naproxen and use acetaminophen.", /avoid naproxen\. Use acetaminophen/],
    [
      "D: You have pneumonia. Due to your penicillin allergy, rather than co-amoxiclav I will prescribe doxycycline and clarithromycin.",
      /prescribe doxycycline and clarithromycin rather than co-amoxiclav/,
    ],
  ]);
  expectNotes("to carry on with a drug continues it", [
    ["D: Your blood pressure is good. Keep taking lisinopril.", /will continue lisinopril/, /keep taking/],
    ["D: Stay on the metformin for now.", /will continue the metformin for now/, /stay on/],
    ["D: Keep using the hydrocortisone cream twice a day.", /continue the hydrocortisone cream/, /keep using/],
    ["D: I want you to keep going with the omeprazole.", /to continue the omeprazole/, /keep going/],
    ["D: I'd like you to stay on the sertraline 50 mg.", /to continue the sertraline 50 mg/, /stay on/],
  ]);
  expectNotes("by name and dose after a complaint is not listed as a medicine taken", [
    [
      "D: So for your fatigue, your iron is low. Ferrous sulfate 325 mg daily.",
      /PLAN[^]*Ferrous sulfate 325 mg daily/,
      /MEDICATIONS/,
    ],
  ]);
});

describe("an answer", () => {
  expectNotes("that affirms one item and denies another keeps them apart", [
    ["D: Are the cough and fever gone? / P: Cough yes, fever no.", /reports fever[^]*previous cough/, /denies/i],
    [
      "D: Has the swelling and the redness settled? / P: The swelling has, the redness hasn't.",
      /reports redness[^]*previous swelling/,
    ],
    ["D: Have the rash and itching gone away? / P: Rash no. Itching yes.", /reports rash[^]*previous itching/],
    [
      "D: Any headache, dizziness or blurred vision? / P: headache no dizziness yes vision no",
      /reports dizziness[^]*denies headache or blurry vision/,
    ],
    [
      "D: Any chest pain or shortness of breath? / P: No to the chest pain, yes to the breathing.",
      /reports shortness of breath[^]*denies chest pain/,
    ],
    [
      "D: Do you have diarrhoea or blood in your stools? / P: Diarrhoea, yes. Blood, no.",
      /reports diarrhea[^]*denies blood in stool/,
    ],
  ]);
  expectNotes("that changes from no to pain during palpation reports pain", [
    ["D: I'm going to press on your tummy. Does that hurt? / P: No. Ow, yes there.", /EXAM[^]*Pain/, /No pain/],
    [
      "D: Let me have a feel of your belly. Any pain here on the right? / P: No. Oh, ouch, that hurts.",
      /Pain to palpation/,
      /No pain/,
    ],
    ["D: I'll press along your spine. Any tenderness? / P: Nope. Nope. Ooh, there, yes.", /tenderness/, /denies/i],
    [
      "D: Let me examine your knee. Does it hurt when I bend it? / P: Not really. Ow! It does now.",
      /Pain with flexion of the knee/,
      /No pain/,
    ],
    ["D: Okay, examining your ankle now. Tender here? / P: No... ah yes, right there.", /Pain/, /No pain|denies/i],
    ["D: Let me press on your tummy. Does that hurt? / P: No, not at all.", /No pain/],
  ]);
  expectNotes("about the quality of a symptom does not deny the symptom", [
    [
      "D: Are you coughing up any bloody phlegm? / P: No, it's just yellow.",
      /denies coughing up blood/,
      /denies cough(?!ing)|denies phlegm/,
    ],
    ["D: Is the phlegm bloody? / P: No.", /denies coughing up blood/, /denies phlegm/],
    ["D: Is your sputum blood-stained at all? / P: No, not at all.", /denies coughing up blood/, /denies sputum/],
    ["D: Is there any blood in your vomit? / P: No.", /denies hematemesis/, /denies vomiting/],
    ["D: Was the diarrhea bloody? / P: No, just watery.", /denies blood in stool/, /denies diarrhea/],
    ["D: Any green phlegm? / P: No.", /./, /denies phlegm/],
    ["D: Is the cough gone? / P: No.", /reports cough/i],
  ]);
  expectNotes("to a negative question does not repeat the question's words", [
    ["D: so you have not had tuberculosis in the past / P: right", /./, /reports not had/],
  ]);
  expectNotes("that quotes other speech is not quoted", [
    [
      "D: What happened? / P: 'Cause I was like, I don't know, doing the dishes and I was like whoa my back. My back hurts.",
      /back pain/i,
      /whoa|does not know/,
    ],
    [
      "D: How did it start? / P: So I was just like sitting there and then it was like boom, headache.",
      /headache/,
      /boom/,
    ],
    ["D: What happened next? / P: And he goes, you should go get that checked, and I'm like, nah.", /^/, /nah|goes/],
    ["D: What happened? / P: I fell on my hand and I was like, oh my god, it's broken.", /./, /my god/],
    ["D: What happened then? / P: She's like, you look awful, and I'm like, I know.", /^/, /like|awful/],
  ]);
});

describe("a disease that swapped labels attribute to the patient", () => {
  expectNotes("is not history", [
    [
      "D: any problems / P: my knee hurts i had a tick bite / P: you know possible lyme disease and i'm gonna just order some blood tests",
      /order (?:some )?blood tests/i,
      /History of lyme/,
    ],
  ]);
});
