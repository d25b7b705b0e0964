import type { Certainty, Fact } from "../Fact";
import type { Sentence } from "../segment/Sentence";
import { relativeSource } from "../terms/relativeSource";
import { findSuicides } from "../terms/findSuicides";
import { namedConditions } from "../terms/namedConditions";
import { canReferTo, type Clause, clausesOf } from "../roles/clausesOf";
import { makeFact } from "./makeFact";
import { polarityAt } from "./polarityAt";

/**
 * Matches a relative, with "my" and the like before it: "my older brother", "on my dad's side". Not the parent whom
 * half siblings share: "a half-brother, same dad".
 */
const relativePattern = new RegExp(
  `(?<!\\bas an? )(?<!\\bas )(?<!\\b(?:same|different) )\\b((?:(?:my|your|his|her|the|their|a|one of (?:my|his|her)|both(?: of)? (?:my|his|her)|on (?:my|his|her)) )?(?:(?:older|younger|maternal|paternal|twin|late|other|own|biological|first|oldest|youngest|eldest|elder|middle) ){0,4}(?:${relativeSource})(?:'s)?(?:'?s? (?:side|family))?)(?![a-z])`,
  "gi",
);
/** Matches a word for a relative: "brother". */
const namesRelativePattern = new RegExp(`\\b(?:${relativeSource})(?![a-z])`, "i");
/** Matches diseases of relatives in words that `findConditions` does not know: "heart trouble", "died of …". */
const otherDiseasesPattern =
  /\b(?:(?:heart |cardiac )?(?:stents?|bypass(?: surgery)?|pacemaker)|heart (?:surgery|problems|issues|trouble|condition)|(?:problems|trouble|issues) with (?:his|her|their) (?:heart|kidneys?|liver|thyroid|lungs?)|bad heart|(?:died|passed away) (?:of|from) (?!(?:it|that|this|the same)\b)[a-z ]{3,30}|blood pressure|sugar diabetes|thyroid)\b/gi;

/**
 * Matches words right before a disease that is mentioned without saying that a relative has it: "I am not sure about",
 * "is that kind of like a".
 */
const doubtedPattern =
  /\b(?:(?:not|never) (?:really )?(?:sure|certain|know|aware|heard)(?: of| about| if| whether)?|no idea|(?:do|does|did|is|was|are|were|would|could) (?:that|this|it|they|those|you)|if (?:that|this|it) (?:is|was|counts?))\b[^.;]{0,40}$/i;

/** Matches a doubt that any relative has a disease: "I don't think anyone". */
const doubtsAnyPattern =
  /\b(?:(?:do not|cannot) (?:think|believe|know|recall|remember)|not (?:aware|sure)|not that I)\b[^.;]{0,30}?\b(?:any ?(?:one|body)|someone|any of (?:them|us))\b/i;

/** Matches words that say that the kind of a disease is not known: "I do not remember what kind of". */
const unknownKindPattern =
  /\b(?:I |we )?(?:do|did|can|could|cannot|am)(?: not)?,? (?:really |quite |exactly )?(?:remember|recall|know|sure|certain|say) (?:exactly )?(?:what|which)\b(?: (?:kind|type|sort|form)(?: of)?\b)?/gi;

/** Matches names of the lexicon of diseases that are more often verbs: "cut" in "my dad cut his hand". */
const moreOftenVerbPattern = /^(?:cuts?|burns?|lacerations?)$/i;

/** A relative or a disease named in a sentence. */
interface Mention {
  name: string;
  start: number;
  end: number;
  /** Whether it can be a relative of the relative named before it: "my father and | his brother". */
  hasOtherOwner?: boolean;
}

/** Returns whether a clause is about the speaker and not about the family: "I had a melanoma". */
const isOwn = ({ subject, text }: Clause): boolean =>
  subject === "patient" && !/\b(?:family|relatives?|sides?|parents|runs?)\b/i.test(text);

/**
 * Matches the start of a clause about the health of a person who speaks for the patient and may not be a relative: "the
 * caregiver had".
 */
const carersPattern = /^(?:and |but |so )?the (?:caregiver|carer|guardian|nanny) (?:had|has|have)\b/i;

/**
 * Matches words between a relative and a disease that the relative attributes to the speaker: "my mum | reckons I have
 * | shingles".
 */
const ofSpeakerPattern =
  /^(?:'s)?(?: (?:is|was|keeps?|also|always|now|really|so|just))*(?: (?:says?|saying|said|thinks?|thought|reckons?|swears?|suspects?|believes?|scared|worried|afraid|terrified|convinced|sure|certain|telling me|told me|tells me))(?: that| maybe)? I (?:have|had|am|was|got|might|may|could|must)\b/i;

/**
 * Returns the relative who has a disease, if that relative is named before it: in the same clause, or else as the last
 * before the clause. Undefined if there is none, if the clause names a relative after the disease, or if it or the
 * disease is about the speaker.
 */
function relativeBefore(
  disease: Mention,
  clause: Clause,
  relatives: readonly Mention[],
  text: string,
): Mention | undefined {
  const last = relatives.findLast(({ start }) => start < disease.start);
  const before = last && ofSpeakerPattern.test(text.slice(last.end, disease.start)) ? undefined : last;
  if (before && before.start >= clause.start) return before;
  // "One brother, he has asthma, and a sister who is fine."
  const pronoun = /^[\s,]*(?:and |but |so )?(he|she) /i.exec(clause.text)?.[1];
  if (before && pronoun && canReferTo(pronoun, before.name)) return before;
  const isNamedHere = relatives.some(({ start }) => start > disease.start && start < clause.start + clause.text.length);
  return isNamedHere || isOwn(clause) ? undefined : before;
}

/** Matches the words between two relatives who share a disease: "my mum | and | my dad have diabetes". */
const andAlsoPattern =
  /^(?:'s)?,?(?: (?:and|plus|as well as|along with|together with)(?: (?:also|then|both))?)?,? ?(?:on )?$/i;

/** Returns the relatives who share the disease of `who`, because they are in one list: both of "my mum and my dad". */
function sharing(who: Mention, relatives: readonly Mention[], text: string): Mention[] {
  const isJoined = (first: Mention | undefined, second: Mention | undefined): boolean =>
    first !== undefined && second !== undefined && andAlsoPattern.test(text.slice(first.end, second.start));
  let from = relatives.indexOf(who);
  let to = from;
  while (isJoined(relatives[from - 1], relatives[from])) from -= 1;
  while (isJoined(relatives[to], relatives[to + 1])) to += 1;
  const list = relatives
    .slice(from, to + 1)
    .filter(
      (person, i, all) =>
        i === 0 || !person.hasOtherOwner || all[0]?.hasOtherOwner || /^(?:mother|father)'s /.test(person.name),
    );
  // "My mum, my dad has diabetes": relatives without "and" between them are not a list.
  return list.length > 1 && !/\b(?:and|plus|as well as|with)\b/i.test(text.slice(list[0]?.end, list.at(-1)?.start))
    ? [who]
    : list;
}

/**
 * Returns the relative named after a disease in its clause, or as the subject of the next: "cancer, my mum had that".
 * Undefined if there is none.
 */
function relativeAfter(
  disease: Mention,
  clause: Clause,
  clauses: readonly Clause[],
  relatives: readonly Mention[],
): Mention | undefined {
  const after = relatives.find(({ start }) => start > disease.start);
  if (!after) return undefined;
  const next = clauses[clauses.indexOf(clause) + 1];
  const isHere = !next || after.start < next.start;
  return isHere || (clause.start === 0 && clause.subject === "none" && /\b(?:that|it|one|those)\W*$/i.test(next.text))
    ? after
    : undefined;
}

/** Returns whether a text names a relative. */
export function hasRelative(text: string): boolean {
  return namesRelativePattern.test(text);
}

/** Returns the relatives that a text names, each once, in the form that `relativeName` returns: "mother". */
export function relativesIn(text: string): string[] {
  return [...new Set(relativesOf(text).map(({ name }) => name))];
}

/**
 * Matches words that show that the diseases of a sentence are those of the family: "I have a family history of gout".
 */
const namesFamilyPattern =
  /\bfamily (?:medical )?history\b|\bhistory in (?:my|our|the) family\b|\b(?:every(?:one|body)|(?:most|lots|all)(?: people)? of (?:us|them)|people) in (?:my|our|the) (?:whole )?family\b|\b(?:runs?|ran|running|strong|common) (?:\w+ ){0,2}?in (?:my|our|the) family\b|\b(?:I have got|I have|we have got|we have|there is|there are|got) (?!(?:an? )?(?:kids?|child\w*|someone|people|doctors?|nurses?)\b)[a-z][^,;.]{2,40} in (?:my|our|the) family\b|\b(?:a lot|lots|plenty|bit|some|cases?) of [^,;.]{2,40} in (?:my|our|the) family\b|\b(?:a lot|lots|many|most|some|all|half|several|plenty|both sides) of (?:my|our|the) (?:whole )?(?:family|relatives|folks)\b/i;
/** Matches words that say that the patient has the disease too: "and I have it as well". */
const ownTooPattern =
  /\bI (?:(?:also|now) )?(?:have|had|got|do)(?: got)?(?: (?:it|that|one|them))?,? (?:too|as well|also)\b|\b(?:me too|so do I)\b/i;

/**
 * Returns whether the diseases of a sentence are those of the family and not of the patient: "gout runs in my family".
 */
export const isAboutFamily = (text: string): boolean => namesFamilyPattern.test(text) && !ownTooPattern.test(text);

/** Returns a relative as written in a note, without "my" or "the" before it: "my dad's side" → "father's side". */
export function relativeName(words: string): string {
  return words
    .toLowerCase()
    .replace(/^(?:on )?(?:my|your|his|her|the|their|a|an|one of (?:my|his|her)|both(?: of)? (?:my|his|her)) /, "")
    .replace(/\b(?:mom|mum|mummy)\b/, "mother")
    .replace(/\b(?:dad|daddy)\b/, "father")
    .replace(/\b(?:grandma|grandmum|grandmom|gran|granny|nan|nana)\b/, "grandmother")
    .replace(/\b(?:grandpa|grandad|granddad)\b/, "grandfather");
}

/** Matches the male and the female relatives that "his" and "her" right after them refer to. */
const ownersByPronoun: Readonly<Record<string, RegExp>> = {
  his: /(?:father|brother|uncle|son|grandfather|nephew|husband)$/i,
  her: /(?:mother|sister|aunt|daughter|niece|wife)$/i,
};

/**
 * Returns whether `words` name a relative of `owner`, the relative named right before: "my dad and | his brother", "my
 * wife said | her dad".
 */
function isOfOwner(owner: Mention, words: string, text: string): boolean {
  const pronoun = /^(?:both (?:of )?)?(his|her)\b/i.exec(words)?.[1]?.toLowerCase() ?? "";
  const isMine = /^my /i.test(text.slice(owner.start, owner.end));
  const between = text.slice(owner.end, text.indexOf(words, owner.end));
  return (
    isMine &&
    /^(?:,? and| (?:says?|said|told me|thinks?|mentioned)(?: that)?) $/i.test(between) &&
    ownersByPronoun[pronoun]?.test(owner.name) === true
  );
}

/** Matches words between a relative and that one's own relatives: "my mum | has got two | sisters". */
const hasKinPattern = /^(?:'s| has| had)(?: got)? (?:(?:one|[2-9]|two|three|four|five|six|several|some) )?$/;
/** Matches what a relative owns or whom they know: "my daughter's | rabbit", "my son's | best friend". */
const ownsOtherPattern =
  /^ (?:(?:best|new|old|little|pet|other|own) )?(?:friends?|mates?|boyfriend|girlfriend|teacher|class\w*|school|nursery|boss|work\w*|colleagues?|neighbou?rs?|flat-?mates?|room-?mates?|dogs?|cats?|pupp(?:y|ies)|kittens?|rabbits?|hamsters?|guinea pigs?|horses?|pon(?:y|ies)|parrots?|budgies?|tortoises?|pets?)\b/i;

/** Returns the relatives of a text with their offsets; "my husband's dad" is one, the husband's father. */
export function relativesOf(text: string): Mention[] {
  const out: Mention[] = [];
  for (const match of text.matchAll(relativePattern)) {
    const name = relativeName(match[1] ?? "");
    const end = match.index + match[0].length;
    const owner = out.at(-1);
    if (/'s$/i.test(match[0]) && ownsOtherPattern.test(text.slice(end))) continue;
    const isKin = owner && /^my /i.test(text.slice(owner.start, owner.end)) && /^(?:mother|father)$/.test(owner.name);
    if (isKin && hasKinPattern.test(text.slice(owner.end, match.index)))
      out.push({ name: `${owner.name}'s ${name.replace(/s$/, "")}`, start: match.index, end, hasOtherOwner: true });
    else if (owner && owner.end + 1 === match.index && /[a-z]'s$/i.test(text.slice(owner.start, owner.end)))
      out[out.length - 1] = { ...owner, name: `${owner.name} ${name}`, end };
    else if (owner && isOfOwner(owner, match[0], text))
      out.push({ name: `${owner.name}'s ${name}`, start: match.index, end, hasOtherOwner: true });
    else out.push({ name, start: match.index, end, hasOtherOwner: /^(?:his|her|their) /i.test(match[0]) });
  }
  return out.map((mention) => ({ ...mention, name: mention.name.replace(/'s$/, "") }));
}

/** Matches words right before a disease that no relative has: "nobody's had a | heart attack". */
const deniesForAllPattern =
  /\b(?:nobody|no one|none of (?:them|us))(?: else)?(?:'s| has| had| with)?(?: (?:ever|really|actually))? ?(?:had|have|has|got|gotten|been diagnosed with)? ?(?:an?|any|the)? ?$/i;

/** Returns whether a denial between a relative and a disease is of that relative: "my dad | never had". */
const isDeniedOf = (between: string): boolean => !/[,;]|\b(?:but|and)\b/i.test(between);

/**
 * Matches partners, who are not blood relatives: their infections are exposures of the patient and not family history.
 */
const partnerPattern = /\b(?:wife|husband|hubby|partner|spouse|boyfriend|girlfriend|fianc[eé]e?)$/i;
/** Matches infections that a partner can pass on: "chlamydia", "flu". */
const infectionsPattern =
  /\b(?:gonorrh\w+|chlamydia|syphilis|hiv|herpes|trichomon\w+|hpv|warts|scabies|lice|mono\w*|covid\S*|flu|influenza|colds?|strep\w*(?: throat)?|norovirus|gastroenteritis|thrush|hepatitis \w|[a-z]* ?infections?|virus|st[di]s?|impetigo|ringworm|shingles|chickenpox)\b/i;

/** Matches an event whose age is not that of the disease: "fibroids, | she had a hysterectomy at 44". */
const otherEventPattern =
  /, (?:and |so |but )?(?:he|she|they) (?:had|got|has|was given|needed|underwent) (?!it\b|that\b)[^,.;]*/i;

/** Matches the words before a second statement about relatives: "not my mum, and | my aunt had cancer". */
const upToNextPattern = /^.{0,300}, and (?=(?:my|his|her|both)\b)/i;

/** Matches a worry that the disease of a relative explains: "my dad had bowel cancer, | so I'm worried it's that". */
const worriedSincePattern =
  /(?<=\b(?:had|has|have|died (?:of|from)|with|got)\b[^.;?]{3,60}),? (?:so|and)(?: that is why| obviously| of course| naturally)? I (?:am|was|got|have been) (?:\w+ )?(?:worried|scared|afraid|concerned|terrified|frightened|worrying)\b[^.;]*$/i;

/**
 * Returns whether a sentence about relatives states a fear or a reason: "I worry because of my dad". False for "My dad
 * had a heart attack, so that's what I'm scared of", which reports the heart attack.
 */
const statesFear = (text: string): boolean =>
  /\b(?:afraid|worried|scared|fears?|concerned|wonder\w*|because of (?:my|her|his))\b/i.test(
    text
      .replace(/,? (?:so|and) (?:that|it|this) is [^.;]{0,40}\b(?:afraid|scared|worried|fear)\b[^.;]*$/i, "")
      .replace(worriedSincePattern, ""),
  );

/** Matches the age of a relative at a disease: "at age 50", "when she was 42". */
const agePattern =
  /(?:\bat (?:age )?|(?:\bwhen|,)(?: I think| I believe)? (?:he|she) was (?:about |around |only |like |just |in (?:his|her) )?|\bin (?:his|her|their) )((?:early |mid |late )?\d{1,3}s?)\b/i;

/** Returns the age that the words about a disease give, but not that of another event. */
const ageIn = (text: string): string | undefined => agePattern.exec(text.replace(otherEventPattern, ""))?.[1];

/** Matches words before a disease or a relative that make it uncertain: "I think", "might have", "I want to say". */
const unsureBeforePattern =
  /\b(?:(?:I|we) (?:also )?(?:think|believe|guess|suspect)|I want to say|maybe|possibly|perhaps|probably|may have|might have|might be|could have|something like)\b/i;
/** Matches the same after it, but not of an age or a time: "gout, | I think", but not "a stroke, | I think at 60". */
const unsureAfterPattern =
  /^(?: (?!(?:and|but|so|because)\b)[a-z0-9]+){0,4},? (?:(?:but |though )?(?:I|we) (?:think|believe|guess|suppose|am not (?:sure|certain)|cannot be sure)|maybe|possibly|perhaps|probably|or something|not (?:sure|certain))\b(?! (?:(?:that|this) is (?:it|all|about|everything)|so|at|in|around|about|when|it was|that was|he was|she was|before|after|how|what|\d|(?:his|her) (?:late|early|mid|\d)))/i;

/** Returns how sure the speaker is that a relative has a disease, by the words before and after either of them. */
export const certaintyOf = (before: string, after: string): Certainty =>
  unsureBeforePattern.test(before) || unsureAfterPattern.test(after) ? "possible" : "stated";

/**
 * Reads the diseases of relatives from one sentence. Empty if it names none, or for fears ("I worry because of my
 * mother's cancer").
 * @param asked the question about the family that the sentence answers; with it, a disease without a relative belongs
 * to the family.
 */
export function readFamily(sentence: Sentence, asked?: Sentence): Fact[] {
  // "I don't remember what kind of arthritis he had" does not deny it; the spaces keep the positions.
  const text = sentence.text.replace(unknownKindPattern, (words) => " ".repeat(words.length));
  const relatives = relativesOf(text);
  const diseases = namedConditions(text).filter(
    ({ name, end }) =>
      !moreOftenVerbPattern.test(name) &&
      !/^(?:peri)?menopause$/.test(name) &&
      !/^(?:[- ]?19)? (?:tests?|swabs?|vaccin\w*|shots?|jabs?)\b/i.test(text.slice(end)),
  );
  const others = [...text.matchAll(otherDiseasesPattern)].map((match) => ({
    name: match[0].toLowerCase(),
    start: match.index,
    end: match.index + match[0].length,
  }));
  for (const other of [...findSuicides(text), ...others])
    if (!diseases.some((known) => other.start < known.end && other.end > known.start)) diseases.push(other);
  if (statesFear(text)) return [];
  const known = diseases.filter(({ start }) => !doubtedPattern.test(text.slice(0, start)));
  // "I don't think anyone has had a tumor" reports none.
  if (doubtsAnyPattern.test(text)) return [];
  if (known.length === 0 || (relatives.length === 0 && !asked)) return [];
  const clauses = clausesOf(text);
  return known
    .toSorted((a, b) => a.start - b.start)
    .flatMap((disease) => {
      const clause = clauses.findLast(({ start }) => start <= disease.start) ?? clauses[0];
      if (!clause) return [];
      if (deniesForAllPattern.test(text.slice(0, disease.start)))
        return makeFact({
          kind: "family",
          from: asked ? [asked, sentence] : [sentence],
          subject: { relative: "family" },
          polarity: "absent",
          slots: { condition: disease.name },
        });
      const before = relativeBefore(disease, clause, relatives, text);
      if (!before && (isOwn(clause) || carersPattern.test(clause.text))) return [];
      const who = before ?? relativeAfter(disease, clause, clauses, relatives);
      if (!who && !asked) return [];
      if (who && partnerPattern.test(who.name) && infectionsPattern.test(disease.name)) return [];
      const next = relatives.find(({ start }) => start > disease.end)?.start;
      const age = ageIn(known.length === 1 ? text : text.slice(disease.end, before ? next : undefined));
      const skipped = upToNextPattern.exec(clause.text.slice(0, disease.start - clause.start))?.[0].length ?? 0;
      const from = clause.start + skipped;
      const polarity = polarityAt(clause.text.slice(skipped), disease.start - from, disease.end - from);
      // "My dad has high blood pressure, and no cancer" denies the cancer for all.
      const isForAll = polarity === "absent" && !(before && isDeniedOf(text.slice(before.end, disease.start)));
      return (who && !isForAll ? sharing(who, relatives, text) : [undefined]).map((person) =>
        makeFact({
          kind: "family",
          from: asked ? [asked, sentence] : [sentence],
          subject: { relative: person?.name ?? "family" },
          polarity,
          certainty: certaintyOf(
            clause.text.slice(skipped, disease.start - clause.start),
            text.slice(disease.end, next),
          ),
          slots: { relative: person?.name, condition: disease.name, age },
        }),
      );
    });
}
