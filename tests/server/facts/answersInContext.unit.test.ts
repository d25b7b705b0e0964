import { expectNotes } from "./harness";

expectNotes("what a patient will think about is what the patient named", [
  [
    "D: I'd also like you back in pulmonary rehab, I'll put in the referral. RSV shot we'll do when you're well. / P: That rehab's over in Fairview. I'll think about it. / D: Think about it.",
    /RSV shot/,
    /will think about RSV/,
  ],
  [
    "D: I'm putting in the eye doctor referral. And flu shot, did you get one? / P: At work. I don't want the pneumonia one today. I'll think about it. / D: Fair enough.",
    /put in the eye doctor referral/,
    /think about/,
  ],
  ["D: We'll do a colonoscopy. / P: I'll think about it.", /will think about a colonoscopy/],
]);

expectNotes("a drug that is allowed is no order", [
  [
    "P: Can I still take the Mucinex? / D: Plain Mucinex is fine, just not the D, the one with the decongestant.",
    /may take Mucinex \(not the D\)/,
    /Decongestant/,
  ],
]);

expectNotes("an amount answers the question about its habit", [
  [
    "D: Any alcohol? And you had your flu shot? / P: Couple of beers on a Sunday. I got the flu one in October.",
    /Alcohol: Couple of beers on a Sunday/,
    /Vaccination: Couple/,
  ],
]);

expectNotes("what has changed is the color", [
  [
    "P: I've got a cough. / D: What color is the phlegm? / P: It's usually kind of whitish. Now it's, uh, green.",
    /green sputum/,
    /whitish/,
  ],
]);

expectNotes("an age belongs to the event of its clause", [
  [
    "D: Any family history? / P: My mum had fibroids, she had a hysterectomy at forty-four.",
    /Mother: fibroids\./,
    /fibroids at age/,
  ],
]);

expectNotes("a state that is okay is fine", [
  ["D: And how's your mood been? / P: It's okay. I'm a bit snappy.", /Mood: fine/],
]);

expectNotes("a disease that someone has become is likely", [
  ["D: And I think you've very likely become anaemic from losing all that blood. / P: Oh.", /Likely anemia/],
]);

expectNotes("a complaint can begin with an event", [
  [
    "P: I've got headaches. / D: When did it start? / P: Since I moved house.",
    /headache started after the patient moved house/,
  ],
  [
    "D: When did the rash start? / P: After I switched detergents.",
    /rash started after the patient switched detergents/,
  ],
  [
    "P: I've got back pain. / D: When did it start? / P: When I was lifting a box.",
    /started when the patient was lifting a box/,
  ],
  ["D: When did the headaches start? / P: Since last Monday.", /since last Monday/],
]);
