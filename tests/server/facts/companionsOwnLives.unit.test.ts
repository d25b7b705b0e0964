import { expectNotes } from "./harness";

expectNotes("a companion's own health is not the patient's", [
  [
    "D: How is she doing today? / O: She has had a cough for three days. I have diabetes myself, but she never had sugar problems. / D: Does she have any fever? / O: Yes, 101 last night.",
    /cough for 3 days/,
    /diabetes/i,
  ],
  [
    "D: What's going on with your mom? / O: Mom has been confused since Tuesday. I have asthma. / D: Does she take anything? / O: She takes metformin. I take sertraline.",
    /Confusion since Tuesday[^]*Metformin/,
    /asthma|sertraline/i,
  ],
  [
    "D: What's going on with Ella today? / P: She's had tummy ache since Monday. I've got a bad back so I couldn't lift her. / D: Has she been sick? / P: Twice. / D: Does she have a fever? / P: No. I'm asthmatic.",
    /Abdominal pain since Monday/,
    /bad back|asthma/i,
  ],
  [
    "D: What brings your son in? / P: He's got a sore throat. / D: Does he have allergies? / P: No, I have a peanut allergy, he doesn't.",
    /No known allergies/,
    /peanut/i,
  ],
  [
    "D: Does she have any pain? / O: She says her hip hurts. I've had both my hips done. / D: When did it start? / O: A week ago, she slipped. I also slipped on the ice but I'm fine.",
    /hip pain/i,
    /on the ice|hips done/,
  ],
  [
    "D: Has she fallen? / O: No. I fell last year and broke my hip. / D: How is her appetite? / O: Good.",
    /not fallen/,
    /last year|broke/,
  ],
  [
    "D: Mr. Brown, what brings you in? / P: I've had a cough for two weeks. / O: I take lisinopril and that gave me a cough. / D: Any fever? / P: No. / D: Do you take anything? / P: Just aspirin.",
    /Aspirin/,
    /lisinopril/i,
  ],
  [
    "D: Tell me about his history. / O: He has high blood pressure and had a heart attack in 2015. I had breast cancer in 2010. / D: Does he smoke? / O: No.",
    /heart attack/,
    /breast cancer/i,
  ],
]);

expectNotes("a parent's disease is family history of the child", [
  [
    "D: So what brings you in today? / P: My son has a rash on his belly for a week. I had eczema when I was a kid. / D: Does he have a fever? / P: No fever.",
    /Parent: eczema/,
    /History of eczema/,
  ],
]);

expectNotes("what happened to another person is not the patient's", [
  [
    "D: What brings you in today? / P: I have a cough. / D: Has anyone else been ill? / P: My son. It gave him a fever and he was throwing up.",
    /cough/,
    /Reports (?:fever|vomiting)/,
  ],
  [
    "D: What brings you in today? / P: I have back pain for a week. / D: Anyone else sick at home? / P: My daughter had a cold. It made her sore all over.",
    /Back pain for a week/,
    /sore/,
  ],
  [
    "D: What happened? / P: My daughter and I ate at a buffet. She threw up all night and I've had diarrhea since. / D: Fever? / P: No.",
    /Reports diarrhea/,
    /Reports vomiting/,
  ],
  [
    "D: How are you? / P: My knee hurts. My sister had the same and they gave her a steroid shot. It made her sugar go up.",
    /Knee pain/,
    /sugar/,
  ],
  [
    "D: How are things at home? / P: My husband's been ill. The chemo makes him sick and he's lost weight. / D: Any pain? / P: No.",
    /Denies pain/,
    /lost weight/,
  ],
]);

expectNotes("a disease belongs to the relative that the pronoun refers to", [
  [
    "D: Any brothers or sisters? / P: One brother, he's got asthma, and a sister who's fine.",
    /Brother: asthma/,
    /Sister/,
  ],
  [
    "D: Any family history? / P: My aunt, she had breast cancer, and my brother has diabetes.",
    /Aunt: breast cancer[^]*Brother: diabetes/,
  ],
  [
    "D: Anyone with heart trouble? / P: My dad, he had a bypass at 60, and my mum's healthy.",
    /Father: bypass/,
    /Mother/,
  ],
]);

expectNotes("another person's allergy or side effect is not the patient's", [
  [
    "D: Any allergies to medicines? / P: Sulfa gave me a rash. And my mom's deathly allergic to penicillin, but I've had it and was fine.",
    /Allergic to sulfa \(rash\)/,
    /Tolerates sulfa|Allergic to penicillin/,
  ],
  [
    "D: Have you taken anything? / P: The wife gave me two of her Solpadeine. They made her drowsy but they did nothing for me.",
    /Solpadeine/,
    /[Ii]ntolerance/,
  ],
]);

expectNotes("what companions answer of themselves is not the patient's", [
  [
    "D: Is Oliver allergic to any medicines? / O: I am, to penicillin, I come out in welts. He's had amoxicillin twice with no bother.",
    /Tolerates amoxicillin/,
    /Allergic to/,
  ],
  [
    "D: Any allergies to medicines for Mia? / O: Not her. I'm allergic to sulfa, I get hives.",
    /Denies allergy/,
    /Allergic to/,
  ],
  ["D: Does she have any allergies? / O: My allergy is to latex, she has none.", /No known allergies/, /latex/],
  ["D: Any drug allergies for the baby? / O: Just me, I swell up with ibuprofen.", /^/, /Allergic to/],
  ["D: Does he have asthma? / O: I do, since I was six. He's never wheezed.", /Denies wheezing/, /asthma/i],
  ["D: Any seizures? / O: I had them as a kid. She's never had one.", /never had one/, /[Rr]eports|as a kid/],
  [
    "P: I'm Ella's mum. She has a cough. / D: Does she have asthma? / P: I do, and her brother does. She's fine.",
    /Mother: asthma/,
    /PAST HISTORY/,
  ],
]);

expectNotes("who lives with the patient is kept", [
  [
    "D: What brings your son in? / P: He has a cough. / D: Is he eating? / P: Yes, he is. / D: And who does he live with at home? / P: Just me and my wife.",
    /Lives with/,
  ],
]);

expectNotes("what patients answer of themselves is theirs, also where another person was asked", [
  [
    "D: Are you allergic to anything? / P: I am, to penicillin, I come out in welts.",
    /Allergic to penicillin \(welts\)/,
  ],
  ["D: Is she allergic to anything? / P: I am, to penicillin.", /Allergic to penicillin/],
  [
    "D: Is Ben allergic to any medicines? / O: Yes, to penicillin, he comes out in welts.",
    /Allergic to penicillin \(welts\)/,
  ],
]);
