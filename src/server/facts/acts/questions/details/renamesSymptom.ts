import { openAnswer } from "../../../answers/openAnswer";
import type { Sentence } from "../../../segment/Sentence";
import { patientStatement } from "../../../statements/patientStatement";
import type { ReadingState } from "../../../statements/ReadingState";
import { findSymptoms } from "../../../terms/findSymptoms";
import { isQuestion } from "../isQuestion";

/** Source of a pattern for words before what an answer says: "well, I would say it is". */
const lead = "(?:(?:oh|well|um|no|honestly|I mean|she says|he says|it is|that is|I would say),? ){0,4}";
/**
 * Matches an answer that gives what was asked about another name, as groups the name asked about, the other name, and
 * the rest: "not a | pain |, more a | tightness | across here".
 */
const renamesPattern = new RegExp(
  `^${lead}(?:not(?: really| exactly| quite| so much)?|(?:I )?would not (?:really |exactly )?(?:call|say|describe)(?: (?:it|that)(?: is| was)?)?(?: as)?)(?: an?| the)? ([a-z]+(?: of breath)?)(?: exactly| really| quite| as such| per se| so much)?(?:,? (?:but|as|just)|[,.;])(?: (?:it is|that is|it was|just|but|rather|only|as|I would say|maybe|probably)){0,3}(?: (?:more of|more like|more|kind of|sort of|a kind of|a sort of|like)){0,2}(?: an?| the)? (?!(?:of|a|an|like|more|not|never|no|none|nothing|really|at all|lately|now|any ?more|today|since|recently|since|when|if|on|in|at|with|after|for|but|though)\\b)([a-z]+(?: [a-z]+){0,2}?)((?:,? (?:when|if|on|in|at|with|after|across|over|under|behind|down|here|there|every|mostly|usually|all|like|sometimes|while|whenever|by|that|and)\\b[^.;]{0,70})?(?:,? more like| really| instead| I would say| I guess)?)\\.?$`,
  "i",
);
/** Matches words for how a pain feels that are complaints of their own: "pressure", "a dull ache". */
const feelingPattern =
  /^((?:dull|heavy|slight|mild|deep|constant|bad|strange|funny|odd|tight) )?(pressure|tightness|heaviness|squeezing|discomfort|ache|aching|burning|soreness|fullness|stiffness|cramp(?:s|ing)?|tenderness|weight|numbness|tingling|throbbing|stabbing)$/i;
/** Matches a pain with its body part, as one of the groups: "chest pain", "pain in your chest". */
const painOfPattern =
  /\b(chest|back|belly|stomach|abdominal|tummy|leg|arm|knee|hip|neck|shoulder|jaw|face|ear|head|throat|foot|hand|joint|muscle|groin|pelvic) (?:pains?|aches?)\b|\bpains? (?:in|of) (?:the|your|his|her) (?:lower |upper |left |right )?(chest|back|belly|stomach|abdomen|tummy|leg|arm|knee|hip|neck|shoulder|jaw|face|ear|head|throat|foot|hand|groin|pelvis)\b/i;
/** Matches names of a pain. */
const painPattern = /^(?:pains?|ach(?:e|es|y|ing)|hurts?|sore|painful|painy)$/i;

/**
 * Returns the first two sentences of an answer as one, if the second gives another name: "Not pain. Pressure."
 */
function joined(turn: readonly Sentence[]): { text: string; later: readonly Sentence[] }[] {
  const [first, second, ...rest] = turn;
  if (!first) return [];
  const alone = { text: first.text, later: turn.slice(1) };
  return second ? [alone, { text: `${first.text.replace(/[.]$/, "")}. ${second.text}`, later: rest }] : [alone];
}

/**
 * Reads an answer that denies only the name of the symptom asked about and gives it another one: "Any chest pain?" "Not
 * a pain, more a tightness when I climb." A feeling in the place of a pain is reported there, and the pain is not
 * denied; other names are kept as said after the question. Returns false for other questions and answers.
 */
export function renamesSymptom(question: Sentence, turn: readonly Sentence[], reading: ReadingState): boolean {
  const [answer] = turn;
  const [asked, another] = findSymptoms(question.text);
  if (!answer || !asked || another || reading.phase !== "history" || isQuestion(answer.text)) return false;
  for (const { text, later } of joined(turn)) {
    const [, denied = "", name = "", rest = ""] = renamesPattern.exec(text) ?? [];
    const isAsked =
      denied !== "" &&
      (painPattern.test(denied)
        ? /pain|ache/.test(asked.term.name)
        : findSymptoms(denied)[0]?.term.name === asked.term.name);
    if (!isAsked) continue;
    const [, before, after] = painOfPattern.exec(question.text) ?? [];
    const place = (before ?? after)?.toLowerCase();
    const [, quality = "", feeling] = feelingPattern.exec(name) ?? [];
    const where = rest
      .replace(/,? (?:more like|really|instead|I would say|I guess)$/i, "")
      .replace(/^, (?=when|if|on|in|at|with|after)/i, " ");
    reading.open = [];
    if (place && feeling) {
      const said = `I have ${quality.toLowerCase()}${place} ${feeling.toLowerCase()}${where}`;
      const evidence = { turn: question.turn, start: question.start, end: question.end };
      const retold = { ...answer, text: said, isRetold: true as const, moreEvidence: [evidence] };
      reading.facts.push(...[retold, ...later].flatMap((sentence) => patientStatement(sentence, reading)));
    } else reading.facts.push(...openAnswer(question, turn, reading));
    return true;
  }
  return false;
}
