import { describe } from "vitest";
import { expectNotes } from "./harness";

const plan = "D: So this is a chest infection.";

describe("readFacts on plans in everyday words", () => {
  expectNotes("keeps a dose apart from the number of times a day", [
    [`${plan} Amoxicillin, five hundred three times a day for five days.`, /500, 3 times daily/, /503/],
    [`${plan} Propranolol, forty three times a day.`, /40, 3 times daily/, /43/],
    [`${plan} Flucloxacillin two fifty four times a day.`, /250, 4 times daily/, /254/],
    [`${plan} Ibuprofen four hundred two times a day.`, /400, 2 times daily/, /402/],
    ["D: Blood pressure one forty three over eighty two.", /143\/82/],
    ["P: I weigh a hundred and three kilos.", /103/],
  ]);

  expectNotes("reads what the clinician would do for pain", [
    [
      `${plan} For the pain I'd suggest gabapentin, a hundred milligrams at night to start, and we can go up.`,
      /recommended gabapentin 100 mg at night to start for pain/,
    ],
    [`${plan} And for the pain I'd go with ibuprofen 600 every six hours.`, /ibuprofen 600 every 6 hours/],
    [`${plan} For the pain let's try naproxen 500 twice a day.`, /naproxen 500 twice daily for pain/],
    [`${plan} Keep the codeine for the bad nights.`, /use codeine only for the bad nights/],
  ]);

  expectNotes("reads recommendations", [
    [`${plan} I'd go for patches rather than tablets.`, /recommended patches rather than tablets/],
    ["D: So I think HRT would be very reasonable. Evorel fifty, changed twice a week.", /recommended HRT[^]*Evorel 50/],
    [`${plan} I'd stay off the Aleve then.`, /avoid the Aleve/, /We will stay off/],
    [`${plan} You should stay off work.`, /stay off work/, /avoid work/],
    [`${plan} I'd keep off your ankle.`, /^/, /avoid your ankle|avoid the/],
    ["D: With the EF still under 35 I'd like you to see Dr. Chen about that.", /advised the patient to see Dr\. Chen/],
    [`${plan} After that we ought to scan the bladder, to see if it empties.`, /scan the bladder/],
  ]);

  expectNotes("reads what is sent and who is informed", [
    [`${plan} I'll send you a link for an online program.`, /provide a link for an online program/, /refer a link/],
    [`${plan} I'll let your rheumatologist know.`, /inform the patient's rheumatologist/],
    [`${plan} I'll sign you off for another two weeks.`, /certificate for absence from work for another 2 weeks/],
    [
      `${plan} Otherwise I'll phone you on Thursday with the culture.`,
      /[Pp]hone the patient on Thursday/,
      /[Oo]btain phone/,
    ],
    [`${plan} I'll do the prior auth myself this afternoon.`, /./, /myself/],
  ]);

  expectNotes("reads amounts of salt and water as advice", [
    [
      "D: This is heart failure. Two grams of sodium a day, no soup.",
      /limit sodium to 2 grams daily/,
      /Additional testing/,
    ],
    ["D: This is a kidney stone. Two and a half liters of water a day.", /drink 2.5 liters of water daily/],
  ]);

  expectNotes("names the drug that an answer or an earlier sentence means", [
    [
      "P: Should I stop the methotrexate? / D: Hold it this week, yes, and I'll let your rheumatologist know.",
      /Hold methotrexate this week|hold methotrexate this week/,
      /week, yes/,
    ],
    [
      "D: This is sciatica. / P: What about those diazepams? / D: I'd avoid them, they don't help with this.",
      /[Aa]void diazepams/,
    ],
    [
      "D: This is heart failure, because you've been without the furosemide. I don't think you need the hospital today. Let's restart it at forty twice a day for five days.",
      /restart furosemide at 40 twice daily[^]*No need for the hospital today/,
    ],
    [
      "P: Should I stop the ramipril? / D: While you're not drinking, yes, stop it until you're eating and drinking.",
      /stop ramipril while the patient is not drinking until/,
    ],
    [`${plan} That's fine, let's stay on fifty.`, /continue the current dose of 50/],
  ]);

  expectNotes("replaces the drug that the patient complains of or wants replaced", [
    [
      "D: This is a COPD flare. I'm going to give you prednisolone, thirty milligrams for five days, and doxycycline, two hundred today and then a hundred a day. / P: Can I have the amoxicillin? The doxy gave me thrush last time. / D: Fine, amoxicillin five hundred three times a day.",
      /doxy \(thrush\)[^]*prednisolone 30 mg for 5 days[^]*Amoxicillin 500, 3 times daily/,
      /give prednisolone[^.]*doxycycline/,
    ],
    [
      `${plan} I'm going to give you doxycycline. / P: Can I have amoxicillin instead? / D: Yes, let's do amoxicillin five hundred three times a day.`,
      /amoxicillin 500/i,
      /doxycycline/i,
    ],
    [
      `${plan} I'm going to give you doxycycline. / P: Can I take paracetamol too? / D: Yes, paracetamol, one gram four times a day.`,
      /doxycycline/i,
    ],
  ]);

  expectNotes("separates orders and warnings that run together", [
    [
      "D: It's a urinary infection with some delirium. I'd like to send the urine off, and treat with cefalexin, 500 milligrams three times a day for seven days.",
      /Urinary infection with delirium[^]*treat with cefalexin 500 mg 3 times daily for 7 days/,
      /urine off, and treat/,
    ],
    [
      "D: This is a stone. If it's not out in two weeks I'll send you to urology, repeat a KUB before then. Fever, chills or can't pee, go right back to the ER.",
      /If it is not out in 2 weeks, we will refer[^]*If the patient has fever, chills or cannot pee, go right back to the ER/,
      /then Fever/,
    ],
    [
      "D: This is sciatica. If you lose control of your bladder or go numb down below, straight to A and E.",
      /If the patient loses control of their bladder or (?:go(?:es)?|becomes?) numb down below, go straight to A and E/,
    ],
    [
      "D: This is migraine. If you get weakness, or the worst headache of your life, A and E.",
      /If the patient gets weakness, or the worst headache of their life, go to A and E/,
    ],
    ["D: Come in, Susan. How can I help? / P: I have a cough.", /[Cc]ough/, /Follow up: Come in/],
  ]);

  expectNotes("does not take what a clinician recalls for a present diagnosis", [
    [
      "P: I feel a flutter at night. / D: And you've got high blood pressure and diabetes. / P: Yes. / D: So the ECG shows atrial fibrillation, rate about 96. I'd recommend apixaban five milligrams twice a day.",
      /History of [^.]*(?:high blood pressure|hypertension)[^]*ASSESSMENT AND PLAN\s+Atrial fibrillation/i,
    ],
    [
      "P: My arm's red and hot. / D: You've got cellulitis. I'll give you flucloxacillin.",
      /ASSESSMENT AND PLAN\s+Cellulitis/i,
    ],
  ]);

  expectNotes("keeps the warning after “come back”", [
    [
      "D: Come back in three weeks, and if you feel worse, call us.",
      /Return in 3 weeks\. If the patient feels worse, call the clinic/,
    ],
    [
      "D: Come back in three weeks, sooner if you feel worse, and if you ever feel you can't go on, call us or the Samaritans on 116 123.",
      /sooner if the patient feels worse\. If the patient ever feels they cannot go on, call the clinic or the Samaritans on 116 123/,
    ],
    [
      "D: This is tiredness. We'll check your iron, and if you are anemic, we will start iron tablets.",
      /[Ii]f the patient is anemic, [^.]*start iron tablets/,
    ],
    [
      "D: This is anemia. I want to know if the tablets upset you, and if you feel faint, call us.",
      /[Ii]f the patient feels faint, call the clinic/,
    ],
    ["D: Any fever, and if you had one, how high? / P: Thirty nine two.", /39\.2/],
  ]);

  expectNotes("withdraws what the patient declines or cannot have", [
    [
      "D: This is diabetes. I think it's time for one of the weekly shots, semaglutide, starting at 0.25. / P: Needles? No thanks. / D: Fair enough. The alternative is a pill, empagliflozin, ten milligrams each morning.",
      /[Ss]emaglutide[^.]*was advised; the patient declines[^]*[Ee]mpagliflozin 10 mg/,
      /Start semaglutide/,
    ],
    [
      "D: It's infected. Start flucloxacillin 500 four times a day for seven days. / P: I can't have that, I came out in lumps with penicillin. / D: Of course, sorry. Doxycycline then, 200 today and 100 a day after.",
      /Allergic to penicillin[^]*[Dd]oxycycline/,
      /flucloxacillin/i,
    ],
    [
      "D: This is diabetes. I'll start metformin 500 with breakfast. / P: I can't take it at breakfast. / D: With dinner then. And start atorvastatin 20 at night.",
      /metformin 500[^]*atorvastatin 20/i,
    ],
    [
      "D: This is gout. I'll give you naproxen 500 twice a day. / P: The naproxen upset my stomach last time. / D: I'll add omeprazole 20 milligrams to protect it.",
      /naproxen 500[^]*omeprazole 20 mg/i,
    ],
    [
      "D: This is sinusitis. I'll start amoxicillin 500 three times a day. / D: Do you need a note for work? / P: No thanks.",
      /amoxicillin 500/,
    ],
    [
      "D: This is migraine. Topiramate's out as you might want a baby. Let's do amitriptyline ten at night.",
      /amitriptyline 10/,
      /[Tt]opiramate's|[Ss]tart topiramate/,
    ],
  ]);

  expectNotes("reads limits and continued doses", [
    [
      "D: This is migraine. And you're taking the Nurofen too often, that itself causes headaches, so no more than two days a week.",
      /limit Nurofen to 2 days a week/,
      /MEDICATIONS/,
    ],
    [
      "D: This is hypothyroidism. So the thyroid's where we want it, stay on 100 micrograms.",
      /continue the current dose of 100 mcg/,
    ],
    [
      "D: This is iron deficiency. That could explain the hair, so continue the iron for another three months.",
      /continue the iron for another 3 months/,
    ],
  ]);

  expectNotes("keeps delayed prescriptions and exercises", [
    [
      "D: This is otitis media. I'd hold off antibiotics for two days, and if he's no better fill this prescription for amoxicillin, two fifty three times a day.",
      /hold off antibiotics for 2 days[^]*[Ii]f he is no better, [^.]*fill this prescription for amoxicillin,? 250, 3 times daily/,
    ],
    [
      "D: So it's plantar fasciitis. Roll a frozen bottle under the foot, stretch your calf twice a day, and don't go barefoot.",
      /roll a frozen bottle under the foot/,
    ],
    ["D: This is a tear. Roll up your sleeve for me.", /^/, /sleeve/],
  ]);
});

describe("everyday forms of a plan", () => {
  const visit = (said: string): string =>
    `P: My knee hurts. / D: Let me examine you. There is an effusion on the left. / P: Okay. / D: ${said}`;
  expectNotes("are orders", [
    [
      visit("It's heart failure. Until then I'd like you on losartan 25 at night."),
      /[Ss]tart losartan 25 at night/,
      /Until,/,
    ],
    [
      visit("It's heart failure. Once you get the Entresto you stop the losartan."),
      /Once .* gets? the Entresto, .*stop (?:the )?losartan/,
    ],
    [visit("It's appendicitis. Nothing to eat or drink from here on."), /Nothing to eat or drink/],
    [
      visit("It's appendicitis. If you faint or the pain gets unbearable, call triple zero."),
      /If .*faints?.*call triple 0/,
    ],
  ]);
});
