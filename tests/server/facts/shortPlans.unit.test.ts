import { expectNotes } from "./harness";

expectNotes("a disease with its course is a problem", [
  ["D: Your gout is settled now, so we can start allopurinol 100 mg daily. / P: Alright.", /^Gout, settled\./m],
  ["D: Your anxiety is better on the buspirone, so I'd keep that going. / P: Good.", /Anxiety, improving[^]*buspirone/],
  ["D: So your blood pressure's still running high, it's 150 over 94 today. / P: Okay.", /Hypertension, not well/],
  ["D: Your thyroid is underactive. I'm starting you on levothyroxine 50. / P: Okay.", /^Underactive thyroid\./m],
]);

expectNotes("a diagnosis in roundabout words is a problem", [
  ["D: The pain is there when I press, so costochondritis is most likely. / P: Okay.", /Likely costochondritis/],
  ["D: You've had a mini stroke, we think. Aspirin for three weeks. / P: Okay.", /Likely mini stroke/],
  ["D: It could be your gallbladder or it could be an ulcer. / P: Okay.", /gallbladder disease[^]*ulcer/],
  ["D: You've a touch of cellulitis there. Flucloxacillin 500 four times a day. / P: Okay.", /^Cellulitis\./m],
  ["D: Your knees are arthritic. I'd start with physio. / P: Fine.", /Arthritis of knees/],
  ["D: It's the good kind of skin cancer. / P: Okay.", /^Skin cancer\./m, /good kind/],
  ["D: Your child has hand, foot and mouth. / O: Okay.", /Hand-foot-and-mouth disease/],
  [
    "D: It's most likely reflux rather than your heart, but with your family history I'd like a stress test. / P: Okay.",
    /Likely reflux rather than the heart[^]*stress test/,
    /Family history of reflux|your/,
  ],
]);

expectNotes("directions belong to the plan also before it is announced", [
  [
    "D: Keep the sling on for two weeks, but take the arm out and do pendulums three times a day. No lifting with that arm.",
    /ASSESSMENT AND PLAN[^]*sling[^]*take the arm out and do pendulums[^]*No lifting/,
    /HISTORY/,
  ],
  [
    "D: Kindly continue the telmisartan 40, and I am adding amlodipine 5 at night.",
    /continue telmisartan[^]*amlodipine 5/,
  ],
  ["D: Reduce salt, and come with the BP chart after two weeks.", /PLAN[^]*salt/, /HISTORY/],
  ["D: The cardiologist will decide whether you stay on the Plavix.", /PLAN[^]*cardiologist will decide/, /HISTORY/],
  ["D: If the ultrasound shows a clot, we'll start Eliquis.", /If the ultrasound shows a clot, we will start Eliquis/],
  ["D: You have gestational diabetes. Check your sugars four times a day.", /Gestational diabetes[^]*sugars 4 times/],
  ["D: You have gestational diabetes. See you in 2 weeks. Next scan at 32 weeks.", /Next scan at 32 weeks/],
]);

expectNotes("orders in everyday words are not lost", [
  [
    "D: This could be appendicitis. I want bloods, a urine, and an ultrasound. / P: Okay.",
    /bloods, a urine, and an ult/,
  ],
  ["D: Let's hold off on the statin for now, work on diet, and recheck your cholesterol in May.", /work on diet/],
  [
    "D: Your eczema's flaring, so use the hydrocortisone twice a day for a week.",
    /Eczema[^]*hydrocortisone twice daily/,
  ],
  ["D: No changes to your heart failure medicines today.", /continue [^.]*heart failure medicines unchanged/],
  ["D: I'm leaving your Synthroid at 88.", /continue Synthroid at 88/],
  ["D: Lipitor stays at 40.", /continue Lipitor at 40/],
  [
    "D: The Lamictal has to go up slowly: 25 for two weeks, then 50.",
    /titrate Lamictal up slowly: 25 for 2 weeks, then 50/,
  ],
  ["D: Can you give a urine sample before you go? / P: Sure.", /obtain a urine sample/],
  ["D: I'd hold the methotrexate this week, and restart it when you finish the antibiotic.", /restart methotrexate/],
  ["D: He's up to date except for the second MMR. / O: Okay.", /second MMR/],
  ["D: And your pneumonia shot, we'll do that now.", /give the pneumonia shot now/i],
  ["D: I'm giving you a sick line for two weeks.", /sick note for 2 weeks/],
  ["D: Any rash, stop the Lamictal.", /patient should stop/, /We will stop/],
]);

expectNotes("what is refused or taken back is not ordered", [
  [
    "D: I'd like to get an MRI. If it's a full tear, most likely surgery. / P: I really don't want surgery.",
    /Surgery was discussed; the patient declines/,
    /Most likely surgery/,
  ],
  ["D: I'd recommend a flu shot today. / P: No thanks, not today, maybe next time.", /declines for now/],
  ["D: You need a tetanus shot today. / P: I had one two years ago. / D: Oh, then you don't need it.", /^/, /tetanus/],
  [
    "D: I'd like to start a statin. / P: My mother had pain with those. I'd like to try diet first. / D: Okay.",
    /prefers to try diet first/,
    /We will start/,
  ],
  [
    "D: I'd like to keep you in overnight for IV antibiotics. / P: I can't, I've got my kids.",
    /Admission[^.]* was advised; the patient declines/,
    /We will admit/,
  ],
  [
    "D: I'd stop the Ambien. It isn't safe with the oxycodone. / P: I can't sleep. / D: Okay, let's halve it to 5.",
    /reduce Ambien by half/,
    /oxycodone by half|stop the Ambien/i,
  ],
]);

expectNotes("a child's disease and treatment are the child's, not the parent's", [
  ["D: Your son's asthma isn't controlled. / O: Okay.", /Asthma, not well controlled/],
  [
    "D: Your baby has an ear infection. / O: Okay. / D: If she still has a fever after two days, bring her back.",
    /Ear infection[^]*If [^.]*fever after 2 days, bring [^.]*back/,
  ],
  [
    "D: Give Calpol every six hours. If he has no wet nappy in eight hours bring him to A and E. / O: Right.",
    /no wet nappy in 8 hours, bring [^.]*to A and E/,
  ],
]);

expectNotes("a future visit or examination is part of the plan", [
  ["D: Then come in for a non-stress test on Saturday.", /Return for a non-stress test on Saturday/, /HISTORY/],
  ["D: The polyp is all out. Next colonoscopy in three years.", /PLAN[^]*Next colonoscopy in 3 years/, /RESULTS/],
  ["D: Your hernia needs fixing. Dr. Cole will do it laparoscopically.", /Dr\. Cole will do it/],
  ["D: I want the potassium rechecked tomorrow.", /recheck the potassium tomorrow/],
  [
    "D: If the rash spreads, I want to hear from you the same day.",
    /If the rash spreads, call the clinic the same day/,
  ],
  ["D: Your TSH is fine, so the Synthroid stays the same.", /continue Synthroid unchanged/, /the continue/],
]);

expectNotes("orders that are postponed, partly done or partly refused are written as such", [
  [
    "D: Let's do the Pap today. / P: I'm on my period. / D: Then we'll do it next time.",
    /Pap deferred to the next visit/,
  ],
  ["D: You're due for your Pap and mammogram. / P: I did the mammogram in March.", /recommended the Pap\./],
  [
    "D: I'd like to send you for a bone density scan. / P: Can it wait till after Christmas? / D: Of course.",
    /Bone density scan deferred at the patient's request/,
    /refer/,
  ],
  [
    "D: I'd suggest a cortisone shot and therapy. / P: I'd like to try the therapy first. / D: That's fine.",
    /Declines a cortisone shot \(reason given: prefers to try the therapy first\)[^]*recommended therapy/,
    /Declines therapy/,
  ],
  [
    "D: I'd like to add Abilify 2 mg. / P: I don't want to gain weight. / D: We can watch that.",
    /add Abilify 2 mg/,
    /declines/,
  ],
  ["D: I'd recommend hearing aids. / P: I'm not ready for those.", /Hearing aids were advised; the patient declines/],
  ["D: Would you like the low-dose CT? / P: Yes, I think so.", /agrees to the low-dose CT/],
  ["D: I don't recommend the supplement, there's no evidence. / P: Okay.", /Supplement not recommended/, /to not the/],
]);
