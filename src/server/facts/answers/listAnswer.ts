import { type AskedItem, matchItems } from "../acts/matchItems";
import { orderedAnswer } from "../acts/questions/several/orderedAnswer";
import { pairedAnswer, pairedPolarity } from "../acts/pairedAnswer";
import { restOfAnswer } from "../acts/readAnswer";
import type { Fact } from "../Fact";
import { makeFact } from "../frames/makeFact";
import { siteOf, symptomName, systemOf, timeOf } from "../frames/readSymptoms";
import type { Sentence } from "../segment/Sentence";
import { findSites } from "../terms/findSites";
import { findSymptoms, type SymptomMention } from "../terms/findSymptoms";
import { objectAnswer } from "./attributeAnswer";
import { asksOfPast, deniedBefore } from "./symptoms/deniedBefore";
import { deniedThen } from "./listed/deniedThen";
import { goneAnswer } from "./listed/goneAnswer";
import { withPlaces } from "./listed/withPlaces";
import { deniedFact } from "./deniedFact";
import { questionAndAnswer, type Exchange } from "./Exchange";
import {
  acheOf,
  feltFever,
  isConfirmedLack,
  isNotSore,
  isUnmeasured,
  reducedSense,
  takesBackNoPattern,
} from "./symptoms/indirectAnswer";
import { circumstanceAffirmed, circumstanceAsked, elsewhereAsked } from "./symptoms/circumstanceAsked";
import { itemOf, measuredIn, sideAnswered } from "./symptoms/askedSymptom";
import { isOver } from "./symptoms/isOver";
import { isWell } from "./symptoms/isWell";
import { occasionAnswer } from "./symptoms/occasionAnswer";
import { symptomsAsked } from "./symptoms/symptomsAsked";

/** Matches a question about a known symptom: "Is there a time of day when the cough is worse?" */
const asksForAttributePattern =
  /\b(?:time of (?:the )?day|(?:anything|something|things?) (?:\w+ ){0,4}?(?:mak\w+|made|help\w*|bring\w*|brought|trigger\w*|reliev\w+|caus\w+)\b|(?:how|when|where|why) (?:long|often|bad|much|did|do|does|has|is|was)\b.{0,40}\b(?:start|begin|last|happen|occur|get|come|feel)\w*)/i;

/** Polarities of an item by its own yes or no; `none` if it has neither. */
const polarities = { yes: "present", no: "absent", none: "unanswered" } as const;

/** Matches a quality before a symptom, which a "no" denies, and not the symptom: "any bloody | phlegm". */
const qualifiedPattern =
  /\b(?:bloody|blood[- ](?:stained|tinged|streaked)|bloodstained|worst|usual|same|first|green(?:ish)?|yellow(?:ish)?|dis?colou?red|colou?red|thick|smelly|foul[- ]smelling|frothy|pink|rusty|brown|black|dark)(?: (?:or|and) [a-z]+)? $/i;
/** Matches words between a substance and the symptom in which it is looked for: "blood in your | vomit". */
const lookedForInPattern =
  /\b(?:blood|bleeding|pus|mucus|slime|froth|food|worms?|anything) (?:or [a-z]+ )?(?:[a-z]+ ){0,3}(?:in|into|with|on) (?:the |your |his |her )?$/i;
/** Matches a question about how a known symptom is: "Is the | phlegm | bloody?" */
const asksHowPattern =
  /^(?:(?:and|so|but|okay|or),? )*(?:is|are|was|were) (?:the|your|that|this|his|her|those|these) (?:[a-z]+ )?$/i;
/** Matches an adjective after a symptom, with which a question asks how it is: "bloody" in "Is the phlegm bloody?" */
const predicatePattern =
  /^ (?:(?:at all|ever|always|mostly|still|really|very|just|usually|more|also|any) )*(?!(?:gone|better|settled|resolved|there|present|back|still|worse|and|or|with|when|in|on|at|of|that|been|now|today|today|a (?:problem|worry|concern)|bothering|constant|coming|going|getting|happening|any)\b)[a-z-]{4,}/i;

/** Matches the start of a question about a known symptom: "Does the | cough | keep you up?" */
const asksOfKnownPattern =
  /^(?:(?:and|so|but|okay|alright|well|now|any|or|then),? )*(?:is|are|was|were|has|have|does|do|did) (?:the|your|that|this|his|her|those|these) (?:[a-z]+ )?$/i;
/** Matches words for course or effect after a symptom, with which a question asks how it goes: "getting worse". */
const asksCoursePattern =
  /^ (?:(?:been|ever|at all|just|always|also|mostly|usually|still|really) )*(?:(?:getting|get|gotten|got|becoming|become|go|going|gone) (?:any |much |a lot |a bit |progressively )?(?:worse|[a-z]{3,12}er|more|less|away|down|up)\b|worse\b(?! (?:or|than))|chang(?:e|ed|ing)\b|constant\b|intermittent\b|there all the time|(?:come|coming) and (?:go|going)\b|spread|extend|shoot|hurt|itch|bother|burn\b|sting\b|bleed\b|ooze\b|weep\b|drain\b|disturb|respond|vary\b|resolve\b|clear(?:ed)? up\b|settle|ease\b|subside|mov(?:e|ed|ing)\b|radiat|travel|wak(?:e|ing)\b|improv|worsen|progress|last(?:ed|ing)?\b|start(?:ed)?\b|stay|affect|limit|interfer|keep|stop|prevent|related\b|associated\b|(?:come|came) on (?:suddenly|gradually|slowly)\b)/i;

/** Returns whether a question presupposes a symptom, so that a "no" denies only its quality: "Is the phlegm bloody?" */
const isPresupposed = (asked: string, { start, end }: SymptomMention): boolean =>
  qualifiedPattern.test(asked.slice(0, start)) ||
  lookedForInPattern.test(asked.slice(0, start)) ||
  /^ up (?:any )?(?:bloody|blood[- ]|green|yellow|dis?colou?red|thick|dark|brown)/i.test(asked.slice(end)) ||
  /^ (?:or [a-z]+ )?in (?:the|your|his|her) (?:sputum|phlegm|mucus|stools?|urine|vomit)\b/i.test(asked.slice(end)) ||
  (asksHowPattern.test(asked.slice(0, start)) && predicatePattern.test(asked.slice(end))) ||
  (asksOfKnownPattern.test(asked.slice(0, start)) && asksCoursePattern.test(asked.slice(end)));

/**
 * What "no" denies of a presupposed symptom if blood was asked about: "Any blood in the phlegm?" A question about blood
 * alone ("Any blood?") is answered by `bloodAnswer`.
 */
const bloodIn: readonly (readonly [RegExp, string, string])[] = [
  [/phlegm|sputum|mucus|cough/i, "coughing up blood", "Respiratory"],
  [/diarrh|stool|poo|motion|bowel/i, "blood in stool", "Gastrointestinal"],
  [/vomit|sick|throw/i, "hematemesis", "Gastrointestinal"],
  [/urin|pee|water/i, "blood in urine", "Genitourinary"],
];

/** Reads a "no" to a question about the quality of symptoms: only blood is denied by name. */
function qualityDenied(exchange: Exchange): Fact[] {
  const { asked } = exchange;
  const blood = /(?<!\bthe )\bblood/i.test(asked) ? bloodIn.find(([part]) => part.test(asked)) : undefined;
  if (!blood) return [];
  return [deniedFact(exchange, "symptom", { name: blood[1], system: blood[2] })];
}

/** Matches answers that affirm a symptom in part, even to a negative question: "a bit", "sometimes". */
const aLittlePattern =
  /\b(?:little|a bit|sometimes|occasionally|on and off|off and on|now and (?:then|again)|somewhat|slightly)\b/i;
/** Matches words after which an answer takes back a part of its yes or no: "No. Although I had one last night". */
const contrastPattern = /\b(?:although|though|except|apart from|other than|however|actually|but)\b/i;

/**
 * Matches words of questions during the examination, whose answers are findings and not symptoms: "when I press",
 * "right here".
 */
const onExamPattern = /\b(?:press|touch|push|when I|this way|squeeze|right here|over here|down here|in here)\b/i;

/**
 * Matches words of a patient who does not know what the symptom asked about is: "I don't know what a wheeze sounds
 * like".
 */
const unsureWhatItIsPattern =
  /\b(?:do not|did not) (?:really )?(?:know|remember) what (?:an? |the )?[a-z]+(?: [a-z]+)? (?:is|are|sounds?|looks?|feels?) like\b/i;
/** Matches answers that neither report nor deny a symptom: "maybe", "hard to say". */
const undecidedPattern =
  /^(?:(?:oh|well|um|uh|hmm|I|it|that|just|only|like),? )*(?:maybe|perhaps|possibly|might|could be|not sure|(?:do not|cannot) (?:know|tell|say|remember)|a tickle|hard to (?:say|tell))\b/i;

/** Returns how each item is answered by its own yes or no; null for other answers, or if one names something else. */
function pairedItems(items: readonly AskedItem[], turn: readonly Sentence[]): Polarities | null {
  const paired = pairedAnswer(turn.map(({ text }) => text).join(", "));
  const namesOnlyItems = paired?.every((pair) =>
    items.some(({ words, key }) => pairedPolarity(words, key, [pair]) !== null),
  );
  return paired && namesOnlyItems
    ? items.map(({ words, key }) => polarities[pairedPolarity(words, key, paired) ?? "none"])
    : null;
}

/** Matches the second of two questions: "A, | or is it B?" */
const secondChoicePattern =
  /\bor (?:(?:is|are|was|were|do|does|did|have|has) (?:it|you|they|he|she|there)|there (?:is|are))\b/i;

/** Matches a yes to all items of a list: "I've had both of those". */
const allNamedPattern =
  /^(?!.*\b(?:not|no|but|except|only)\b).*\b(?:both(?: of (?:those|these|them))?(?=$|[,.;])|all (?:of (?:those|these|them|the above|that)|three|four)\b)/i;

/** Matches how a clinician acknowledges the previous answer before the next question: "No, okay, I see, and". */
const receiptPattern = /^no,? (?=(?:ok(?:ay)?|all ?right|right|I see|good|great|fine|and|so|sure|got it)\b)/i;

/** Whether the items of a list are present, absent or left open. */
type Polarities = readonly (typeof polarities)[keyof typeof polarities][];

/** Maximum number of words of an answer that is a side alone: "Just on the right one". */
const maxSideWords = 5;
/** Returns whether an answer is a side alone, which affirms the symptom: "Just the right." */
const isSide = (text: string, asked: string): boolean =>
  text.split(" ").length <= maxSideWords &&
  sideAnswered(text, asked) !== undefined &&
  !/'s [a-z]|\b(?:is|was|are|has|have|had|went|goes|feels?|felt|gets?|got|seems?|looks?)\b/i.test(text);

/** Returns whether a question is asked in the negative: "No chest pain?" */
const isNegativeQuestion = (asked: string): boolean =>
  /\b(?:no|not|without)\b/i.test(
    asked
      .replace(receiptPattern, "")
      .replace(/\b(?:or|whether|if) not\b/gi, "")
      .replace(/, like .*/i, ""),
  );

/**
 * Reads the answer to a question that names symptoms: each is present, absent or unanswered. A plain "yes" to several
 * symptoms yields one fact with the question's words. Empty if the question names none, asks how a known one is, or is
 * part of an examination.
 */
export function listAnswer(exchange: Exchange): Fact[] {
  const { asked, answer, reply, turn } = exchange;
  const meant = symptomsAsked(exchange);
  const mentions = reply.polarity === "no" ? meant.filter((mention) => !isPresupposed(asked, mention)) : meant;
  const gone = goneAnswer(exchange, meant);
  if (gone) return gone;
  if (meant.length > 0 && mentions.length === 0) return qualityDenied(exchange);
  if (mentions.length === 0 || onExamPattern.test(asked) || asksForAttributePattern.test(asked)) return [];
  const first =
    deniedBefore(exchange, mentions) ?? deniedThen(exchange, mentions) ?? occasionAnswer(exchange, mentions);
  if (first) return [first].flat();
  const isPlainNo = reply.polarity === "no" && reply.rest === "";
  // In "A rash, no", the words before the "no" only repeat the question.
  const spoken = turn.map(({ text }, i) => (i === 0 && isPlainNo ? "no" : text)).join(". ");
  const exception = mentions.length === 1 ? exceptionIn(exchange) : null;
  if (exception && mentions[0]) return withException(exchange, mentions[0], exception);
  const items = withPlaces(asked, mentions, answer.text);
  const isList = mentions.length > 1;
  const isSideOnly = !isList && isSide(answer.text, asked);
  const yesOrNo = reply.polarity === "yes" || reply.polarity === "no" ? reply.polarity : isSideOnly ? "yes" : null;
  const answers = answersOf(exchange, items, { spoken, yesOrNo, isPlainNo });
  if (answers === null) return [];
  const isNegative = isNegativeQuestion(asked) && yesOrNo !== null;
  const choice = asked.search(secondChoicePattern);
  if (isList && yesOrNo === "yes" && answers.every((each) => each === "unanswered"))
    return [objectAnswer(exchange) ?? []].flat(); // a plain "yes" to several symptoms affirms no single one
  return mentions.flatMap((mention, i): Fact[] => {
    const isBefore = yesOrNo === "no" && / ago$/.test(timeOf(answer.text).onset ?? ""); // "No, I had one a year ago"
    // A "no" with more words after "A, or is it B?" denies A and leaves B open, unless the answer names B.
    const isOther = choice !== -1 && mention.start > choice && yesOrNo === "no" && reply.rest !== "";
    const denied = isOther && !items[i]?.words.test(spoken);
    const said = isBefore ? "absent" : denied ? "unanswered" : (answers[i] ?? "unanswered");
    // "No" to "No chest pain?" denies it, "A little" affirms it; "Yes" is ambiguous.
    const isAmbiguous =
      isNegative && yesOrNo === "yes" && !aLittlePattern.test(reply.words) && !items[i]?.words.test(spoken);
    const isOpen = !isList && isUndecided(answer.text) && !affirms(answer.text, items[i]);
    const felt = items[i] && feltFever(exchange, mention, spoken, items[i].words);
    if (felt) return felt;
    const isTakenBack =
      !isList &&
      said === "absent" &&
      (takesBackNoPattern.test(spoken) || (/\bchanges?\b/.test(mention.term.name) && namesChangePattern.test(spoken)));
    const polarity: (typeof polarities)[keyof typeof polarities] =
      isConfirmedLack(asked, mention, exchange) || isTakenBack
        ? "present"
        : isNotSore(mention, spoken) || isWell(mention.term.name, spoken)
          ? "absent"
          : isAmbiguous || isOpen
            ? "unanswered"
            : said;
    const isOpenOrElsewhere = polarity === "unanswered" || isElsewhere(asked, mention, spoken);
    if (isOpenOrElsewhere && yesOrNo === null) return [];
    return withSide(
      exchange,
      symptomAnswered(exchange, mention, { polarity, spoken, isList, isTakenBack }),
      isSideOnly,
    );
  });
}

/** Returns a symptom and, if it has no body part and the answer is a side alone, its side: "Just the right." */
function withSide(exchange: Exchange, symptom: Fact, isSideOnly: boolean): Fact[] {
  const { name, side, site } = symptom.slots;
  if (!isSideOnly || symptom.polarity !== "present" || !name || !side || site) return [symptom];
  const slots = { name: name.text, side: side.text };
  return [symptom, makeFact({ kind: "symptom", from: questionAndAnswer(exchange), slots })];
}

/** What was said in answer to a list, with its yes or no; `isPlainNo`: the answer is a "no" and nothing else. */
interface ListReply {
  spoken: string;
  yesOrNo: "yes" | "no" | null;
  isPlainNo: boolean;
}

/** Returns how each item of a question is answered; null if the answer says a yes and a no and not of what. */
function answersOf(
  { answer, turn }: Exchange,
  items: readonly AskedItem[],
  { spoken, yesOrNo, isPlainNo }: ListReply,
): Polarities | null {
  const isList = items.length > 1;
  if (!isList)
    return matchItems(items, contrastPattern.test(spoken) ? spoken : isPlainNo ? "no" : answer.text, yesOrNo);
  const sentences = turn.map(({ text }) => text);
  const ordered = orderedAnswer(items.length, sentences);
  if (ordered) return ordered.every((each) => each === "unanswered") ? null : ordered;
  if (yesOrNo === "yes" && allNamedPattern.test(spoken)) return items.map(() => "present" as const);
  return acheOf(items, answer.text) ?? pairedItems(items, turn) ?? matchItems(items, spoken, yesOrNo);
}

/**
 * Returns whether an answer is only about another part than the one asked about: "Any facial pain?" "Pressure here, no
 * pain in the teeth"; "Any numbness of the lip?" "My chin is numb".
 */
function isElsewhere(asked: string, mention: SymptomMention, spoken: string): boolean {
  const part = siteOf(asked, mention)?.part;
  if (part === undefined || findSites(spoken).some((site) => site.part === part)) return false;
  const named = findSymptoms(spoken).filter(({ term }) => term.name === mention.term.name);
  const parts = named.map((each) => siteOf(spoken, each)?.part);
  return parts.length > 0 && parts.every((each) => each !== undefined && each !== part);
}

/** Matches a change named after a "no": "No. Well, he eats a little less". */
const namesChangePattern =
  /[,.;] (?:.{0,60} )?(?:less|more|not as much|lower|worse|decreased|increased|reduced)\b(?! than usual\?)/i;

/** How a symptom was answered; `isTakenBack`: a "yes" after a "no" took it back. */
interface ItemReply {
  polarity: (typeof polarities)[keyof typeof polarities];
  spoken: string;
  isList: boolean;
  isTakenBack: boolean;
}

/** Maximum number of words of a clause that says no more of an item than how often: "Nausea always". */
const maxClauseWords = 3;

/**
 * Returns the clause of an answer that names an item: "nausea always" of "Nausea always, vomiting once a day". If the
 * first sentence is about something else, that is looked for in the later ones.
 */
function clauseOfItem({ answer, turn, reply }: Exchange, { words }: AskedItem): string {
  const isLater = reply.polarity === null && !words.test(answer.text) && findSymptoms(answer.text).length === 0;
  const sentence = (isLater && turn.find(({ text }) => words.test(text))?.text) || answer.text;
  const short = sentence.split(/[,;] (?:and |but )?/).find((clause) => words.test(clause));
  if (short && short.split(" ").length <= maxClauseWords) return short;
  return sentence.split(/ but /).find((clause) => words.test(clause)) ?? sentence;
}

/** Matches a time that is over: "a few years ago", "back in college". */
const agoPattern = /\b(?:ago|back in|in the past|as a (?:kid|child|teenager)|when I was)\b/i;

/** Returns a symptom of a question with the time, side and temperature of the answer. */
function symptomAnswered(exchange: Exchange, mention: SymptomMention, given: ItemReply): Fact {
  const { asked, answer, reply } = exchange;
  const { polarity, spoken, isList, isTakenBack } = given;
  const site = siteOf(asked, mention);
  const place = polarity === "absent" && !isList ? elsewhereAsked(asked) : "";
  const where = polarity === "absent" && !isList ? place || circumstanceAsked(asked.slice(mention.end)) : "";
  // "Any shoulder pain before?" "A few years ago" is not the beginning of the present pain.
  const isEarlier = asksOfPast(asked) && agoPattern.test(answer.text);
  const rest = restOfAnswer(answer.text, reply);
  const point = polarity === "present" && !isList ? circumstanceAffirmed(rest, site?.part) : undefined;
  const ownSide = isList
    ? findSites(answer.text).find(({ part }) => part === site?.part)?.side
    : sideAnswered(spoken, asked);
  const side = site?.side ?? (polarity === "present" ? (ownSide ?? undefined) : undefined);
  return makeFact({
    kind: "symptom",
    from: questionAndAnswer(exchange),
    polarity,
    certainty:
      unsureWhatItIsPattern.test(spoken) || isUnmeasured(mention, spoken)
        ? "possible"
        : reply.isHedged || isTakenBack
          ? "likely"
          : "stated",
    time:
      polarity === "present"
        ? {
            when: "now",
            ...(isEarlier ? {} : timeOf(isList ? clauseOfItem(exchange, itemOf(mention)) : answer.text)),
            ...(point ? { point } : {}),
            ...(isEarlier || isOver(exchange, itemOf(mention).words) ? { when: "past" as const } : {}),
          }
        : { when: "now" },
    slots: {
      name: `${
        (polarity === "present" ? reducedSense(mention, spoken) : null) ??
        (place
          ? mention.words.toLowerCase().replace(/^pains$/, "pain")
          : symptomName(mention, site && side ? { ...site, side } : site))
      }${where}`,
      system: systemOf(mention, site),
      site: site?.part,
      side,
      value: polarity === "present" ? measuredIn(mention.term.name, spoken) : undefined,
    },
    said: `${asked} ${answer.text}`,
  });
}

/** Maximum number of words of an answer that is a hedge and nothing else: "Maybe a little?" */
const maxHedgeWords = 3;

/** Matches words that leave a symptom open: "but not sore", "hard to say", "I don't really know". */
const leavesUndecidedPattern =
  /\bbut (?:it is |it was )?(?:not|no)\b|\bnot sure\b|\b(?:do not|cannot)(?: really)? (?:know|tell|say|remember)\b/i;

/**
 * Returns whether an answer hedges and then says no more, or something else: "Maybe?", "Maybe a tickle, but not sore".
 */
const isUndecided = (answer: string): boolean =>
  undecidedPattern.test(answer) &&
  !/\b(?:yes|yeah|yep)\b/i.test(answer) &&
  (answer.split(" ").length <= maxHedgeWords || leavesUndecidedPattern.test(answer));

/** Returns whether an answer that begins with a hedge names the symptom all the same: "Maybe a little sore throat". */
const affirms = (answer: string, item: AskedItem | undefined): boolean =>
  item !== undefined && item.words.test(answer) && !/\b(?:not|no|never)\b/i.test(answer);

/** Source of a pattern for words that start a circumstance: "when I cough", "on the stairs". */
const circumstance = "(?:when|whenever|if|after|with|during|while|on|at|in|before|first thing)";
/** Matches an exception after a no, with its circumstance as the group: "only when I run". */
const exceptAfterNoPattern = new RegExp(
  `^(?:(?:but|well|or|maybe|really),? )*(?:only|just|except|unless|apart from|other than)(?: (?:for|maybe|sometimes))? (${circumstance} .+)$`,
  "i",
);
/**
 * Matches a denied circumstance with an affirmed one, the affirmed one as the group: "not at rest, but on the stairs".
 */
const notButThenPattern = new RegExp(
  `^(?:(?:yes|yeah|no|well),? ){0,3}not (?:at|when|with|during|in|on|while|unless) [^,]{2,30}?,? (?:but|only) (?:I (?:do|am) )?(${circumstance} .+?)(?:,? (?:I|it|they) (?:do|does|is|am|are|will))?$`,
  "i",
);

/** Matches an answer that only names a circumstance: "Only when I cough". */
const onlyThenPattern = /^(?:(?:just|maybe|really),? )?only (?:when|if|after|with|during|while|on|at|in) /i;

/** Maximum number of words of a circumstance that a note can print: "when I climb stairs with the shopping". */
const maxExceptionWords = 14;

/** Returns the circumstance that a denial excepts: "No, only when I run", "Not at rest, but on the stairs"; or null. */
function exceptionIn({ asked, reply, answer }: Exchange): string | null {
  const found =
    notButThenPattern.exec(answer.text)?.[1] ??
    (reply.polarity === "no" || (onlyThenPattern.test(answer.text) && !/\b(?:in the past|before|ever)\b/i.test(asked))
      ? exceptAfterNoPattern.exec(reply.polarity === "no" ? reply.rest : answer.text)?.[1]
      : undefined);
  return found && found.split(" ").length <= maxExceptionWords ? found : null;
}

/** Matches a circumstance that is over: "when I was on the iron", "after I had the baby". */
const pastCircumstancePattern =
  /^(?:when|while|after|before|during) I (?:was|had|did|took|lived|used|started|got|went|came)\b|^(?:last|in (?:19|20)\d\d|at the (?:start|beginning))\b/i;

/** Returns a symptom that is there under one circumstance only, and the sentence that says so. */
function withException(exchange: Exchange, mention: SymptomMention, when: string): Fact[] {
  const from = questionAndAnswer(exchange);
  const site = siteOf(exchange.asked, mention);
  const name = symptomName(mention, site);
  const isPast = pastCircumstancePattern.test(when);
  const said = `I ${isPast ? "had" : "have"} ${name} only ${when}`;
  return [
    makeFact({
      kind: "symptom",
      from,
      time: { when: isPast ? "past" : "now" },
      slots: { name, system: systemOf(mention, site), site: site?.part },
      said,
    }),
    makeFact({ kind: "statement", from, source: "patient", slots: { detail: said }, said }),
  ];
}
