import { expectNotes } from "./harness";

expectNotes("a value on which patient and companion agree replaces the patient's first answer", [
  [
    "D: How long have you had the cough? / P: Oh, about a week. / O: No, it was three weeks, you had it before we went to Spain. / P: Was it? Yeah, she's right, three weeks.",
    /Cough for 3 weeks/,
    /a week\b|right/,
  ],
  [
    "D: When did the pain start? / P: Yesterday. / O: It was Sunday, love, you were holding your stomach at lunch. / P: Oh yeah, Sunday.",
    /since Sunday/,
    /yesterday/,
  ],
  ["D: Which leg was it? / P: The left. / O: The right. / P: The right, sorry.", /right leg/, /left/],
]);

expectNotes("an answer that a companion contradicts is quoted with the companion's words", [
  [
    "D: Any chest pain? / P: No. / O: You did, you had it last Tuesday going up the stairs. / P: Oh, yeah, that. That was nothing.",
    /Asked “Any chest pain\?”, the patient answered: “No\.” The accompanying person said: “You did, you had it last Tuesday[^]*The patient then said: “Oh, yeah/,
    /[Dd]enies chest pain/,
  ],
  [
    "D: Do you smoke? / P: No. / O: Yes you do, he has five a day in the garage. / P: All right, a few.",
    /said: “Yes you do, he has 5 a day/,
    /Denies smoking/,
  ],
  [
    "D: Did you black out? / P: No. / O: She did, she was out for about a minute.",
    /answered: “No\.” The accompanying person said: “She did/,
    /denies fainting/i,
  ],
  [
    "D: Are you sleeping? / P: Fine. / O: She isn't, doctor, she's up half the night.",
    /said: “She is not, she is up half the night\.”/,
    /not doctor/,
  ],
  [
    "D: How are you today, Mr. Brown? / P: I've been to work this morning. / O: Dad, you've been retired for twenty years.",
    /said: “Dad, you have been retired for 20 years\.”/,
  ],
  [
    "D: Are you taking the tablets? / P: Every day. / O: He isn't, I count them. He's missed at least ten this month.",
    /said: “He is not, I count them\. He has missed at least 10 this month\.”/,
  ],
]);

expectNotes("a companion who agrees or adds something is not quoted as disagreeing", [
  ["D: Any fever? / P: No. / O: No, he hasn't had one.", /[Dd]enies fever/, /Asked/],
  ["D: Any pain? / P: A bit in my knee. / O: He takes paracetamol for it.", /Paracetamol/, /Asked/],
  ["D: Have you been sick? / P: Yes, twice. / O: Yes, he has, in the car.", /./, /Asked/],
  ["D: Any allergies? / O: She says no.", /No known allergies/, /Asked/],
]);
