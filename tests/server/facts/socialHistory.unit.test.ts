import { describe } from "vitest";
import { expectNotes } from "./harness";

describe("a hesitant answer about a habit", () => {
  expectNotes("keeps how much, how often and when", [
    [
      "D: Do you drink alcohol? / P: Uh may be a glass of wine on the weekends, but other than that no.",
      /Alcohol: a glass of wine on weekends/,
    ],
    [
      "D: Do you drink alcohol? / P: Oh like if I'm like with friends, maybe on a weekend.",
      /Alcohol: with friends on weekends/,
    ],
    ["D: Do you drink alcohol? / P: Rarely just on some occasions.", /Alcohol: rarely, on some occasions/],
    ["D: Do you drink alcohol? / P: I do, but not a lot.", /Alcohol: not much/],
    [
      "D: Do you drink? / P: Just maybe like red wine a couple of times a week.",
      /Alcohol: red wine, a couple of times a week/,
    ],
    [
      "D: Do you use cannabis? / P: Sometimes I'll have a joint with friends or something like that, so maybe once a month.",
      /Cannabis: a joint with friends, once a month/,
    ],
    ["D: How much would you say you drink in a week? / P: Ah, maybe 5 drinks?", /Alcohol: 5 drinks a week/],
  ]);
  expectNotes("is not about another habit or person", [
    [
      "D: Do you smoke or drink? / P: I drink sometimes. I've never smoked.",
      /Alcohol: sometimes/,
      /Smoking: sometimes/,
    ],
    [
      "D: Do you drink alcohol? / P: Not me, my husband has a couple of beers every night.",
      /Alcohol: “Not me, my husband/,
      /Alcohol: (?!“)/,
    ],
    [
      "D: What kind of drugs? / P: I think maybe we used cocaine a few times and MDMA, but that was probably like 30 years ago.",
      /Used cocaine and MDMA 30 years ago/,
      /Recreational drugs: a few/,
    ],
  ]);
});

describe("a habit that has ended", () => {
  expectNotes("is a former habit", [
    [
      "D: Do you smoke? / P: Yeah, I used to smoke a probably up until when I was like 65 or something.",
      /Former smoker; until about age 65/,
    ],
    ["D: Do you smoke at all? / P: I used to, but not anymore.", /Former smoker\./],
    [
      "D: Do you smoke? / P: I used to. I quit. / D: How much did you smoke before you quit? / P: Probably one to two packs a day, I would say.",
      /Former smoking: 1 to 2 packs a day/,
      /^Smoking: 1 to 2/m,
    ],
  ]);
  expectNotes("is a present habit if it only became smaller", [
    ["D: Do you smoke? / P: I do, but I used to smoke a lot more.", /./, /Former smoker/],
    ["P: I have cut down over the years, I used to smoke more. / D: I see.", /./, /Former smoker/],
  ]);
});

describe("where and with whom a patient lives", () => {
  expectNotes("is read from a hesitant answer", [
    [
      "D: Could you tell me about your living situation? / P: Yeah, so I'm living um, with my parents and older brother, and we live in a, just a house right outside of the city.",
      /Lives with parents and older brother in a house/,
    ],
    [
      "D: What is your living situation? / P: Yeah, so right now I live alone in a small townhouse and yeah, that's, I have a pet dog.",
      /Lives alone in a small townhouse/,
    ],
    [
      "D: Do you live alone or with family? / P: Alright, yeah, I live with family I I live with my wife and two children.",
      /Lives with wife and 2 children/,
    ],
    [
      "D: Where are you living? / P: So I'm living with my um I'm living with my husband and we live in an apartment.",
      /Lives with husband in an apartment/,
    ],
    ["D: Do you live with anyone? / P: No, yeah, I live alone now.", /live[sd]? alone/i],
  ]);
  expectNotes("is not where a patient used to live", [
    [
      "D: Who do you live with? / P: I used to live with my mom, so, um, it's not, it's complicated.",
      /./,
      /Lives with mother/,
    ],
  ]);
});

describe("immunizations that are up to date", () => {
  expectNotes("are written whatever follows the yes", [
    [
      "D: Are you up to date with your immunizations? / P: Yeah, as far as I know.",
      /Immunizations up to date, as far as the patient knows/,
    ],
    [
      "D: Are you up to date with all of your immunizations? / P: Yeah I got my shingles and my pneumonia vaccination everything like that.",
      /Immunizations up to date, including shingles and pneumonia/,
    ],
  ]);
  expectNotes("are not written as such if one is missing", [
    [
      "D: Are you up to date with your immunizations? / P: Yeah, the only one that I haven't gotten is the flu shot.",
      /./,
      /^Immunizations up to date\./m,
    ],
  ]);
});

describe("people around the patient who are ill", () => {
  expectNotes("are named with their symptoms", [
    [
      "P: I have a cough. / D: OK, are any of them sick? / P: My wife was talking about being really fatigued and she did mention a cough coming on. / D: Have you been around anyone else who's been sick? / P: No.",
      /Sick contacts: wife \(fatigue and cough\)[^]*Denies other sick contacts/,
      /Denies sick contacts/,
    ],
    [
      "P: I have a cough. / D: Has anyone at home been ill? / P: Well my son actually had a cough and a sore throat last week.",
      /(?:Sick contacts: son \(cough and sore throat\)|son had a cough and a sore throat)/,
    ],
  ]);
  expectNotes("do not include relatives with an illness of another time", [
    ["P: I have a cough. Dad gets like a runny nose in the spring. / D: I see.", /./, /Sick contacts/],
    ["P: I have a cough. My nephew's been OK, no runny nose. / D: I see.", /./, /Sick contacts/],
  ]);
});

describe("exposures at home or at work", () => {
  expectNotes("are denied by name", [
    [
      "P: I have a cough. / D: Any concerns for old carpets, mold, asbestos, anything like that in the home? / P: No, it's like a pretty new build.",
      /Denies exposure to old carpets, mold, or asbestos at home/,
    ],
    [
      "P: I have a cough. / D: Any exposures at work, like dust or chemicals? / P: No, not really, it's a desk job.",
      /Denies exposure to dust or chemicals at work/,
    ],
  ]);
  expectNotes("are not denied if one is present", [
    [
      "P: I have a cough. / D: Any old carpets, mold, asbestos at home? / P: No, but there's some mold in the bathroom.",
      /./,
      /Denies exposure/,
    ],
    [
      "P: I have a cough. / D: Any exposure to dust or animals? / P: No, I do have a bird though.",
      /./,
      /Denies exposure/,
    ],
  ]);
});

describe("sex, travel, work and exercise in hesitant answers", () => {
  expectNotes("are kept", [
    [
      "D: Could you tell me about your partner or partners? / P: Just my wife, no other sexual partners.",
      /Sexually active with wife/,
    ],
    ["D: Do you use any kind of protection? / P: Yes, always use uh condoms.", /Always uses condoms/],
    [
      "D: Have you traveled anywhere recently? / P: I just got back from a trip in the US was there for work.",
      /Traveled to the US for work/,
    ],
    [
      "D: Are you working currently? / P: I I do work from home, I'm actually just an accounting clerk, but I most of my work is from home right now.",
      /Works as an accounting clerk from home/,
    ],
    [
      "D: Do you get any exercise? / P: Uh, not really. Life's a bit too busy right now.",
      /Does not exercise regularly/,
    ],
    [
      "D: Have you been around anyone who's sick? / P: No like all my classes are online, so I don't see anyone.",
      /Denies sick contacts/,
    ],
  ]);
  expectNotes("are not read from denials", [
    ["D: Do you work? / P: I haven't really, um, been able to work from home, so it's, yeah.", /./, /Works from home/],
    ["D: Have you traveled? / P: My wife, uh, went to the US so she, yeah.", /./, /Traveled to the US/],
  ]);
});

describe("a question about pets at home", () => {
  expectNotes("is answered by “no” or by the pet", [
    ["D: Do you have any pets at your house? / P: No, no I don't.", /Denies pets at home/],
    ["D: Do you have exposure to fumes or dust or animals in your home? / P: I have a bird.", /Pets: a bird/],
  ]);
});

describe("sexual activity and protection", () => {
  expectNotes("are written in the sexual history", [
    [
      "D: Are you currently sexually active? / P: I am, yeah with uh, with my boyfriend. We use condoms as well.",
      /Sexually active with boyfriend\.\nUses condoms\./,
    ],
    ["D: Are you sexually active at the moment? / P: Not right now, no.", /Not sexually active\./],
    ["D: Do you use protection? / P: No, we don't use condoms.", /Does not use condoms\./],
    ["D: And do you use protection while having sex? / P: Yes.", /Uses protection during sex\./, /Sexually active/],
    ["D: Any unprotected sex in the last two weeks? / P: No.", /./, /Not sexually active/],
    ["D: Are you sexually active? / P: I had several partners, but no sex since.", /./, /Sexually active(?!: “)/],
    ["D: Do you use protection? / P: Condoms, most of the time.", /Uses condoms most of the time\./],
  ]);
});

describe("the people with whom the patient lives", () => {
  expectNotes("are named", [
    ["D: Who do you live with? / P: So, it's just me and my son.", /lives with their son/],
    ["D: Who's at home with you? / P: Just the two of us, me and my wife.", /lives with their wife/],
    ["D: Do you live with anyone? / P: No, on my own since my husband passed.", /lives alone since/],
    ["D: Who do you live with? / P: Just me.", /[Ll]ives alone/],
  ]);
});

describe("sexual activity", () => {
  expectNotes("is affirmed or denied", [
    ["D: Are you sexually active? / P: Yeah, just one partner.", /Sexually active with one partner\./],
    ["D: Are you sexually active? / P: No.", /Not sexually active\./],
  ]);
});

describe("an illness of people around the patient", () => {
  expectNotes("is a sick contact", [
    [
      "P: I have diarrhea. / D: Anyone else sick? / P: My daughter had it last week.",
      /Sick contacts: daughter, last week/,
    ],
    [
      "P: I have a cough. / D: Anyone else ill at home? / P: My husband's got the same thing.",
      /Sick contacts: husband/,
    ],
    [
      "P: I have a fever. / D: Has anyone around you been sick? / P: Yeah, my son was sick on Monday.",
      /Sick contacts: son, Monday/,
    ],
    ["P: I'm vomiting. / D: Anybody else sick? / P: My roommate came down with it too.", /Sick contacts: roommate/],
    ["P: I have a sore throat. / D: Any sick contacts? / P: My kids have all been poorly.", /Sick contacts: kids/],
    [
      "P: I have a cold. / D: Anyone else unwell? / P: My boss was sick two days ago.",
      /Sick contacts: boss, 2 days ago/,
    ],
  ]);
  expectNotes("is not a sick contact if it is denied", [
    ["P: I have diarrhea. / D: Anyone else sick? / P: No, my daughter is fine.", /./, /Sick contacts: daughter/],
    ["P: I have a cough. / D: Anyone else sick? / P: My wife has not had it.", /./, /Sick contacts: wife/],
  ]);
});

describe("an answer about work, home or smoking", () => {
  expectNotes("is kept", [
    ["P: My back hurts. / D: What do you do for a living? / P: I'm between jobs at the moment.", /not working/],
    ["P: My back hurts. / D: What do you do for work? / P: Nothing, I got laid off.", /not working/],
    ["P: My back hurts. / D: What do you do for work? / P: I drive a lorry.", /drives a lorry/],
    [
      "P: My back hurts. / D: Has anyone else in the house been ill? / P: My little boy, same thing.",
      /Sick contacts: the patient's little boy/,
    ],
    ["P: My back hurts. / D: Do you smoke? / P: Ten a day since I was sixteen.", /10 a day since age 16/],
  ]);
});
