import { expectNotes } from "./harness";

expectNotes("a hesitant “no” that is then contradicted is kept as said", [
  ["D: Any chest pain? / P: Not really, well, once last Tuesday climbing stairs.", /once last Tuesday/, /denies/i],
  ["D: Any chest pain? / P: Not lately, no. Well, I get a tightness, when I walk uphill.", /a tightness/, /denies/i],
  ["D: Any dizziness? / P: I don't think so, but I get a spinning feeling in bed.", /a spinning feeling/, /denies/i],
]);

expectNotes("a hesitant no that is not contradicted is a denial", [
  ["D: Any chest pain? / P: Not really, no.", /denies chest pain/],
  ["D: Any chest pain? / P: Not really. I have a cough.", /denies chest pain/],
]);

expectNotes("a no to a question about treating a symptom does not deny the symptom", [
  ["D: Are you taking anything for the anxiety? / P: No.", /anxiety/, /denies anxiety/i],
  ["D: Did the inhaler help the wheezing? / P: No.", /wheezing/, /denies wheezing/i],
]);

expectNotes("a patient who is unsure about the word for a symptom does not deny it", [
  [
    "D: Do you have a cough? / P: I don't know if I'd call it a cough, but I'm bringing up blood.",
    /bringing up blood/,
    /denies cough/i,
  ],
]);

expectNotes("a question after a denied habit is about the habit that the answer names", [
  [
    "D: Do you use any recreational drugs? / P: Uh, no. Oh, but I guess I use a vape every once in a while. / D: How often do you use it? / P: Like a few times a day.",
    /Vaping: a few times a day/,
    /Recreational drugs: a few/,
  ],
  [
    "D: Do you smoke? / P: No. But I drink beer. / D: How often? / P: Twice a week.",
    /twice a week/i,
    /Smoking: twice/i,
  ],
]);

expectNotes("drugs of other people are not the patient's", [
  ["D: What medications do you take? / P: I take metformin. My wife takes warfarin.", /Metformin\./, /^Warfarin/m],
  ["D: What medications do you take? / P: I take metformin. My friend takes Ozempic.", /Metformin\./, /^Ozempic/m],
  ["D: What brings you in? / P: My wife takes warfarin and I take metformin.", /Metformin\./, /^Warfarin/m],
  [
    "D: Is she on any blood thinners? / P: Eliquis, five twice a day. I take Xarelto, by the way.",
    /^Eliquis 5 twice daily/m,
    /Xarelto/,
  ],
  [
    "D: Hi, you are her daughter? / P: Yes, I'm her daughter. / D: What medications does she take? / P: Eliquis, five twice a day. I take Xarelto, by the way. / D: And how is she doing? / P: She has been dizzy. She fell on Friday.",
    /^Eliquis 5 twice daily/m,
    /^Xarelto/m,
  ],
  ["D: Did you take anything? / P: My wife gave me one of her oxycodones.", /oxycodone/i],
]);

expectNotes("slang words do not remove the sentence from the history", [
  ["D: What brings you in? / P: I have this weird droop in my face since this morning.", /droop in the face/],
  ["D: What brings you in? / P: My poop is black and gross since Monday.", /black since Monday/],
  ["D: What brings you in? / P: The crazy part is my left arm went dead on Sunday.", /left arm went dead on Sunday/],
  [
    "D: What brings you in? / P: The arm, the left one, it went dead, and my words, they came out wrong.",
    /The patient said: “The arm, the left one, it went dead, and my words, they came out wrong\.”/,
  ],
  [
    "D: What brings you in? / P: The blood, it just came, like a cup, when I coughed.",
    /said: “The blood, it just came/,
  ],
]);
