import { foldName } from "../../../patients/nameWords";
import { mapInSlices } from "../../../platform/mapInSlices";

const words = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/));

/** Words for relatives, which do not count as names, although a speaker can be called “Daughter”. */
const relatives = words(
  `daughter son wife husband mother father mom mum dad partner brother sister friend aunt uncle cousin niece nephew
   grandmother grandfather grandma grandpa grandson granddaughter neighbor neighbour boyfriend girlfriend fiance fiancee
   stepmother stepfather stepson stepdaughter`,
);
/** Roles and titles, with the small words of role names: “mother of the patient”. */
const rolesAndTitles = words(
  `patient doctor nurse clinician interpreter caregiver caretaker carer aide guest other unknown speaker visitor family
   relative parent parents child guardian provider physician student and of the dr mr mrs ms miss prof md do np pa rn`,
);
/** Words of a name field that are not names. */
export const notNames: ReadonlySet<string> = new Set([...relatives, ...rolesAndTitles]);

/** Names that are also words. In a text, they are names only with a capital: “Will”, but not “will”. */
export const wordsThatAreNames = words(
  `will mark grant rose hope faith grace joy june april august young long short little brown white black green gray grey
   king wood woods stone hand foot head price case chance dean drew frank gene jack josh pat penny rich rob skip sky summer
   violet bell best bird bishop bush byrd cook cross day field fields fisher ford fox gentry hale hall heal heath hill holder
   house hunt hunter knight lamb lane love major mason miles moody moon moore noble north page paine pain park parks peace
   pope porter power powers price ray reed rice rich rivers root rush sharp singer small snow song south strong swift wall
   ward waters weeks welch west wise worth may bill bob carry sue dawn autumn ivy olive pearl ruby amber ginger basil sage
   heather holly daisy lily iris jean chase clay cliff dale guy lance norm pierce reuben sandy storm ty van victor wade
   english french german speaker walker baker butcher carpenter clerk farmer gardener mason miller sawyer shepherd smith
   taylor turner weaver armstrong good goode gold silver winter winters spring springs banks brooks burns church flowers
   forest garden glass marsh meadows sands walls wells`,
);

/** Words that can follow a title or a relative at the start of the next sentence, and are not names: “Doctor. Yes”. */
const sentenceStarts = words(
  `i yes no okay ok well so and but the what when where why who how do does did is are was were can could would should
   my your his her their our it its she he they we you this that there then not now oh um uh please thank thanks`,
);

const titles = words("dr doctor mr mrs ms miss prof professor nurse");

const isSpace = (token: string | undefined): boolean => token !== undefined && /^\s$/.test(token);
const isNameLike = (token: string | undefined): token is string =>
  token !== undefined && token.length > 1 && /^\p{Lu}/u.test(token);

/**
 * Returns the names, folded (lower case, without accents), that are said with a title (“Dr. Okafor”), an introduction
 * (“my name is Maria”) or a relative (“my husband, Tom”). Words that are also said in lower case are left out.
 * @param turns the texts of the turns, each as `splitText` returns it.
 */
export async function learnNames(turns: readonly (readonly string[])[]): Promise<Set<string>> {
  const lower = new Set<string>();
  await mapInSlices(turns, (tokens) => {
    for (const token of tokens) if (/^\p{Ll}/u.test(token)) lower.add(token);
  });
  const alsoLowerCase = new Set(await mapInSlices([...lower], foldName));
  const found = new Set<string>();
  await mapInSlices(turns, (tokens) => {
    for (const at of tokens.keys())
      for (const name of namesAfter(tokens, at)) {
        const one = foldName(name);
        if (!alsoLowerCase.has(one) && !sentenceStarts.has(one) && !notNames.has(one)) found.add(one);
      }
  });
  return found;
}

/** Returns up to three words with a capital after a cue (a title, a relative or an introduction) at a position. */
function namesAfter(tokens: readonly string[], at: number): string[] {
  const allowed = marksAfterCue(tokens, at);
  if (allowed === null) return [];
  let next = at + 1;
  while (next < at + 4 && (isSpace(tokens[next]) || allowed.includes(tokens[next] ?? "none"))) next += 1;
  const names: string[] = [];
  for (let word = tokens[next]; isNameLike(word) && names.length < 3; word = tokens[next]) {
    names.push(word);
    next += isSpace(tokens[next + 1]) || ["-", "'", "’"].includes(tokens[next + 1] ?? "") ? 2 : 1;
  }
  return names;
}

/** Returns the marks that can be between a cue and a name; null if there is no cue. */
function marksAfterCue(tokens: readonly string[], at: number): readonly string[] | null {
  const word = (tokens[at] ?? "").toLowerCase();
  if (titles.has(word)) return ["."];
  if (relatives.has(word)) return [","];
  if (word === "named") return [];
  const before = (tokens[at - 2] ?? "").toLowerCase();
  const isIntroduced =
    (word === "is" && (before === "name" || before === "this")) ||
    (word === "s" && before === "name") ||
    ((word === "m" || word === "am") && before === "i");
  return isIntroduced ? [","] : null;
}
