import { Rewriter } from "../../platform/patterns/Rewriter";
import type { Fact } from "../Fact";
import type { Sentence } from "../segment/Sentence";
import { withoutLead } from "../acts/questions/isQuestion";
import { makeFact } from "./makeFact";
import { systemOfFinding, systemOfNamedExam } from "./exam/systemOfFinding";
import { describesPatient } from "./exam/describesPatient";
import { findingWording } from "./exam/findingWording";
import { statesPlainFinding } from "./exam/statesPlainFinding";

/** Source of a pattern for what the clinician does to perceive a finding: "see", "hear", "feel". */
const perceives =
  "(?:see|hear|appreciate|feel|notice|note|find|palpate|detect|observe|recogni[sz]e|identify|elicit|visuali[sz]e|smell)";
/**
 * Matches the start of commands, questions and announcements during the examination, and general praise, none of which
 * are findings: "take a", "can you", "everything looks good".
 */
const examTalkPattern =
  /^(?:not (?:(?:too|so|that|all that|really|very|at all|quite) )?(?:terrible|bad|awful|horrible|worrying|scary|great|good|fine|necessarily|exactly|really|quite|yet|today|now|always|usually|sure|entirely|likely|anymore|any more|much|at all)(?: (?:at all|yet|now|today|either|really|sure))?$|(?:this|that|it) (?:(?:will|would|may) (?:require|need)|(?:could|may|might|can|would) (?:just |also )?(?:mean|be|indicate|suggest))\b|everything (?:else )?(?:is|seems|looks|appears)(?: to be)? (?:good|fine|okay|great|normal)$|(?:good|great|fine|okay|normal)$|no (?:chest pain|shortness of breath|questions)\b.*\b(?:make sure|right|today)$|let (?:me|us)|I (?:am|will) (?:just )?(?:going to|be)|I want to|go ahead|take a|can you|does|do you|when I|turn|lie|sit|follow|open|blow|get the|breathe|deep breath|come (?:back|up|down)|tilt|look (?:up|down|at|over)|push|pull|lift|bend|raise|any pain|is (?:there|it|that|this)|are you|how (?:is|about|does)|okay|hop|squeeze|and (?:what|how|does)|we will|I would like)\b/i;
/** Words of findings by the part of the examination in which they are mostly said, as sources of patterns. */
const findingWords: readonly string[] = [
  // of any examination
  String.raw`no |not |clear|regular|normal|intact|soft|bilateral\w*|positive|negative|good|fine|great`,
  String.raw`unremarkable|decreased|limited|reduced|stable|symmetric\w*|equal|full|weak|less than|brisk|delayed`,
  String.raw`grossly|appropriate|degrees|restricted|elevated|present|absent|trace|1\+|2\+|3\+|\d\/\d|discomfort`,
  String.raw`hurts?|distress|within normal|pain|tender\w*|palpation|palpable|approximately|prominent|sharp|smooth`,
  String.raw`irregular|enlarged|loose|dry|moist|clean|healthy|hypertroph\w+|constricted|clonus|purulent|deviated`,
  // of ears, nose and throat, of the mind, and of an unborn child
  String.raw`septum|patent|cerumen|wax|boggy|un?descended|euthymic|blunted|flat affect`,
  String.raw`head down|vertex|breech|transverse|cephalic`,
  // of the skin
  String.raw`milia|pallor|pale|angiomas?|skin tags?|freckles?|moles?|na?ev(?:us|i)|keratos[ei]s|lipomas?|comedones`,
  String.raw`lacerat\w*|abrasions?|wounds?|ulcers?|ulcerat\w+|patch(?:es)?|bites?|burns?|abscess|cysts?`,
  String.raw`erythema\w*|lesions?|lumps?|mass\w*|nodul\w*|warm\w*|redness|red|inflam\w*|bruis\w*|ecchymosis|scar`,
  String.raw`healed|healing|burrows|papules|vesicles|pustules|bumps|plaques|pus|necro\w*|slough\w*|odou?r`,
  String.raw`drainage|blisters?|rash\w*|cellulitis|petechiae|purpura|jaundic\w+|icter\w+|scaly|macules?|crust\w*`,
  String.raw`stain\w*|warts?|excoriat\w*|peeling|gash|puncture|(?:cut|boil|burn) (?:is|goes|runs|extends)|blood vessels?|vessel|clots?|edges|stinger|foreign bod(?:y|ies)|rust|oozing`,
  // of heart, lungs and vessels
  String.raw`jvp|jvd|jugular|pitting|murmur|pulses?|edema|wheez\w*|crackles?|rhonchi|rales|effusion|fluid|ejection`,
  String.raw`bruits?|clubbing|cyanosis|crepitations|s[34]|veins? (?:is|are) (?:up|full|flat)|retractions|stridor`,
  String.raw`recession|pulling in|sucking in|barking|thrombos\w*|refill|pressures? (?:is|are) \d`,
  // of the abdomen
  String.raw`distention|distended|guarding|rebound|ascites|hernias?|ha?emorrhoids?|fissures?|polyps?`,
  // of head and neck
  String.raw`discharge|exudates?|adenopathy|supple|midline|bulging|bulge|papill?o?edema|proptosis|goit(?:er|re)`,
  String.raw`normocephalic|atraumatic|thrush|debris|perforat\w*|retracted|cloudy|vision (?:is|was)|acuity`,
  // of joints, bones and muscles
  String.raw`swelling|swollen|range of motion|strength|deformit\w*|atrophy|laxity|lax|crepitus|tophi|synovitis`,
  String.raw`sore (?:on|over|at|in|under|here|there|around|below|above)|spasms?|tight(?:ness)?|sclerosis|ridge|lacks|flexion|extension|abduction|elevation to|click|clicks|scabs?|grinding|air entry|gcs|glasgow|nih ?ss|nih stroke scale|apgars?|mallampati|react(?:s|ive|ing)?|bleeding|opens|gaps|end ?points?|varus|valgus|tendons?|diminished|accessory muscle|(?:un)?able to`,
  // of nerves and mind
  String.raw`disoriented|oriented|drowsy|confused|alert|reflex\w*|weakness|numb\w*|hemianopi\w*|scotoma\w*|fluent`,
  String.raw`cooperative|nystagmus|asterixis|neurovascularly|steady|tearful`,
];
/**
 * Matches words that make a statement a finding: "clear", "tender", "no ". Each finding has at least one of them,
 * unless the sentence describes the patient.
 */
const findingWordsPattern = new RegExp(`\\b(?:${findingWords.join("|")})\\b`, "i");
const inNotedWords = new Rewriter(findingWording);

/** Verbs for movements during an examination, with the nouns that a note has for them. */
const movements: Readonly<Record<string, string>> = {
  bend: "flexion",
  flex: "flexion",
  extend: "extension",
  straighten: "extension",
  rotate: "rotation",
  turn: "rotation",
  pronate: "pronation",
  supinate: "supination",
  abduct: "abduction",
  adduct: "adduction",
  raise: "elevation",
  lift: "elevation",
  squat: "squatting",
  walk: "walking",
};

/**
 * Matches words for not perceiving what was named before, or anything, with the pronoun as the group: "I don't hear |
 * it".
 */
const notPerceivedPattern = new RegExp(
  `\\b(?:and |but )?I (?:cannot|(?:do |did |can |could )?not) (?:really |currently |still |actually )?${perceives} (it|that|them|anything(?: (?:else|abnormal|wrong))?)(?=$|[,.;]| (?:at|on|in|over|when|with|here|there|right|either|today|now|around)\\b)`,
  "gi",
);

/** Matches a pronoun after its subject, the subject as a group: "this mole on the back, | that one | is fine". */
const repeatedSubjectPattern =
  /^(?:and |but |so )?(?:this|that|the) ((?:[a-z]+ ){1,3}?(?:on|in|under|behind|over|around) (?:the |your |his |her |both )?[a-z ]{3,24}), (?:that one|this one|it|that) (?=is |looks |has |feels )/i;

/** Returns a finding without the words about perceiving it: "that I appreciate" in "no murmurs that I appreciate". */
const withoutAsides = (text: string): string =>
  text
    .replace(repeatedSubjectPattern, "$1 ")
    .replace(
      /^(?:that|this|it) is (?=(?:a (?:little |tiny )?(?:bit|little|touch|tad) |slightly |quite |very |really |pretty |still ){0,2}(?:tender|sore|swollen|tight|stiff)\b)/i,
      "",
    )
    .replace(/\b(?:down|up|over|round) here (?=(?:on|in|at|over|by|under|below|above|around)\b)/gi, "")
    .replace(
      /^(?:that|this|it) is (?:an? (?!(?:bit|little|tad|touch)\b)(?=\d|[a-z])|(?=[a-z]+['’]?s?(?: sign)? (?:is )?(?:positive|negative)$))/i,
      "",
    )
    .replace(
      /\bI (?:can |do |could )(?:still |just |also )?see (?:the |your |his |her |an? )?((?:good |normal )?(?:light reflex|cone of light|landmarks|malleus))\b/gi,
      "$1 visible",
    )
    // "I can't see the drum" → "drum not visible"; "I can't see any glass" is a denial, which `withoutAddress` rewrites
    .replace(
      /,? ?\b(?:and |but )?I (?:cannot|can not|could not) (?:really |quite )?(see|feel|hear|palpate) (?:the|your|his|her) ([a-z]+(?: [a-z]+)?)(?=$|[,.;])/gi,
      (_all, verb: string, what: string) =>
        `, ${what} not ${/see/i.test(verb) ? "visible" : /hear/i.test(verb) ? "audible" : "palpable"}`,
    )
    .replace(
      /(?<=[a-z]) and (?=I (?:cannot|can not|could not|do not|did not) (?:really )?(?:see|hear|feel|appreciate|find)\b)/gi,
      ", ",
    )
    // a comma before what is not seen: "it goes into the fat but I don't see tendon"
    .replace(/(?<=[a-z]),? (?:and|but) (?=I (?:do|can|could) not (?:really )?(?:see|hear|feel|appreciate)\b)/gi, ", ")
    .replace(notPerceivedPattern, (_all, what: string) => (/^any/i.test(what) ? "no abnormality" : "not present"))
    .replace(/\bright (?=here\b|there\b|where (?:I|you)\b)/gi, "")
    .replace(/,? that I (?:can |could |do )?(?:appreciate|see|hear|feel|notice)(?= *(?:$|[,.;]))/gi, "")
    // a finding that was known: ", which I have heard in the past"
    .replace(
      /,? which (?:I|we) (?:have |had )?(?:heard|seen|noted|felt|noticed|found|appreciated) (in the past|before|previously|last time)\b/gi,
      ", noted $1",
    )
    .replace(/,? (?:as|when|while) I (?:push|press|palpate|move|feel|tap|percuss|look|listen)\b[^,.;]*$/i, "")
    .replace(/,? you (?:are|were) (?:absolutely |quite )?(?:correct|right)(?: (?:about|there)\b[^,.;]*)?$/i, "")
    .replace(/\b(?:and |but )?(?:you|he|she) (?:do|does) not (?:really )?have (?!to\b)(?:any |an? )?/gi, "no ")
    .replace(
      /\b(?:and |but )?I (?:do |also )+have (?=(?:an? |some |good |bilateral|palpable|normal|full|no )\b)/gi,
      "",
    );

/** Returns a finding without the words to the patient around it: "on your heart exam I do hear". */
function withoutAddress(said: string): string {
  return withoutAsides(withoutLead(said))
    .replace(
      /(?<=\bexam(?:ination)?,? )when (?:you|I) (?:\w+ ){1,6}?(?=I (?:do |can |could |also )*(?:hear|see|notice|feel|appreciate|find)\b)/i,
      "",
    )
    .replace(
      /^(?:on|in|over) (?:your|his|her|the) ((?:lower |upper |right |left ){0,2}(?:extremit(?:y|ies)|legs?|arms?|feet|foot|hands?|knees?|lungs?|heart|abdomen|neck|back|skin)),? (?=(?:I|there|you|no)\b)/i,
      "$1: ",
    )
    .replace(/^(?:everything (?:else )?looks good )(?=on )/i, "")
    .replace(
      new RegExp(
        `\\b(?:and |but )?I (?:cannot|(?:do |did |can |could )?not) (?:really |currently |still )?${perceives} (?:any(?:thing like)? |an? )?`,
        "gi",
      ),
      "no ",
    )
    .replace(
      new RegExp(
        `\\b(?:and |but )?(?:that )?I (?:do |did |can |also |still |do also |could |have )*(?:${perceives}|noted|felt|heard|saw|noticed|found|appreciated) (?:that )?(?:there (?:is|are) )?`,
        "gi",
      ),
      "",
    )
    .replace(
      /\b(?:which )?(?:as )?you (?:mentioned|said|know|noted|described|noticed|told me)(?: (?:before|earlier|already))?\b(?! (?:that|you|having|some|an?|the)\b)/gi,
      "",
    )
    .replace(/\b(?:and |so )?(?:you|he|she) (?:do |also |did )*(?:note|notes) (?:that |some |an? )?/gi, "")
    .replace(
      /\b(?:and |so )?(?:you|he|she) (?:are|were|is|was) (?=positive|negative|tender|mildly|moderately|minimally)/gi,
      "",
    )
    .replace(
      /\b(?<=pain|tender(?:ness)?|positive for pain) when you (bend|flex|extend|straighten|rotate|turn|pronate|supinate|abduct|adduct|raise|lift|squat|walk)\b( (?:that ){1,3}| the | your )?/gi,
      (_all, verb: string, of?: string) => ` with ${movements[verb.toLowerCase()] ?? verb}${of ? " of the " : ""}`,
    )
    .replace(/\bas(?= *$)/i, "")
    .replace(/^when (?:you|I) (?:\w+ ){1,7}?(?=(?:I (?:do )?(?:not )?|you (?:do )?(?:have|not)|there (?:is|are)))/i, "")
    .replace(/\bno no\b/gi, "no")
    .replace(
      /\b(?:and )?(?:on|for|with|of|in) (?:(?:your|the|his|her) )?(?:physical )?((?:[a-z]+ ){0,3}?)exam(?:ination)?,?(?: of (?:your|the|his|her) ([a-z ]{3,20}?))?,? (?=\S)/gi,
      "",
    )
    .replace(/^(?:the )?patient (?:has|had|is) /i, "")
    .replace(/^(?:on|in) (?:your|the) (?:physical )?exam(?:ination)?,? /i, "")
    .replace(
      /\b(?:you (?:have )?got|you (?:do |also |still )*(?:also )?have(?: got)?|there (?:is|are|was|were)(?: also| still)?|he (?:does )?ha(?:s|ve)(?: got)?|she (?:does )?ha(?:s|ve)(?: got)?|he also has) (?=\S)/gi,
      "",
    )
    .replace(
      /^(?:looking at|listening to|checking|examining|examination of|feeling) (?:your|the|his|her) ([a-z ]{3,24}?),? (?=(?:no|there|you|I|it|your|the|is|are|they)\b)/i,
      "$1: ",
    )
    .replace(/\b(?:your|his|her) /gi, "the ")
    .replace(/^the /i, "")
    .replace(/\b(?:that is|so that is|and that is) (?:good|great|fine|normal)$/i, "")
    .trim();
}

/**
 * Returns a finding said aloud as written in a note; null if the words contain no finding.
 * @param isDescription true if the sentence describes the patient, so that it needs none of `findingWordsPattern`.
 */
function examFinding(said: string, isDescription: boolean): string | null {
  let text = inNotedWords
    .apply(withoutAddress(said))
    .replace(/(?<!\b(?:is|are|was)),? (?:and )?(?:now )?(?:looking|listening|listen|examining) (?:at|to|on)\b.*$/i, "")
    .replace(/,? (?:however|otherwise|unfortunately|(?:right )?now)$/i, "")
    .replace(/^(?:however|otherwise|unfortunately|now),? /i, "")
    .replace(
      /\b(?:okay|alright|actually|you know|just|really|basically|currently|today|again|at all|here|obviously|pretty much)\b ?/gi,
      "",
    )
    .replace(/\s+/g, " ")
    .trim();
  const isFinding = (words: string): boolean =>
    (isDescription && words.includes(" ")) || findingWordsPattern.test(words);
  if (examTalkPattern.test(text) || !isFinding(text)) return null;
  text = text.replace(/,? (?:and|but|so|which) (?:so )?(?:you|we|I|let)\b.*$/i, ""); // talk after the finding
  text = text
    .replace(/^no so (?:the )?(?:[a-z]+ exam is )?/i, "") // unfinished: "I don't see any so the knee exam is tender"
    .replace(/(?<=\S+ \S+ \S+) so (?!far\b|that\b)(?:[a-z' ]{1,60})$/i, "")
    .replace(/,? (?:this|that|which) (?:just |really )?means\b.*$/i, "");
  if (noFindingPattern.test(text)) return null;
  if (isDescription)
    text = text.replace(/(?<=\S \S{1,30}|^[a-z]{4,20}), (?:[^,]{0,60} )?(?:you|I|me|my|we|us)\b[^,]{0,80}$/i, "");
  if (/\b(?:you|I|me|my|we|us)\b/i.test(text) || text.endsWith("?") || !isFinding(text)) return null;
  return withCommas(text.replace(/,? (?:and|but)$/i, "")).replace(/(?<![\s,;:])[\s,;:]+$/, "");
}

/**
 * Matches words that judge, explain or ask during an examination and contain no finding: "is good", "so likely if it
 * were".
 */
const noFindingPattern =
  /^(?:that |this )?one (?:is|looks?|seems?) (?:fine|okay|good|great|normal|all right)$|\b(?:do not worry|no worries)\b|^normal(?:'s| is| range is| would be)? (?:about |around |between |up to |less than |under |over )*\d|^(?:(?:is|are|was|it|that|everything|all|looks?|sounds?|very|pretty|really|nice|and|normal|good|great|fine|okay|so|well|exam|examination) ?)+$|\b(?:based on|if it (?:were|is|was)|so likely|does (?:this|that|it|\w+ \w+) hurt|let us|not had|try (?:and|to)|our|^means|make sure|in order to|(?:can|could|may|might|would) (?:also )?(?:be|have|present|cause)|see if|differential|variety|good idea|by themselves|on (?:their|its) own|for years|so it is|questions?)\b|^physical exam(?:ination)? is\b/i;

/** Adds commas between denied findings that were said without pauses: "no murmur no rub" → "no murmur, no rub". */
const withCommas = (text: string): string =>
  text
    .replace(
      /(?<=\bno [a-z]+(?: [a-z]+){0,2}(?<!\b(?:and|or|but|with|is|are|has|have|of|the|than)),?) (?=no [a-z])/gi,
      ", ",
    )
    .replaceAll(",, ", ", ");

/**
 * Adds the body part to a finding if only the name of the examination has it: "on your left shoulder exam you have
 * limited motion" → "limited motion of the left shoulder".
 */
function withPart(finding: string, said: string): string {
  const part =
    /\b(?:on|for|with|of|in) (?:your|the|his|her) ((?:left|right) (?!(?:upper|lower)\b)[a-z]+)(?: [a-z]+)? exam/i.exec(
      said,
    )?.[1];
  if (!part || finding.toLowerCase().includes(part.split(" ").at(-1)?.toLowerCase() ?? part)) return finding;
  return /[,;]|\b(?:but|with|of the)\b/i.test(finding)
    ? `${part}: ${finding}`
    : `${finding} of the ${part.toLowerCase()}`;
}

/** Matches an instruction to the patient during the examination, without a finding: "Keep your elbow straight". */
const instructsPattern =
  /^(?:(?:and|then|so|okay|now|just|go ahead and|please),? )*(?:keep|hold|push|pull|squeeze|lift|raise|bend|straighten|turn|extend|flex|follow|close|open|relax|tilt|rotate|wiggle|spread|stick|lean|twist|rest|move) (?:out |up |down |against )?your [a-z -]{3,60}[.]?$/i;

/**
 * Matches words about papers, other clinicians, meals and blood, which are not findings: "the radiologist", "meals".
 */
const notSeenPattern =
  /\b(?:radiologist|cardiologist|(?:the|your|his|her) [a-z'\u2019]+ (?:letter|note)|report (?:says|said|reads)|blood type|lead (?:level )?(?:is|was)|(?:smaller|small|big|large) meals?|after eating|(?:one|a single) negative|not (?:necessarily |always )?mean|(?:rate|pressure|sugar|sugars|diabetes|asthma)(?: is| are|['\u2019]s) not (?:well |really |quite )?controlled)\b/i;

/** Maximum number of words of a finding. What is longer is mostly an explanation to the patient. */
const maxFindingWords = 40;

/**
 * Reads the examination finding of one sentence; empty if it has none.
 * @param currentSystem body system of the finding if the words name none.
 * @param isAnnounced true if the clinician announced the examination: any description of the patient is then a finding.
 */
export function readExam(
  sentence: Sentence,
  currentSystem: string | null = null,
  { isAnnounced = false }: { isAnnounced?: boolean } = {},
): Fact[] {
  if (instructsPattern.test(sentence.text) || notSeenPattern.test(sentence.text)) return [];
  const isDescription = (isAnnounced && describesPatient(sentence.text)) || statesPlainFinding(sentence.text);
  const finding = examFinding(sentence.text, isDescription);
  const found = finding && withPart(finding, sentence.text);
  if (!found || found.split(" ").length > maxFindingWords) return [];
  const system =
    systemOfNamedExam(sentence.text) ?? systemOfFinding(found) ?? systemOfFinding(sentence.text) ?? currentSystem;
  return [
    makeFact({
      kind: "exam",
      from: [sentence],
      slots: {
        system: system ?? undefined,
        finding: found,
        side: /\b(left|right|bilateral)/i.exec(found)?.[1]?.toLowerCase(),
      },
    }),
  ];
}
