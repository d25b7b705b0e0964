import { describe } from "vitest";
import { expectNotes } from "./harness";

/** Returns a visit for a sore throat with one more question and its answer. */
const ask = (question: string, answer: string): string =>
  `D: What brings you in? / P: I have a sore throat. / D: ${question} / P: ${answer}`;

describe("a habit in a few words", () => {
  expectNotes("is kept with its circumstance or amount", [
    [ask("Do you smoke?", "Only when I drink."), /Smoking: when drinking\./],
    [ask("Have you ever smoked?", "In my twenties."), /Smoking: in their twenties\./],
    [ask("Have you ever smoked?", "In my late teens."), /Smoking: in their late teens\./],
    [ask("Any drugs?", "A bit of weed now and then."), /Recreational drugs: .*marijuana/],
    [ask("Do you drink?", "A little of everything."), /Alcohol|Drinks/],
    [ask("How's your diet?", "A lot of takeaways."), /Diet: many takeaways\./],
  ]);

  expectNotes("is not read as a treatment that was tried", [
    [ask("Do you take anything over the counter?", "Ibuprofen now and again."), /ibuprofen/i, /tried/],
    [ask("How are you feeling?", "Sore when I swallow."), /sore throat/i, /feeling: /i],
  ]);
});

describe("a “no” with an exception", () => {
  expectNotes("keeps the drug or amount that is excepted", [
    ["D: Do you use any drugs? / P: No, just cocaine at parties.", /cocaine/, /Denies/],
    ["D: Do you drink? / P: No, only a bottle of vodka on weekends.", /vodka/, /occasionally|Denies/],
    ["D: Do you drink? / P: No, just wine with dinner.", /wine/, /Denies/],
    ["D: Do you drink? / P: No, just water.", /Denies alcohol/],
    ["D: Do you drink? / P: No, just with friends now and then.", /Drinks alcohol occasionally/],
  ]);
});

describe("how much is drunk and smoked", () => {
  expectNotes("is kept in hesitant answers", [
    [
      "D: Do you drink alcohol? / P: I have like maybe I don't know a couple of drinks a week.",
      /a couple of drinks a week/,
    ],
    [
      "D: Do you drink? / P: I drink like once in a while, have a glass of wine.",
      /Alcohol: a glass of wine once in a while/,
    ],
    [
      "D: How much do you drink? / P: Well, I'd say, I don't know, maybe three or four beers on a Saturday.",
      /3 or 4 beers/,
    ],
    ["D: Tobacco? / P: A pack every three days or so.", /Smoking: a pack every 3 days/],
    ["D: Do you drink? / P: Maybe like 3 beers a week, I don't know.", /about 3 beers a week|3 beers a week/],
    ["D: Any alcohol? / P: Honestly, hardly ever.", /Drinks alcohol hardly ever/, /Denies/],
    ["D: Do you smoke? / P: I do smoke about half a pack a day.", /smokes about half a pack a day/, /smokes smoke/],
  ]);
});

describe("an amount in an answer about a habit", () => {
  expectNotes("is not read from another time or person, or from a negation", [
    ["D: Do you drink? / P: I used to have like, I don't know, six beers a night.", /^/, /Alcohol: 6 beers/],
    ["D: Do you drink? / P: My husband, he has like a bottle of wine a night.", /^/, /Alcohol: a bottle/],
    ["D: Do you drink? / P: Um, like my doctor, he said like a glass of wine a day is fine.", /^/, /Alcohol: a glass/],
    ["D: Do you smoke? / P: No, never a pack a day or anything.", /^/, /Smoking: a pack/],
  ]);
});

describe("a habit of the past", () => {
  expectNotes("keeps when it ended or how often it was tried", [
    ["D: Smoking? / P: I gave up, ooh, must be ten years now.", /Former smoker; quit 10 years ago/],
    [
      "D: Do you smoke at all? / P: Like I did for a couple years when I was like 18 and then I haven't ever since.",
      /smoked for a couple of years when (?:the patient was|they were) (?:like )?18|smoked for a couple of years/,
    ],
    ["D: How about marijuana? / P: I've tried it once or twice.", /tried marijuana once or twice/],
  ]);
});

describe("how much and how long the patient smokes", () => {
  expectNotes("is kept over several turns", [
    [
      "D: Do you smoke at all? / P: Yes I, I smoke about half a pack per day or maybe even less. / D: How long have you smoked for? / P: Since I was 15 maybe? / D: OK. / P: So yeah for like 45 years.",
      /half a pack per day[^]*since age 15[^]*45 years/,
    ],
    [
      "D: Do you smoke? / P: Yes, about a pack a day. / D: And how long? / P: About 30 years.",
      /a pack a day; .*30 years/,
    ],
  ]);
});

describe("a habit whose amount follows", () => {
  expectNotes("keeps amount and occasion", [
    [
      "D: Any alcohol? / P: I've gone up a bit. Maybe a bottle of wine over the weekend, and a glass most nights.",
      /Alcohol: a bottle of wine over the weekend and a glass most nights\./,
    ],
    ["D: And alcohol? / P: It's crept up. Two beers with dinner.", /Alcohol: 2 beers with dinner\./],
    ["D: Do you drink? / P: Socially. A couple of glasses on a Saturday.", /a couple of glasses on a saturday/i],
  ]);
});

describe("habits with several amounts", () => {
  expectNotes("keep each with its own time", [
    [
      "D: How about alcohol, do you drink? / P: Yeah, sometimes, I'll have a or maybe a cocktail on the weekend, or um, a glass of wine with dinners.",
      /a cocktail on the weekend or a glass of wine with dinners/,
    ],
    ["D: Do you drink? / P: I have like maybe I do not know a couple of drinks a week.", /a couple of drinks a week/],
  ]);
});

describe("the amount of a habit", () => {
  expectNotes("is taken from a later sentence", [
    [
      "D: How about alcohol? / P: I've been drinking more. Like, four or five beers a night.",
      /Alcohol: 4 or 5 beers a night/,
    ],
    ["D: Do you smoke? / P: I do. About a pack a day.", /a pack a day/],
    ["D: Do you drink? / P: Yes. A couple of glasses of wine a week.", /glasses of wine a week/],
    ["D: Do you vape? / P: I do. Maybe one pod a week.", /one pod a week|1 pod a week/],
    ["D: Do you smoke? / P: Yes. Half a pack per day.", /half a pack per day/i],
    ["D: Any alcohol? / P: Sure. Three beers every weekend.", /3 beers every weekend/],
    // counter-case
    ["D: Do you smoke? / P: No. My wife smokes a pack a day.", /Denies smoking/i, /Smoking: a pack/i],
  ]);
});

describe("questions for two habits", () => {
  expectNotes("are answered by the habit that the answer names", [
    [
      "D: Alcohol? Any cocaine or anything like that? / P: Couple beers on the weekend. No drugs.",
      /Alcohol: .*beers/,
      /drugs: .*beers/i,
    ],
    ["D: Do you drink? Do you smoke? / P: A glass of wine on weekends.", /Alcohol: .*wine/, /Smoking: .*wine/],
    ["D: You drink? Smoke? / P: Two beers a day.", /Alcohol: 2 beers/, /Smoking: 2 beers/],
    ["D: Do you smoke? Any alcohol? / P: Half a pack of cigarettes a day.", /Smoking: [Hh]alf a pack/, /Alcohol: half/],
    ["D: Any drugs? Alcohol? / P: I smoke weed on weekends.", /weed|cannabis|marijuana/, /Alcohol: .*weed/],
    ["D: Smoke? Drink? / P: Three pints on a Friday.", /Alcohol: 3 pints/, /Smoking: 3 pints/],
  ]);
});

describe("a question after a denied habit", () => {
  expectNotes("is about the habit that the answer names", [
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
});

describe("a habit whose amount is said later", () => {
  expectNotes("is not denied", [
    [
      "D: Have you moved or started smoking or anything? / P: No. / D: Do you smoke? / P: I do. / D: How much? / P: Half a pack a day.",
      /half a pack a day/i,
      /Denies smoking/,
    ],
    ["D: Do you smoke? / P: No.", /Denies smoking/],
  ]);
});

describe("the end of smoking", () => {
  expectNotes("is written in the third person", [
    [
      "D: Do you smoke? / P: No, I quit when I had my first child.",
      /Former smoker\. The patient quit when/,
      /\b(?:I|my)\b/,
    ],
  ]);
});

describe("a habit that has ended", () => {
  expectNotes("is former", [
    ["D: Do you drink alcohol? / P: No, not anymore.", /former alcohol use|no longer drinks/i, /denies alcohol use/i],
    ["D: Do you smoke? / P: Not since my daughter was born.", /former smoker|quit|not since/i, /denies smoking/i],
    [
      "D: Do you use any recreational drugs? / P: Not anymore, I used to smoke marijuana.",
      /former|used to/i,
      /denies recreational drug use/i,
    ],
    [
      "D: Do you smoke cigarettes? / P: I used to. I stopped in 2015.",
      /former smoker|stopped in 2015|used to/i,
      /denies smoking/i,
    ],
  ]);
  expectNotes("is not read from other answers", [
    [
      "D: Do you still get the migraines? / P: Not since I stopped the pill.",
      /./,
      /denies migraines?\.|reports[^.]*migraine/i,
    ],
    ["D: Does anyone in the house smoke? / P: No.", /./, /denies smoking/i],
    ["D: Do you smoke cannabis? / P: No.", /denies (?:cannabis|marijuana|recreational)/i, /denies smoking\b/i],
  ]);
});

describe("the end and the amount of a habit", () => {
  expectNotes("are both kept", [
    [
      "D: Do you use tobacco? / P: I used to smoke a pack a day. I quit that awful habit in 1985.",
      /a pack a day[^]*quit in 1985/,
    ],
    ["D: Do you smoke? / P: I used to smoke half a pack. I gave it up in 2001.", /half a pack[^]*2001/],
    ["D: Do you smoke? / P: I used to. I quit the habit in 1999.", /quit in 1999/],
    ["D: Do you smoke? / P: I used to smoke, but I stopped. I quit in 2001.", /quit in 2001/, /used to smoke/],
  ]);
});

describe("a household about which smoking was not asked", () => {
  expectNotes("has no smoker", [
    [
      "D: You live with your roommate, no history of tobacco, and you drink little. / P: That's correct.",
      /denies smoking/i,
      /smoker/i,
    ],
    ["D: Does anyone at home smoke? / P: Yes.", /smoker at home/i],
  ]);
});

describe("a no that is limited or taken back", () => {
  expectNotes("denies no habit", [
    [
      ask("Do you drink alcohol?", "Not during the week. Friday and Saturday, probably four or five beers each."),
      /Alcohol: Friday and Saturday, about 4 or 5 beers each/,
      /Denies/,
    ],
    [ask("Do you drink?", "Not on weeknights. A bottle of wine over the weekend."), /a bottle of wine over/i, /Denies/],
    [ask("Do you smoke?", "Not at home. Five or six a day at work."), /Smoking: 5 or 6 a day at work/, /Denies/],
    [ask("Do you smoke?", "Not cigarettes. A cigar once in a while."), /cigar occasionally/, /Denies/],
    [ask("Do you smoke?", "Not in the house."), /./, /Denies/],
    [ask("Any drugs?", "No. I mean, I'll take a gummy to sleep now and then."), /gummy to sleep/, /Denies/],
    [ask("Any drugs?", "Nothing hard. I smoke a little weed on weekends."), /marijuana on weekends/, /Denies/],
    [ask("Any alcohol?", "No. Well, a glass of wine with dinner."), /a glass of wine with dinner/, /Denies/],
  ]);
  expectNotes("stays a denial before another person's habit", [
    [ask("Do you drink?", "No. My husband has a beer every night."), /Denies alcohol use/],
    [ask("Do you drink alcohol?", "No, not at all."), /Denies alcohol use/],
  ]);
});

describe("an answer about a habit in an idiom", () => {
  expectNotes("is kept after the habit", [
    ["D: Do you smoke? / P: I hung up my boots five years ago.", /Smoking: .*hung up my boots/],
    [
      "D: You still smoking? / P: I've cut down. / D: To how many? / P: Was twenty a day, now five or six.",
      /Reduced to: .*now (?:five or six|5 or 6)/i,
    ],
    ["D: Do you smoke? / P: One with my coffee and one after dinner.", /Smoking: .*one after dinner/i],
    ["D: Do you drink? / P: Like a fish, if I'm honest.", /Alcohol: .*fish/i],
    ["D: Do you drink alcohol? / P: I did dry January and never went back.", /did dry January/, /drank dry/],
    [
      "D: Have you thought about stopping? / P: My wife wants me to. I'm not there yet.",
      /Thoughts of stopping: .*not there yet/,
    ],
  ]);
});
