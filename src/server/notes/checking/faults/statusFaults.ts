import type { CheckedSentence } from "../CheckedSentence";
import type { Fault } from "../Fault";
import type { SaidStatement, SaidVisit } from "../reading/SaidVisit";
import type { Statement } from "../reading/Statement";

/** Matches words of a note for the present: "currently", "ongoing". */
const nowPattern =
  /\b(?:currently|current|at present|ongoing|still|continues? to|continues|(?<!no longer )(?:smokes|vapes))\b/i;
/** Matches words of a note for the past: "used to", "resolved". */
const pastPattern = /\b(?:used to|quit|no longer|previously|former(?:ly)?|resolved|stopped|in the past)\b/i;
/** Matches words of speech that can mean the past: "used to", "years ago", "had". */
const saidPastPattern =
  /\b(?:used to|quit|no longer|not (?:any ?more|anymore)|anymore|previous(?:ly)?|former(?:ly)?|resolved|went away|gone|gone away|stopped|in the past|history|ago|had|was|were|did|before|prior|back then|over with|last (?:year|month|week|time)|when I was|years? (?:back|old)|nineteen|twenty|(?:19|20)\d\d|better|since|came|started|happened|took|noticed)\b/i;
/** Matches words of speech that can mean the present: "still", "these days", "takes". */
const saidNowPattern =
  /\b(?:still|now|currently|right now|these days|today|am|is|are|have|has|every|continu\w+|keep|again|take|takes|taking|do|does|ongoing|been|get|gets|uses?|lately|recently)\b/i;
/** Matches words of speech for something that has ended: "quit", "not anymore". */
const endedPattern =
  /\b(?:used to|quit|no longer|any ?more|stopped|went away|gone|resolved|years? ago|(?:19|20)\d\d|in the past|surger\w+|removed|back then|(?:have|has) not \w+ (?:\w+ ){0,2}(?:in|for|since) (?:\w+ ){0,3}(?:years?|months?|decades?)|when (?:i|he|she) was (?:in|at|young\w*|a (?:teen\w*|kid|child|student)))\b/i;

/** Matches something called current that the same clause dates back: "current drug use 15 years ago". */
const datedPattern =
  /\b(?:current|currently|ongoing)\b(?:(?! (?:since|started|began|diagnosed|placed|first|which|that|and|but|after|from|prescribed)\b)[^,.;:]){1,60} (?:years?|months?) ago\b/i;

/**
 * Matches a word for the past with a verb in the present, or the reverse: "is previously on insulin", "was currently
 * stable". "Previously healthy" and the like describe what came before an illness.
 */
const mixedTensePattern =
  /\b(?:is|are)(?: not)? (?:previously|formerly)\b(?! (?:healthy|well\b|fit\b|(?:un)?(?:known|diagnosed|treated|vaccinated)|described|noted|documented|mentioned|discussed|scheduled|established|identified|recorded|active|independent))|(?:^|: |\. )(?:previously|formerly),? (?:he|she|they|it|the patient) (?:is|are)\b|\b(?:was|were) currently\b/i;

/** Finds something of the past written as current, and the reverse. Returns at most one fault. */
export function statusFaults({ statement, support, visit }: CheckedSentence): Fault[] {
  const current = /\b(?:current|ongoing|at present)\b/i.exec(statement.text);
  const pastProcedure =
    current &&
    statement.mentions.find(
      ({ kind, group, start }) => kind === "procedure" && group === "operations" && start > current.index,
    );
  if (current && pastProcedure) return [fault(current, "A procedure of the past", support.best[0])];
  const dated = datedPattern.exec(statement.text);
  if (dated) return [fault(dated, "Both current and of the past", support.best[0])];
  const mixed = mixedTensePattern.exec(statement.text);
  if (mixed) return [fault(mixed, "Both current and of the past", support.best[0])];
  const about = support.best.slice(0, 4);
  if (about.length === 0) return [];
  const text = about.map((said) => said.text).join(" . ");
  const stated = about.filter((said) => !isOpenQuestion(said));
  const statedText = stated.map((said) => said.text).join(" . ");
  const now = nowPattern.exec(statement.text);
  const past = pastPattern.exec(statement.text);
  if (
    now &&
    !past &&
    endedPattern.test(statedText) &&
    !/\b(?:still|current|continu|ongoing|now|keep)/i.test(statedText)
  )
    return [fault(now, "Said of the past", stated[0])];
  if (past && !now && !saidPastPattern.test(text) && saidNowPattern.test(text))
    return [fault(past, "Said of the present", about[0])];
  const ended = now && !past ? endedAnswer(about, visit) : undefined;
  if (now && ended) return [fault(now, "Said of the past", ended)];
  const ongoing = ongoingFault(statement, about);
  if (ongoing) return [ongoing];
  const pastWord = /\b(?:no longer|previously|formerly|former)\b/i.exec(statement.text);
  if (
    pastWord &&
    !endedPattern.test(text) &&
    !/\b(?:previous|former|had|was|were|before|prior|ago|last|history|past|since)\b/i.test(text)
  )
    return [fault(pastWord, "Said of the present", about[0])];
  return [];
}

/** Matches an answer that something has ended: "they're gone", "not any more". */
const endedAnswerPattern = /\b(?:gone|no longer|not any ?more|resolved|went away|cleared up|stopped|settled)\b/i;

/** Returns the answer to a question whether something is still there that says that it has ended. */
function endedAnswer(about: readonly SaidStatement[], { statements }: SaidVisit): SaidStatement | undefined {
  const asked = about.find(({ isQuestion, text }) => isQuestion && /\bstill\b/i.test(text));
  if (!asked) return undefined;
  const answers = statements.slice(asked.index + 1, asked.index + 4).filter(({ context }) => context === asked.keys);
  return answers.some(({ text }) => /\bstill\b|\bexcept\b|\bbut\b/i.test(text))
    ? undefined
    : answers.find(({ text }) => endedAnswerPattern.test(text));
}

/**
 * Finds "no longer" for something said to continue, and "current" or "ongoing" for something said to have ended or
 * never said to be current.
 */
function ongoingFault(statement: Statement, about: readonly SaidStatement[]): Fault | null {
  const [best] = about;
  const gone = /\bno longer\b/i.exec(statement.text);
  const lasting = gone && !about.some(({ text }) => endedPattern.test(text)) ? about.find(isStill) : undefined;
  if (gone && lasting) return fault(gone, "Said of the present", lasting);
  const unfinished = gone && stillSo(statement, gone, about);
  if (gone && unfinished) return fault(gone, "Said of the present", unfinished);
  const lasts = /\b(?:ongoing|continues)\b/i.exec(statement.text);
  if (
    lasts &&
    best &&
    complaintEndedPattern.test(best.text) &&
    !/\b(?:still|ongoing|continu\w+|again|not)\b/i.test(best.text)
  )
    return fault(lasts, "Said of the past", best);
  const current = /\b(?:current|at present)\b/i.exec(statement.text);
  const term =
    current &&
    statement.mentions.find(
      ({ kind, from }) => kind === "condition" && tokensBetween(statement, current.index, from) <= 4,
    );
  // Counts with a condition, and with anything that notes do not call current as a matter of course.
  const isNews = term ?? (current && !everydayCurrentPattern.test(statement.text));
  if (!current || !isNews) return null;
  const past = term && about.find(({ text }) => isNamedAsHistory(text, term.words));
  if (past && !about.some(({ text }) => activePattern.test(text))) return fault(current, "Said of the past", past);
  if (about.some(({ text }) => currentPattern.test(text))) return null;
  return fault(current, `“${current[0]}” wasn’t said`, best);
}

/** Matches "is" or "are" right before a word, with no negation: "are" before "pending". */
const presentPattern = /\b(?:is|are|am|i'm|remains?) (?:still )?$/i;

/**
 * Returns a statement that says about the present what the note says is "no longer" so, by the word after "no longer":
 * "the results are pending". Null if there is none, or if that word was also said in another way.
 */
function stillSo(
  { text, tokens }: Statement,
  gone: RegExpExecArray,
  about: readonly SaidStatement[],
): SaidStatement | null {
  const word = tokens.find(({ start }) => start >= gone.index + gone[0].length);
  if (!word || !/^\W*$/.test(text.slice(gone.index + gone[0].length, word.start))) return null;
  const said = about.flatMap((one) =>
    one.tokens.filter(({ text: each }) => each === word.text).map(({ start }) => ({ one, start })),
  );
  const isNow = said.every(({ one, start }) => presentPattern.test(one.text.slice(0, start)));
  return isNow ? (said[0]?.one ?? null) : null;
}

/** Returns whether a statement is a question that was not answered with yes. */
const isOpenQuestion = ({ isQuestion, answer }: SaidStatement): boolean => isQuestion && answer !== "present";

/** Returns whether a statement says that something is still so, or asks whether it is and the answer is yes. */
const isStill = ({ text, isQuestion, answer }: SaidStatement): boolean =>
  /\bstill\b/i.test(text) && (!isQuestion || answer === "present");

/** Matches things that a note calls current even if that was not said: "current symptoms", "the current regimen". */
const everydayCurrentPattern =
  /\bcurrent (?:[\w-]+ ){0,2}(?:medic\w+|antibiotics?|drugs?|inhalers?|insulin|pills?|course|regimen|management|dos\w+|symptoms?|status|smok\w+|pain|list|strateg\w+|plan|therap\w+|treatment|level|complaints?|problems?|concerns?|x-rays?|images?|imaging|visit|weight|episode|issues?|everyday|some day|user|drinker|use)\b|\b(?:at present|ongoing)\b/i;

/** Matches words of speech for the end of a complaint: "went away", "cleared up". */
const complaintEndedPattern =
  /\b(?:got better|went away|resolved|relieved|cleared up|healed|subsided|is gone|stopped)\b/i;
/** Matches words of speech for something current or acute: "now", "flare". */
const currentPattern =
  /\b(?:current\w*|now|still|today|ongoing|at present|these days|acute|active|flar(?:e\w*|ing)|exacerbat\w+)\b/i;

/** Matches speech about a disease that is active: "flare". "Now" does not count, because it can begin a new topic. */
const activePattern = /\b(?:current\w*|still|ongoing|acute|active|flar(?:e\w*|ing)|exacerbat\w+)\b/i;

/** Returns whether words name a disease as history: "your history of gout". */
const isNamedAsHistory = (text: string, disease: string): boolean =>
  text
    .toLowerCase()
    .split(/\bhistory (?:of|with|significant for) /)
    .slice(1)
    .some((after) => after.slice(0, maxHistoryReach).includes(disease.toLowerCase()));
/** Maximum number of characters after "history of" in which a disease belongs to the history. */
const maxHistoryReach = 60;

/** Returns the number of tokens from the offset `start` to the token `to`; infinite if `to` is not after it. */
function tokensBetween({ tokens }: Statement, start: number, to: number): number {
  const from = tokens.findIndex((token) => token.start >= start);
  return from >= 0 && from < to ? to - from : Infinity;
}

const fault = (
  match: RegExpExecArray,
  detail: string,
  heard: CheckedSentence["support"]["best"][number] | undefined,
): Fault => ({
  kind: "status",
  must: false,
  value: match[0],
  at: match.index,
  detail,
  heard: heard ?? null,
});
