import { drugName, findDrugs } from "../../terms/findDrugs";

/** Source of a pattern for words before a decision that do not belong to it. */
const lead = "^(?:(?:and|so|but|okay|well|now|right|then|also|fine|actually),? ){0,3}";
/** Source of a pattern for a drug as a group. */
const drug = "(?:the |your |his |her |that |taking )?([a-z][a-z-]{3,24}(?: (?:tablets?|patch|inhaler|cream|drops))?)";
/** Source of a pattern for an amount with its unit as a group, and one for what follows it. */
const dose = "(\\d[\\d.,]*(?: ?(?:mg|mcg|units?|micrograms?|milligrams?|puffs?|tablets?))?)";
const end =
  "(?=$|[,.;]| (?:now|today|tonight|for|and|because|from|then|until|altogether|completely|since|once|twice|daily|a day|at)\\b)";
/** Source of a pattern for who decides: "I'm", "let's". */
const who =
  "(?:(?:I|we) (?:am |are |will |would |want to |would like to |am going to |are going to |can |think we (?:should|can) )(?:just |go ahead and )?|let us (?:just )?)";

/** Decisions about a drug in everyday words, with the drug as the first group, and plain words for each. */
const decisions: readonly (readonly [RegExp, (drug: string, more: string) => string])[] = [
  // "We're done with the amlodipine", "I'm discontinuing it", "Ditch it", "The amlodipine needs to go"
  [
    new RegExp(`${lead}(?:we are|you are) (?:done|finished|through) with ${drug}${end}`, "i"),
    (name) => `we will stop ${name}`,
  ],
  [
    new RegExp(`${lead}(?:I am|we are) (?:discontinuing|ceasing|withdrawing|dropping|binning) ${drug}${end}`, "i"),
    (name) => `we will stop ${name}`,
  ],
  [
    new RegExp(`${lead}(?:(?:you can|let us|please|just) )?(?:ditch|bin|scrap|lose|chuck|drop) ${drug}(?=$)`, "i"),
    (name) => `stop ${name}`,
  ],
  [
    new RegExp(`${lead}${drug} (?:needs|has|has got|is going|ought) to (?:go|come off|stop|be stopped)${end}`, "i"),
    (name) => `we will stop ${name}`,
  ],
  [
    new RegExp(`${lead}${drug} (?:can|should|must) (?:stop|go|come off|be stopped)${end}`, "i"),
    (name) => `we will stop ${name}`,
  ],
  [
    new RegExp(
      `${lead}you (?:do not|will not|no longer) (?:need|be needing|have to take) ${drug}(?: (?:any ?more|any longer|now))?(?=$|[.,;])`,
      "i",
    ),
    (name) => `stop ${name}`,
  ],
  // "That gabapentin isn't doing anything, so we'll call it a day"
  [
    new RegExp(
      `${lead}${drug} (?:is not|has not been|does not seem to be|is not really) (?:doing|helping|working)[^.;,]{0,24},? so (?:we|I) (?:will|can) (?:call it a day|leave it there|knock it on the head|let it go|call time on it)$`,
      "i",
    ),
    (name) => `we will stop ${name}`,
  ],
  // "Park the methotrexate until your bloods are back"
  [new RegExp(`${lead}(?:${who})?(?:park|shelve) ${drug}${end}`, "i"), (name) => `we will hold ${name}`],
  // "The statin we'll leave alone", "Same dose of lamotrigine"
  [
    new RegExp(
      `${lead}${drug},? (?:we|I) (?:will|would) (?:just )?leave (?:it |that )?(?:alone|as is|as it is|be|where it is)(?=$|[,.;])`,
      "i",
    ),
    (name) => `continue ${name} unchanged`,
  ],
  [
    new RegExp(`${lead}(?:the )?same dose (?:of|for) ${drug}(?=$|[,.;])`, "i"),
    (name) => `continue ${name} at the same dose`,
  ],
  // "Amlodipine goes up to 10", "I want the amlodipine at 10 from now on", "Go down to 5 on the amlodipine"
  [
    new RegExp(
      `${lead}${drug} (?:goes|is going|comes|can go|should go|needs to (?:go|come)|has to (?:go|come)) (?:back )?up to ${dose}`,
      "i",
    ),
    (name, amount) => `increase ${name} to ${amount}`,
  ],
  [
    new RegExp(
      `${lead}${drug} (?:goes|is going|comes|can come|can go|should come|needs to (?:go|come)|has to (?:go|come)) (?:back )?down to ${dose}`,
      "i",
    ),
    (name, amount) => `decrease ${name} to ${amount}`,
  ],
  [
    new RegExp(
      `${lead}(?:I|we) (?:want|would like) ${drug} (?:at|on|up at|down at) ${dose}(?: from (?:now|here) on)?`,
      "i",
    ),
    (name, amount) => `change the dose of ${name} to ${amount}`,
  ],
  [
    new RegExp(`${lead}(?:${who})?go up to ${dose} (?:on|of|with) ${drug}${end}`, "i"),
    (amount, name) => `increase ${name} to ${amount}`,
  ],
  [
    new RegExp(`${lead}(?:${who})?(?:go|come) (?:back )?down to ${dose} (?:on|of|with) ${drug}${end}`, "i"),
    (amount, name) => `decrease ${name} to ${amount}`,
  ],
  [
    new RegExp(`${lead}(?:${who})?(?:nudge|edge|creep|inch|tick) ${drug} (?:up )?to ${dose}`, "i"),
    (name, amount) => `increase ${name} to ${amount}`,
  ],
  [
    new RegExp(`${lead}(?:${who})?(?:nudge|edge|creep|inch|tick) ${drug} up to ${dose}`, "i"),
    (name, amount) => `increase ${name} to ${amount}`,
  ],
  [
    new RegExp(`${lead}(?:${who})?(?:dial|ease|pull|scale|bring|pare) ${drug} (?:back|down)(?: down)? to ${dose}`, "i"),
    (name, amount) => `decrease ${name} to ${amount}`,
  ],
  // "Stick with the amlodipine", "No change to the amlodipine"
  [
    new RegExp(`${lead}(?:stick|stay|keep going|persevere|crack on|soldier on) with ${drug}${end}`, "i"),
    (name) => `continue ${name}`,
  ],
  [
    new RegExp(`${lead}(?:(?:there is|I would make) )?no changes? (?:to|in|with|on) ${drug}${end}`, "i"),
    (name) => `continue ${name} unchanged`,
  ],
];

/** Exchanges of one drug for another, with both as groups: "I'm swapping the amlodipine for losartan 50". */
const exchanges: readonly RegExp[] = [
  new RegExp(
    `${lead}(?:I am|we are) (?:swapping|switching|changing|exchanging|trading) ${drug} (?:out )?(?:for|to|with) (.+)$`,
    "i",
  ),
  new RegExp(`${lead}${who}(?:swap|trade|exchange|sub) ${drug} (?:out )?(?:for|with) (.+)$`, "i"),
  new RegExp(
    `${lead}instead of ${drug},? (?:(?:I|we) (?:will|would) (?:use|give you|try|go with|start) |(?:you will|you can) (?:take|have|use) |take )?(.+)$`,
    "i",
  ),
];

/** Starts of a drug, with words before it and it as groups: "I'd like to get you started on lisinopril". */
const starts: readonly RegExp[] = [
  new RegExp(
    `${lead}(?:I|we) (?:would like|want|need|will|am going|are going) (?:to )?(?:get|have) (?:you|him|her) (?:started|going) on (?=(?:an? |some )?[a-z])`,
    "i",
  ),
  new RegExp(`${lead}${who}(?:get|have) (?:some |a bit of )?(?=[a-z][a-z-]{3,24} on board\\b)`, "i"),
  new RegExp(`${lead}${who}(?:order|write|script) (?:you|him|her) (?:for |up for )?(?=[a-z])`, "i"),
  new RegExp(
    `${lead}(?:${who})?(?:get the ball rolling|kick (?:things |it )?off|get going|open) with (?=(?:an? |some )?[a-z])`,
    "i",
  ),
  new RegExp(
    `${lead}(?:you|he|she) (?:could|would) (?:do with|benefit from)(?: having| taking)? (?=(?:an? |some )?[a-z])`,
    "i",
  ),
  new RegExp(`${lead}${who}(?:start|add)(?: in)? some (?=[a-z])`, "i"),
  new RegExp(
    `${lead}(?:from|starting|beginning) (?:today|tomorrow|tonight|now|monday|this evening|next week),? (?:you (?:will )?take )?(?=[a-z][a-z-]{3,24},? \\d)`,
    "i",
  ),
  new RegExp(
    `${lead}(?:the )?(?:first|second|next|other|main) (?:thing|step|up)(?: (?:I would do|we will do|we do))?(?: is|,) (?=[a-z][a-z-]{3,24},? \\d)`,
    "i",
  ),
];
/** Matches a regimen that begins at a named time: "Lisinopril 10 mg every morning, | starting tomorrow". */
const startingPattern =
  /^((?:(?:and|so|then|okay),? )*)(?=[a-z][a-z-]{3,24},? \d)([^.;?]{6,100}?),? (?:starting|beginning|from) ((?:today|tomorrow|tonight|now|this (?:morning|evening)|next week|(?:on )?(?:mon|tues|wednes|thurs|fri|satur|sun)day)(?: (?:morning|evening|night))?)$/i;

const isDrug = (name: string): boolean => findDrugs(name).length > 0;

/**
 * Rewrites decisions about a drug in everyday words to plain ones: "Ditch the amlodipine" → "stop amlodipine", "I'm
 * swapping the amlodipine for losartan 50" → "switch amlodipine to losartan 50". Other texts are returned unchanged.
 * @param text a clinician's clause in cleaned speech.
 */
export function drugDecisions(text: string): string {
  if (text.endsWith("?") || findDrugs(text).length === 0) return text;
  for (const [pattern, plain] of decisions) {
    const [all, first = "", second = ""] = pattern.exec(text) ?? [];
    if (all !== undefined && (isDrug(first) || isDrug(second)))
      return `${plain(drugName(first), drugName(second))}${text.slice(all.length)}`;
  }
  for (const pattern of exchanges) {
    const [all, from = "", to = ""] = pattern.exec(text) ?? [];
    if (all !== undefined && isDrug(from) && isDrug(to)) return `switch ${drugName(from)} to ${to}`;
  }
  for (const pattern of starts) {
    const [all] = pattern.exec(text) ?? [];
    const rest = text.slice(all?.length).replace(/^([a-z-]+) on board\b/i, "$1");
    const [named] = all === undefined ? [] : findDrugs(rest);
    if (named && /^(?:(?:an?|the|some|low|dose|of|oral|short|course) )*$/i.test(rest.slice(0, named.start)))
      return `we will start ${rest}`;
  }
  const [, , regimen = "", when = ""] = startingPattern.exec(text) ?? [];
  const [named] = findDrugs(regimen);
  return named?.start === 0
    ? `we will start ${drugName(named.name)}${regimen.slice(named.end)} starting ${when}`
    : text;
}
