import { describe } from "vitest";
import { expectNotes } from "./harness";

describe("the social history", () => {
  expectNotes("keeps how much is drunk and smoked in hesitant answers", [
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

  expectNotes("does not read an amount of another time or person as the patient's", [
    ["D: Do you drink? / P: I used to have like, I don't know, six beers a night.", /^/, /Alcohol: 6 beers/],
    ["D: Do you drink? / P: My husband, he has like a bottle of wine a night.", /^/, /Alcohol: a bottle/],
    ["D: Do you drink? / P: Um, like my doctor, he said like a glass of wine a day is fine.", /^/, /Alcohol: a glass/],
    ["D: Do you smoke? / P: No, never a pack a day or anything.", /^/, /Smoking: a pack/],
  ]);

  expectNotes("keeps when a habit ended", [
    ["D: Smoking? / P: I gave up, ooh, must be ten years now.", /Former smoker; quit 10 years ago/],
    [
      "D: Do you smoke at all? / P: Like I did for a couple years when I was like 18 and then I haven't ever since.",
      /smoked for a couple of years when (?:the patient was|they were) (?:like )?18|smoked for a couple of years/,
    ],
    ["D: How about marijuana? / P: I've tried it once or twice.", /tried marijuana once or twice/],
  ]);

  expectNotes("says with whom the patient lives", [
    ["D: Who do you live with? / P: So, it's just me and my son.", /lives with their son/],
    ["D: Who's at home with you? / P: Just the two of us, me and my wife.", /lives with their wife/],
    ["D: Do you live with anyone? / P: No, on my own since my husband passed.", /lives alone since/],
    ["D: Who do you live with? / P: Just me.", /[Ll]ives alone/],
  ]);

  expectNotes("says whether the patient is sexually active", [
    ["D: Are you sexually active? / P: Yeah, just one partner.", /Sexually active with one partner\./],
    ["D: Are you sexually active? / P: No.", /Not sexually active\./],
  ]);
});

describe("medications", () => {
  expectNotes("are listed without a name if only their class is known", [
    ["D: Are you on any medications? / P: No, just some vitamins.", /MEDICATIONS\n\nVitamins\./, /Vitamin S/],
    ["D: Any medications? / P: A multivitamin and my prenatal vitamins.", /[Pp]renatal vitamins/, /vitamin S/i],
    ["D: Do you take vitamins? / P: Vitamin D and B12.", /vitamin D/i],
  ]);
  expectNotes("are denied beside one that is not taken", [
    ["D: Any medications? / P: No, none. / D: Any vitamins? / P: No.", /Denies taking any medications/],
  ]);
});

describe("an answer that begins to remember", () => {
  expectNotes("is kept", [
    [
      "D: OK, how about smell? / P: Now that you say it, I might, uh, yeah I think my smell has been impacted as well.",
      /Reports reduced sense of smell/,
    ],
    ["D: Do you feel tired? / P: Uh, I would say so.", /fatigue/, /Denies fatigue/],
  ]);
});
