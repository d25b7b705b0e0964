import type { Role, Sentence } from "../segment/Sentence";
import { hasRelative, relativeName } from "../frames/readFamily";
import { relationIn } from "./informantNoun";
import { opensOnOtherPattern, opensOnOthersComplaint } from "./proxies/opensOnOthersComplaint";
import { type Kin, kinOfRelation, kinOfRole } from "./kin/kinOf";

/** A person who speaks for the patient. */
export interface Proxy {
  /** The patient's sex as the pronouns show it; null if they do not. */
  sex: "male" | "female" | null;
  /** How the person is named in a note: "the mother". */
  speaker: string;
  /** The roles with which this person's sentences are labeled. */
  speakers: ReadonlySet<Role>;
  /** True if the patient does not speak, so that questions are put to this person and "he" in them is the patient. */
  isAddressed: boolean;
  /** Matches how this person names the patient, "my 4-year-old son Leo"; nothing if the relation is not known. */
  named: RegExp;
  /** True if someone says what this person is to the patient: "I brought my son in", "Are you Mum?" */
  isIntroduced: boolean;
  /** What this person is to the patient; null if that is not known. */
  kin: Kin | null;
  /** True if the patient is a child of the person. */
  isPatientChild: boolean;
  /** Matches how the clinician names the patient to this person: "your son". */
  yours: RegExp;
}

/** Source of a pattern for relations of patients for whom others speak: children and other relatives. */
const kin =
  "son|daughter|child|kid|kiddo|baby|babe|boy|girl|toddler|infant|newborn|little one|grandson|granddaughter|grandchild|mother|mom|mum|father|dad|wife|husband|partner|grandmother|grandma|grandfather|grandpa|brother|sister";
/** Source of a pattern for up to three words that describe them: "my | three year old | son", not "my sister's son". */
const described = "(?:(?![a-z]+'s )[a-z0-9'-]+ ){0,3}?";

/**
 * Source of a pattern for verbs that show that the relative before them is not the patient: "My sister said", "my son
 * works".
 */
const reports =
  "(?:said|says|told|thinks?|thought|gave|suggested|recommended|wants?|wanted|lives?|works?|used|mentioned|noticed)";

/**
 * Patterns of an opening that says for whom the speaker has come, with the relation as the group: "I brought my | son |
 * in".
 */
const openingPatterns: readonly RegExp[] = [
  new RegExp(
    `\\b(?:brought|bringing|bring|here (?:today )?(?:with|for|about)|(?:coming|came|come) (?:in |here )*(?:today )?(?:with|for|about|because of)|worried about|concerned about|calling (?:about|for)|it is (?:about |for )?|this is|here is)[ ,]*(?:in )?(?:[a-z]+ )?(?:my|our) ${described}(${kin})\\b(?![ -]in[ -]law)`,
    "i",
  ),
  new RegExp(
    `^(?:(?:hi|hello|hey|yes|yeah|so|well|good morning|doctor),? )*(?:my|our) ${described}(${kin})(?![ -]in[ -]law)(?: (?!${reports}\\b)[A-Z][a-z]+)?,? (?!${reports}\\b)(?:[a-z'-]+,? ){0,6}?(?:has|had|is|was|keeps|kept|started|got|fell|woke|cannot|seems|does|did|threw|hit|ate|swallowed|broke|developed|been|vomited|complained)\\b`,
    "i",
  ),
];
/**
 * Matches the introduction of a person who speaks for the patient, with the relation as the group: "I am Tom's mother".
 */
const introducedPattern =
  /\bI am (?:[a-z]+'s|his|her|the|their) (?:own )?(?=\w)(mother|mom|mum|father|dad|grandmother|grandma|grandfather|wife|husband|daughter|son|sister|brother|partner|carer|caregiver|guardian|parent|nanny|aunt|uncle)\b/i;

/** Matches what speakers say about their own health: "I have a cough", "My back is sore". */
const ownHealthPattern =
  /\bI (?:(?:also|just|have|had|am|was|keep|been|still) )*(?:have|had|got|am having|feel|felt|fell|hurt|cough\w*|ache|hurting)\b(?! (?:(?:not|never|also|just|really|actually|already) )*(?:noticed|seen|heard|checked|looked|given|tried|asked|called|brought|spoken|no idea|questions?|concerns?)\b)(?! (?:a |an |my |two |three |one |to |the |been |here|brought|called|noticed|given|\w+ (?:son|daughter|child|kid|baby|boy|girl|husband|wife|mother|father|mum|mom|dad))+)|\bI have (?:had |got |been having )?(?:an? |this |some |these )?(?:[a-z]+ ){0,2}(?=\w)(?:cough|pain|ache|headaches?|sore|rash|fever|cold|lump|swelling|cramps|dizzy|problem)\b|\bmy (?:own )?(?:back|knee|head|chest|stomach|throat|shoulder|ear|foot|ankle|neck|hip|hand|tummy|belly) (?:is|hurts?|aches?|has|feels)\b/i;

/** Matches a question about the family: "Does anything run in your family?" Its answer does not name the patient. */
const asksAboutFamilyPattern =
  /\b(?:your|the) family\b|\bfamily (?:medical |health )?history\b|\byour (?:parents|siblings|(?:mother|father|mom|mum|dad|brother|sister)'s (?:medical |health )?(?:history|health))\b/i;

/** Matches pronouns for a third person, who can be the patient: "he", "her". */
const thirdPattern = /\b(?:he|she|his|her|him)\b/gi;
/** Matches the same in a clinician's words, but not in "How old was he?", which is asked about a relative. */
const askedOfPatientPattern = /(?<!\bhow old was )\b(?:he|she|his|her|him)\b/gi;
/** Counts the matches of a pattern in sentences. */
const count = (sentences: readonly Sentence[], pattern: RegExp): number =>
  sentences.reduce((sum, { text }) => sum + (text.match(pattern)?.length ?? 0), 0);

/** Matches relations of children: "son", "toddler". Who speaks for a child is a parent unless they say otherwise. */
const childPattern = /^(?:son|daughter|child|kid|kiddo|baby|babe|boy|girl|toddler|infant|newborn|little one)$/i;

/** Matches what a parent of the patient is called: "mother". */
const parentPattern = /^(?:mother|mom|mum|father|dad|parent)$/i;

/**
 * Matches a clinician's first words about a child whom another person brought: "So this is little Noah", "How old is
 * he?"
 */
const meetsChildPattern =
  /\bthis is (?:little|baby|young) [a-z]+\b|\b(?:he|she) is (?:about |now |only |just )?(?:\d+|[a-z]+) (?:days|weeks|months)(?: old)?\b|\bhow old is (?:he|she)\b/i;
/** Matches the words with which a person presents a child by name and age: "This is Liam, he's 4". */
const presentsChildPattern =
  /\bthis is (?!my\b|our\b|the\b|an?\b)[a-z]+,? (?:and )?(?:he|she) is (?:only |just |about |almost |nearly )?(?:[1-9]|1[0-7]|[a-z]+ and a half|\d{1,2} (?:days|weeks|months))(?! (?:weeks pregnant|feet))\b/i;

/**
 * Number of the clinician's first sentences that are searched for a greeting of a child or a question about one; later
 * on, the child can be a relative.
 */
const greetingSentences = 4;

/** Matches a child whom the clinician names when asking what the visit is for: "What's up with little Noah?" */
const asksAfterChildPattern =
  /\b(?:with|about|is|are|and|for) (?:(?:little|baby|young|wee) [A-Z][a-z]+|your (?:little |baby )?(?:son|daughter|boy|girl|one|baby|child))\b/;
/**
 * Returns whether a clinician's first sentences are about a child who is there. Sentences after the patient has named a
 * relative do not count, because "he" can be the relative in them.
 */
function clinicianMeets(sentences: readonly Sentence[]): boolean {
  const named = sentences.findIndex(({ by, text }) => by === "patient" && hasRelative(text));
  return sentences
    .slice(0, named === -1 ? undefined : named)
    .filter(({ by }) => by === "clinician")
    .slice(0, greetingSentences)
    .some(({ text }, i) => meetsChildPattern.test(text) || (i < 2 && asksAfterChildPattern.test(text)));
}

/**
 * Matches a clinician's first question about the complaint of a relative, with the relation as the group: "What brings
 * your | mother | in?"
 */
const asksForRelativePattern =
  /\b(?:brings?|brought|happen(?:ed|ing)? (?:with|to)|going on with|up with|(?:the )?matter with|wrong with|do for|problem with|trouble with|worried about|tell me (?:(?:a )?(?:little|bit)? ?more )?about|here (?:with|for)|how (?:is|has|are)|^(?:so |and )?) ?your (?:[a-z]+ )?(mother|mom|mum|father|dad|wife|husband|partner|grandmother|grandma|gran|nan|grandfather|grandad|grandpa|brother|sister|son|daughter)\b(?! (?:says?|said|think|told))/i;

/**
 * Returns the relation of the patient whose complaint a clinician asks for first; undefined if it is not a relative's.
 */
const relationAskedFor = (sentences: readonly Sentence[]): string | undefined =>
  sentences
    .filter(({ by }) => by === "clinician")
    .slice(0, 2)
    .map(({ text }) => (asksAboutFamilyPattern.test(text) ? undefined : asksForRelativePattern.exec(text)?.[1]))
    .find(Boolean)
    ?.toLowerCase();

/** Returns the relation with which a person introduces themselves, "mother" for "I am Tom's mother"; else undefined. */
const roleOf = (spoken: readonly Sentence[]): string | undefined =>
  spoken
    .map(({ text }) => introducedPattern.exec(text)?.[1])
    .find(Boolean)
    ?.toLowerCase();

/** Matches a clinician's words for who the speaker is, with the relation as the group: "And you're Aisha's | mum?" */
const addressedPattern =
  /\b(?:you(?: are| must be)|(?<=\byou [^?]{0,40})as) (?:[A-Z][a-z]+'s|his|her|their) (?:own )?(mother|mom|mum|father|dad|grandmother|grandma|grandfather|wife|husband|daughter|son|sister|brother|partner|carer|caregiver|guardian|parent|aunt|uncle)\b/;
/** Matches the same without the patient's name, as parents are spoken to: "And you're | mum?" */
const addressedPlainlyPattern =
  /\b(?:you are|you must be|are you)(?: (?:the|her|his))? (mother|mom|mum|father|dad|grandmother|grandma|gran|nan)\b(?=\W*$|,)/i;
/** Matches a greeting of a child's parent, with the relation as the group: "Hey Leo, hi | Mom". */
const greetsParentPattern =
  /\b(?:hi|hello|hey|morning|afternoon)(?: there)?,? (?:and )?(mom|mum|mummy|mommy|dad|daddy|grandma|nana)\b(?=[,.!?]|$| (?:and|come|how|what|so)\b)/i;
/** Matches the answer of a person who is someone else, with the relation as the group: "| Grandma |, actually". */
const correctsRolePattern =
  /^(?:(?:no|oh|well|hi),? )*(?:I am |it is )?(?:(?:the|her|his|their) )?(grandmother|grandma|gran|nan|grandfather|grandad|grandpa|aunt|uncle|mother|mum|mom|father|dad)\b(?=,? actually\b|\W*$)/i;

/** Matches a patient's words for a companion, with the relation as the group: "This is my | wife |, Jean". */
const presentsCompanionPattern =
  /\b(?:this is|here is|(?:I have|I) brought) my (wife|husband|partner|daughter|son|mother|mum|mom|father|dad)\b(?! (?:who )?(?:is|has|had|was|keeps)\b)/i;
/** Returns the relation with which a patient presents the companion, if there is one: "daughter". */
function presentedRole(patients: readonly Sentence[]): string | undefined {
  const said = patients
    .slice(0, openingSentences)
    .map(({ text }) => presentsCompanionPattern.exec(text)?.[1])
    .find(Boolean);
  return said === undefined ? undefined : relativeName(said);
}

/** Matches a parent whom a companion speaks to, as the group: "| Dad |, you're not fine". */
const toParentPattern =
  /^(?:(?:no|oh|well|come on|but),? )*(dad|daddy|mum|mom|mam),? (?=you\b|no\b|it\b|that\b|tell\b)/i;
/** Returns the parent whom a companion speaks to, who is then the patient; undefined if there is none. */
const addressedParent = (informed: readonly Sentence[], all: readonly Sentence[]): string | undefined =>
  !all.some(({ by }) => by === "patient")
    ? undefined
    : informed
        .map(({ text }) => toParentPattern.exec(text)?.[1])
        .find(Boolean)
        ?.toLowerCase()
        .replace("daddy", "dad");

/** Patterns of a clinician's words for who speaks, each with the relation to the patient as its group. */
const addressedPatterns = [addressedPattern, addressedPlainlyPattern];

/** Returns whether lines are labeled as those of a person who speaks for the patient. */
const hasInformant = (sentences: readonly Sentence[]): boolean => sentences.some(({ by }) => by === "informant");

/**
 * Returns the relation to the patient by which a clinician addresses the speaker, or with which the speaker corrects
 * it; undefined if there is none.
 */
function addressedRole(sentences: readonly Sentence[]): string | undefined {
  // If all lines are labeled as the patient's, a child who speaks can be greeted beside the parent.
  const first = sentences.find(({ by }) => by !== "clinician");
  const opensOnOther = opensOnOtherPattern.test(first?.text ?? "");
  const patterns =
    opensOnOther || hasInformant(sentences) ? [...addressedPatterns, greetsParentPattern] : addressedPatterns;
  const asked = sentences
    .slice(0, 2 * openingSentences) // those of two speakers
    .findIndex(({ by, text }) => by === "clinician" && patterns.some((pattern) => pattern.test(text)));
  if (asked === -1) return undefined;
  const { text } = sentences[asked] ?? { text: "" };
  const answer = sentences.slice(asked + 1).find(({ by }) => by !== "clinician");
  const corrected = answer ? correctsRolePattern.exec(answer.text)?.[1] : undefined;
  const said = corrected ?? patterns.map((pattern) => pattern.exec(text)?.[1]).find(Boolean);
  return said === undefined ? undefined : relativeName(said);
}

/** Matches a clinician's first question about a person by name, who is not addressed: "What brings Leo in today?" */
const asksAfterNamedPattern =
  /\b(?:brings|brought|going on with|happening with|happened to|up with|matter with|wrong with|do for) (?!(?:You|Mr|Mrs|Ms|Miss|Dr|Mum|Mom|Dad)\b)[A-Z][a-z]+\b/;
/** Matches what only a child's parent is asked: "Was he born at term?", "How many wet nappies?" */
const asksOfChildPattern =
  /\b(?:was (?:he|she) born|(?:he|she) born|(?:wet|dirty) (?:nappies|diapers|nappy|diaper)|(?:his|her) (?:nappies|diapers|nursery|daycare|bottles?|feeds)|(?:he|she) (?:still )?(?:breastfed|bottle[- ]fed|crawling|walking yet|talking yet|teething)|at (?:nursery|daycare|preschool)|normal delivery|vaginal delivery)\b/i;
/**
 * Returns whether a clinician asks first for a person by name, the answer speaks of "him" or "her", and a later
 * question is one about a child.
 */
const asksAfterNamed = (sentences: readonly Sentence[], first: readonly string[]): boolean => {
  const asked = sentences.filter(({ by }) => by === "clinician").map(({ text }) => text);
  return (
    asked.slice(0, 2).some((text) => asksAfterNamedPattern.test(text)) &&
    /^(?:(?:well|so|oh),? )*(?:he|she)\b/i.test(first[0] ?? "") &&
    asked.some((text) => asksOfChildPattern.test(text))
  );
};

/** Returns whether a clinician asks what only a child's parent is asked: "Was he born at term?" */
export const asksOfChild = (sentences: readonly Sentence[]): boolean =>
  sentences.some(({ by, text }) => by === "clinician" && asksOfChildPattern.test(text));

/** Matches a question about the listener's own health: "Have you ever broken a bone?" */
const asksListenerPattern =
  /\b(?:have you (?:ever|had|got|been)|do you (?:have(?! (?:any )?(?:questions?|concerns?))|get|smoke|drink|feel|suffer)|are you (?:on|taking|allergic|having)|did you (?:have|get)|(?:any|in) (?:change |changes |trouble |problems )?(?:in |with )?your own)\b/i;

/** Number of a speaker's first sentences that are searched for whom the visit is for; later ones name others, too. */
const openingSentences = 8;

/**
 * How often a clinician has to say "he", "her" or "your son" before the speaker is taken to be a proxy; fewer mentions
 * can be of a relative.
 */
const minMentions = 3;

/** In a visit with fewer sentences of the clinician than `sentences`, `mentions` replaces `minMentions`. */
const shortVisit = { sentences: 5, mentions: 1 };

/** Minimum ratio of "he" or "she" to "I" in the words of a speaker who speaks for another person. */
const minShareOfOthers = 0.4;

/** Number of a speaker's first sentences in which words about their own health show that they are the patient. */
const firstSentences = 3;

/** Returns whether a person introduces themselves as a parent of the patient: "I am his father". */
const isParentOf = (text: string): boolean => parentPattern.test(introducedPattern.exec(text)?.[1] ?? "");

/**
 * Returns the person who speaks for the patient in a visit; null if the patient speaks. If no line is labeled as an
 * informant's, the patient's lines can be another person's: they say for whom the person has come ("I brought my son
 * in"), introduce the person ("I am Tom's mother") or open with another's complaint, or the clinician greets a child.
 * The clinician must then also speak about "him" or "her", unless the lines open with another's complaint or the
 * clinician asks after a child by name.
 */
export function proxyOf(sentences: readonly Sentence[]): Proxy | null {
  const informed = sentences.filter(({ by }) => by === "informant");
  const patients = sentences.filter(({ by }) => by === "patient");
  // With a second companion, such as one who translates, the parent's lines can be labeled as the patient's.
  const isParentLabeled = informed.length > 0 && patients.some(({ text }) => isParentOf(text));
  const spoken = isParentLabeled ? [...informed, ...patients] : informed.length > 0 ? informed : patients;
  if (spoken.length === 0) return null;
  const family = sentences.findIndex(({ by, text }) => by === "clinician" && asksAboutFamilyPattern.test(text));
  const first = spoken
    .slice(0, openingSentences)
    .filter((sentence) => family === -1 || sentences.indexOf(sentence) < family)
    .map(({ text }) => text);
  const ownAt = first.findIndex((text) => ownHealthPattern.test(text));
  const hasParentOpening = (ownAt === -1 || ownAt >= firstSentences) && meetsOrPresents(sentences, first);
  const role =
    roleOf(spoken) ?? addressedRole(sentences) ?? (informed.length > 0 ? presentedRole(patients) : undefined);
  const opened = openingRelation(first, ownAt) ?? relationSaid(sentences, first, ownAt !== -1);
  // The relative whom a patient's parent or wife names is not a patient: "My dad thinks he is too thin".
  const ofRole = role === undefined ? null : kinOfRole(role);
  const isRelative = opened !== undefined && ofRole !== null && kinOfRelation(opened) !== ofRole;
  // A child who is greeted or asked for without its relation is treated as a "baby" whose parent speaks.
  const relation =
    (isRelative ? undefined : opened) ??
    (informed.length === 0 && (hasParentOpening || asksAfterNamed(sentences, first)) ? "baby" : undefined);
  const given = namedRelation(informed);
  const own = count(spoken, /\b(?:I|my|me)\b(?! (?:[a-z0-9'-]+ ){0,2}?(?:son|daughter|child|kid|baby|husband|wife))/g);
  const others = count(spoken, thirdPattern) + (relation ? 1 : 0);
  const asked = sentences.filter(({ by }) => by === "clinician");
  // A companion who only says "yes" and "no" for a patient who does not speak.
  const isAskedFor = informed.length > 0 && patients.length === 0 && count(asked, askedOfPatientPattern) > 0;
  if (others === 0 && !isAskedFor) return null;
  if (informed.length === 0) {
    const isOther = opensOnOthersComplaint(spoken);
    if (!relation && !role && !isOther && !speaksOfOther(spoken, asksAfterThird(sentences), asksOfChild(sentences)))
      return null;
    if (others < minShareOfOthers * own) return null;
    if (!role && !childPattern.test(relation ?? "") && isAskedOfSelf(spoken, asked)) return null;
    const named = count(asked, askedOfPatientPattern) + count(asked, /\byour (?:son|daughter|child|baby|kid)\b/gi);
    if (
      !isOther &&
      !asksAfterNamed(sentences, first) &&
      named < (asked.length < shortVisit.sentences ? shortVisit.mentions : minMentions)
    )
      return null;
  }
  // "My older son" is the patient only if the speaker has come with him.
  const isOnlyOne = !first.some((text) => anotherChildPattern.test(text) && openingPatterns[0]?.test(text));
  const namePattern = relation ? namesPattern(relation, isOnlyOne) : /(?!)/g;
  return {
    sex: sexOf(relation ?? (patients.length === 0 ? childAskedFor(asked) : undefined), others === 0 ? asked : spoken),
    speaker: given === null ? speakerNoun(role, relation, spoken) : `the ${given}`,
    speakers: new Set(isParentLabeled ? ["informant", "patient"] : informed.length > 0 ? ["informant"] : ["patient"]),
    isAddressed: isParentLabeled || informed.length === 0 || patients.length === 0,
    named: namePattern,
    kin: ofRole ?? (given === null ? null : kinOfRole(given)) ?? (relation ? kinOfRelation(relation) : null),
    isPatientChild: relation ? childPattern.test(relation) : parentPattern.test(role ?? given ?? ""),
    isIntroduced: Boolean(relation ?? role ?? given),
    yours: new RegExp(
      `\\byour (?:[a-z-]+ )?(?:${relation && !childPattern.test(relation) ? relation : "son|daughter|child|kid|baby|little one|boy|girl"})(?:'s)?\\b(?! and\\b)`,
      "gi",
    ),
  };
}

/**
 * Returns whether a speaker who never says "he" or "she" is asked about their own health: "Your mum has osteoporosis?"
 * "No, my aunt." "Have you ever broken a bone?"
 */
const isAskedOfSelf = (spoken: readonly Sentence[], asked: readonly Sentence[]): boolean =>
  count(spoken, thirdPattern) === 0 && asked.some(({ text }) => asksListenerPattern.test(text));

/** Returns the child whom a clinician's first question is about, "daughter"; undefined for other questions. */
const childAskedFor = (asked: readonly Sentence[]): string | undefined =>
  asked
    .slice(0, 2)
    .map(({ text }) => /\byour (?:[a-z]+ )?(son|daughter|boy|girl)\b/i.exec(text)?.[1]?.toLowerCase())
    .find(Boolean);

/** Returns the patient's sex by the relation, or else by the pronouns of sentences; null if they do not show it. */
function sexOf(relation: string | undefined, sentences: readonly Sentence[]): Proxy["sex"] {
  if (relation && /^(?:son|boy|grandson|husband|father|dad|brother|grandfather|grandpa)$/.test(relation)) return "male";
  if (relation && /^(?:daughter|girl|granddaughter|wife|mother|mom|mum|sister|grandmother|grandma)$/.test(relation))
    return "female";
  const he = count(sentences, /\b(?:he|his|him)\b/gi);
  const she = count(sentences, /\b(?:she|her)\b/gi);
  return he > she ? "male" : she > he ? "female" : null;
}

/** Other words for parents and grandparents, who are also named without "my": "Mum's been dizzy". */
const otherNames: ReadonlyMap<string, string> = new Map(
  [
    ["mother", "mom", "mum", "mam"],
    ["father", "dad", "da"],
    ["grandmother", "grandma", "gran", "granny", "nan", "nana"],
    ["grandfather", "grandpa", "grandad", "granddad"],
  ].flatMap((names) => names.map((name) => [name, names.join("|")] as const)),
);

/**
 * Returns a pattern for how a speaker names the patient: "my 4-year-old son Leo", "Mum".
 * @param isOnlyOne whether "my older son" is another child.
 */
function namesPattern(relation: string, isOnlyOne: boolean): RegExp {
  const names = otherNames.get(relation);
  const bare = names
    ? `|\\b(?:${names.replace(/(^|\|)([a-z])/g, (_all, bar: string, letter: string) => bar + letter.toUpperCase())})\\b(?![,.?!]? (?:said|says|thinks))`
    : "";
  return new RegExp(
    `\\b(?:[Mm]y|[Oo]ur) ${isOnlyOne ? "(?!(?:other|older|younger|eldest|oldest|youngest|elder|middle|big) )" : ""}(?:[a-z0-9'-]+ ){0,3}?(?:${names ?? relation})(?:,? [A-Z][a-z]+\\b(?! (?:is|was|has) (?:my|his|her)))?${bare}`,
    "g",
  );
}

/** Returns whether the clinician greets a child, or the speaker presents one in the first two sentences (`first`). */
const meetsOrPresents = (sentences: readonly Sentence[], first: readonly string[]): boolean =>
  clinicianMeets(sentences) || presentsChildPattern.test(first.slice(0, 2).join(", "));

/** Matches relatives of a parent who can be named beside a child: "sister". */
const siblingPattern = /^(?:sister|brother|mother|mom|mum|father|dad)$/i;
/** Matches a child beside the patient: "my older son". */
const anotherChildPattern = /\b(?:my|our) (?:other|older|younger|eldest|oldest|youngest|elder|middle|big) /i;
/** Returns whether a sentence is about "him" or "her". */
const namesThird = (text: string): boolean => /^(?:[a-z]+,? ){0,3}(?:he|she)\b/i.test(text);

/** Matches what a relative does to or for the patient: "My husband had to catch | him". */
const actsOnOtherPattern =
  /\b(?:him|(?:to|with|for|at|on|catch|carry|lift|found|find|took|take|help|helped|gave|give) her)\b/i;

/** Returns the relation in the opening of a person who says for whom they have come, or undefined. */
const openingRelation = (first: readonly string[], ownAt: number): string | undefined =>
  first
    .map((text, i) =>
      openingPatterns
        // "I have a cough. My wife has been poorly too." is not a visit for the wife.
        .filter((_pattern, kind) => kind === 0 || ownAt === -1 || i <= ownAt)
        .filter((_pattern, kind) => kind === 0 || !actsOnOtherPattern.test(text))
        .map((pattern) => pattern.exec(text)?.[1])
        // "He has a cough. My sister has bronchitis." is a visit for him.
        .find(
          (kin) =>
            kin &&
            !((siblingPattern.test(kin) || anotherChildPattern.test(text)) && first.slice(0, i).some(namesThird)),
        ),
    )
    .find(Boolean)
    ?.toLowerCase();

/**
 * Returns the relation to the patient that a companion says without coming for the patient, or for which a clinician
 * asks; undefined if there is none. `isOwn`: the speaker names a complaint of their own.
 */
function relationSaid(sentences: readonly Sentence[], first: readonly string[], isOwn: boolean): string | undefined {
  const informed = sentences.filter(({ by }) => by === "informant");
  if (informed.length > 0) return bareRelation(sentences, first) ?? addressedParent(informed, sentences);
  return isOwn ? undefined : relationAskedFor(sentences);
}

/** Matches a companion's first words about a parent or grandparent: "| Mom | has been confused". */
const bareOpeningPattern =
  /^(?:(?:well|so|hi|hello|yes|yeah|um|doctor),? )*(mom|mum|mam|dad|grandma|gran|nan|nana|grandpa|grandad|granddad)(?:'s|,? (?:he |she )?(?:(?:also|just|really|always) )?(?:has|had|is|was|keeps|kept|started|fell|got|cannot|does|did|seems|takes|lives)\b)/i;
/**
 * Returns the relation to the patient that a clinician asks for ("What is going on with your mom?") or, if the patient
 * does not speak, that a companion's first sentence names without "my" ("Mom has been confused."); otherwise undefined.
 */
function bareRelation(sentences: readonly Sentence[], first: readonly string[]): string | undefined {
  const asked = relationAskedFor(sentences);
  if (asked) return asked;
  const isAlone = !sentences.some(({ by }) => by === "patient");
  return isAlone ? bareOpeningPattern.exec(first[0] ?? "")?.[1]?.toLowerCase() : undefined;
}

/** Minimum number of "he" or "she" from which a speaker keeps talking about another person; fewer can be in passing. */
const minPronouns = 4;
/** As `minPronouns`, if the clinician asked for the person first. */
const minPronounsOfAsked = 2;

/** Returns whether a clinician asks first for a person who is not addressed: "What's going on with Ella today?" */
const asksAfterThird = (sentences: readonly Sentence[]): boolean =>
  sentences
    .filter(({ by }) => by === "clinician")
    .slice(0, 2)
    .some(({ text }) => asksAfterNamedPattern.test(text));

/**
 * Returns whether a speaker opens with the complaint of another person, not with a complaint about themselves: "He's
 * been barking". If the clinician asked for that person (`isAskedFor`) or asks what only a parent is asked
 * (`isOfChild`), the speaker can also mention a complaint of their own.
 */
const speaksOfOther = (spoken: readonly Sentence[], isAskedFor: boolean, isOfChild: boolean): boolean =>
  opensOnOtherPattern.test(spoken[0]?.text ?? "") &&
  (isAskedFor || isOfChild || !spoken.some(({ text }) => ownHealthPattern.test(text))) &&
  count(spoken, thirdPattern) >= (isAskedFor ? minPronounsOfAsked : minPronouns);

/**
 * Returns the relation in the name of the informant: "daughter" for "Ana (daughter)". Null if it is not the same in all
 * sentences.
 */
function namedRelation(informed: readonly Sentence[]): string | null {
  const relations = new Set(informed.map(({ name }) => (name === undefined ? null : relationIn(name))));
  const [relation] = relations;
  return relations.size === 1 ? (relation ?? null) : null;
}

/** Returns how the person who speaks is named in a note: "the mother", or "the parent" if the sex was not said. */
function speakerNoun(role: string | undefined, relation: string | undefined, spoken: readonly Sentence[]): string {
  if (role) return `the ${/^(?:mom|mum)$/.test(role) ? "mother" : role === "dad" ? "father" : role}`;
  if (!relation) return "the caregiver";
  if (childPattern.test(relation)) {
    return spoken.some(({ text }) => /\bmy husband\b/i.test(text)) ? "the mother" : "the parent";
  }
  if (/^(?:wife|husband|partner)$/.test(relation)) return "the spouse";
  return /^grand(?:son|daughter|child)$/.test(relation) ? "the grandparent" : "the family member";
}
