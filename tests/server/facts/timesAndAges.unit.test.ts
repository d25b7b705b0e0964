import { expectNotes } from "./harness";

expectNotes("an answer to how long a disease has been known names the disease", [
  [
    "D: How long have you been living with diabetes? / P: Oh, it's been about 30 years now.",
    /has had diabetes for about 30 years/,
  ],
  ["D: How long have you had asthma? / P: Since I was 5.", /has had asthma since age 5/],
  ["D: How long have you had epilepsy? / P: 12 years.", /has had epilepsy for 12 years/],
  ["D: When were you diagnosed with hypertension? / P: In 2010, I think.", /diagnosed with hypertension in 2010/],
  ["D: How long ago were you diagnosed with gout? / P: Maybe 5 years ago.", /diagnosed with gout about 5 years ago/],
  [
    "D: How many years have you suffered from psoriasis? / P: Almost 20 years.",
    /has had psoriasis for almost 20 years/,
  ],
  ["D: How long have you had the cough? / P: About 3 weeks.", /Cough/, /has had cough for/],
  ["D: How long have you had asthma? / P: I'm not sure, my mother would know.", /./, /has had asthma (?:for|since)/],
  ["D: How long have you been dealing with lupus? / P: My sister has had it for 9 years.", /./, /has had lupus for 9/],
  ["D: How long have you had asthma and eczema? / P: About 6 years.", /./, /has had asthma for about 6/],
]);

expectNotes("a drug that acquaintances take is not the patient's", [
  ["D: Hi. / P: One of my friends tried Nicorette and it worked well for them.", /./, /^Nicorette/m],
  ["D: Hi. / P: A neighbor of mine uses melatonin for sleep, but I take trazodone.", /^Trazodone/m, /^Melatonin/m],
  ["D: Hi. / P: Someone at work takes Xarelto for that.", /./, /^Xarelto/m],
  ["D: Hi. / P: A guy I know is on Ozempic.", /./, /^Ozempic/m],
  ["D: Hi. / P: Two of my coworkers got Paxlovid.", /./, /^Paxlovid/m],
  ["D: Hi. / P: Some of my family swear by zinc and some took Tamiflu.", /./, /^Tamiflu/m],
  ["D: What do you take? / P: I take metformin, and a friend drives me here.", /^Metformin/m],
  ["D: What do you take? / P: I tried Claritin like my friends.", /Claritin/],
]);

expectNotes("a drug that is no longer given is stopped", [
  ["D: Any medicines? / P: We stopped giving her the Zyrtec.", /Zyrtec: stopped/],
  ["D: Any medicines? / P: They quit giving him Keppra last year.", /Keppra: stopped/],
  ["D: Any medicines? / P: The nurse discontinued giving me Lovenox.", /Lovenox: stopped/],
  [
    "D: Any medicines? / P: They took me off warfarin and gave me Eliquis.",
    /Warfarin: stopped[^]*Eliquis/,
    /Eliquis: stopped/,
  ],
  ["D: Any medicines? / P: We keep giving her Zyrtec.", /Zyrtec/, /stopped/],
]);

expectNotes("the end and the amount of a habit are both kept", [
  [
    "D: Do you use tobacco? / P: I used to smoke a pack a day. I quit that awful habit in 1985.",
    /a pack a day[^]*quit in 1985/,
  ],
  ["D: Do you smoke? / P: I used to smoke half a pack. I gave it up in 2001.", /half a pack[^]*2001/],
  ["D: Do you smoke? / P: I used to. I quit the habit in 1999.", /quit in 1999/],
  ["D: Do you smoke? / P: I used to smoke, but I stopped. I quit in 2001.", /quit in 2001/, /used to smoke/],
]);

expectNotes("a question that names the drug meant confirms that it is taken", [
  ["D: You are on blood thinners, right? That is Coumadin therapy? / P: Yes, that is right.", /^Coumadin/m],
  ["D: And the water pill. That's the Lasix? / P: Yes.", /Lasix/],
  ["D: This is your Eliquis, right? / P: Yes.", /^Eliquis/m],
  ["D: That is Coumadin therapy? / P: No, I never took that.", /./, /^Coumadin\.?$/m],
]);

expectNotes("the age at which a relative fell ill is read from several questions", [
  [
    "D: Any cancer in the family? / P: My daughter had breast cancer. / D: Do you remember what her age was? / P: Yeah, she was 41.",
    /breast cancer at age 41/,
  ],
  ["D: Any family history? / P: My mom had a stroke. / D: At what age? / P: 71, I think.", /stroke at age 71/],
  ["D: Any family history? / P: Dad had a heart attack. / D: What was his age? / P: 55.", /heart attack at age 55/],
  ["D: Any family history? / P: My mom had a stroke. / D: Do you recall her age? / P: She was 68.", /stroke at age 68/],
  [
    "D: Any family history? / P: My mom had a stroke. / D: What is your age? / P: 44.",
    /44 years old/,
    /stroke at age 44/,
  ],
]);

expectNotes("the patient's age is read from a confirmation and from a reason", [
  ["D: Hello, sir. Can you please confirm your age? / P: Yeah, that's right. 34.", /34 years old/],
  ["D: Any trouble? / P: I thought this was odd since I'm only 50 years old.", /50 years old/],
  ["D: Any trouble? / P: It's strange because I'm just 29 years old.", /29 years old/],
  ["D: Any trouble? / P: I was fit when I was 30 years old.", /./, /is 30 years old/],
]);

expectNotes("a change of weight is named with its amount", [
  [
    "D: Have you seen any variation in your weight? / P: It's been up. About 14 pounds since last year.",
    /Weight gain: about 14 pounds since last year/,
  ],
  [
    "D: Has your weight changed? / P: It has gone down about 8 pounds in 2 months.",
    /Weight loss: about 8 pounds in 2 months/,
  ],
  ["D: Any fluctuations in your weight? / P: I gained 6 kg over the winter.", /Weight gain: 6 kg/i],
  ["D: Has your weight changed? / P: It's been up and down, about 5 pounds.", /./, /Weight (?:gain|loss):/],
  ["D: Has your weight changed? / P: No, it's the same.", /./, /Weight (?:gain|loss):/],
]);
