import { expectNotes } from "./harness";

expectNotes("the relatives of a companion are named by what they are to the patient", [
  [
    "D: What's happened to your dad? / O: He's had a fall. My husband found him on the floor. My son stays with him at night. / D: Has he hit his head? / O: My brother thinks he was out for a minute.",
    /son-in-law found the patient[^]*grandson stays with him[^]*son thinks he was out/,
    /other parent|His brother|uncle/,
  ],
  [
    "D: How's he been? / O: I'm his wife. He's been breathless. Our son had to carry him upstairs. / D: Any chest pain? / O: No.",
    /His son had to carry him/,
    /brother/,
  ],
  [
    "D: And who's this with you? / P: This is my daughter, Sue. / D: What's been going on? / P: My knee's been bad. / O: He's been using my son's crutches.",
    /his grandson's crutches/,
    /brother/,
  ],
  [
    "D: How are you, Mr. Brown? / P: Fine. / O: Dad, tell him the truth. He's been dizzy for a week. My husband had to catch him. / D: Are you dizzy? / P: Now and then.",
    /son-in-law had to catch the patient/,
    /had to catch (?:him|her)self/,
  ],
  [
    "D: What's wrong with Tom? / O: I'm his mum. He's had a cough. My older son had it last week. / D: Any fever? / O: No.",
    /Cough\./,
    /He had it last week/,
  ],
]);

expectNotes("a parent who has brought a child in reports the child's complaint", [
  [
    "P: I've brought my son in, he's got a cough. / D: How old is he? / P: He's four. / D: Is he eating and drinking? / P: Yes. / D: Any fever? / P: He felt hot last night.",
    /Cough\.[^]*He is eating and drinking/,
    /parent reports eating|has brought/,
  ],
  [
    "P: I brought my daughter in today because she's been complaining of tummy ache. / D: How long has she had it? / P: Two days. / D: Has she been sick? / P: Once.",
    /Abdominal pain for 2 days/,
    /brought/,
  ],
]);

expectNotes("a patient whose clinician begins with a relative's disease speaks for themselves", [
  [
    "D: Your mum has osteoporosis, doesn't she? / P: No, that's my aunt. Mum's just got arthritis. / D: Okay. And have you ever broken a bone? / P: My wrist, when I was twelve.",
    /Mother: arthritis/,
    /History of arthritis|Denies osteoporosis/,
  ],
  ["D: Your dad has a cough? / P: Yes, for a month. / D: Does it wake him? / P: Sometimes.", /cough for a month/],
]);

expectNotes("what an informant has not seen is denied", [
  [
    "D: What's he got? / O: He's had diarrhoea since Monday. / D: Any blood in it? / O: Not that I've seen.",
    /denies blood/i,
  ],
]);
