import { matchesOf } from "../../../platform/patterns/matchesOf";
import { isQuestion } from "../../acts/questions/isQuestion";
import { declinesOption } from "../../frames/advisedAgainst";
import { hasPlanContent } from "../../frames/hasPlanContent";
import { findDrugs } from "../../terms/findDrugs";
import { sitePart } from "../../terms/sitePart";
import type { Sentence } from "../Sentence";

/*
 * An order here is anything that the clinician will do or asks the patient to do: a test, a drug, advice, a return
 * visit.
 */

/** Matches the boundary before the next order or diagnosis of a sentence: ", and | I will", ", so | this is gout". */
const orderBoundaryPattern =
  /,? (?:but|so|and) (?=(?:I|we) (?:(?:do|still|also|really) )?need (?:an? |some |the |more )(?!time\b|chance\b|moment\b|minute\b|reason\b))|,? and (?=if (?:you|he|she|they|it|the|your) [^,.;]{4,80}, (?:please |then |just )?(?:call|ring|phone|go|come|dial|contact|see|message|text|fill|cash in|start|use|stop)\b)|,? (?:and |but )?(?=the results will be back in \d)|,? (?:and )?(?=here (?:is|are) (?:an? |some |your )?(?:[a-z]+ ){0,2}(?:sheets?|leaflets?|handouts?|numbers?|cards?|forms?)\b)|,? and (?=you (?:also )?have (?:an? )?(?:[a-z-]+ ){0,2}(?:deficiency|[a-z]{3,}pathy|infection|fracture|sprain|strain|tear|gout|asthma|copd|pneumonia|reflux|[a-z]{2,}[ae]mia|[a-z]{3,}itis|[a-z]{3,}osis|disease|diabetes|hypertension)\b)|,? (?:but|and) (?=(?:given that|since|because|as) [^,]{4,60}?,? (?:I|we) (?:will|want|would|am|are|can (?:go ahead|order|check|add|send|get)))|(?<!\bbut),? (?:and then|and|then) (?=(?:perhaps|maybe|possibly|potentially) (?:(?:I|we) )?(?:can |could |will |would )?(?:start|give|try|add|prescribe|order|get|do|send|refer|use)\b)|,? but (?=(?:take|move|bend|remove|start|use|come|wear|do|check|recheck|repeat|book) (?:the|your|some|out|off|gentle|an?) )|,? and (?=(?:the |our )?(?:[a-z]+ )?(?:surgeons?|[a-z]+ology|[a-z]+ologists?|nurses?|physio\w*|dieti[ct]ian|orthop[a]?edics?|social worker|midwife) will )|,? but (?=(?:with|given|because of) (?:your|his|her|the|that) [^,.;]{3,50}?,? (?:I|we) (?:will|would|want|am|are|can|should) )|,? or (?=(?:it|this|that) (?:could|might|may) (?:also )?be )|,? and (?=if (?:you|he|she|they|it|the|your) [^,.;]{4,80}? (?:bring|take|get) (?:him|her|them|you) (?:straight |right |back )?(?:to|in|back)\b)|,? so (?=(?:use|apply|give|try|wear|put|drink) (?:the|your|an?|some|plenty|more|[a-z]{5,}) )|(?<=\b(?:an[ae]+mic|diabetic|pre-?diabetic|hypothyroid|dehydrated)), (?=(?:your |the )?[a-z][a-z0-9 ]{1,20} (?:is|was) \d)|,? so (?=(?:the |your )?[a-z]{5,20} (?:stays|remains|will stay) (?:at|on|the same|as|unchanged))|,? but (?=(?:stop|hold|skip|pause|do not take|do not use) (?:it|them|that|this)\b)|,? but (?=first,? (?:you|I|we) (?:have to|need to|must|should|will|want))|,? (?:and|but) (?=(?:I|we) (?:do|would|will) not (?:want|recommend|advise|like|think)\b)|,? so (?=your (?:[a-z0-9-]+ ){1,4}(?:is|are) (?:not |poorly |un|well|under |out of |at goal|stable|worse|flaring))|,? because (?=if [^,]{4,60}, (?:I|we) (?:will|would|can|could|may|might))|,? as well as (?=(?:I|we) (?:will|would|recommend|want|need|am|are)\b)|, or (?=if [^,]{4,60}, (?:I|we) (?:will|would|can|could|may|might)\b)|,? so (?:then |now )?(?=(?:hold|stop|start|change|skip|pause|increase|decrease|reduce|double|halve|repeat|recheck|continue|add|restart|omit|withhold|miss) (?:the|your|his|her|that|this|[a-z]{5,}|tonight's|today's|tomorrow's)\b)|,? so (?=(?:this|that|it) is (?:an? |most likely |probably |likely )?(?!why|what|good|fine|great|okay|normal|better|worse|not)[a-z]|you (?:do )?have )|,? so (?=(?:an? |the )?(?:[a-z-]+ ){1,4}(?:is|would be|seems) (?:by far )?(?:the )?(?:most likely|likeliest|most probable)\b)|,? so (?=no (?:[a-z-]+ ){1,3}(?:right now|for now|today|yet|at this (?:point|stage))\b)|,? and (?=(?:I|we) have (?:already |also |just )?(?:paged|called|phoned|rung|spoken|asked|consulted|notified|alerted|ordered|sent|booked|arranged|written|prescribed)\b)|,? so (?=(?:stay (?:off|away)|avoid|do not (?:take|use|drive|go)|stop|keep|check|I (?:do not want|want|would like) you|please)\b)|,? (?:and|so|but|then|and then|meanwhile|otherwise) (?=depending on the results, (?:I|we) |(?:(?:also|then|meanwhile) )?(?:I (?:will|would|am going|am (?:ordering|prescribing|starting|referring|sending|adding|increasing|decreasing|stopping|giving|putting|reducing|changing|switching|holding|writing|booking|arranging|keeping)|want|need to|recommend|advise|suggest|think)|we (?:will|would|are going|can|could|may|might|should|need to|have to|repeat|check|start|stop|give|continue)|let us|you (?:should|can|need|will need|would need|would have|just|may)|(?:(?<!\bbut )only )?if (?:it|that|this|there(?= (?:is|are)\b)|the|your|they|those|he|she|you)|please|(?:when|once) (?:it|that|this|they|those) (?:is|are|has|have) [^,]{3,30},? (?:we|I|you) (?:will|are going to|can)|come back|follow up|call|(?:ring|phone|see|message) (?:me|us)|start (?:you|him|her|them) on|put (?:you|him|her|them) on|refer (?:you|him|her|them) to|(?:(?:continue|increase|decrease|stop|repeat|order|schedule|prescribe) (?:you|him|her|them|a|an|the|your|with|on|some|another))(?<!ahead and \w+ \w+))\b)/gi;
/**
 * Matches the boundary before an order that follows an order without "and": "I want you to have a colonoscopy | , I
 * will refer you".
 */
const nextOrderPattern =
  /(?:,|, so) (?=(?:(?:(?:today|now|this week|tomorrow) )?(?:I|we) (?:will|am going to|are going to|would like)|so take)\b)|, (?=so (?:continue|stop|start|avoid|hold|skip) (?:the |your |with )?[a-z])|, (?=(?:take|use|try) (?:the |your |some )?[a-z][a-z -]{2,30} instead\b)/gi;
/**
 * Matches a reason or condition at the start, to which the order after the comma belongs: "because your sugar is high".
 */
const subordinatePattern =
  /(?:^|: )(?:(?:and|so|but|then|now|okay),? )*(?:because|since|as|given|with|for|if|when|once|until|unless|in case|while|after|before|on|in|to|due to|regarding)\b[^,]*$/i;
/** Matches the boundary before an order to get help at once: "I do not want you to wait | , go to the ER". */
const nextEmergencyPattern =
  /, (?=(?:please )?(?:(?:go|head) (?:straight |right |directly )?to the (?:ER|ED|A&E|emergency|nearest)|(?:call|ring|dial|phone) (?:911|999|111|112|an ambulance))\b)/gi;
/** Matches words of a condition, on which an order to get help can depend: "if", "any". */
const onConditionPattern = /\b(?:if|when|whenever|unless|once|until|in case|should|any|for)\b/i;
/** Matches words with which the clause before already gives an order: "I want", "we will". */
const ordersAlreadyPattern = /\b(?:I|we) (?:want|would like|need|recommend|will|am going to|are going to)\b/i;
/**
 * Matches the boundary before a verb without a subject of its own, governed by the "We will" before it: "We will get an
 * x-ray, and | try naproxen".
 */
const sharedIntentPattern =
  /(?<!\b(?:go ahead|try|come|wait|stop|once|twice))(?:,? and|,) (?=(?:also |then )?(?!stop(?:$|[.,]| (?:it|altogether|completely)(?:$|[.,])))(?:try|treat (?:you |him |her |them |it |this |that )?with|get|give|add|check|send|order|start|stop|avoid|go (?:up|down) on|drink|rest|use|take|see|quit|limit|keep|repeat|recheck|refer|prescribe|continue|increase|decrease|reduce|schedule|book|arrange|hold|pause|leave (?:the|your)|stay on|put|set you up|have you|switch|work on|cut (?:back|down) on|swap)\b(?! (?:care|part|place|better|worse|an eye)\b))/gi;
/** Matches the start of an order: "so I will", "for your back, we are going to". */
const opensOrderPattern =
  /^(?:(?:so|and|then|okay|well|now|please|first|(?:(?:my|the|our) )?plan(?: is)?:?|for (?:your|the|his|her) (?:[a-z]+ ){0,6}[a-z]+,) )*(?:(?:I|we) (?:will|would|am going to|are going to|want|can|should|need)|let us|I would like you to|(?:drink|rest|take|stop|start|avoid|get|use|continue|keep|try|give|send|see|check|order|pause|(?:hold|leave)(?= (?:the|your)))\b)/i;
/** Matches a text that ends in an unfinished if-clause: "if the culture is positive". */
const openConditionPattern =
  /(?:^|[,;:] |\b(?:and|so|but|then|or) )(?:only )?(?:if|when|unless|once|until|as long as|in case)\b(?![^,]*, )/i;

/** Matches words of the consequence of a condition: "we will", "you should", ", call". */
const consequencePattern =
  /\b(?:I|we) (?:will|would|can|could|may|might|should|need|want|am|are)\b|\byou (?:should|need to|must|can|could|have to|will)\b|, (?:then |please |just )*(?:call|ring|phone|come|go|return|get|see|stop|hold|skip|take|use|start|try|give|bring|do|let|double|increase|reduce|add|repeat|seek|follow)\b|, (?:it|that|this|there) (?:is|could|would|might|may|will|means)\b/i;
/** Matches a conjunction in the boundary before an order: "and". Other boundaries are commas alone. */
const joinsPattern = /\b(?:and|so|but|then|or)\b/i;
/**
 * Returns whether a text is a condition with several parts and no consequence yet: "if the drum bulges, or if there is
 * pus".
 */
const lacksConsequence = (text: string): boolean =>
  /^(?:(?:and|so|but|then|or|again),? )*(?:only )?if\b/i.test(text) && !consequencePattern.test(text);

/** Matches a text that opens with a condition, which governs the orders joined by "and" after it. */
const governsPattern = /^(?:(?:and|so|but|then|or|again),? )*(?:only )?(?:if|unless|once|when|in case)\b/i;
/** Matches a conjunction before a consequence of the condition: ", and then". */
const addsConsequencePattern = /^,? (?:and|then|and then) ?$/i;
/**
 * Matches what follows from the condition before it: "if it is croup, it will be a hospital stay | so we can give
 * oxygen".
 */
const soConsequencePattern = /^,? so (?:we|I) (?:can|will|would) /i;

/**
 * Splits a clinician's sentence before each order or diagnosis that it recognizes, usually into one per clause.
 * Openings of one or two words are not cut off, and a condition stays with its order. Each clause keeps the position
 * of the whole sentence; a sentence without a boundary is returned unchanged.
 */
export function cutOrders(sentence: Sentence): Sentence[] {
  const out: string[] = [];
  let from = 0;
  let lead = ""; // "I want you to", which the next clause repeats
  for (const { index, words, repeatsLead } of boundaries(sentence.text)) {
    const left = sentence.text.slice(from, index);
    if (
      left.split(" ").length < 3 ||
      openConditionPattern.test(left) ||
      leavesOpenPattern.test(left) ||
      (!joinsPattern.test(words) && lacksConsequence(left)) ||
      (/\bbut\b/i.test(words) && declinesOption(sentence.text.slice(from))) ||
      rulesOutPattern.test(sentence.text.slice(index)) ||
      (governsPattern.test(left) &&
        (addsConsequencePattern.test(words) || soConsequencePattern.test(sentence.text.slice(index))) &&
        !governsPattern.test(sentence.text.slice(index + words.length)))
    )
      continue;
    out.push(lead + left);
    from = index + words.length;
    lead = repeatsLead ? leadOf(lead + left, sentence.text.slice(from)) : "";
  }
  if (out.length === 0) return [sentence];
  return [...out, lead + sentence.text.slice(from)].map((text) => ({
    ...sentence,
    text: text
      .trim()
      .replace(/,? (?:and|but|or)$/i, "")
      .replace(/^(?=(?:then |also )?have (?:you|him|her) )/i, "we will "), // else it would be a question
  }));
}

/** Matches words that rule out the option before them: ", so that is out". */
const rulesOutPattern =
  /^,? so (?:that|it|this|they|those) (?:is|are|would be) (?:[a-z]+ )?(?:out|off the table|not an option)\b/i;

/** Matches words that leave open what is done: "that will determine if we reduce it here | and give you a sling". */
const leavesOpenPattern = /\b(?:determines?|decides?|depends?(?: on)?) (?:if|whether) (?:we|I|you)\b/i;

/** Matches what only a clinician does: "check a level", "send a culture". */
const byClinicianPattern =
  /^(?:also |then )?(?:check|order|send|repeat|recheck|add|refer|prescribe|schedule|arrange|book|(?:put|place) (?:just |in )?(?:[a-z0-9]+ ){0,3}(?:stitch(?:es)?|sutures?|staples|steri-?strips)|close (?:it|that|this)|(?:take out|remove|open|drain|numb|clean|trim|pull) (?:it|that|this|the|an?|some|one) (?:little )?(?:area|skin|stitch(?:es)?|sutures?|staples?|drain|packing|edges?|nail|wound|abscess)|irrigate|wash (?:it|that|this) out|get (?:some |the )?(?:films|x-?rays))\b/i;
/** Matches the start of a clause with what the clinician is going to do: "so we will". */
const intendsPattern =
  /^(?:(?:so|and|then|okay|well|now|first) )*(?:I|we) (?:will|am going to|are going to|want to|would like to)\b/i;
/**
 * Returns "we will " if a clinician's order has no subject and follows one that begins with "I will" or "we will": "we
 * will restart it and | check a level". Otherwise returns "".
 */
const intentFor = (left: string, next: string): string =>
  intendsPattern.test(left) &&
  (byClinicianPattern.test(next) ||
    (/^(?:use|try) /i.test(next) && (findDrugs(next)[0]?.start ?? maxBeforeDrug) < maxBeforeDrug)) &&
  !/^also |^then /i.test(next)
    ? "we will "
    : "";
/** Maximum number of characters between the start of an order and its drug: "use | losartan instead". */
const maxBeforeDrug = 12;

/** Matches words that ask the patient to do something: "I want you to", "you should". */
const asksPatientPattern =
  /^(?:(?:so|and|then|okay|well|now|first) )*(?:I (?:\w+ ){0,2}?(?:want|like|need|advise|recommend) you to|you (?:should|need to|have to|must)) /i;

/** Matches the body parts that all orders of a sentence are for: "For the elbows and knees, | stop A and use B". */
const forPartsPattern = new RegExp(
  `^(?:(?:and|so|then|okay|now),? )*for (?:the|your|his|her) (?:(?=\\w)(?:${sitePart})(?: and (?:the |your )?|, )){1,8}(?<=, )`,
  "i",
);

/** Returns the words at the start of an order that the next order repeats: "I want you to", "for the elbows,". */
const leadOf = (left: string, next: string): string =>
  (asksPatientPattern.exec(left) ?? forPartsPattern.exec(left))?.[0] ?? intentFor(left, next);

/** Matches a clause with its own subject: "We need to take a wider piece out". */
const ownClausePattern =
  /^(?:(?:so|and|but|well|okay|now),? ){0,3}(?:I|we|you|it|this|that|these|he|she|they|there|(?:the|your|his|her) [a-z]+) (?!(?:will|would|can|could)\b)[a-z']+ /i;
/** Matches an order that makes sense without the clause before it: ", I'll refer you". */
const clearOrderPattern =
  /^(?:,|, so) (?:I|we) (?:will|am going to|are going to|would like to) (?:also |just )?(?:refer (?:you|him|her)|send (?:you|him|her)|order|prescribe|start|freeze|inject|remove|put (?:you|him|her) on|get (?:you|him|her) (?:in|an|a)|give (?:you|him|her)|book|schedule|arrange)\b/i;
/** Minimum number of words of a clause before such an order; a shorter one only introduces it. */
const minClauseWords = 5;

/** Returns whether a clause is complete before an order that has its own subject and verb. */
const isOwnOrder = (left: string, right: string): boolean =>
  clearOrderPattern.test(right) && ownClausePattern.test(left) && left.split(" ").length >= minClauseWords;

/** Maximum number of characters between two matches of one boundary: ", and" and ", and I". */
const sameBoundary = 5;

/**
 * Returns the boundaries in a sentence, in order. After one with `repeatsLead`, the next clause repeats "I want you
 * to".
 */
function boundaries(text: string): { index: number; words: string; repeatsLead: boolean }[] {
  const full = matchesOf(text, orderBoundaryPattern).map(({ index, 0: words }) => ({
    index,
    words,
    repeatsLead: false,
  }));
  const shared = (opensOrderPattern.test(text) ? [...text.matchAll(sharedIntentPattern)] : [])
    .filter(
      ({ index }) =>
        full.every((other) => Math.abs(other.index - index) > sameBoundary) &&
        opensOrderPattern.test(text.slice(0, index)),
    )
    .map(({ index, 0: words }) => ({ index, words, repeatsLead: true }));
  const next = [...text.matchAll(nextOrderPattern)]
    .filter(
      ({ index }) =>
        (!subordinatePattern.test(text.slice(0, index)) || ordersAlreadyPattern.test(text.slice(0, index))) &&
        (hasPlanContent(text.slice(0, index)) || isOwnOrder(text.slice(0, index), text.slice(index))),
    )
    .filter(({ index }) => [...full, ...shared].every((other) => Math.abs(other.index - index) > sameBoundary))
    .map(({ index, 0: words }) => ({ index, words, repeatsLead: false }));
  const emergency = [...text.matchAll(nextEmergencyPattern)]
    .filter(({ index }) => !onConditionPattern.test(text.slice(0, index)))
    .map(({ index, 0: words }) => ({ index, words, repeatsLead: false }));
  return [...full, ...shared, ...next, ...emergency].toSorted((a, b) => a.index - b.index);
}

/**
 * Matches the boundary before a question at the end of an order: "let us continue the lisinopril, and | do you need a
 * refill".
 */
const questionAfterPattern =
  /,? (?:and |so |but )?(?=(?:do|does|did) (?:you|that|this|it) (?=\w)(?:need|want|have|sound|work|make|feel|think|seem|agree)\b|how (?:does|do|is|would) (?:that|this|it|you)\b|what do you think|(?:is|are) (?:that|this|it|you) (?:okay|alright|all right|fine|good|comfortable|agreeable|willing)|(?:would|are) you (?:be )?(?:okay|willing|open|interested|agreeable|comfortable|fine)|any questions)/i;

/** Minimum number of characters of an order before a question: "stop the X, |". */
const minLength = 12;

/** Splits a clinician's sentence before a question at its end, if the words before it are an order. */
export function cutQuestion(sentence: Sentence): Sentence[] {
  const { text } = sentence;
  const at = questionAfterPattern.exec(text);
  if (!at || at.index < minLength) return [sentence];
  const said = text.slice(0, at.index);
  if (!opensOrderPattern.test(said) || openConditionPattern.test(said) || isQuestion(said) || !hasPlanContent(said))
    return [sentence];
  return [
    { ...sentence, text: said.trim() },
    { ...sentence, text: text.slice(at.index + at[0].length).trim() },
  ];
}
