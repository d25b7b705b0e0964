import type { Certainty, Fact, FactTime } from "../Fact";
import type { Sentence } from "../segment/Sentence";
import { findDrugs } from "../terms/findDrugs";
import { findSites, type SiteMention } from "../terms/findSites";
import { findSymptoms, type SymptomMention } from "../terms/findSymptoms";
import { expected } from "../terms/symptomTerm";
import { isContested } from "./isContested";
import { makeFact } from "./makeFact";
import { polarityAt } from "./polarityAt";
import { durationIn, frequencyIn, onsetIn } from "./timeExpressions";
import { lowerFirst } from "../../platform/lowerFirst";
import { textBefore } from "../../platform/textBefore";

/** Matches a severity as a rating or a word: "7 out of 10", "severe". */
const severityPattern =
  /\b(\d{1,2}(?:\.5)?) ?(?:\/|out of) ?10\b|\b(severe|mild|moderate|terrible|excruciating|intense|unbearable|slight|worst)\b/i;
/** Matches the quality of a pain: "sharp", "burning". */
const qualityPattern =
  /\b(sharp|dull|achy|aching|burning|stabbing|throbbing|shooting|crampy|cramping|tight|pressure-like|squeezing|constant|intermittent|radiating|pulsating|gnawing|tearing|electric|heavy)\b/gi;

/** Returns the name of a symptom in a note, with its body part and side if it takes a body part: "right knee pain". */
export function symptomName(mention: SymptomMention, site: SiteMention | null): string {
  const { term } = mention;
  if (!term.takesSite || !site) return displayName(mention);
  if (/^joint/.test(term.name) || /^muscle (?!cramps|spasms)/.test(term.name)) return term.name;
  const part = site.part === "abdomen" ? "abdominal" : site.part;
  const where = site.side === "both" ? `bilateral ${part}` : site.side ? `${site.side} ${part}` : part;
  return /^(?:numbness|tingling|weakness)$/.test(term.name)
    ? `${term.name} of the ${where.replace("abdominal", "abdomen")}`
    : `${where} ${term.name.replace(/^muscle /, "")}`;
}

/**
 * Returns the name of a symptom without a body part, or the words as said if they are clearer: "phlegm", "changes in
 * bowel habits".
 */
function displayName({ term, words }: SymptomMention): string {
  if (term.name === "sputum production")
    return /\b(phlegm|sputum|mucus)\b/i.exec(words)?.[1]?.toLowerCase() ?? "sputum";
  if (term.name === "loss of smell" && /\btaste\b/i.test(words))
    return /\bsmell\b/i.test(words) ? `loss of smell ${/\band\b/i.test(words) ? "and" : "or"} taste` : "loss of taste";
  if (term.name === "burning with urination" && /\b(?:pain|hurt)/i.test(words)) return "painful urination";
  const cramp = /^muscle (cramps|spasms)$/.exec(term.name)?.[1];
  if (cramp && !/muscle/i.test(words)) return /\bleg\b/i.test(words) ? `leg ${cramp}` : cramp;
  const organ = /^(bowel|urinary) changes$/.exec(term.name)?.[1];
  if (organ && /\b(?:problems?|issues|trouble|difficulty)\b/i.test(words)) return `${organ} problems`;
  if (term.name === "hemoptysis") return /blood/i.test(words) ? "coughing up blood" : term.name;
  if (term.name === "appetite changes" && !/change/i.test(words)) return "changes in appetite";
  if (
    /(?: changes|^hearing loss)$/.test(term.name) &&
    /^changes? (?:in|to|with) (?!.*\b(?:urinary|bowel|visual|sensory)$)/i.test(words)
  )
    return words
      .toLowerCase()
      .replace(/^change /, "changes ")
      .replace(/\b(?:your|my|his|her|the|any) /g, "");
  return term.name;
}

/**
 * Returns the body system of a symptom: that of its body part if the symptom takes one and it belongs to the eyes,
 * ears, nose, mouth or throat; otherwise that of its term.
 */
export function systemOf(mention: SymptomMention, site: SiteMention | null): string {
  const part = mention.term.takesSite ? (site?.part ?? "") : "";
  if (/^(?:eye|eyelid)$/.test(part)) return "Eyes";
  return /^(?:ear|nose|throat|mouth|tongue|gum|tonsil|jaw|tooth|sinus)$/.test(part)
    ? "Ears, Nose, Mouth and Throat"
    : mention.term.system;
}

/**
 * Maximum number of characters from a body part to the symptom after it: "my knee | has been getting really | sore".
 * Farther ones mostly belong to other words.
 */
const maxGapBefore = 28;

/**
 * Maximum number of characters from a symptom to the body part after it: "pain | going all the way down into my | leg".
 */
const maxGapAfter = 40;

/**
 * Returns the body part of a symptom, the nearest in its clause; null if none is near or the symptom does not take one.
 */
export function siteOf(text: string, mention: SymptomMention): SiteMention | null {
  if (!mention.term.takesSite) return null;
  const near = findSites(text).filter((site) => {
    if (/^(?:skin|joint|muscle)$/.test(site.part)) return false;
    if (site.end <= mention.start)
      return (
        mention.start - site.end < maxGapBefore && !/[,;.]| and | or | but /.test(text.slice(site.end, mention.start))
      );
    return (
      site.start - mention.end < maxGapAfter &&
      /^(?:\s|\w+ )*?$/.test(text.slice(mention.end, site.start)) &&
      !/\b(?:when|after|with|and i|but|(?:elsewhere|anywhere else) or)\b/.test(text.slice(mention.end, site.start))
    );
  });
  return near.toSorted((a, b) => distance(a, mention) - distance(b, mention))[0] ?? null;
}

/** Returns the number of characters between a body part and a symptom. */
const distance = (site: SiteMention, mention: SymptomMention): number =>
  Math.min(Math.abs(site.end - mention.start), Math.abs(mention.end - site.start));

/** Matches words that make a symptom uncertain: "I think", "maybe". */
const hedgePattern =
  /\b(?:i think|maybe|might|may have|possibly|not sure|i guess|perhaps|could be|probably|a bit|kind of)\b/i;
/** Matches words of doubt whether the patient has the symptom after them: "I do not know if it is | weakness". */
const doubtsPattern =
  /\b(?:not (?:too |really |so |quite )?(?:sure|certain)|(?:do not|cannot|could not)(?: really)? (?:know|tell|say)|no idea|hard to (?:say|tell))\b[^.;,]{0,12}\b(?:if|whether)\b[^.;,]{0,36}$/i;
/** Matches words that show that a symptom is over: "as a kid", "years ago". */
const pastPattern =
  /\b(?:when i was (?:a kid|a child|young\w*|little|born|an? (?:baby|newborn|infant|toddler|teenager|teen))|as a (?:kid|child|teenager)|years ago|in the past(?! (?:few|couple|several|day|week|fortnight|month|year|hour|night|\d|half))|used to (?:have|get)|(?:there was|there were) .{0,40}?(?:at first|initially|to (?:begin|start) with)(?! and still)|last year|had .{0,30} before|(?:had|got|was|did have) .{0,40}?(?:last (?:week|month)|(?:a few|a couple of|several|\d+) (?:weeks|months) ago)|(?:had|got|did have) .{0,40}?\buntil (?:I|my|the|we)\b|but not (?:any ?more|now)|^the shakes (?:was|were))\b/i;

/**
 * Returns whether an injury is one the patient had before: "I've had a lot of injuries to my ankle". Other injuries are
 * what the patient comes for.
 */
const isEarlierInjury = (text: string, { term, start }: SymptomMention): boolean =>
  term.name === "injury" &&
  /\b(?:have had|has had|had|in (?:high school|college)|over the years|used to)\b[^.;]{0,60}$/i.test(
    text.slice(0, start),
  );

/**
 * Matches conjunctions at which a clause ends: "because", "but". Times in one clause do not apply to a symptom in
 * another.
 */
const clauseEndPattern =
  /\b(?:because|although|though|so that|whenever|but|and (?:then )?(?=(?:the|my) [a-z]+ (?:started|began|came|is|was|has|are|were|have|feels?|hurts?|get|gets)\b))/gi;

/** Matches a length or a start that a symptom of a list has for itself: "for 3 days", "since last night". */
const ownTimePattern =
  /\b(?:for (?:(?:about|around|the (?:last|past)|almost|over) )?(?:\d+|an?|a few|a couple of) (?:hours?|days?|weeks?|months?|years?)|since (?:last |this )?[a-z]+)\b/i;

/**
 * Returns the item of a list that names a symptom if each item of the list has a time of its own: for "fever" in "a
 * cough for 3 days and a fever since last night", the words after "and". Null for other lists.
 */
function itemWithTime(text: string, at: number): string | null {
  const items = text.split(/(?:,? and |, )(?=(?:(?:then|also|now) )?(?:an?|some|the|this|bad|my) )/i);
  if (items.length < 2 || !items.every((item) => ownTimePattern.test(item) && findSymptoms(item).length > 0))
    return null;
  return items.findLast((item) => text.indexOf(item) <= at) ?? null;
}

/**
 * Returns the clause that names a symptom: for "breathe" in "I wake up 3 times a night because I cannot breathe", the
 * words from "because" on.
 */
function clauseOf(text: string, { start }: SymptomMention): string {
  const ends = [...text.matchAll(clauseEndPattern)].map(({ index }) => index);
  const clause = itemWithTime(text, start);
  if (clause !== null) return clause;
  return text.slice(
    ends.findLast((at) => at < start) ?? 0,
    ends.find((at) => at > start),
  );
}

/** Matches words before a symptom that only places another one in time: "threw up after the | cough". */
const afterPattern = /\b(?:after|before|following|during) (?:the|this|that|a|my|his|her) (?:[a-z]+ )?$/i;

/**
 * Returns whether a symptom or its start is only a point in time for something else: "since the pain started", "threw
 * up after the cough". The times in the sentence are then not those of the symptom.
 */
function isPointOfTime(text: string, { start, end }: SymptomMention): boolean {
  const before = text.slice(0, start);
  if (afterPattern.test(before) && (findSymptoms(text)[0]?.start ?? start) < start) return true;
  return (
    /\b(?:since|before|after|until|when(?:ever)?|once) (?:the|this|that|my|his|her) (?:[a-z]+ )?$/i.test(before) &&
    /^ (?:first )?(?:start|beg[au]n|came on|comes on|happen|hit)/i.test(text.slice(end))
  );
}

/**
 * Returns when and how often something happens, from the times that a text names; `when` is "now" unless it is past.
 */
export function timeOf(text: string): FactTime {
  const duration = durationIn(text);
  const onset = onsetIn(text);
  const frequency = frequencyIn(text);
  return {
    when: pastPattern.test(text) ? "past" : "now",
    ...(onset ? { onset } : {}),
    ...(duration && !onset ? { duration } : {}),
    ...(frequency ? { frequency } : {}),
    ...(onset || duration ? {} : pointOf(text)),
  };
}

/** Returns the time of a single event: "last night", "on Sunday"; empty if the text names none. */
function pointOf(text: string): { point?: string } {
  const point =
    /\b(?:last night|yesterday|this morning|earlier today|on (?:mon|tues|wednes|thurs|fri|satur|sun)day)\b/i.exec(
      text,
    )?.[0];
  return point
    ? {
        point: lowerFirst(point).replace(/on ([a-z])/i, (_all, first: string) => `on ${first.toUpperCase()}`),
      }
    : {};
}

/**
 * Matches symptoms that can be measured or seen: "fever", "rash". A hedge such as "I think" makes only these
 * `possible`: of what they feel, patients often say "I think" without doubt.
 */
const measurablePattern = /fever|weight|swollen|blood|jaundice|rash/;
/** Matches a hedge right before the symptom that it makes uncertain: "maybe some | chills". */
const hedgedItemPattern =
  /\b(?:maybe|perhaps|possibly|(?:might|may) (?:have|be) (?:had |having |getting )?)(?: ?\b(?:just|like|also|even|some|a|an|the|my|little|slight|mild|low[- ]grade|bit|of)\b){0,4} ?$/i;

/**
 * Returns the words from the last "but" on. A doubt before it is about something else: "I'm not sure if it matters, but
 * I have a | rash".
 */
const afterBut = (words: string): string => words.slice(Math.max(0, words.toLowerCase().lastIndexOf(" but ")));

/** Returns `possible` if words before the symptom make it uncertain, else `stated`. */
function certaintyOf(text: string, { start, term }: SymptomMention): Certainty {
  const before = afterBut(textBefore(text, start, 90));
  if (hedgedItemPattern.test(before) || doubtsPattern.test(before)) return "possible";
  return measurablePattern.test(term.name) && hedgePattern.test(afterBut(text.slice(0, start))) ? "possible" : "stated";
}

/** Matches words before an act that causes or worsens something: "it hurts when I laugh or | cough". */
const triggersPattern =
  /\b(?:when(?:ever)?|any ?time|every ?time|each time|if|with|while|after|even|from|by|worse|like)(?: (?:I|you|he|she|they)(?: am| are| is)?(?: (?:\w+,? ){0,4}(?:or|and|even))?| \w+ing,?(?: or| and)?|,? or| even){0,2} $/i;

/**
 * Returns whether an act such as coughing is named only as what causes or worsens something else: "it hurts when I
 * cough".
 */
function isTrigger(text: string, { start, words }: SymptomMention): boolean {
  if (!/^(?:cough|coughing|sneeze|sneezing|swallow|swallowing|vomit|vomiting|urinating|pee|peeing)$/i.test(words))
    return false;
  return triggersPattern.test(text.slice(0, start));
}

/** Matches words of intention before a change of weight: "I've been trying to | lose weight". */
const intendsPattern =
  /\b(?:try|tried|trying|want|wants|wanted|need|needed|hope|hoping|like|going|supposed|plan|planning|working|told me) (?:\w+ )?(?:to|on) (?:\w+ )?$/i;

/** Returns whether a change of weight is what the patient wants and not what happened: "I am trying to lose weight". */
const isIntended = (text: string, { start, term }: SymptomMention): boolean =>
  term.name.includes("weight") && intendsPattern.test(text.slice(0, start));

/** Matches words before a symptom that the patient does not want to get: "I do not want to be | numb". */
const unwantedPattern =
  /\b(?:(?:do|would|did) (?:really |just )?not (?:really )?(?:want|like) (?:(?:it|that|this|them|him|her|me) )?(?:to (?:be|get|feel|have|end up|become|start|make|give)|making|giving|getting|(?=[a-z]+ing\b)|(?:an?|any|another)(?= ))|would hate (?:to (?:be|get|feel|have|end up)|getting|being))\b(?! rid\b)(?! through\b)[^.;,]{0,40}$/i;
/**
 * Matches words before a symptom that the patient first suspected instead of the actual problem: "I figured it was |
 * heartburn".
 */
const assumedPattern =
  /\b(?:figured|thought|assumed|reckoned|guessed|hoped|believed|suspected|told myself|blamed|put it down to|chalked it up to|wrote it off as|passed it off as)(?: (?:that|it|this|they))?(?: (?:was|were|is|are|might be|could be|must be|must have been|to be|on))?(?: (?:just|only|some|a|an|the|my|bad|probably|maybe|a bit of|a touch of|the usual|old)){0,5} $/i;
/** Matches words before a symptom for which a treatment was ended: "I stopped it because of | migraines". */
const stoppedForPattern =
  /\b(?:stopped|came off|quit|switched|took me off|changed)(?: (?:it|that|them|taking it|the pill|the coil))? (?:because of|due to)(?: the| my| bad)? $/i;
/**
 * Matches symptoms that patients often suspect wrongly: "heartburn". Only these are left out after words such as "I
 * figured it was"; a cough that was thought to be "just a cough" is present.
 */
const takenForPattern =
  /heartburn|indigestion|reflux|gas|flatulence|bloating|anxiety|nervous|stress|panic|fatigue|tired/;

/** Matches words with which a patient says which of several symptoms is left: "but now it is just | a cough". */
const replacedPattern =
  /^(?=[^]*?\b(?:was|were|had|thought|started|began|first|initially)\b)([^]{10,200}?),? but (?:right )?now (?:it is|I (?:just |only )?have|I am left with)(?: (?:just|only|mostly|mainly|really))* (?!worse|better|gone|fine|okay|not)(?![^.;]*\b(?:also|too|as well|still|again)\b)/i;

/** Returns the position up to which a text is about symptoms that another one has replaced; 0 if it names none. */
const replacedEnd = (text: string): number => {
  const match = replacedPattern.exec(text);
  return match && findSymptoms(text).some(({ start }) => start >= match[0].length) ? (match[1]?.length ?? 0) : 0;
};

/**
 * Matches words before something that the patient feared or that almost happened: "I was afraid I would have | a
 * seizure", "I nearly | fell".
 */
const avertedPattern = new RegExp(
  `\\b(?:almost|nearly|(?:about|going|close) to|could have|came close to|(?:feel|feeling|felt) like|${expected})(?: (?:just|have|had|having|an?|another)){0,3} $`,
  "i",
);
/** Matches symptoms that are events, which can be feared or almost happen: "seizures", "fainting". */
const eventPattern = /faint|vomit|seizure|^falls?$|chok|consciousness/;
/** Matches "hurt", written as "#", as what a person does to another: "he would never # me", "to # anyone". */
const harmsPattern =
  /\b(?:he|she|they|who|nobody|no one|anyone|someone|husband|wife|partner|boyfriend|girlfriend|would|to|ever|never|not)(?: (?:has|had|have|would|could|did|never|ever|not|really|actually|just)){0,3} #(?:s|ing)? (?:me|us|him|her|them|any ?(?:one|body)|some ?(?:one|body)|myself|the (?:kids|children))\b/i;

/**
 * Returns whether a symptom is not one that the patient has: "hurt" is what another person does, or the patient does
 * not want to get the symptom, feared it, ended a treatment because of it, or first suspected it wrongly.
 */
const isNotReported = (text: string, { start, end, term, words }: SymptomMention): boolean =>
  (/^hurt/i.test(words) && harmsPattern.test(`${textBefore(text, start, 40)}#${text.slice(end, end + 12)}`)) ||
  unwantedPattern.test(text.slice(0, start)) ||
  (eventPattern.test(term.name) && avertedPattern.test(text.slice(0, start))) ||
  stoppedForPattern.test(text.slice(0, start)) ||
  (takenForPattern.test(term.name) && assumedPattern.test(text.slice(0, start)));

/**
 * Returns whether the patient doubts that a symptom is the right word, in words that also deny it: "I do not really
 * know if I would call it a cough".
 */
const isUnnamed = (text: string, { start, end }: SymptomMention): boolean =>
  doubtsPattern.test(textBefore(text, start, 90)) && polarityAt(text, start, end) === "absent";

/** Matches words before a symptom that the patient has in other illnesses: "I usually have | a sore throat". */
const usualPattern =
  /\b(?:usually|normally|typically|generally|tend to) (?:do )?(?:have|get|come with|start with)\b[^.;]{0,60}$/i;
/** Matches words that compare with other times: "different", "this time". */
const differsPattern = /\bdifferent|\bthis time\b|\bnot (?:now|today|like (?:this|that))\b/i;

/**
 * Returns whether "sore" is only what a throat with another complaint is not: "a tickle in my throat, but not sore".
 */
const isThroatNotSore = (text: string, { start, words }: SymptomMention): boolean =>
  /^sore(?:ness)?$/i.test(words) &&
  /\bthroat\b/i.test(text.slice(0, start)) &&
  polarityAt(text, start, start + words.length) === "absent";

/**
 * Matches words before a symptom that the patient always has: "just my usual | aches", "no more than my normal |
 * cough".
 */
const ownUsualPattern =
  /\b(?:just|only|nothing (?:but|more than|beyond|besides)|no more than|apart from|other than)(?: for)? (?:my|the|his|her) (?:usual|normal|regular|typical|everyday|same old|old) (?:[a-z]+ )?$/i;

/** Returns whether the patient has a symptom always or in other illnesses, and not as part of this one. */
const isUsual = (text: string, { start, end }: SymptomMention): boolean =>
  ownUsualPattern.test(text.slice(0, start)) ||
  (usualPattern.test(text.slice(0, start)) && differsPattern.test(text.slice(end)));

/** Matches words after "anxious" that name a matter and do not indicate an anxiety disorder: "about the scan". */
const matterAfterPattern =
  /^ (?:about|to (?:be|hear|see|get|come|have|find|know)|for) (?!(?:everything|things|no reason|nothing|everyday|a lot|it all)\b)/i;

/**
 * Matches words after "confused" that name a matter: "about the dose". Words for the day, a place or people do not
 * match, because they indicate disorientation.
 */
const confusingMatterPattern =
  /^(?:,? now)?,? (?:about|by (?:the|your|all|what|how)|as to|why|what|which|how)\b(?!.{0,30}\b(?:days?|dates?|times?|night|evening|morning|months?|years?|where|who|place|people|names?|home|house|room)\b)/i;
/** Matches words for anxiety that is more than worry about one matter: "so", "all the time". */
const lastsPattern = /\b(?:so|all the time|always|constant\w*|every day|cannot|panic\w*)\b/i;

/**
 * Returns whether the patient is only nervous or confused about a matter ("nervous about the scan"), or repeats the
 * clinician's word for a feeling.
 */
const isAboutMatter = (text: string, { start, end, term, words }: SymptomMention): boolean =>
  (/confused$/i.test(words) && confusingMatterPattern.test(text.slice(end))) ||
  (/^anxiety|^nervous/.test(term.name) &&
    ((matterAfterPattern.test(text.slice(end)) && !lastsPattern.test(text)) ||
      /\b(?:mention\w*|speak\w* of|brought up|bring up)(?: the)? $/i.test(text.slice(0, start))));

/** Matches what is red without being inflamed: "blood", "urine", "it was". */
const canBeRedPattern =
  /\b(?:blood\w*|sputum|phlegm|mucus|stools?|poo\w*|urine|pee|vomit\w*|spit|streaks?|it (?:definitely |certainly |really |just |still )?(?:is|was|looks|looked)|that (?:is|was)|they (?:were|are))\b/i;

/** Returns whether "red" is the color of blood or of something brought up or passed, and not of a part of the body. */
const isColorOfOther = (text: string, { term, words }: SymptomMention): boolean =>
  term.name === "redness" &&
  /\bred$/i.test(words) &&
  canBeRedPattern.test(text) &&
  !/\b(?:hot|warm|swollen|swelling|tender|itch\w*|sore|painful|inflamed|puffy|hurts?)\b/i.test(text) &&
  findSites(text).length === 0;

/**
 * Matches words after a symptom that say that it is over or less: "my cough | has pretty much gone", "swelling | is way
 * down".
 */
const isOverPattern =
  /^(?: (?:in|of|on) (?:my|his|her|the|both)(?: [a-z]+){1,3}?)? (?:(?:has|have|is|are)(?: (?:pretty much|completely|totally|all|almost|now|mostly|basically|finally|just about|way|much|a lot|well|quite a bit)){0,3} (?:gone|resolved|cleared|settled|down)|went (?:away|down)|cleared up|resolved|settled)\b(?: (?:away|down|up))?(?=$|[,.;?!]| (?:now|completely|since|after|by itself|on its own|and|but|so|a lot|quite a bit|again|today|yesterday|last|within|for|with)\b)/i;

/**
 * Matches a clause after a symptom that says by a pronoun that it is over and has not come back: "I was so nauseous | ,
 * but that's gone", "headaches | at first, they've stopped".
 */
const endedSincePattern =
  /^(?![^.;?]{0,120}\b(?:(?:came|comes|come|coming|is|are) back(?! to normal)|returned|returns|again|comes and goes)\b)(?:(?!\b(?:but|and|so)\b)[^.;?]){0,50}?(?:,| but| and|, but| though|, though)(?: now| luckily| thankfully)? (?:(?:it|that|they|those|it all|(?:all|most) of (?:it|that|them))(?: (?=[a-z])(?:is|are|has|have|was|were|all|now|pretty much|mostly|completely|since|just|kind of|sort of|actually|finally|been|only|me)){0,4} (?:gone|settled(?: down)?|cleared(?: up)?|stopped|resolved|passed|worn off|disappeared|(?:fine|okay|ok|good|all right) now|back to normal)|not (?:any ?more|now))(?: (?:now|away|since|completely|altogether|by itself|on its own|after [a-z0-9 ]{2,20}))*(?=$|[,.;?!]| (?:and|but|so|though)\b)/i;

/** Matches a temperature that was measured: "the highest temperature was 38.8", "it got up to 102 degrees". */
const temperaturePattern =
  /\b(?:temp(?:erature)?s?|fevers?|thermometer)\b(?:(?!\b(?:I am|he is|she is|aged?|room|bed|number|weigh\w*)\b)[^.;?]){0,60}?\b(\d{2,3}(?:\.\d+)?)(?! ?(?:days?|hours?|weeks?|times|years?|mg|ml|percent|%))(?![\d.]*\d)|\b(\d{2,3}(?:\.\d+)?) ?(?:degrees|°|celsius|fahrenheit)\b/i;

/**
 * Returns a temperature that a text names if it is a fever: 38 to 43 (°C) or 100.4 to 109 (°F), as said, without a
 * unit. Null if there is none.
 */
export function feverIn(text: string): string | null {
  const [, after, before] = temperaturePattern.exec(text) ?? [];
  const degrees = after ?? before;
  if (!degrees) return null;
  const value = Number(degrees);
  return (value >= 38 && value <= 43) || (value >= 100.4 && value <= 109) ? degrees : null;
}

/** Matches words that say that the symptom after them hardly occurs, so that it is neither reported nor denied. */
const seldomPattern =
  /\b(?:hardly|barely|scarcely|almost never|very rarely|rarely) (?:ever )?(?:actually |really |even )?(?:have |get |feel |any )?$/i;

/**
 * Reads the symptoms that a sentence states or denies. Symptoms that a question names are read by `listAnswer`.
 * @param from the sentences that are the evidence.
 */
export function readSymptoms(sentence: Sentence, from: readonly Sentence[] = [sentence]): Fact[] {
  const { text } = sentence;
  if (isContested(text)) return []; // kept as a statement
  const qualities = [...new Set([...text.matchAll(qualityPattern)].map(([word]) => word.toLowerCase()))];
  const rated = severityPattern.exec(text);
  const replacedUntil = replacedEnd(text);
  const drugTimingAt =
    findDrugs(text).length > 0 ? text.search(/\b(?:whenever|every time|if|when) (?:my|I|the|it)\b/i) : -1;
  // "I take Advil whenever my headache comes on" says when the drug is taken, not that there is a headache now.
  return findSymptoms(text)
    .filter(
      (mention) =>
        (drugTimingAt < 0 || mention.start < drugTimingAt) &&
        !isTrigger(text, mention) &&
        !isIntended(text, mention) &&
        !seldomPattern.test(text.slice(0, mention.start)) &&
        !isUnnamed(text, mention) &&
        !isNotReported(text, mention) &&
        !isAboutMatter(text, mention) &&
        !isUsual(text, mention) &&
        !isThroatNotSore(text, mention) &&
        !isColorOfOther(text, mention) &&
        !isOverPattern.test(text.slice(mention.end)),
    )
    .map((mention) => {
      const site = siteOf(text, mention);
      const isPain = mention.term.name === "pain" || /pain|ache/.test(mention.term.name);
      return makeFact({
        kind: "symptom",
        from,
        polarity: polarityAt(text, mention.start, mention.end),
        certainty: certaintyOf(text, mention),
        time: {
          ...timeOf(isPointOfTime(text, mention) ? "" : clauseOf(text, mention)),
          ...((mention.end <= replacedUntil ||
            isEarlierInjury(text, mention) ||
            endedSincePattern.test(text.slice(mention.end))) && { when: "past" as const }),
        },
        slots: {
          name: symptomName(mention, site),
          system: systemOf(mention, site),
          site: site?.part,
          side: site?.side ?? undefined,
          severity: rated ? (rated[1] ? `${rated[1]}/10` : rated[2]?.toLowerCase()) : undefined,
          quality: isPain && qualities.length > 0 ? qualities.join(", ") : undefined,
        },
      });
    });
}
