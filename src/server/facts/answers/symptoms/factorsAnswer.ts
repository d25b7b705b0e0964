import { gerund } from "../../verbs/gerund";
import type { Fact } from "../../Fact";
import { makeFact } from "../../frames/makeFact";
import { findDrugs } from "../../terms/findDrugs";
import { type AnswerResult, type Exchange, questionAndAnswer } from "../Exchange";
import { lowerFirst } from "../../../platform/lowerFirst";

/** Matches a question that asks what, if anything, changes a complaint: "Does anything make it better or worse?" */
const asksWhatPattern =
  /\b(?:anything|something|things?|what|when|any (?:[a-z]+ ){0,2}?(?:factors?|triggers?|movements?|activit(?:y|ies)|positions?))\b/i;
/** Matches words of such a question about what makes the complaint worse. */
const worsePattern =
  /\b(?:worse|worsens?|aggravat\w+|exacerbat\w+|trigger\w*|(?:bring|brings|brought|sets|set) (?:it|this|that|them) (?:on|off))\b/i;
/** Matches words of such a question about what makes the complaint better. */
const betterPattern =
  /\b(?:better|reliev\w+|alleviat\w+|eas(?:e|es|ed|ing)|(?:that|to|have|has|had|does|did|anything|what) (?:[a-z]+ )?help(?:s|ed)?)\b/i;
/** Matches a question that asks whether one circumstance makes it worse or better: "worse | when you cough". */
const namesCircumstancePattern =
  /\b(?:worse|better|aggravated|relieved)(?:,? or (?:better|worse))? (?:when|with|if|after|at|in|on|during|by|lying|sitting|standing|walking)\b/i;
/** Matches a question about a treatment or the course since a time: "worse since Monday", "Did the ibuprofen help?" */
const asksElsePattern =
  /\b(?:getting|gotten|got|become|becoming|since|they|the (?:doctor|nurse|hospital)|could (?:be|have)|might (?:be|have)|over (?:the|this|that)|feel(?:ing)? (?:any )?better now|overall)\b/i;

/** Matches an answer that says that nothing changes the complaint: "Not really", "Nothing that I can think of". */
const nothingPattern =
  /^(?:(?:oh|well|um|uh|no|nope|honestly|so far|really),? )*(?:no|nope|nah|not (?:really|particularly|that I (?:know|can think|am aware|have noticed|noticed|have found)\b[^,.;]{0,20}|anything (?:in particular|specific|that I)\b[^,.;]{0,30})|nothing(?: (?:really|specific|specifically|in particular|at all|that I (?:can think of|know of|have noticed|noticed|have found|have tried|am aware of)|I have tried|I can think of|(?:seems to |has |have )?(?:really )?(?:makes?|made|helps?|helped|works?|worked|changes?)[^,.;]{0,40}))*|neither|I (?:do|have) not (?:really )?(?:think so|noticed anything|found anything|know of anything)|I cannot think of anything)\b/i;
/** Matches words with which such an answer names something after all: "nothing, except rest". */
const exceptPattern =
  /\b(?:but|except|apart|other than|besides|only|just|unless|maybe|sometimes|although|though|when(?:ever)?|if|until|with|better|worse|helps?|helped)\b/i;

/** Matches words after such an answer that name nothing either: "nothing makes it better", "it is just there". */
const addsNothingPattern =
  /\b(?:nothing|not anything) (?:[a-z]+ ){0,3}(?:makes?|made|helps?|helped|works?|worked)(?: (?:it|that|them))?(?: (?:feel )?(?:any )?(?:better|worse)(?: or (?:better|worse))?)?|\bit (?:is|has|has been) (?:(?:just|only|kind of|sort of) )+/gi;

/** Source of a pattern for the degree of a change: "a little", "much". */
const change = "(?:(?:a )?(?:little|bit|lot|tiny bit|little bit)|slightly|somewhat|much|way|even|really|definitely)";
/** Source of a pattern for what changes: "it", "my back". */
const what = "(?:it|that|this|them|things|the [a-z]+|my [a-z]+)";
/** Matches what makes a complaint better or worse: "| resting flat | makes it feel a little bit | better". */
const makesPattern = new RegExp(
  `^(?:and |or |also )?((?:[\\w'-]+ ){1,8}?)(?:kind of |sort of |really |usually |definitely |always |only |just )*(?:makes?|made) ${what} (?:feel )?(?:${change} )*(better|worse)\\b`,
  "i",
);
/** Matches when a complaint is better or worse: "it gets | worse | with walking, with sitting". */
const getsPattern = new RegExp(
  `\\b(?:it|they|that|${what}) (?:is|are|gets?|got|feels?|seems?|becomes?)(?: to be| to get)? (?:${change} )*(better|worse) ((?:with|when(?:ever)?|if|after|during|at|in|on|while|from|lying|sitting|standing) [^.;]{2,70})`,
  "i",
);
/** Matches when a complaint is better or worse, said first: "if I lean forward | it's | worse". */
const whenPattern = new RegExp(
  `^(?:and |or )?((?:when(?:ever)?|if) I [^,;]{3,40}?),? (?:then )?${what} (?:is|gets?|feels?|seems?) (?:${change} )*(better|worse)\\b`,
  "i",
);
/** Matches what hurts more, said first: "when I cough | it hurts more". */
const hurtsMorePattern = new RegExp(
  `^(?:and |or )?((?:when(?:ever)?|if) I [^,;]{3,40}?),? (?:then )?${what} (?:hurts|aches|is (?:more|really) (?:painful|sore))(?: (?:more|worse|a lot|even more))?$`,
  "i",
);
/** Matches what helps: "| lying still | helps a bit", "the only thing that helps is | heat". */
const helpsPattern = new RegExp(
  `^(?:and |or |also )?((?:[\\w'-]+ ){1,6}?)(?:kind of |sort of |really |usually |definitely |always |seems to |seemed to |does |did |can )*(?:helps?|helped|eases? it|eased it|relieves? it|relieved it|takes? the edge off(?: it)?|does the trick|gets? rid of it|calms? it(?: down)?|settles? it(?: down)?|soothes? it)(?: ${change})?(?: ${what})?(?=$|[,.;]| (?:but|and|for a|a)\\b)`,
  "i",
);

/** Matches words before what is named: "honestly, just | resting flat". */
const leadPattern =
  /^(?:(?:oh|well|um|uh|so|honestly|just|only|like|maybe|probably|mostly|mainly|usually|I (?:think|guess|found|find)(?: that)?|yeah|yes|really|kind of|sort of|um),? )+/i;
/** Matches the words that end what is named: "walking, | really any kind of movement, I mean". */
const endPattern =
  /(?:,? (?:but|because|so|which|that is|like if|you know|I mean)\b|, (?:really|like|and (?:then|so|that|it|I)|it|I|then|or (?:something|anything))\b).*$/i;
/** Matches a subject that names nothing: "it", "nothing", "that". */
const emptyPattern =
  /^(?:is|are|was|were|has|have|it|that|this|they|those|these|nothing|something|anything|everything|what|which|he|she|I|you|one|there|none)\b|\b(?:no|never|cannot|know|think|tried|if|thing|things|better|worse)\b|\bnot (?![a-z]+ing\b)/i;

/** Matches words that take back what helped: "helped for a bit and then it didn't", "it helped at first". */
const notForLongPattern =
  /\b(?:for a (?:bit|while|day|few|couple|short)|at first|initially|to begin with|to start with)\b[^.;]{0,20}\b(?:then|but|until|it did not|not any ?more|now)\b|\b(?:then|but|now) (?:it |they )?(?:stopped (?:working|helping)|wore off|did not|does not|do not|has not)\b/i;

/** Maximum number of words of a factor: longer ones are read as statements. */
const maxWords = 9;

/** Returns a factor as written in a note: "when I run" → "running"; empty if it is unfit. */
function factor(said: string): string {
  const text = said
    .replace(leadPattern, "")
    .replace(endPattern, "")
    .replace(/\b(with|by) (?:um|uh|like) /gi, "$1 ")
    .replace(/,? (?:tends? to|seems? to|would|will|can|usually|mostly|mainly|probably|definitely|too|as well)$/i, "")
    .replace(/\b(?:when(?:ever)?|if) I (?:am|was|were) (?=[a-z]+ing\b)/gi, "when ")
    .replace(
      /\b(?:when(?:ever)?|if) I (?:(?:just|really|also|have to|had to|try to|got to|kind of|sort of) )*([a-z]+)\b/gi,
      (_all, verb: string) => gerund(verb),
    )
    .replace(/\bmy\b/gi, "the")
    .replace(/^((with|when|after|during) [^,]+), \2 (?=[^,]+$)/i, "$1 and ")
    .trim();
  const isUnfit = text === "" || emptyPattern.test(text) || /\b(?:I|me|we|you|he|she)\b/.test(text);
  return isUnfit || text.split(" ").length > maxWords ? "" : lowerFirst(text);
}

/** Matches an answer that only lists activities: "resting it, not carrying anything", "I just like resting it". */
const activitiesPattern = /^(?:I (?:(?:just|only|mainly|mostly|like|usually),? )+)?((?:not )?[a-z]{3,}ing\b.*)$/i;

/** Matches an answer that only names one or two things: "cold drinks", "heat and rest". */
const nounsPattern =
  /^(?!(?:yes|yeah|no|not|a (?:little|bit|lot)|sometimes|usually|mostly)\b)[a-z-]+(?: [a-z-]+){0,4}[.]?$/i;

/** Returns what makes the complaint worse and better, by the words of the answer alone. */
function factorsIn(text: string): { triggers: string; relief: string } {
  const found = { triggers: "", relief: "" };
  const clauses = text
    .split(/[.;]{1,3} |, (?:and|but) (?=[a-z]+ing\b|it\b|the\b|my\b)/i)
    .map((clause) => clause.replace(leadPattern, ""));
  for (const clause of clauses) {
    const makes = makesPattern.exec(clause);
    const gets = getsPattern.exec(clause);
    const when = whenPattern.exec(clause);
    const hurts = hurtsMorePattern.exec(clause.replace(/(?<![.\s])[.\s]+$/, ""));
    const helps = helpsPattern.exec(clause);
    if (makes?.[2]) found[/worse/i.test(makes[2]) ? "triggers" : "relief"] ||= factor(makes[1] ?? "");
    else if (when?.[2]) found[/worse/i.test(when[2]) ? "triggers" : "relief"] ||= factor(when[1] ?? "");
    else if (gets?.[1]) found[/worse/i.test(gets[1]) ? "triggers" : "relief"] ||= factor(gets[2] ?? "");
    else if (hurts) found.triggers ||= factor(hurts[1] ?? "");
    else if (helps) found.relief ||= factor(helps[1] ?? "");
  }
  return found;
}

/** Matches a question that asks at what time the complaint is worse: "Is it worse at any particular time of day?" */
const asksWhenWorsePattern =
  /\b(?:worse|worst|bad|better) (?:at|in|during) (?:any|a|some|one|certain|particular|specific) (?:(?:particular|specific|certain) )?(?:times?|part|point)\b|\b(?:what|which|any) (?:(?:particular|specific) )?(?:times?|part) of (?:the )?day\b[^?]{0,30}\b(?:worse|worst|bad)\b/i;
/** Matches an answer that names only a time: "mostly first thing in the morning". */
const timeOfDayPattern =
  /^(?:(?:oh|well|um|uh|so|yeah|yes|I (?:think|guess|would say)|it is|probably|maybe|usually|mostly|mainly|definitely|always|generally|worse|worst|a bit),? )*((?:first thing )?(?:in|during|by|towards|at) (?:the )?(?:early |late |end of the )?(?:mornings?|evenings?|afternoons?|nights?|night ?time|day|days?|middle of the night|end of the day|bedtime|night)|after (?:work|meals|dinner|lunch|breakfast)|when I (?:first )?(?:wake up|get up|go to bed))(?:,? (?:usually|mostly|I (?:think|guess|would say)|really|normally|definitely|yeah))*[.]?$/i;

/** Returns the time at which the complaint is worse, as written after "Worse": "in the mornings"; null for others. */
function worseAt({ asked, answer }: Exchange): string | null {
  const time = asksWhenWorsePattern.test(asked) ? timeOfDayPattern.exec(answer.text)?.[1] : undefined;
  return time
    ? time
        .toLowerCase()
        .replace(
          /^when i (?:first )?(wak|gett?|go)e? ?(up|to bed)/,
          (_all, verb: string, rest: string) =>
            `on ${verb === "go" ? "going" : verb === "wak" ? "waking" : "getting"} ${rest}`,
        )
    : null;
}

/** Returns whether a question asks what, if anything, makes the complaint worse or better. */
const asksForFactors = (asked: string): boolean =>
  asksWhatPattern.test(asked) &&
  (worsePattern.test(asked) || betterPattern.test(asked)) &&
  !namesCircumstancePattern.test(asked) &&
  !asksElsePattern.test(asked) &&
  findDrugs(asked).length === 0;

/** Matches an exception to a "nothing", with what it is and its degree as groups: "Well, | heat |, a little". */
const exceptedPattern =
  /^(?:(?:well|except|apart from|actually|maybe|only|just|oh|I suppose|although),? )+((?:an? |the |some )?[a-z]+(?: [a-z]+){0,2}?)(?: (?:helps?|helped|does|did)(?: it)?)?(,? (?:a (?:little|bit|tiny bit)|slightly|somewhat))?(?:,? (?:maybe|I suppose|I guess))?[.!]?$/i;

/** Returns what the sentence after a "nothing" excepts from it: "heat, a little"; empty if it excepts nothing. */
function exceptedFactor({ turn }: Exchange): string {
  const [, named = "", degree = ""] = exceptedPattern.exec(turn[1]?.text ?? "") ?? [];
  const known = named === "" ? "" : factor(named);
  return known === "" ? "" : `${known}${degree.toLowerCase()}`;
}

/**
 * Reads what makes the complaint worse or better: "Does anything make it better or worse?" "Not really" denies both,
 * "Resting it makes it a bit better" is read by its own words, "What helps?" "Just cold drinks" by the question. Null
 * for other questions, and for answers that name nothing.
 */
export function factorsAnswer(exchange: Exchange): AnswerResult | null {
  const { asked, answer, reply, complaint, isOtherSubject, isExam } = exchange;
  if (isOtherSubject || isExam) return null;
  const time = worseAt(exchange);
  if (!time && !asksForFactors(asked)) return null;
  const asksWorse = worsePattern.test(asked);
  const asksBetter = betterPattern.test(asked);
  const fact = (slots: Pick<Parameters<typeof makeFact>[0]["slots"], "triggers" | "relief">, isAbsent = false): Fact =>
    makeFact({
      kind: "symptom",
      from: questionAndAnswer(exchange),
      polarity: isAbsent ? "absent" : "present",
      slots: { name: complaint, ...slots },
      said: answer.text,
    });
  if (time) return { facts: [fact({ triggers: time })], coversAnswer: true };
  // "Not really, ibuprofen a little" names something after all.
  const none = findDrugs(answer.text).length > 0 ? null : nothingPattern.exec(answer.text);
  const excepted = none ? exceptedFactor(exchange) : "";
  if (excepted)
    return { facts: [fact(asksBetter ? { relief: excepted } : { triggers: excepted })], coversAnswer: true };
  if (none && !exceptPattern.test(answer.text.slice(none[0].length).replace(addsNothingPattern, ""))) {
    const denied =
      asksWorse && asksBetter
        ? { triggers: "aggravating or relieving factors" }
        : asksWorse
          ? { triggers: "aggravating factors" }
          : { relief: "relieving factors" };
    return { facts: [fact(denied, true)], coversAnswer: /^[\s,.;]*$/.test(answer.text.slice(none[0].length)) };
  }
  const said = reply.polarity === null ? answer.text : reply.rest;
  const helped = notForLongPattern.test(said) ? factorsIn(said).relief : "";
  if (helped) {
    const detail = `${helped} helped at first but not for long`;
    const statement = makeFact({ kind: "statement", from: questionAndAnswer(exchange), slots: { detail }, said });
    return { facts: [statement], coversAnswer: true };
  }
  const { triggers, relief } = factorsIn(said);
  if (triggers || relief) return { facts: [fact({ triggers, relief })], coversAnswer: true };
  if (asksWorse && asksBetter && !/\btried\b/i.test(asked)) return null;
  const bare = said
    .replace(leadPattern, "")
    .replace(
      /,? (?:I (?:think|guess|suppose|would say)|maybe|mostly|mainly|really|usually|sometimes|probably|definitely)[.]?$/i,
      "",
    );
  const activities = activitiesPattern.exec(bare)?.[1] ?? (nounsPattern.test(bare) ? bare : undefined);
  const named = activities && reply.polarity !== "no" ? factor(activities) : "";
  return named ? { facts: [fact(asksBetter ? { relief: named } : { triggers: named })], coversAnswer: true } : null;
}
