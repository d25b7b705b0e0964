import { describe } from "vitest";
import { expectNotes } from "./harness";

describe("readFacts on what is said in passing", () => {
  expectNotes("reads a temperature that is said without “point”", [
    ["D: Temperature thirty eight four, resps twenty six.", /Temperature: 38\.4/],
    ["D: His temp is a hundred and one two.", /Temperature: 101\.2/],
    ["D: How high was the fever? / P: Thirty nine two last night.", /fever \(39\.2\)/],
    ["D: Did you take his temperature? / P: Yes, he had a fever of thirty eight nine.", /38\.9/],
    ["D: Temperature is thirty seven, pulse seventy two.", /Temperature: 37[^]*72|72[^]*Temperature: 37/],
    ["D: He had a fever of thirty nine for two days.", /39/, /39\.2/],
  ]);

  expectNotes("names the injury that the clinician finds", [
    ["P: My left knee gave way. / D: I think you've torn the medial meniscus.", /[Mm]edial meniscus tear/],
    [
      "P: My knee popped. / D: You've torn your anterior cruciate ligament, I think.",
      /[Aa]nterior cruciate ligament tear/,
    ],
    ["P: My back's gone again. / D: This is mechanical low back pain.", /[Mm]echanical low back pain/],
    ["P: I tore the medial meniscus ten years ago. / D: Okay.", /./, /Likely/],
  ]);

  expectNotes("reads the weeks of a pregnancy and the heart rate of the baby", [
    ["D: How many weeks are you now? / P: Twenty eight on Thursday.", /Weeks of pregnancy: 28/, /present since/],
    ["D: Fundal height is twenty eight centimeters, heart rate one forty five.", /Fetal heart rate: 145/],
    ["D: Your heart rate is ninety five.", /Heart rate: 95/, /Fetal/],
  ]);

  expectNotes("withdraws what the patient would rather not have", [
    [
      "D: I want you on a statin, atorvastatin 40. / P: My brother had muscle pains from that. I'd rather not.",
      /patient declines/,
      /We will start/,
    ],
    ["D: Let's start you on gabapentin 300 at bedtime. / P: It makes people gain weight. I'd rather not.", /declines/],
    [
      "D: I'd suggest trying escitalopram, five milligrams. And I'll refer you for CBT. / P: I'd prefer to try the talking first, if that's alright.",
      /escitalopram[^.]*declines[^]*refer the patient to CBT/,
    ],
    [
      "D: Start naproxen 500 twice a day. And I'll get you into physio. / P: I'd rather try the physio first.",
      /[Nn]aproxen[^.]*declines/,
      /physio[^.]*declines \(/,
    ],
    ["D: Let's start amlodipine 5. / P: I'd prefer to take it in the morning.", /amlodipine 5/, /declines/],
  ]);

  expectNotes("reads that a vaccine was given", [
    ["D: Did you get your flu shot? / P: They gave it to me in there.", /Flu immunization received/, /gave it/],
    [
      "D: Have you had your shingles vaccine? / P: I got that at the pharmacy in October.",
      /Shingles vaccine in October/,
    ],
    ["D: Have you had your flu shot? / P: The nurse gave it to me last month.", /last month/],
    ["D: Did you get your flu shot? / P: They gave it to me and I broke out in hives.", /hives/],
    ["D: Have you had your flu shot? / P: Yes, but it made me sick for a week.", /sick/],
    ["D: Have you had your flu shot? / P: I got it wrong, I thought it was next month.", /./, /immunization received/],
  ]);

  expectNotes("does not list a drug that is avoided or was tried in vain", [
    [
      "D: What have you been taking for it? / P: Just paracetamol. Ibuprofen gives me heartburn so I stay off it.",
      /Paracetamol/,
      /^Ibuprofen\.?$/m,
    ],
    ["D: What do you take? / P: Only Tylenol. Naproxen upsets my stomach, so I avoid it.", /Tylenol/, /^Naproxen\.?$/m],
    ["D: Any drugs? / P: No. I tried CBD oil, it didn't do anything.", /tried CBD oil/i, /MEDICATIONS/],
  ]);

  expectNotes("reads how a drug is taken", [
    ["D: And your inhalers? / P: The Trelegy every morning.", /Trelegy every morning/],
    ["D: Any regular medication? / P: Amlodipine 5 and atorvastatin 20.", /Amlodipine 5\.?\n[^]*Atorvastatin 20/],
    [
      "D: Are you taking the metformin? / P: I take one in the morning. The evening one I skip, it upsets my stomach.",
      /skips the evening dose of metformin/,
    ],
    ["D: How are you taking the lisinopril? / P: The morning dose I often miss.", /often misses the morning dose/],
  ]);

  expectNotes("reads orders in everyday words", [
    [
      "D: For the pain you can use ibuprofen, 400 milligrams every six hours.",
      /use ibuprofen 400 mg/,
      /can, I advised/,
    ],
    ["D: You're Rh negative, so you'll get RhoGAM today too.", /PLAN[^]*give RhoGAM today/],
    ["D: You'll get a tetanus shot today.", /PLAN[^]*give a tetanus shot today/],
  ]);

  expectNotes("denies only the numbness that was asked about", [
    ["D: Numbness around the saddle area? / P: No.", /[Dd]enies saddle numbness/, /denies numbness/],
    ["D: Any numbness between your legs? / P: No.", /[Dd]enies saddle numbness/, /numbness of the leg/],
    ["D: Any numbness in your feet? / P: No.", /[Dd]enies/, /saddle/],
  ]);

  expectNotes("puts pain and discharge under the part that the patient came with", [
    [
      "P: My right eye has been red since Saturday. / D: Any discharge? / P: Yes. / D: Any pain? / P: No.",
      /Eyes: Reports[^\n]*discharge[^\n]*Denies pain/,
      /Skin: |Musculoskeletal: /,
    ],
    ["P: My knee is swollen. / D: Any pain? / P: No.", /Musculoskeletal: [^\n]*Denies pain/],
  ]);

  expectNotes("reads loose speech as whole sentences", [
    [
      "D: How's your sleep? / P: Takes me two hours to get off.",
      /It takes the patient 2 hours/,
      /patient takes the patient/,
    ],
    ["D: What have you tried? / P: My wife's naproxen, helped a bit.", /naproxen helped/, /naproxen, helped/],
    ["P: My back's gone again.", /[Bb]ack pain/],
  ]);

  expectNotes("reads what is measured at home after other words", [
    [
      "D: How have the pressures been at home? / P: I wrote them down. Mostly one forty over eighty five, something like that.",
      /[Pp]ressures at home: mostly 140\/85/,
    ],
    ["D: How have your sugars been? / P: I brought the book. 140 to 160 in the morning.", /140 to 160/],
    ["D: How have your sugars been? / P: Good.", /[Ss]ugars: good/],
  ]);

  expectNotes("reads findings of the ear canal and of other parts without an announcement", [
    [
      "P: My ear is blocked. / D: Right. The left canal is swollen and red with white debris.",
      /EXAM[^]*Left canal is swollen/,
    ],
    ["P: He cries a lot. / D: The fontanelle is soft.", /EXAM[^]*ontanelle is soft/],
    ["P: My throat hurts. / D: The uvula is swollen.", /EXAM[^]*vula is swollen/],
    ["D: You said your ear canal is red? / P: Yes.", /./, /EXAM/],
  ]);

  expectNotes("leaves out what an informant says of themselves", [
    [
      "D: Hi mom, how is Ella? / O: She has a cough, and my breasts are sore. / D: Does she have a fever? / O: No.",
      /cough/,
      /breasts?|pain/i,
    ],
    [
      "D: Hi mom, how is Tom? / O: He has a cough and his throat is sore. / D: Fever? / O: No.",
      /sore throat|throat is sore/,
    ],
  ]);

  expectNotes("keeps amounts for parts of the day", [
    [
      "D: What do you take? / P: Tylenol, two in the morning and two at night.",
      /Tylenol 2 in the morning and 2 at night/,
    ],
    [
      "D: What do you take? / P: Levetiracetam, 1 tablet in the morning and 2 tablets at bedtime.",
      /1 tablet in the morning and 2/,
    ],
  ]);

  expectNotes("reads sedation as an intolerance", [
    ["D: Any allergies? / P: I can't do codeine, it knocks me out.", /Intolerance to codeine/, /Allergic to codeine/],
  ]);

  expectNotes("conjugates all verbs of one person", [
    ["D: How are you sleeping? / P: I wake up at three and lie there.", /wakes up at 3 and lies there/],
    ["P: I get up, go to work, come home, go to bed.", /gets up, goes to work, comes home, goes to bed/],
    ["P: I eat lunch at home and skip dinner most days.", /skips dinner/],
  ]);

  expectNotes("names the part that the patient comes with if no symptom is named", [
    ["D: What brings you in? / P: It's my hip, doctor. The right one.", /CHIEF COMPLAINT\s+Hip complaint/],
    [
      "D: What's wrong? / P: It's my left big toe. I can't have the sheet on it.",
      /CHIEF COMPLAINT\s+Left big toe complaint/,
    ],
    ["D: What's wrong? / P: It's my knee. It hurts on stairs.", /CHIEF COMPLAINT\s+(?:[A-Z][a-z]+ )*[Kk]nee pain/],
  ]);

  expectNotes("reads another dose after an objection in place of the first", [
    [
      "D: Start propranolol, forty twice a day. Any fainting? / P: I fainted once. / D: Okay, then start with twenty twice a day.",
      /start propranolol at 20 twice daily/i,
      /40/,
    ],
    [
      "D: I'll start you on lisinopril 20 a day. / P: My pressure drops easily. / D: Then let's do ten.",
      /start lisinopril (?:at )?10/i,
      /20/,
    ],
    [
      "D: I'd come down on the topiramate, 25 at night for a week and then off, and start propranolol, forty twice a day. Any fainting? / P: Once. / D: Okay, then start with twenty twice a day.",
      /start propranolol at 20 twice daily/i,
      /40|topiramate at 20/,
    ],
    [
      "D: I'll give you amlodipine 5. / P: Okay. / D: Do ten minutes of stretching every morning.",
      /amlodipine 5/,
      /amlodipine at 10/,
    ],
    ["D: Take prednisone 40 a day for three days. Then 20 a day for three days. / P: Okay.", /40[^]*20/],
  ]);

  expectNotes("reads orders about a named drug right after the examination", [
    [
      "D: Heart regular, lungs clear. / D: Keep the metoprolol and the statin.",
      /keep (?:the )?metoprolol and the statin/i,
    ],
    ["D: Lungs clear. / D: Keep the aspirin because of the stent.", /[Kk]eep the aspirin/],
    ["D: Lungs clear. / D: Keep your knee straight for me.", /./, /PLAN/],
  ]);

  expectNotes("reads a stress test as a test", [
    ["P: My last stress test was fine, that was in January.", /stress test/, /Reports stress|^Stress/m],
    ["P: I've been stressed at work.", /[Ss]tress/],
  ]);

  expectNotes("keeps every step of a course", [
    [
      "D: We'll do prednisone 60 milligrams for five days. Then 40 for five days. After that 20 for five days and stop.",
      /prednisone 60 mg for 5 days, then 40 for 5 days, then 20 for 5 days and stop/,
    ],
    [
      "D: Start amitriptyline ten milligrams at night. Then go up to twenty after a week.",
      /10 mg at night, then 20 after a week/,
    ],
    ["D: Start amitriptyline ten milligrams at night. Then 2 weeks later come back.", /10 mg at night/, /then 2/],
  ]);
});
