import { matchesOf } from "../../platform/patterns/matchesOf";
import { relativeSource } from "../terms/relativeSource";

/** A part of a sentence with one subject; the clauses of a sentence cover all of its text. */
export interface Clause {
  text: string;
  start: number;
  /**
   * Whom the clause is about: the speaker or another person. "none" if it is a fragment without a person, about both
   * ("my brother has it too, like me"), or what another person says ("my wife says …").
   */
  subject: "patient" | "other" | "none";
  /** The other person, as said: "housemate". */
  person?: string;
}

/** Source of a pattern for people who are not relatives: "friends", "boss". */
const others =
  "(?:step|god)(?:mother|father|mum|mom|dad|son|daughter|brother|sister)s?|friends?|mates?|buddy|buddies|boss|manager|colleagues?|co-?workers?|workmates?|class-?mates?|team-?mates?|room-?mates?|flat-?mates?|house-?mates?|lodger|tenant|neighbou?rs?|carers?|caregiver|nan|nana|nanny|gran|granny|gram|grandad|granddad|mama|papa|mam|ma|pa|folks|hubby|missus|ex|toddler|baby|babies|boys?|girls?|lad|little one|grandkids?|grandchild|family|household|dogs?|cats?|clients?|pupils?|students?|teacher|trainer|coach|other half|better half|lot";
/** Source of a pattern for any other person. */
const person = `(?:${relativeSource}|${others})`;
/** Source of a pattern for names of relatives that need no "my" before them: "Dad had a stroke". */
const bare = "mum|mom|mummy|mommy|mam|dad|daddy|grandma|grandpa|grandad|granddad|granny|gran|nan|nana|auntie|hubby";
/** Source of a pattern for how many of several people: "a lot", "both". */
const howMany = "(?:one|both|all|some|most|many|several|plenty|lots|a lot|a few|a couple|half|two|three|four|the rest)";
/** Source of a pattern for what comes before a person: "one of my", "her". */
const whose = `(?:${howMany}(?: of)? )?(?:my|our|his|her|their|your|the)|an?|another|one`;
/** Source of a pattern for up to two words that describe a person: "my | older half | brother". */
const kindOf = "(?: (?!(?:my|his|her|our|and|or|like|with|of|from|to|than|as)\\b)[a-z'-]+){0,2}?";
/** Source of a pattern for people without a name: "someone else", "this guy". */
const anyone =
  "half (?:of )?(?:the|my|our|his|her|their) [a-z]+|the (?:whole|entire|rest of the) (?=(?:home|ward|class|school|office|family|house|nursery|unit|team|floor|village)\\b)[a-z]+|(?:all|most|some|lots|loads|one|two|three|several) of the (?:other )?(?:residents|kids|children|staff|others|patients|boys|girls|lads)|the other (?:residents?|kids?|children|child|patients?|boys?|girls?|lads?)|(?:mr|mrs|ms|miss)\\.? [a-z]+ (?=(?:in|next|across|down|over|from) (?:the |door|my |our ))|someone(?: else)?|somebody(?: else)?|(?:some )?people|every(?:one|body) else|(?:an?|one|another|this|that|some|the)(?: [a-z]+)? (?:guy|girl|woman|man|lady|kid|child|boy|person|bloke|chap)s?";
/** Source of a pattern for an adverb between a person and the verb: "my dad | also | has". */
const adverb =
  "(?: (?=\\w)(?:also|just|always|actually|only|both|all|recently|still|really|definitely|already|now|then|sadly|unfortunately|probably|never|sometimes|often|apparently|currently|either))";
/** Source of a pattern for verbs of what a person has, does or goes through. */
const verb =
  "(?:has|had|have|having|is|was|are|were|does|did|do|gets?|got|caught|catches|suffers?|suffered|takes?|took|tested|came|comes|went|goes|developed|develops|died|passed|vomits?|vomited|coughs?|coughed|sneezes|sneezed|wheezes|picked|recovered|contracted|ended|battled|beat|survived|struggles|struggled|complains|throws|threw|feels|felt|keeps?|started|lost|needed|needs)\\b";
/** Source of a pattern for where a person is from: "someone | at work | tested". */
const where =
  "(?:,? (?:at|in|from|on|of|next|who|down|over|back|(?:that )?I(?= (?:live|work|sit|share|stay|sleep|play|train|study|go) (?:with|beside|next|by|near|in|to|a)\\b))(?: (?!(?:and|but|has|had|is|was)\\b)[a-z']+){1,5}?,?)";
/** Source of a pattern for the name of a person: "my brother | Tom | has". */
const name =
  "(?:,? (?!(?:and|or|with|to|that|who|says?|said|thinks?|thought|noticed|knows?|wants?|told|tells|asked)\\b)[a-z]+,?)";
/** Source of a pattern for another person, as a group: "my brother", "someone". */
const who = `((?:(?:${whose})${kindOf} ${person}|${bare}|${anyone})(?![a-z]))`;
/** Matches another person as the subject of a clause: "my brother has", "someone at work tested", "dad's been". */
const otherSubjectPattern = new RegExp(
  `^${who}(?:(?:${where}|${name})?${adverb}{0,2} (?=${verb})|'s (?=(?:been|got|had|having|just|also|on|sick|ill|down|[a-z]+ing)\\b))`,
  "i",
);
/** Matches the noun for a person at the end of a text: "my younger brother". */
const nounAtEndPattern = new RegExp(`(?:^|\\b)(${person}|${bare}|${anyone})$`, "i");
/** Matches a pronoun as the subject of a clause: "she also has". */
const pronounSubjectPattern = new RegExp(`^(he|she|they)${adverb}{0,2} (?=${verb})`, "i");
/** Matches some of the people named last as the subject of a clause: "most of them also had". */
const someOfThemPattern = new RegExp(`^${howMany} of them${adverb}{0,2} (?=${verb})`, "i");
/**
 * Matches the words of a clause that reports what another person says, sees or does about the patient's health: "my
 * wife | says".
 */
const reportsPattern =
  /^(?:(?:has|had|have|is|was|are|were|keeps?|did|does|do|also|just|always|been|really|not) )*(?:says?|said|saying|tells?|told|telling|thinks?|thought|thinking|notic\w+|ma(?:kes?|de|king)|want\w*|ask\w*|brought|drove|driving|call\w*|worr\w+|suggest\w*|saw|seen|heard|hear|found|find|gave|given|gives|remind\w*|concerned|afraid|scared|convinced|the ones? who|to \w+|(?:[a-z]+ )?(?:with |to |at |for |on )?(?:me|us)\b|(?:got|took|had|started|kept|keeps) (?:me|us|worried|concerned|noticing|saying))\b/i;

/** Matches words before the subject of a clause: "but", "because". */
const leadPattern =
  /^[\s,]*(?:(?:and|but|so|because|cause|while|whereas|although|though|yet|plus|then|also|well|oh|actually|maybe|except|only|just|yes|yeah|no|nope|(?:ever )?since then|ever since|after that|before that|now|today|recently|lately|(?:last|this) (?:week|month|year|night|morning|evening|\w+day)|(?:since|on|for|from|over|in) (?:the )?(?:last |past )?(?:\w+ ){0,2}(?=\w)(?:night|morning|evening|days?|weeks?|months?|years?|\w+day)|in (?:19|20)\d\d|I (?:also )?(?:think|believe|know|guess|suppose|mean|heard|remember)|I am (?:pretty |quite )?sure|(?:I )?do not (?:think|believe))(?: that)?,? )*/i;
/** Matches the speaker as the subject of a clause. */
const firstPersonPattern = /^(?:I|we|me)\b/i;
/** Matches words of speakers about their own health: "I also had", "my back hurts". */
const ownStatePattern =
  /^(?:I (?:(?:also|just|always|actually|only|still|really|already|never|myself|do|did|have|had|do not|did not|have not|have never) )*(?:have|had|got|get|caught|suffer(?:ed)?|was|am|been|developed|tested|picked|survived|take|took)|I (?:have|had|do|did|am|was)(?: not)?$)\b(?! (?:not )?(?:(?:\w+ )?sure|aware|heard|told|worried|afraid|no idea)\b)|^my (?:own|[a-z]+ (?:is|are|was|were|has|have|hurts?|aches?|feels?))\b/i;
/** Matches what speakers do not remember of another person: "I don't know what kind of arthritis | she | had". */
const recallsOfPattern =
  /^I (?:do not|cannot|could not|am not) (?:really |quite |exactly )?(?:remember|recall|know|say|sure) (?:exactly )?(?:if|whether|what|which|when|how)\b[^,;.]{0,40}? (he|she|they) (?:had|has|have|was|were|got|did|does)\b/i;
/** Matches words with which speakers share what another person has: "me too", "so do I". */
const sharedPattern =
  /\b(?:so (?:do|have|did|am|was) I|me too|me as well|I (?:do|have|did|am|had|got|was|get)(?: (?:it|one|that|them))?,? (?:too|as well|also)|like (?:me|I (?:do|have|did))|same as (?:me|I)|as (?:do|have|did) I|both of us|we both)\b/i;
/**
 * Finds where a clause can start: after a comma, before a conjunction, or after the yes or no that starts an answer.
 */
const startsPattern =
  /[,;.:] ?|(?<= )(?=(?:and|but|so|because|while|whereas|although|though|yet|plus) )|(?<=^(?:no|nope|nah|yes|yeah|yep)) /gi;

/** Matches words for women, to whom "she" can refer. */
const womenPattern =
  /^(?:maternal |paternal |older |younger |half[- ]|great[- ]?|twin )?(?:.*mother|mom|mum|ma|wife|daughter|sister|aunt|auntie|niece|girlfriend|grandma|gran|granny|nan|nana)$/i;
/** Matches words for men, to whom "he" can refer. */
const menPattern =
  /^(?:maternal |paternal |older |younger |half[- ]|great[- ]?|twin )?(?:.*father|dad|pa|husband|son|brother|uncle|nephew|boyfriend|grandpa|grandad)$/i;
/** Matches words for several people, to whom "they" can refer. */
const groupsPattern =
  /(?:parents|kids|children|sons|daughters|brothers|sisters|siblings|cousins|friends|roommates|workers|neighbou?rs|relatives|family|folks)$/i;

/** Returns whether a pronoun can refer to a person: "she" to the mother, "they" to the children. */
export function canReferTo(pronoun: string, to: string): boolean {
  if (/^they$/i.test(pronoun)) return groupsPattern.test(to) || /^(?:some|people)/i.test(to);
  if (groupsPattern.test(to)) return false;
  return /^she$/i.test(pronoun) ? !menPattern.test(to) : !womenPattern.test(to);
}

/** Matches the yes or no that starts an answer: "nope". */
const yesOrNoPattern = /^(?:no|nope|nah|yes|yeah|yep)\b/i;
/** Matches a person right before "and", who shares the verb after it: "my mum | and my dad have". */
const joinedPattern = new RegExp(`\\b(?:${person}|me|I|myself)$`, "i");

/**
 * Splits a sentence into clauses by whom they are about: "No, | my brother has a cough | but I don't". `before` is the
 * other person named last in the turn, whom "he" or "she" can mean.
 */
export function clausesOf(text: string, before?: string): Clause[] {
  let last = before;
  const out: Clause[] = [];
  const points = new Set([0, ...matchesOf(text, startsPattern).map(({ index, 0: found }) => index + found.length)]);
  for (const start of points) {
    if (start >= text.length) continue;
    const found = start === 0 && yesOrNoPattern.test(text) ? null : subjectAt(text.slice(start), last);
    const isJoined =
      start > 0 && /^and /i.test(text.slice(start)) && joinedPattern.test(text.slice(0, start).trimEnd());
    if (out.length > 0 && (found === null || isJoined)) continue;
    if (found?.person) last = found.person;
    out.push({ text: "", start, ...(found ?? { subject: "none" }) });
  }
  const whole = out.map((clause, i) => ({ ...clause, text: text.slice(clause.start, out[i + 1]?.start) }));
  return whole.map((clause, i) =>
    clause.subject === "other" && sharedPattern.test(`${clause.text} ${whole[i + 1]?.text ?? ""}`)
      ? { ...clause, subject: "none" }
      : clause,
  );
}

/** Returns whom a clause that starts a text is about; null if the text starts with no subject and verb. */
function subjectAt(text: string, last: string | undefined): Pick<Clause, "subject" | "person"> | null {
  const said = text.slice(leadPattern.exec(text)?.[0].length ?? 0);
  if (someOfThemPattern.test(said) && last && canReferTo("they", last)) return { subject: "other", person: last };
  const other = otherSubjectPattern.exec(said);
  if (other) {
    const named = nounAtEndPattern.exec(other[1] ?? "")?.[1] ?? other[1] ?? "";
    return reportsPattern.test(said.slice(other[0].length)) ? { subject: "none" } : { subject: "other", person: named };
  }
  const pronoun = pronounSubjectPattern.exec(said);
  if (pronoun && last && canReferTo(pronoun[1] ?? "", last) && !reportsPattern.test(said.slice(pronoun[0].length)))
    return { subject: "other", person: last };
  if (pronoun) return { subject: "none" };
  const recalled = recallsOfPattern.exec(said)?.[1];
  if (recalled && last && canReferTo(recalled, last)) return { subject: "other", person: last };
  if (ownStatePattern.test(said)) return { subject: "patient" };
  return firstPersonPattern.test(said) ? { subject: "none" } : null;
}

/** The words of a text that are not about another person, and those that are. */
interface Divided {
  own: string;
  others: string;
  /** The other person named last; undefined if there is none. */
  last: string | undefined;
}

/** Divides a text into what is about another person and the rest; `before` as in `clausesOf`. */
export function divideByPerson(text: string, before?: string): Divided {
  const clauses = clausesOf(text, before);
  const join = (isOther: boolean): string =>
    clauses
      .filter(({ subject }) => (subject === "other") === isOther)
      .map((clause) => trimmed(clause.text))
      .filter((words) => words !== "")
      .join(", ");
  const last = clauses.findLast(({ person: named }) => named !== undefined)?.person ?? before;
  return { own: clauses.some(({ subject }) => subject === "other") ? join(false) : text, others: join(true), last };
}

/** Returns a clause without the commas around it and without the conjunction at its end. */
export const trimmed = (clause: string): string =>
  clause
    .replace(/^[\s,;.:]+/, "")
    .replace(/(?<![\s,;.:])[\s,;.:]+$/, "")
    .replace(/(?:,? (?:and|but|so))$/i, "");
