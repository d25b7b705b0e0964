import { matchesOf } from "../../platform/patterns/matchesOf";
import { relativeSource } from "../terms/relativeSource";
import type { Role, Sentence } from "../segment/Sentence";
import { namesTerm } from "./namesTerm";
import { staffSource } from "./staffSource";

/** A person whom a visit names and who is not the patient. */
export interface NamedOther {
  name: string;
  /** How patient or companion can say who it is: "my friend"; undefined for staff and people of the clinician. */
  as?: string;
}

/** Source of a pattern for acquaintances of a patient. */
const acquaintances =
  "(?:friend|mate|buddy|boss|colleague|co-?worker|workmate|class-?mate|team-?mate|room-?mate|flat-?mate|house-?mate|neighbou?r|ex|nan|gran|hubby|trainer|coach|lodger|carer|step(?:mother|father|mum|mom|dad|son|daughter|brother|sister)|(?:mother|father|brother|sister)-in-law|other half|best friend|girl|boy|little one|baby)";
/** Source of a pattern for a given name. */
const name = "[A-Z][a-z]{1,14}(?:-[A-Z][a-z]+)?";
/** Source of a pattern for up to two words that describe a person: "my | older half | brother". */
const described = "(?:(?!(?:and|or|with|of|to|has|is|was|had)\\b)[a-z'-]+ ){0,2}?";
/** Source of a pattern for words before a person's relation: "my", "one of our". */
const whose = "(?:[Oo]ne of (?:my|our|the|her|his|their)|[Mm]y|[Oo]ur|[Hh]is|[Hh]er|[Tt]heir|[Yy]our)";
/** Source of a pattern for words before a member of staff. */
const whoseStaff = "(?:[Oo]ne of (?:my|our|the)|[Mm]y|[Oo]ur|[Tt]he|[Aa]n?|[Aa]nother)";
/** Source of a pattern for a verb right after a name with its apposition: "Tina, my older sister, | has". */
const verbs = "(?:has|had|is|was|takes|took|got|gets|says|said|does|did|will|can)\\b";

/** Patterns of a relative or an acquaintance with a name. Groups: whose, noun, name. */
const relationPatterns: readonly RegExp[] = [
  // "my friend Sue", "This is my wife, Carol"
  new RegExp(
    `\\b(?<whose>${whose}) ${described}(?<noun>${relativeSource}|${acquaintances}),? (?:called |named |is called )?(?<name>${name})(?!['’][a-z]+ (?:disease|syndrome))\\b`,
    "g",
  ),
  // "and then Sue, your friend", "Tina, my older sister, has"
  new RegExp(
    `(?:(?<=[a-z,] )|(?=${name}, [a-z]+ (?:[a-z-]+ ){1,3}?[a-z-]+,? ${verbs}))(?<name>${name}),? (?:is |who is )?(?<whose>${whose}) ${described}(?<noun>${relativeSource}|${acquaintances})\\b`,
    "g",
  ),
  // "Sue is my friend"
  new RegExp(
    `(?<name>${name}) is (?<whose>${whose}) ${described}(?<noun>${relativeSource}|${acquaintances})(?=$|[,.;]| (?:and|who)\\b)`,
    "g",
  ),
];
/** Matches a person named with a place: "Sue from work", "Bob next door". */
const placedPattern = new RegExp(
  `\\b(?<name>${name}),? (?<where>(?:from|at) (?:work|school|college|church|the (?:office|gym|club|factory|pub))|next door|(?:across|over|down|up) the (?:road|street|hall)|upstairs|downstairs)\\b`,
  "g",
);
/** Patterns of a member of staff with a name. */
const staffPatterns: readonly RegExp[] = [
  // "our nurse Anna", "a student with us today, Priya", "The student here, Josh"
  new RegExp(
    `\\b${whoseStaff} ${described}${staffSource}(?: (?:with (?:us|me)|here|today|of ours))*,? (?:called |named |is called |is )?(?<name>${name})\\b`,
    "g",
  ),
  // "Anna, our nurse", "Tom, one of the other doctors", "Kelly is our diabetes educator"
  new RegExp(
    `(?<!\\b(?:I am|[Hh]i|[Hh]ello|[Hh]ey) )(?<name>${name})(?:,| is|, (?:she|he) is|, who is) (?:[Mm]y|[Oo]ur|one of (?:my|our|the)) ${described}${staffSource}s?\\b`,
    "g",
  ),
  // "This is Ben, he's a medical student", "I've got Meera with me, she's a third-year student"
  new RegExp(
    `(?<name>${name})(?: with (?:me|us))?(?: today)?,? (?:and )?(?:(?:she|he|who) is )?(?:an?|the) ${described}(?:[a-z]+ )?(?:student|trainee|intern|registrar|colleague)\\b(?! (?:with|who|from|at|here|in|presenting)\\b)`,
    "g",
  ),
  // "I've got Meera with me", "With us today is Meera", "nurse Anna", "our student … is called Josh"
  new RegExp(`\\b(?:have|have got|got|brought|is) (?<name>${name}) with (?:me|us)\\b`, "g"),
  new RegExp(`\\b[Ww]ith (?:me|us)(?: today)? is (?<name>${name})\\b`, "g"),
  new RegExp(`\\b[Nn]urse (?<name>${name})\\b`, "g"),
  new RegExp(`\\b${staffSource} [a-z ]{0,40}is (?:called|named) (?<name>${name})\\b`, "g"),
];

/** Matches the words before a name with which speakers introduce themselves: "I am | Linda, her daughter". */
const introducesSelfPattern = /\b(?:I am|my name is|it is)(?: (?:called|also|just))? $/i;

/** Words with a capital at the start of a sentence that are not names. */
const notNames =
  /^(?:Mr|Mrs|Ms|Miss|Dr|Doctor|Nurse|Sister|Mom|Mum|Dad|Well|Yes|Yeah|No|So|And|But|Okay|Ok|Oh|Right|Sorry|Sure|Hi|Hello|Hey|Thanks|Also|Now|Then|Actually|Because|Um|Uh|Er|Great|Good|Fine|Not|Just|Maybe|Once|Since|Today|Yesterday|Tomorrow|Honestly|Usually|Only|Both|Apparently|Unfortunately|Like|God|He|She|They|It|We|You|That|This|These|Those|There|Here|What|Who|When|Where|Why|How|The|My|Our|His|Her|Their|Your|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|January|February|March|April|May|June|July|August|September|October|November|December|Christmas|Easter|Thanksgiving|Medicare|Medicaid|English|Spanish|American|British|French|German|Polish|Chinese|Indian|Type|Stage)$/;

/** Maximum number of people that are distinguished, which limits the work for a text that names thousands. */
const maxOthers = 50;

/**
 * Returns the people whom a visit names as someone other than the patient: "my friend Sue", "Anna, our nurse", "your
 * husband Jim". `isPatient`: whether words such as "my son Leo" name the patient. A name that is also the patient's
 * (`patients`) is left out if only the clinician names a member of staff by it. At most `maxOthers` people.
 */
export function othersNamed(
  sentences: readonly Sentence[],
  isPatient: (words: string) => boolean,
  patients: ReadonlySet<string>,
): NamedOther[] {
  const found = new Map<string, NamedOther>();
  const add = (other: NamedOther): void => {
    if (found.size < maxOthers && !found.has(other.name) && !notNames.test(other.name) && !namesTerm(other.name))
      found.set(other.name, other);
  };
  for (const { by, text } of sentences) {
    for (const pattern of relationPatterns)
      for (const match of matchesOf(text, pattern)) {
        const { whose = "", noun = "", name: named = "" } = match.groups ?? {};
        if (isPatient(match[0]) || introducesSelfPattern.test(text.slice(0, match.index))) continue;
        if (by === "clinician" && !/^(?:your|his|her|their)$/i.test(whose)) add({ name: named });
        else add({ name: named, as: `${relationWords(whose, by)} ${noun.toLowerCase()}` });
      }
    if (by !== "clinician") {
      for (const match of matchesOf(text, placedPattern)) {
        const { name: named = "", where = "" } = match.groups ?? {};
        add({ name: named, as: /door|road|street|hall|stairs/.test(where) ? "my neighbor" : "my friend" });
      }
      continue;
    }
    for (const pattern of staffPatterns)
      for (const match of matchesOf(text, pattern)) {
        const { name: named = "" } = match.groups ?? {};
        if (!patients.has(named)) add({ name: named });
      }
  }
  return [...found.values()];
}

/** Returns whose relation a person is, in the words of a patient or companion: "my" for a clinician's "your". */
const relationWords = (whose: string, by: Role): string => {
  const said = whose.toLowerCase();
  if (by === "clinician") return said === "your" ? "my" : said;
  return /^(?:one of|our)/.test(said) ? "my" : said;
};
