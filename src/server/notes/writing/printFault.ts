import { rememberResults } from "../../platform/rememberResults";
import { hasBrokenClause } from "./prose/hasBrokenClause";

/** Matches filler words of speech: "kind of", "you know". */
const fillerPattern =
  /\b(?:kind of|sort of|you know|okay|alright|yeah|basically|I mean|and stuff|a little bit|obviously|honestly|pretty (?:good|much|well)|(?<!\bnot )really|(?<!\b(?:feels?|felt|feeling|looks?|looked|sounds?|sounded|seems?|smells?|tastes?|does|did|not|sleep\w*) )like (?:a|the|when|they|to)\b|just|um|uh|gonna|wanna|gosh|ok|hopefully|guess|awhile ago like)\b|'cause\b/i;
/** Matches words by which a sentence still speaks to the patient. */
const secondPersonPattern = /\b(?:you|your|yours|yourself)\b/i;
/** Matches words by which a sentence still speaks as the patient or clinician. */
const firstPersonPattern = /\b(?:I|me|my|mine|myself)\b/;
/** Matches words of a question: "do you", "is that okay". */
const questionPattern =
  /\?|\b(?:does that sound|how does that|can I have|do you|are you|have you|is that (?:okay|right))\b/i;
/**
 * Matches a verb that does not agree with its subject ("she have"), repeated words ("the the"), words that do not exist
 * ("alreadies") and a comma between subject and verb ("because he, takes").
 */
const slipPattern =
  /\b(?:if|when|because|since|so|that) (?:the patient|he|she|they), (?!(?:and|or|who|which|as|if|when|too|like|in|at|on|for|with|after|before|however)\b)[a-z]|\b(?:patient (?:have|are|do|were|want|need|feel|take|get|smoke|stand)\b|they (?:is|was|has|wants|does)\b|(?:he|she) (?:are|were|have|do|am|go|feel|take|get|want|need|think)\b|(?:beens|kinds of|ases|offs|bes|alreadies|intoes|reflexeses)\b|(\w+) \1\b|has has\b|is is\b|the the\b|to to\b)/i;
/** Matches a last word that cannot end a sentence: "because", "the". */
const openEndPattern =
  /\b(?:and|or|but|so|because|if|when|that|the|a|an|to|of|for|with|my|his|her|their|like|as|than|is|are|was|were|be|has|have|had|do|does|did|would|will|can|could|at|(?<!\b(?:come|straight|right|bring|brought|pop|seen|called|comes|came|check|back|breathe|breathes|breathing) )in|(?<!\b(?:come|comes|came|coming|goes|carry|carries|later|early|moves?|moved) )on|from|by|about|I|(?<=\b(?:and|but|because|when|if|so|then|that|than|as|like|how|why|where|is|was|does|did) )it|who|which(?: (?:before|after))?|where|(?<!\ba )while|such|very|not|no|some|any|patient's|also|(?<!\b(?:until|before|by|till) )then|(?<!\b(?:ever|has|have|had|been) (?:[a-z]+ ){0,3})since|until|going|(?<!\blooked )into|it's|got|get|(?:when|if|that|because|and|but|where) (?:the patient|he|she|they))[.]?$/i;
/** Matches a first word that cannot begin a sentence: "which", "than". */
const danglingStartPattern =
  /^(?:no|and|but|or|because|which|that|than|of|so|though|although|as well|with that|to|who|whatever|where|if)\b(?! )?/i;
/** Matches a sentence that breaks off after "it": "and it", "because it". */
const endsInItPattern = /\b(?:and|or|but|if|when|that|because|so|as|than|while|where|which) it$/i;
/** Matches a finite verb: "is", "hurts". */
const verbPattern =
  /\b(?:is|are|was|were|has|have|had|does|did|do|can|could|will|would|may|might|cannot|unable|(?:comes?|goes|gets?|hurts?|feels?|helps?|makes?|starts?|lasts|lasted|happens?|takes?|works|lives|wakes?|keeps?|bothers?|upsets?|seems?|runs?|looks?|gives?|shoots?|spreads?|radiates?|moves?|burns?|itch(?:es)?|aches?|throbs?|drains?|bleeds?|stops?|eases?|settles?|eats?|sleeps?|drinks?|smokes?|swells?|needs|wants|uses?|likes|shows?|turns?|sounds|tends?|hits?|clicks?|pops?|locks?|catch(?:es)?|sits?|leaves?|causes|triggers|flares|stays?|rests|depends?|occurs?|disappears?|improves?|worsens?|varies|suffers?|reports|denies|allows?|agrees?|prefers?|monitors?|checks?|walks?|exercises|plays?|rides?|follows?|weighs?|coughs|vomits|relieves?|irritates?|affects?|prevents?|travels?|limits?|begins?|brings?|sends?|watches|cooks?|buys?|avoids?|misses|skips?|forgets?|remembers?|stands?|lies|lifts?|bends?|twists?|reads?|hears?|sees?|notices?|finds?|thinks|says|tells)|[a-z]{2,}ed|felt|took|went|got|came|fell|gave|began|made|kept|saw|told|said|found|(?<!\b(?:the|in|on|my|his|her|their|its|whole|patient's) )left|lost|ran|hurt|quit|woke|broke|put|ate|slept|thought|drank|brought|caught|held|threw|hit|met|bit|shot|sat|stood|drove|sent|spent|grew|rose|worn|wore|cut|let|set|read)\b/i;
/** Matches a subject with a verb of its own: "the patient monitors". */
const subjectAndVerbPattern =
  /\b(?:patient|he|she|it|they|who|which|that|this|there|everything|nothing|nobody|everyone) (?:(?:also|still|always|never|sometimes|often|[a-z]+ly) ){0,3}[a-z]{2,}(?:s|ed)\b|\bthey (?:[a-z]+ly |also |still |always |never ){0,3}[a-z]{2,}\b/i;

/** Matches speech that was broken off and restarted: "has not they had", "is not, a little", "it is the patient is". */
const brokenPattern =
  /\bthat (?:the patient|he|she|they)(?: also| just)? cannot[.]?$|\b(?:or|and|but);|\b(?:is|are|was|were|has|have|had|do|does|did|would|can|could) not,? (?:they|he|she|it|the patient|an?)\b|\b(?:it|that|this) (?:is|was) (?:the patient|he|she|they) (?:is|are|was|has|have|had)\b|\b(?:the|a|an|at|in|of|to|with) (?:that|this|they|he|she|it|and|but|so)\b \d|\ba (?:some|any)\b|\bthe that\b|^(?:it|that|this|there) the patient\b|\bpatient's (?:their|his|her|my)\b|^(?:this morning|yesterday|today|last night) (?:this|yesterday|today|last)\b|\b[a-z]+ing,? [a-z]+ing it\b|\b(?:on|in|at|of|with) (?:their|his|her|the|in|with),? (?:in|on|with|the)\b|, right,|, or if\b|\bhaving it [a-z]+ing\b|\bthe patient, (?:it|that|this|they|he|she|the|there)\b|\bnext problem\b|\bis been\b|\b(?:the patient|he|she) (?:they|he|she) (?:is|are|was|were|have|has)\b|\bin a in\b|\bsorry\b|\bthat is (?:it|all)\b|^else\b|\b(?:he|she|they) think,|, and again\b|^again\b|^like\b|\blike\b(?:,? [a-z']+){1,12} like\b|\bit is that (?:if|when|the|he|she|they)\b|\b(?:would|will|could),|\bwhat by what\b|\bis what (?:is|has|was)\b|\bthe (?:they|he|she|it)\b|\b(?:it|he|she|they),? (?:it|he|she|they) (?:is|was|has|have|did|does)\b|\b(?:the|an?|slightly) of\b|\b(?:an? the|the an?)\b|^the there\b|\bto [a-z]+ing, |\bgot bit\b|\bdenies (?:his|her|their) [a-z]+$|\b(?:the patient|he|she) (?:they|he|she) (?:do|does|did|went|got|took|felt|feel)\b|^(?:not|did|every|few|maybe|much|even|out|than|usually after)\b(?! (?:\d+|few|couple|other|day|night|morning|evening|week|month|time|one|2|3|after|since|when|before|a |to )\b)|^(?:the patient|he|she|they) (?:(?:is|was|are|were|has been|have been) (?:doing|saying|thinking|going|feeling|being|getting)|did|does|do|has|have|had|is|are|was|thinks|will be)(?: (?:otherwise|it|that|okay|well then|not|not ever|is))?\.?$|^(?:it|that|this) (?:is|was) (?:(?:bad|good|fine|there|here|true|possible|fun|hard|annoying|weird|crazy|funny|nice|great|difficult|probably|just|done|over|balanced|okay)\b|[^a-z\d]*\d+\/10)\.?$|\bprobably (?:going|should)\b|, (?:it|they|he|she) (?:is|are) (?:it|they|he|she) (?:is|are|has|have)\b/i;

/**
 * Matches a subject right after an auxiliary, as in speech that was restarted: "is unable to, they find". Also matches
 * other words with the ending of a verb ("whens"), and sentences that are cut off after an adverb ("usually").
 */
const restartedPattern =
  /\b(?:has|had|have) (?:last (?:night|week|month|year)|yesterday|this (?:morning|week)),? (?:so|and|but|because|which)\b|\b(?:is|was|has|have|had|does|did|do|are|were|can(?:not)?|could|would)(?: not)?(?: (?:really|just|been|also|able to|unable to|still|only|more|so|like|a|the|that))*,? (?:he|she|they|it|we|the patient(?!'s))\b|\b(?:agains|likes (?:she|he|they|the patient)|whoes|ises|useding|whens|wents|spokes)\b|\b(?:mostly|only|usually|probably|maybe|even|one of|kind|sort|trying|able|unable|due|rather|whether|almost|all of a sudden|such)[.]?$|^(?:ueah|oh|yeah|well)\b|\bwhat (?:the patient|he|she|they) (?:is|are|was|were) (?:after|before|like|when|if|because)\b|^(?:It|This|That) (?:is|was) (?:if|when|because|so)\b|\b(?:he|she|they|it),? (?:he|she|they|it) (?:is|was|has|have|had|does|did|do|can|could|would)\b/i;
/** Matches "thinks" with a noun instead of a clause: "the patient thinks an SGLT2 inhibitor". */
const thinksThingPattern =
  /\bthinks (?!(?:that |of |about )?(?:it|he|she|they|the [a-z]+ (?:is|was|has|had|may|might|could|will)|this|that|there|so|their|his|her|[a-z]+ (?:is|was|are|were|has|may|might|could))\b)/i;

/**
 * Matches sentences of a plan that break off or lack their object ("and when that is complete", "make sure them", "we
 * will let as well", "prescribe are taking"), instructions to a scribe, and courtesies.
 */
const withoutObjectPattern =
  /\bto [a-z]+ (?:at|for|into|after) will\b|^if (?:the patient's|his|her|their|the) (?:[a-z]+ )?(?:examination|exam|results?|tests?|x-?rays?|labs?|scans?),|\border the (?:medications?|procedures?|tests?)(?: and (?:the )?(?:medications?|procedures?|tests?))?(?: (?:that )?(?:we|I))? (?:have )?discussed\b|\b(?:and|or|but) (?:if|when|once|until|after|as soon as) (?:that|this|it|those|these) (?:is|are|comes?|gets?|has|have)(?: (?:been|back|all))?(?: (?:complete|completed|done|finished|over|back|ready))?$|\bmake sure(?: that)?(?: (?:them|him|her|you|they|he|she|the patient))?$|\b(?:prescribe|give|start|order|take|continue|obtain) (?:is|are|was|were|am|has|have|will)\b|\b(?:will|can|would) let(?: (?:as well|know|too|also))*$|\b(?:walk|show|take|send|bring) (?:he|she|they|him|her|them|the patient)(?: (?:back|out|over|down|right))* (?:out\b|to the (?:front|check-?out|desk|waiting|lobby))|\b(?:will|to|can|would|let|help) [a-z]+ (?:he|she|they) (?:out|to|over|back|down)\b|\b(?:run|go|going|running) (?:down|through|over) (?:a|the|this|my|some) (?:[a-z]+ )?(?:list|questions)\b|^there (?:is|are|was|were) (?:only |just |some )?(?:people|things?|stuff|one|some)$|^(?:in|to|for) the plan\b|^(?:please )?(?:include|add|put|document|note) (?:our|my|the) (?:discussion|conversation)\b|\b(?:check(?: the patient| him| her| them)? out|check-?out desk|front desk)\b|\b(?:any|have) questions for (?:me|us)\b|\bthis is (?:[a-z]+ ){1,3}[a-z]+,? (?:an? )?(?:[a-z]+,? ){0,2}\d+-year-old\b|\badvised the patient to (?:be (?:fine|okay|good|better|all right|able)|(?:not )?(?:go from there|do (?:that|it|so)))\b|\b(?:will|can) (?:get|have) (?:that|this|it) (?:started|done|going|set up)\b/i;
/** Matches a test or action whose object is only a pronoun: "We can send it for some tests if that happens". */
const unnamedPattern =
  /^(?:we )?(?:will |can )?(?:obtain|start|order|give|prescribe|do) (?:be|get|getting|doing|do|ordering|give|giving|into|start|order|obtain)\b|\bto (?:we|I|they) (?:will|can|would|should|are|am)\b|\b(?:told|tells) (?:them|him|her|the patient)(?: that)?$|\b(?:send|test|check|culture|examine|treat|repeat) (?:it|that|this|them)\b[^.]{0,100}\bif (?:that|this|it) (?:happens|does|occurs|is the case)\b|\bsee if the patient could have (?:that|this|it)$/i;

/**
 * Matches answers that make no sense without their question ("the patient did initially for 2 days", "has not noticed
 * anything there", "has not been around one") and speech that breaks off ("she is worse is probably", "elbow, but elbow
 * but").
 */
const withoutQuestionPattern =
  /^(?:the patient|he|she|they) (?:(?:did|does|do)(?: not)? (?:initially|but|at first|for|though|once)\b|(?:has|have|had) (?:but|initially)\b|(?:is|was|are|were) (?:worse|better) is\b|should mention\b|would say\b|will say\b)|\b(?:noticed|seen|felt|had|done|tried) (?:anything|any|nothing) (?:there|like that)\b|\b(?:around|near|had|seen|tried|done|used) one(?: (?:for|in|since) .{1,20})?$|\b(?:some |any )?help (?:there|with (?:that|it))$|\b(?:[a-z]+),? but ([a-z]+) but\b|\b(?:does not|do not|did not|never) (?:believe|think) (?:he|she|they) (?:sees?|saw) any\b|^it (?:helped|helps) (?:the patient|him|her|them)$|\b(?:past|last) (?:few|couple(?: of)?) (?:bit|while)\b|\bhaving experiencing\b|\bso like it has\b|\b(?:will|could|would)(?: not)? (?:about|approximately|with)\b/i;

/** Matches a sentence of a plan that breaks off at a hedge: "and then perhaps unless it is a virus". */
const brokenHedgePattern =
  /^(?:I think )?since [^,]*$|,? (?:perhaps|maybe|possibly|except)$|(?:^|, |\b(?:and|but|or|then|the|a|is|are|will|can) )only$|\b(?:perhaps|maybe|possibly),? (?:unless|if|because|since|and|but|or|so)\b/i;

/**
 * Matches speech that breaks off or takes something back, and a question word without its clause: "he is a bit", "keep
 * it, no, drop it", "what is good".
 */
const brokenOffPattern =
  /\b(?:is|was|are|were) an? (?:bit|little|lot)(?:;|$)|, (?:no|wait|sorry|hang on), (?:let us|we|I|drop|make|stop|keep|cut|not)\b|^(?:what|which) (?:is|was) [a-z]+$/i;

/** Maximum number of words in a sentence of a note. */
const maxWords = 30;
/** Maximum number of words in a sentence of the plan that opens with a condition: "If it is no better, …". */
const maxConditionWords = 35;

/**
 * Returns why a sentence is not fit for a note, as a short label such as "too long" or "question"; null if it is fit.
 * @param inPlan true for a sentence of the plan, in which "I" and "my" are the clinician's words and allowed.
 */
export const printFault = (text: string, inPlan = false): string | null => faultOf(text, inPlan);

const faultOf = rememberResults(faultIn);

/** As `printFault`, without remembering results. */
function faultIn(text: string, inPlan: boolean): string | null {
  const bare = text.replace(/(?<![.\s])[.\s]+$/, "");
  const words = bare.split(/\s+/).length;
  if (words > (inPlan && /^(?:if|when|once|unless|in case)\b/i.test(bare) ? maxConditionWords : maxWords))
    return "too long";
  if (secondPersonPattern.test(bare)) return "addresses the patient";
  if (!inPlan && firstPersonPattern.test(bare)) return "first person";
  if (fillerPattern.test(bare)) return "filler";
  if (questionPattern.test(text)) return "question";
  // "If it is no better, or if there is a fever, return" is a complete sentence of a plan.
  if (slipPattern.test(bare) || brokenPattern.test(inPlan ? bare.replace(/, or if\b/gi, " or if") : bare))
    return "agreement";
  if (withoutObjectPattern.test(bare) || unnamedPattern.test(bare)) return "without object";
  if (hasBrokenClause(bare) || brokenOffPattern.test(bare)) return "broken clause";
  if (inPlan && brokenHedgePattern.test(bare)) return "unfinished";
  if (!inPlan && withoutQuestionPattern.test(bare)) return "without question";
  if (!inPlan && (restartedPattern.test(bare) || thinksThingPattern.test(bare))) return "restart";
  // An order can end in "it": "stop it", "we will repeat it"; "the worst pain he has ever had" is complete, too.
  if (
    openEndPattern.test(
      inPlan
        ? bare.replace(/ (?:(?:on|to|with|for|of|in|at|over) )?it$/, "")
        : bare.replace(/\b(worst .{1,60}) ever (?:had|felt|experienced)$/, "$1 ever"),
    ) ||
    (inPlan && endsInItPattern.test(bare))
  )
    return "unfinished";
  if (/[“”"]/.test(bare)) return "quotation";
  return null;
}

/**
 * Returns whether a rewritten statement is a whole sentence: it has at least three words with a verb, does not begin
 * with a word such as "which", and is not only a subordinate clause ("when she walks").
 */
export function isWholeSentence(text: string): boolean {
  const isSubordinate = /^(?:when|while|since|after|before|whenever|until|unless)\b[^,]*$/i.test(text);
  return (
    text.split(/\s+/).length >= 3 &&
    (verbPattern.test(text) || subjectAndVerbPattern.test(text)) &&
    !danglingStartPattern.test(text) &&
    !isSubordinate
  );
}
