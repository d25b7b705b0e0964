import type { Fact } from "../Fact";
import { asksAboutTreatment, treatmentAdvice } from "./medicines/treatmentAsked";
import { makeFact } from "../frames/makeFact";
import { lowerFirst } from "../../platform/lowerFirst";
import { readMedications } from "../frames/readMedications";
import type { Sentence } from "../segment/Sentence";
import type { ReadingState } from "../statements/ReadingState";

/** Source of a pattern for activities and treatments that patients ask about. */
const verbs =
  "(?:still |also |keep |just )*(?:drive|driv\\w+|work\\w*|go back|go [a-z]{2,}ing|go to (?:the )?(?:gym|work|school|daycare|nursery|college|class)|return|play\\w*|run\\w*|jog\\w*|walk\\w*|lift\\w*|swim\\w*|fly\\w*|travel\\w*|exercis\\w*|drink\\w*|eat\\w*|tak(?:e|ing)|us(?:e|ing)|shower\\w*|bath\\w*|sleep\\w*|stop\\w*|continue|wear\\w*|breast-?feed\\w*|garden\\w*|cycle|bike|hike|ski|dance|ride|smoke|start\\w*|do (?:yoga|sports?|squats|weights|my)|have (?:sex|surgery|(?:(?:an?|some|the|my|any|odd|glass of|bit of|drop of|cup of) )*(?:alcohol|drinks?|beers?|glass|wine|coffee|caffeine|tea|dairy|milk|cheese|eggs|nuts|sugar|salt|chocolate|grapefruit|spicy food|sushi))|stay (?:home|off|on)|be (?:off|on|in)|keep|rest|avoid|ice|finish|put weight|get (?:the|a|my) (?:vaccine|flu|shot|covid))\\b";

/** Matches a question about the next visit: "When should I come back?" */
const asksReturnPattern =
  /\bwhen (?:do|should|will|can|would) (?:I|we|he|she) (?:need to |have to )?(?:come (?:back|in)|see you|be seen|follow up|return)\b|\bwhen (?:is|would) (?:my|the|our) (?:next|follow)|\bwhen do you want (?:to see )?(?:me|us)\b|\bwhen (?:should|do|will) (?:I|we) (?:make|schedule|book) (?:the |an? |my )?(?:follow|next|appointment)/i;
/** Matches a question about how long to do something: "How long do I have to wear the brace?" */
const asksLengthPattern = new RegExp(
  `\\bhow long (?:do|should|will|would|must|am) (?:I|he|she) (?:going to |supposed to |need to |have to |got to )*(${verbs}[^?]{0,50})`,
  "i",
);
/** Matches a question about permission: "Can I drive?", "Is it okay to exercise?" */
const asksPermissionPattern = new RegExp(
  `\\b(?:(?:can|could|may) (?:I|he|she|they)|will (?:I|he|she) be able to|(?:am I|is (?:he|she)) (?:allowed|able|okay|good) to|(?:is|would) it (?:be )?(?:okay|ok|safe|alright|all right|fine)(?: for me)? to|is it (?:okay|ok|safe|alright|all right|fine) if I) (${verbs}[^?]{0,60})`,
  "i",
);
/** Matches a question about when something becomes allowed: "When can I shower?", "How soon can she go back?" */
const asksWhenAllowedPattern = new RegExp(
  `\\b(?:when|how soon) (?:can|could|may|will) (?:I|he|she|they) (?:be able to )?(${verbs}[^?]{0,60})`,
  "i",
);
/** Matches a question about admission: "Am I going to have to stay?", "Are you keeping me in?" */
const asksAdmissionPattern =
  /\b(?:(?:(?:am I|is (?:he|she)) going to (?:have to |need to )?|(?:will|do|does) (?:I|he|she) (?:have to |need to )?)(?:stay (?:in(?: (?:the )?hospital)?|here|overnight|the night|tonight)|stay(?=\?|$)|be (?:admitted|kept in))|(?:are|will) (?:you|they) (?:going to )?(?:be )?(?:keep(?:ing)? (?:me|him|her) (?:in|here)|admit(?:ting)? (?:me|him|her)))\b/i;
/**
 * Matches an answer that only gives the condition of a permission, as a group: "Can she go to school?" "| Once she's
 * been well for a day |, yes."
 */
const onlyConditionPattern =
  /^(?:(?:oh|well|so|okay|yes|yeah|sure|only|just|maybe|probably),? )*((?:once|when|as soon as|after|if|as long as|provided|not before|from) [^.,;?]{3,70}?)(?:,? (?:yes|sure|of course|that is fine|then (?:yes|sure|fine)|(?:you|he|she) can))?\.?$/i;
/** Matches a question about a duty: "Should I stop the aspirin?", "Do I need to stay home?" */
const asksObligationPattern = new RegExp(
  `\\b(?:should I|do I (?:need|have) to|must I|am I supposed to) (${verbs}[^?]{0,60})`,
  "i",
);

/**
 * Matches a question that asks for advice, whose "no" is advice against: "Should I drive?" "No, have your husband drive
 * you."
 */
const asksWhetherToPattern = /\bshould I\b/i;
/**
 * Matches an action that rests or treats the patient, or ends a treatment. A "no" says only that it is not needed:
 * "Should I keep wearing the brace?"
 */
const sparesPattern =
  /^(?:(?:still|also|keep|just) )*(?:stop|rest|avoid|ice|wear|keep|stay|continue|finish|be off|get)/i;
/** Matches a way to take a drug. A "no" says only that it does not matter: "Should I take it with food?" */
const mannerOfTakingPattern =
  /^(?:(?:still|also|just) )*(?:take|use|have|taking|using|having) [^?]{0,40}\b(?:with|after|before|at|in the|on an empty) (?:an? |my |some )?(?:food|meals?|breakfast|lunch|dinner|supper|milk|water|empty stomach|stomach|morning|evening|night|bed(?:time)?)\b/i;
/** Matches words with which a "no" leaves the decision to the patient: "No, you don't need to." */
const needlessPattern = /\b(?:need|have to|necessary|required?|matters?|up to you|bother)\b/i;

/** Matches a yes of the clinician: "of course", "that is fine". */
const yesPattern =
  /^(?:(?:oh|well|so|okay|right),? )*(?:yes|yeah|yep|yup|sure|absolutely|definitely|of course|certainly|please do|that is (?:fine|okay|safe)|(?:it is|that is) (?:totally |perfectly |completely )?(?:fine|okay|safe|all right)|I would(?! (?:probably |just )?(?:keep|hold|leave|stay|wait|stop|skip|give it|say|rather|prefer|want|like))|you (?:can|may|should|do|could))\b/i;
/** Matches a yes that only permits: "You can, but not with dairy". */
const allowsPattern = /^(?:(?:oh|well|so|okay|yes|yeah),? )*you (?:can|may|could)\b/i;
/** Matches a no of the clinician: "definitely not", "I would not". */
const noPattern =
  /^(?:(?:oh|well|so|okay|right|um),? )*(?:no|nope|not|definitely not|absolutely not|ideally not|I would not|please do not|better not|preferably not|I would rather you did not|(?:(?:I would|let us|(?:it is )?(?:better|best) to) (?:just |probably |really |definitely )?)?(?:avoid|hold off|wait|skip|steer clear|stay away|leave (?:it|that|them)|miss (?:it|that)|(?:put|push) (?:it|that|them) (?:off|back)|give (?:it|that|them|[a-z]+ing|the [a-z]+) a miss))\b/i;
/** Matches advice to stay away, which is a "no": "I'd keep him off until Monday". */
const staysAwayPattern =
  /^(?:(?:oh|well|so|okay|right|um|no),? )*(?:(?:I would|I will|let us|you should|you need to) (?:probably |just )?)?(?:(?:keep|leave) (?:him|her|them|you)|stay) (?:off|out|home|at home|away)\b|^(?:well,? |so,? )?you should avoid (?=until|till|for)/i;
/** Matches words after which a yes or no does not answer the question: "no problem", "it depends". */
const unclearPattern = /\b(?:problem|worries|idea|depends?|not sure|maybe|I do not know|see how|let me|question)\b/i;
/** Matches a length of time at the start of an answer: "about 2 weeks", "in a month". */
const spanPattern =
  /^(?:(?:yeah|yes|well|so|okay|let us (?:say|do|plan on)|I would say|I would like|probably|maybe|usually|how about),? )*((?:in |for |after )?(?:about |around |at least |another |the next |approximately )?(?:\d+(?: (?:to|or) \d+)?|an?|a couple(?: of)?|a few) (?:days?|weeks?|months?|years?)|next (?:week|month|year)|until [^,.]{3,50})(?= *(?:$|[,.]| (?:or so|and|but|with|from|to|so|if|unless|total|at)\b))/i;
/** Matches a limit of a yes or no: "not until the stitches are out", "for 2 weeks", "as long as it does not hurt". */
const limitPattern =
  /\b(for now|(?:until|for (?:at least |about |the next |the first |another )?(?:\d+|an?|the|your)|after|once|as long as|unless|only (?:if|when|after)|while|if|but not (?=with|on|at|in|after|before|every)) ?[^.]{2,70})$/i;

/** Matches the reason after a limit: "until you can brake hard | , it's your right leg". */
const limitReasonPattern = /,? (?:because|since)\b.*$|, (?:it|that|this|you|your|he|she|they|so|we|I)\b.*$/i;

/** Number of turns within which the clinician's words can answer the patient's question. */
const maxTurns = 2;

/** Returns whether a patient's sentence asks what the patient may or must do, or when to come back. */
export const asksForAdvice = (text: string): boolean =>
  [
    asksReturnPattern,
    asksLengthPattern,
    asksWhenAllowedPattern,
    asksPermissionPattern,
    asksObligationPattern,
    asksAdmissionPattern,
  ].some((pattern) => pattern.test(text)) || asksAboutTreatment(text);

/**
 * Reads the clinician's answer to a patient's question about what the patient may or must do: "Can I drive?" "Not until
 * the cast is off." becomes advice against driving. Null if the sentence does not clearly answer it.
 */
export function adviceAnswer(sentence: Sentence, reading: ReadingState): Fact | null {
  const asked = reading.patientAsked;
  if (!asked) return null;
  const { text } = sentence;
  if (sentence.at - asked.at > maxTurns || text.endsWith("?")) {
    reading.patientAsked = null;
    return null;
  }
  // "Can I take Tylenol?" "Yes, let us do Tylenol, 1 g every 8 hours" is an order with a dose.
  if (readMedications(text).some(({ dose, frequency }) => dose !== undefined || frequency !== undefined)) {
    reading.patientAsked = null;
    return null;
  }
  const treatment = treatmentAdvice(asked.text, text);
  const item = treatment ? advise("item", treatment) : answerOf(asked.text, text);
  if (!item) return null;
  reading.patientAsked = null;
  const fact = makeFact({
    kind: item.kind,
    from: [asked, sentence],
    problem: reading.problem,
    time: { when: "planned" },
    slots: { what: item.kind === "order" ? "instruction" : undefined, action: item.action, object: item.object },
  });
  return fact;
}

/** What a clinician's answer advises. */
interface AdviceItem {
  kind: "advice" | "followUp" | "order";
  action: string;
  object: string;
}

/** Matches a drug that is allowed, with its limit: "Plain Mucinex is fine, | just not the D". */
const drugFinePattern =
  /^(?:(?:yes|sure|well|oh),? )*(?:plain |regular |ordinary |the )*([a-z]{4,}) is (?:fine|okay|ok|safe|all right)(?:, ((?:just|but) not [^,.;]{2,30}))?(?=$|[,.;])/i;

/** Matches what limits a "yes": "You can, but | stay off it today". */
const limitedByPattern =
  /,? but ((?=[^.;?]{0,60}\b(?:stay|avoid|not|only|until|unless|wait|rest|careful|limit|take it easy|no)\b)[^.;?]{3,60})$/i;

/**
 * Matches a "no" that forbids an activity of its own, and captures it: "Can I work?" "No | lifting with the left arm
 * until you have seen the surgeon."
 */
const otherActivityPattern =
  /^(?:(?:okay|well|just|yes|but|sure),? )*no ((?:[a-z]{2,}ing\b|(?:heavy|gloved|wet|manual|overhead|physical|strenuous|contact|full|active|field|outdoor|ladder|machine) (?:work|duty|labor|sports?|activity|activities|exercise)\b)[^.;?]{0,90})$/i;

/** Maximum number of words of a limit that is added to the advice: "but only after the stitches are out". */
const maxLimitWords = 13;
/**
 * Returns what an answer to a patient's question advises: "Can I swim?" "Not for a week." → no swimming for a week;
 * null if it leaves that open.
 */
function answerOf(asked: string, answer: string): AdviceItem | null {
  const time = spanPattern.exec(answer)?.[1];
  if (asksReturnPattern.test(asked))
    return time && !time.startsWith("until")
      ? {
          kind: "followUp",
          action: "",
          object: `come back ${/^(?:in|after|next)\b/i.test(time) ? time : `in ${time.replace(/^for /i, "")}`}`,
        }
      : null;
  if (asksAdmissionPattern.test(asked))
    return yesPattern.test(answer) && !unclearPattern.test(answer)
      ? { kind: "order", action: "admit", object: "admit you" }
      : null;
  const length = asksLengthPattern.exec(asked)?.[1];
  if (length)
    return time
      ? advise(
          "advise",
          `${asClinician(length).replace(/ for$/i, "")} ${/^(?:for|until)\b/i.test(time) ? lowerFirst(time) : `for ${lowerFirst(time.replace(/^in /i, ""))}`}`,
        )
      : null;
  const whenAllowed = asksWhenAllowedPattern.exec(asked)?.[1];
  const permitted = whenAllowed ?? asksPermissionPattern.exec(asked)?.[1];
  const condition = permitted
    ? (onlyConditionPattern.exec(answer)?.[1] ?? (whenAllowed ? time : undefined))
    : undefined;
  if (permitted && !whenAllowed && staysAwayPattern.test(answer))
    return advise(
      "advise",
      `not ${withoutDay(asClinician(permitted))}${/ (?:until|till|for) [^.,;?]{3,50}/i.exec(answer)?.[0] ?? ""}`,
    );
  if (permitted && condition && !unclearPattern.test(answer))
    return advise("may", `${withoutDay(asClinician(permitted))} ${lowerFirst(condition)}`);
  if (whenAllowed) return null;
  const wanted = permitted ?? asksObligationPattern.exec(asked)?.[1];
  if (!wanted || unclearPattern.test(answer)) return null;
  const limited = limitPattern.exec(answer)?.[1]?.replace(limitReasonPattern, "");
  const what =
    limited && limited.split(" ").length <= maxLimitWords ? `${asClinician(wanted)} ${limited}` : asClinician(wanted);
  const other = otherActivityPattern.exec(answer)?.[1];
  if (other && !other.toLowerCase().startsWith(wanted.slice(0, 4).toLowerCase())) return advise("item", `no ${other}`);
  if (noPattern.test(answer))
    return permitted ||
      (asksWhetherToPattern.test(asked) &&
        !sparesPattern.test(wanted) &&
        !mannerOfTakingPattern.test(wanted) &&
        !needlessPattern.test(answer))
      ? advise("advise", `not ${what}`)
      : advise("item", `no need to ${what}`);
  if (/^(?:it|that) (?:is|would be) (?:fine|okay|ok|all right) in moderation\b/i.test(answer))
    return advise("may", `${what} in moderation`);
  const fine = drugFinePattern.exec(answer);
  if (permitted && fine?.[1] && asked.toLowerCase().includes(fine[1].toLowerCase()))
    return advise("may", `take ${fine[1]}${fine[2] ? ` (${fine[2].replace(/^(?:just|but) /i, "")})` : ""}`);
  const but = limited ? undefined : limitedByPattern.exec(answer)?.[1];
  if (yesPattern.test(answer))
    return advise(permitted || allowsPattern.test(answer) ? "may" : "advise", but ? `${what} (${but})` : what);
  return null;
}

/**
 * Returns an action without the day that the patient asked about, which its condition replaces: "Can he go back
 * tomorrow?" "When he's been without fever for a day."
 */
const withoutDay = (action: string): string =>
  action.replace(
    / (?:tomorrow|today|tonight|now|right away|straight ?away|yet|this (?:week|weekend|afternoon|evening)|(?:on |this |next )(?:mon|tues|wednes|thurs|fri|satur|sun)day|next week)$/i,
    "",
  );

const advise = (action: string, object: string): AdviceItem => ({ kind: "advice", action, object });

/** Returns the action of a patient's question in the words of the clinician: "take my pills" → "take your pills". */
const asClinician = (words: string): string =>
  words
    .replace(
      /\b(?:or (?:do|should|is|can|will|not|what)\b.*|then|now|still|also|and (?:do|should|can|is|what|how)\b.*|though|by the way|if (?:I|that|it)\b.*)$/i,
      "",
    )
    .replace(/^(?:still|also|just) /i, "")
    .replace(/\bmy\b/gi, "your")
    .replace(/\bme\b/gi, "you")
    .replace(/\bI\b/g, "you")
    .replace(/(?<![\s,])[\s,]+$/, "");
