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

expectNotes("a companion's report against a denial is quoted with the denial", [
  [
    "D: Do you snore? / P: Not that I know of. / O: Like a freight train. And then he stops breathing, I count to ten sometimes.",
    /answered: “Not that I know of\.” The accompanying person said: “Like a freight train\. And then he stops/,
    /[Dd]enies/,
  ],
  ["D: Any snoring at night? / P: I don't think so. / O: The whole street hears him.", /street hears him/, /[Dd]enies/],
  ["D: Have you had any falls? / P: No. / O: Twice in the bathroom.", /said: “Twice in the bathroom/, /[Dd]enies/],
  ["D: Do you cough at night? / P: Not really. / O: All night long.", /said: “All night long/, /[Dd]enies/],
  ["D: Any headaches? / P: Nope. / O: What about the one on Friday?", /said: “What about the one/, /[Dd]enies/],
  [
    "D: How's the sertraline treating you, Bill? / P: I can't tell any difference. / O: I can. He's laughing again.",
    /answered: “I cannot tell any difference\.” The accompanying person said: “I can\. He is laughing again/,
  ],
]);

expectNotes("a companion's account against “fine” is quoted with it, and with all that both say then", [
  [
    "D: How's your memory been, Mrs. Alder? / P: Sharp as ever. / O: Mum, you left the gas on twice last month. / P: Once. / O: It was twice, and she got lost coming home from Tesco.",
    /“Sharp as ever\.” The family member said: “Mum, you left the gas on[^]*then said: “Once\.” The family member then said: “It was twice, and she got lost/,
    /Memory: sharp/,
  ],
  ["D: Are you eating properly? / P: I eat fine. / O: She's living on toast and tea.", /said: “She is living on toast/],
  [
    "D: How much do you drink? / P: Just a glass now and then. / O: Dad, you finish a bottle every night.",
    /said: “Dad, you finish a bottle every night/,
    /Alcohol: a glass/,
  ],
]);

expectNotes("a value that the patient corrects at a companion's word is quoted with the first", [
  [
    "D: How would you rate your mood today, zero to ten? / P: Seven. / O: Seven? Come on. / P: Okay, four. I say seven so she doesn't worry.",
    /answered: “7\.”[^]*then said: “Okay, 4\. I say 7 so/,
    /7\/10/,
  ],
  [
    "D: On a scale of one to ten, how bad is the pain? / P: Three. / O: Be honest. / P: All right, eight.",
    /then said: “All right, 8/,
    /Pain is 3/,
  ],
]);

expectNotes("a patient who sets right what another has answered is quoted with it", [
  [
    "D: Has she had chest pain with it? / O: She says no pain. / P: Little bit, here. Little bit. / O: Sorry, she says a little, on the left side, when she walks.",
    /person answered: “No pain\.” The patient said: “Little bit, here[^]*then said: “Sorry, she says a little, on the left side/,
    /[Dd]enies/,
  ],
  [
    "D: Does it hurt when you pee, sweetheart? / O: She hasn't said anything about that. / P: It does, it stings.",
    /The patient said: “It does, it stings/,
  ],
  ["D: Any headaches at school? / O: Not that I know of. / P: I get them every day.", /“I get them every/, /[Dd]enies/],
  ["D: Has she been bullied? / O: No, nothing like that. / P: Yes I have, Mum.", /said: “Yes I have/],
]);

expectNotes("who agrees, or speaks of something else, does not dispute an answer", [
  ["D: Any chest pain? / P: No. / O: No, he's been fine.", /[Dd]enies chest pain/, /Asked/],
  ["D: Do you snore? / P: No. / O: I've never heard him, and I'm a light sleeper.", /[Dd]enies snoring/, /Asked/],
  ["D: Any fever? / P: No. / O: I took it last night and it was normal.", /[Dd]enies fever/, /Asked/],
  ["D: Any falls? / P: No. / O: My mother fell last year, though.", /[Dd]enies falls/, /Asked/],
  ["D: Any cough? / P: No. / O: He's been sneezing, though.", /sneezing[^]*[Dd]enies cough/, /Asked/],
  ["D: How are you? / P: Fine, thanks. / O: She's had a cough since Monday.", /Cough since Monday/, /Asked/],
  ["D: Any bleeding? / O: He says no bleeding. / P: No, no.", /[Dd]enies bleeding/, /Asked/],
  ["D: How's your appetite? / P: Good. / O: He has diabetes, by the way.", /History of diabetes/, /Asked/],
]);

expectNotes("a companion who reminds the patient, or has seen what is denied, is quoted with the denial", [
  [
    "D: Any thoughts of ending your life? / P: No. / O: You told Sarah you wanted to go to sleep and not wake up.",
    /answered: “No\.” The accompanying person said: “You told Sarah you wanted to go to sleep/,
    /[Dd]enies/,
  ],
  [
    "D: Did you lose consciousness? / P: No. / O: He was out cold for a minute, he was snoring.",
    /said: “He was out cold for a minute/,
    /[Dd]enies|Reports snoring/,
  ],
  ["D: Have you been using the inhaler? / P: Every morning. / O: It's still in the box.", /said: “It is still in the/],
  ["D: How much did he drink? / P: Two beers. / O: It was a whole bottle of whisky.", /said: “It was a whole bottle/],
  ["D: And how are you managing the stairs? / P: Fine. / O: On her bottom.", /said: “On her bottom/],
]);
