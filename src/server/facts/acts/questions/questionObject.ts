import { findDrugs } from "../../terms/findDrugs";
import { findSymptoms } from "../../terms/findSymptoms";
import { gerund } from "../../verbs/gerund";
import { withoutLead } from "./isQuestion";

/** What a yes-no question asks about, as a phrase for a note. */
interface QuestionObject {
  phrase: string;
  /** "denies": after "Denies"/"Reports"; "is", "has", "can": after that verb; "it": a clause about the complaint. */
  form: "denies" | "is" | "has" | "can" | "it";
  /** The auxiliary as asked, for form "it". */
  aux?: string;
}

/** Matches words at the end of a question that add nothing: "at all", "is that right". */
const tailPattern =
  /(?:,? (?:at all|or (?:anything|something)(?: (?:like that|else|of that sort|similar))?|or not|lately|recently|since(?: then)?|right now|today|now|as well|too|that you (?:know of|have noticed|can think of|are aware of)|anything like that|or no|if you (?:try|tried)|done for (?:this|that|it)|done|is that (?:right|correct)|that (?:right|correct)|right|correct|okay|you know|if any|like that|with (?:this|that|it|these))){1,6}$/i;
/** Matches the second of two alternative questions: "or is it …". */
const alternativePattern = /,? or (?:is|was|has|do|did|have|are) .*$/i;
/** Matches the start of a question about a noun: "do you have", "any". */
const nounLeadPattern =
  /^(?:do you (?:also |currently |still |ever )*(?:have|get|notice|feel|experience|suffer from)|(?:are|were) you (?:also |currently |still )*(?:having|getting|experiencing|feeling|noticing)|have you (?:also |ever |been |recently )*(?:had|noticed?|experienced|felt|having|experiencing|feeling|noticing|gotten|seen|observed)|did you (?:also |ever )*(?:have|notice|feel|get|experience)|(?:is|are|was|were) there|has there been|have there been|how about|what about|any(?:thing else like)?|no|and|do you have a history of|have you ever been diagnosed with|have you been diagnosed with|have you (?:also |still )?got|have you had|any history of|or|with|any other)\b\s*/i;
/** Matches a word before a noun that a note omits: "any", "your". */
const determinerPattern =
  /^(?:any|some|a lot of|much|other|new|that|this|the|an?|your|like|anything like|kind of|sort of|associated|significant(?=ly)|of|(?:problems?|issues?|trouble|difficult(?:y|ies)) with)\s+/i;

/** Matches a bodily or mental function, of which a note can deny only a change: "appetite", "sleep". */
const bodyFunctionPattern =
  /^(?:your |his |her |the )?(?:appetite|weight|energy(?: levels?)?|mood|memory|concentration|vision|hearing|balance|speech|sleep|periods?|bowels?|bladder|diet|strength|libido|skin|hair)$/i;

/** Matches a question about trouble with what follows: "any problems with". */
const problemsPattern =
  /\b(?:any|have|had|having) (?:[a-z]+ )?(problems?|issues?|trouble|difficult(?:y|ies)|concerns?) with\b/i;
/** Matches an adjective for how a person feels: "thirsty", "more rested". */
const feltPattern =
  /^(?:(?:more|very|really|so|overly|particularly) )*(?:thirsty|hungry|tired|sad|down|hot|cold|anxious|nervous|dizzy|sick|weak|safe|unsafe|rested|depressed|stressed|sleepy|faint|shaky|hopeless|worthless|guilty|lonely|well|unwell)\b/i;

/** Matches a question about earlier trouble with a part: "Any trouble with that knee before". */
const troubleBeforePattern =
  /\b(?:problems?|issues?|trouble|bother|injur(?:y|ies)) (?:with|to|in) (?:that|this|the|your|his|her) ([a-z]+(?: [a-z]+)?) (?:before(?: (?:this|that|now))?|previously|in the past)$/i;

/** Matches a question about the way to the clinic: "Any problems finding us?" */
const ofComingPattern =
  /\b(?:finding (?:us|the (?:office|clinic|place|building|room))|(?:with )?parking|getting (?:here|in today)|the (?:drive|commute|traffic) (?:in|here|over))\b/i;
/** Matches a clinician at the start of a phrase: "other doctors for this", "primary care doctor". */
const cliniciansPattern =
  /^(?:(?:another|other|primary care|family|local|regular|eye|foot|heart|skin) ){0,2}(?:doctors?|physicians?|pcp|specialists?|therapists?|cardiologists?|neurologists?|dermatologists?|urologists?|gynecologists?|psychiatrists?|dentists?|podiatrists?|counselors?|psychologists?)\b/i;

/** Returns a clinician asked about with "another", "any other" or an article: "another doctor for this". */
function clinicianOf(phrase: string, asked: string): string {
  const bare = phrase.replace(/^(?:another|other) /i, "");
  const [name = ""] = cliniciansPattern.exec(bare) ?? [];
  const isOther = new RegExp(`\\b(?:another|other) ${name}`, "i").test(asked);
  if (/^[A-Z]/.test(bare.slice(name.length + 1))) return bare; // "Doctor Lee"
  if (/s$/i.test(name)) return `${isOther ? "other " : ""}${bare}`;
  return `${isOther ? "another" : /^[aeiou]/i.test(bare) ? "an" : "a"} ${bare}`;
}

/** Maximum number of words of a question whose object a note can print. Longer questions ask several things. */
const maxWords = 18;

/** Matches words that introduce a question without being asked about: "Otherwise", "just to clarify". */
const frameOfQuestionPattern =
  /^(?:in terms of|as far as|with regards? to|regarding|other than that|besides that|apart from that|otherwise|lastly|finally|just to clarify|also|then)[^,]{0,40},\s*/i;

/** Maximum number of words before a noun that a note omits: "any of your | medications". */
const maxDeterminers = 3;

/** Turns a yes-no question into a phrase; null if its form is unknown or it is too long. */
export function questionObject(question: string): QuestionObject | null {
  const asked = withoutLead(question)
    .replace(
      /^(?:and |or )?ever (?=(?:been|had|needed|taken|seen|broken|torn|dislocated|hurt|injured)\b)/i,
      "have you ever ",
    )
    .replace(/(?<!\?)\?+$/, "")
    .replace(/,\s*$/, "")
    .replace(alternativePattern, "")
    .replace(tailPattern, "")
    .replace(frameOfQuestionPattern, "")
    .trim();
  if (asked.split(" ").length > maxWords) return null;
  const noun = nounLeadPattern.exec(asked);
  if (noun) {
    let phrase = asked.slice(noun[0].length);
    if (/^(?:you|it|to|that you|when|if|how|what|where|while)\b/i.test(phrase)) return null;
    if (ofComingPattern.test(asked)) return null;
    for (let i = 0; i < maxDeterminers; i += 1) phrase = phrase.replace(determinerPattern, "");
    // "Any problems with anesthesia?" does not ask for anesthesia, nor "any new medications?" for all medications.
    if (
      problemsPattern.test(asked) &&
      !/\bwith\b/i.test(phrase) &&
      !bodyFunctionPattern.test(phrase) &&
      findSymptoms(phrase).length === 0
    )
      phrase = `${problemsPattern.exec(asked)?.[1]?.toLowerCase() ?? "problems"} with ${phrase}`;
    if (/\bnew (?=medic|meds|pills|drugs|symptoms)/i.test(asked)) phrase = `new ${phrase.replace(/^new /i, "")}`;
    // "Any imaging done like an ultrasound or an MRI?"
    phrase = phrase.replace(
      /^(imaging|scans?|x-?rays?|blood ?work|lab work|labs) done (?:like|an?|any|maybe|such)\b.*$/i,
      "$1",
    );
    if (/ (?:is|are|has|have|does|was|were) [a-z]+/i.test(phrase)) return null;
    // "What about bladder control, any accidents?"
    if (/^(?:how|what) about\b/i.test(asked)) phrase = phrase.replace(/^[^,]{3,40}, any (?=[a-z])/i, "");
    // "Are you feeling thirsty?"
    if (feltPattern.test(phrase) && /\b(?:feel|feeling|felt)\b/i.test(noun[0])) phrase = `feeling ${phrase}`;
    // "Any trouble with that knee before?"
    const earlier = troubleBeforePattern.exec(asked)?.[1];
    if (earlier) return finish(`previous problems with the ${earlier}`, "denies");
    // "Any problems with the levothyroxine?" does not ask whether it is taken.
    if (findDrugs(phrase)[0]?.start === 0 && /\b(?:problems?|issues?|trouble) with\b/i.test(asked))
      phrase = `problems with ${phrase}`;
    // "Have you had any paracetamol?"
    if (/^have you\b.*\bhad$/i.test(noun[0].trim()) && findDrugs(phrase)[0]?.start === 0)
      return finish(`had ${phrase}`, "has");
    // "Any problems with your swallowing?" does not ask whether the patient swallows.
    if (/^(?:your )?[a-z]{3,}ing$/i.test(phrase) && /\b(?:problems?|issues?|trouble|difficult\w+) with\b/i.test(asked))
      phrase = `problems with ${phrase.replace(/^your /i, "")}`;
    // A note never says "denies appetite".
    if (
      bodyFunctionPattern.test(phrase) &&
      /\b(?:problems?|issues?|trouble|difficult\w+|concerns?|changes?) (?:with|in|to)\b/i.test(asked)
    )
      phrase = `changes in ${phrase}`;
    // "Have you seen another doctor for this?", "Do you have a primary care doctor?"
    if (cliniciansPattern.test(phrase))
      phrase = `${/\bseen\b/i.test(noun[0]) ? "seeing" : "having"} ${clinicianOf(phrase, asked)}`;
    return phrase.length > 1 && !/^things?\b/i.test(phrase) ? finish(phrase, "denies") : null;
  }
  return verbal(asked);
}

/**
 * Matches a statement that asks for confirmation, with what it states as the group: "you have been having | trouble
 * with your hip".
 */
const declaresPattern =
  /^you (?:are|have been|were) (?:also |still |currently )*(?:having |getting |experiencing )?(?:some |a |an |any )?((?!going|here|saying|doing|okay|good|not)[a-z]+.*)$/i;

/** Reads a statement that asks for confirmation, "you have been having trouble with your hip"; null for other words. */
function declared(asked: string): QuestionObject | null {
  const doing = declaresPattern.exec(asked);
  if (
    doing &&
    /^you (?:are|have been|were) (?:also |still |currently )*(?:having|getting|experiencing|[a-z]+ing)\b/i.test(asked)
  )
    return finish(doing[1] ?? "", "denies");
  const has =
    /^you (?:do |also |still )*(?:have|had|endorse|report|get) (?:got )?(?:some |a |an |any |a bit of )?([a-z].*)$/i.exec(
      asked,
    );
  return has && !/^(?:you (?:have|had) (?:been|had|done|to)\b)/i.test(asked) ? finish(has[1] ?? "", "denies") : null;
}

/**
 * Matches a question in the perfect tense, with the participle and the rest as groups: "have you | lost | any weight".
 */
const asksIfDonePattern =
  /^(?:have|had) you (?:also |ever |already |recently )*((?:[a-z]+ed|been|had|taken|seen|gone|done|gotten|got|lost|felt|given|quit|tried|run|come|made|found|broken|fallen|eaten|driven|started|put|kept|torn))\b(.*)$/i;

/**
 * Matches a question about the complaint, with its verb, the complaint and the rest as groups: "does | the | rash |
 * itch".
 */
const asksOfComplaintPattern =
  /^(is|was|does|did|has|will) (?:(?:the|that|this|your) ((?:[a-z]+ )?(?:pain|cough|headache|rash|swelling|numbness|discomfort|itch|lump|phlegm|sputum|fever))|it|that|this) (.+)$/i;
/** Matches a question that is only an activity: "Keeping fluids down", "Still wearing the brace". */
const activityPattern =
  /^(?:still |also )?((?!going|morning|evening|during|nothing|anything|something|everything|hearing|nursing|feeling|meaning|assuming|looking|thinking|talking|speaking|being|king|ring|thing|spring|sting|doing|getting)[a-z]{2,}ing\b(?! (?:for|about|of|at|is|was|are|that)\b)(?: (?!it\b|that\b|this\b|I\b|me\b|you\b)[a-z'-]+){0,5})$/i;

/** Returns whether a question without a verb of its own asks about an activity: "Keeping fluids down?" */
export const isActivity = (asked: string): boolean => activityPattern.test(asked.replace(/(?<!\?)\?+$/, ""));

/** Matches a question about care of an injury that lasts, with the care as the group: "have you been | icing it |". */
const caringPattern =
  /^have you been (?:also |still |able to )?((?:icing|elevating|resting|wearing|keeping|stretching|soaking|wrapping|massaging|cleaning|changing|splinting|buddy[- ]taping|bandaging|covering|dressing|heating)\b.*)$/i;

/** Reads a question by its verb, "are you sleeping well", "did you fall", "does it itch"; null for other forms. */
function verbal(asked: string): QuestionObject | null {
  const activity = activityPattern.exec(asked)?.[1];
  if (activity) return finish(activity.replace(/\b(?:you|y)r?self\b/i, "themself"), "denies");
  const cared = caringPattern.exec(asked);
  if (cared) return finish(`been ${cared[1]}`, "has");
  const doing =
    /^(?:have|are|were) you (?:been |also |currently |still |ever )*((?!able|taking care)[a-z]+ing)\b(.*)$/i.exec(
      asked,
    );
  if (doing) return finish(`${doing[1]}${doing[2]}`, "denies");
  const does =
    /^(?:do|did) you (?:also |currently |still |ever |usually |normally |regularly |typically |actually |generally |mostly |often |always |sometimes |really )*([a-z]+)\b(.*)$/i.exec(
      asked,
    );
  if (
    does &&
    !/^(?:know|used|think|mean|want|remember|say|mind|understand|feel|guess|see|recall|need|like|prefer)$/i.test(
      does[1] ?? "",
    )
  )
    return finish(
      // "Did you hear or feel a pop?"
      `${gerund(does[1] ?? "")}${(does[2] ?? "").replace(/^ or (feel|hear|see|notice|have|get)\b/i, (_all, verb: string) => ` or ${gerund(verb)}`)}`,
      "denies",
    );
  const done = asksIfDonePattern.exec(asked);
  if (done) return finish(`${done[1]}${done[2]}`, "has");
  const might = /^(?:could|might|can) (?:you|he|she) (?:possibly )?be ([a-z]+)\b(.*)$/i.exec(asked);
  if (might) return finish(`being ${might[1]}${might[2]}`, "denies");
  const can = /^(?:can|could|are|were) you (?:able to |still )*(?!been)([a-z]+)\b(.*)$/i.exec(asked);
  if (can && /^(?:can|could)|able to/i.test(asked)) return finish(`${can[1]}${can[2]}`, "can");
  const is = /^are you ((?!going|doing|ready|sure|okay|good|feeling)[a-z]+.*)$/i.exec(asked);
  if (is) return finish(is[1] ?? "", "is");
  const it = asksOfComplaintPattern.exec(asked);
  if (it && !/^(?:what|how|why|okay|right|correct|make sense|sound)/i.test(it[3] ?? ""))
    return { ...finish(it[3] ?? "", "it"), aux: [it[1], it[2] ? `the ${it[2]}` : ""].join(" ").trim().toLowerCase() };
  return declared(asked);
}

/** Returns what a question asks about without spaces and commas at its end. */
function finish(phrase: string, form: QuestionObject["form"]): QuestionObject {
  return {
    phrase: phrase
      .trim()
      .replace(/(?<![\s,.;])[\s,.;]+$/, "")
      .replace(/\s+/g, " "),
    form,
  };
}
