import { expectNotes } from "./harness";

expectNotes("“this sounds like …” is a diagnosis", [
  [
    "D: Heart sounds are normal. And the ECG is normal. / P: Oh good. / D: The story does sound like angina to me.",
    /Likely angina/i,
  ],
  ["D: Your lungs are clear. The history really sounds like reflux.", /reflux/i],
  ["D: Your abdomen is soft. The whole picture looks like gastritis.", /gastritis/i],
]);

expectNotes("a drug whose effect on a disease is mentioned is not ordered", [
  ["D: You have psoriasis. I'd like to use clobetasol. Lithium can flare psoriasis.", /use clobetasol/i, /lithium/i],
  ["D: You have heartburn. I'll start omeprazole. Aspirin can irritate the stomach.", /omeprazole/i, /aspirin/i],
  ["D: You have reflux. I'll start omeprazole. Naproxen may damage the kidneys.", /omeprazole/i, /naproxen/i],
]);

expectNotes("a symptom that is over is not given as the reasoning for a problem", [
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

expectNotes("a drug that is suggested is ordered", [
  ["D: You have diabetes. What I'd suggest is Ozempic, once a week, starting at 0.25.", /start Ozempic/i],
  [
    "D: You have migraine. What I would recommend is propranolol, 40 milligrams twice a day.",
    /propranolol 40 mg twice daily/i,
  ],
  ["D: You have gout. So what I'd suggest is that we try colchicine twice a day.", /colchicine/i],
  // counter-case
  ["D: You have a sprain. What I'd suggest is rest.", /^/, /start rest/i],
]);

expectNotes("a pronoun refers to the relative named before it", [
  ["D: Anything in the family? / P: My older brother, he just started dialysis.", /brother/i, /brother, he/i],
  ["D: Anything in the family? / P: My mom, she has diabetes.", /Mother: diabetes/i, /mom, she/i],
  ["D: Any family history? / P: My dad, he died of a stroke.", /Father: stroke/i, /, he/],
]);

expectNotes("a comparison that says how a part looks is kept", [
  [
    "D: What happened? / P: My right ring finger was swollen like a sausage last month.",
    /swollen resembling a sausage/,
    /swollen a sausage/,
  ],
  ["D: What's wrong? / P: My ankle swelled up like a balloon.", /resembling a balloon|ankle swelling/i, /up a balloon/],
]);

expectNotes("what a roommate did is not a living situation", [
  ["D: Have you taken anything for it? / P: My roommate gave me two Tylenol.", /Tylenol/, /lives with/],
  ["D: What happened? / P: I fell. My roommate drove me here.", /^/, /lives with/],
  ["D: When did it start? / P: On Monday. My roommates were sick too.", /^/, /lives with/],
  // counter-cases
  ["D: Who do you live with? / P: Two roommates.", /roommates/],
  ["D: What is your living situation? / P: I live with my roommate.", /lives with/],
]);
