import { isQuestion } from "../../acts/questions/isQuestion";
import type { Sentence } from "../../segment/Sentence";
import { findSymptoms } from "../../terms/findSymptoms";
import { namedConditions } from "../../terms/namedConditions";
import { interpretsPattern } from "../saidForPatient";
import { isInterpreter } from "../informantNoun";

/** Matches a question about a person who is not addressed: "Is Oliver", "does she", "for the baby". */
const ofThirdPattern =
  /\b(?:[Ii]s|[Dd]oes|[Hh]as|[Dd]id|[Ww]as|[Hh]ad) (?:he|she|your [a-z]+)\b|^(?:(?:and|so|okay|now),? )*(?:[Ii]s|[Dd]oes|[Hh]as|[Dd]id|[Ww]as|[Hh]ad) [A-Z][a-z]+\b|\bfor (?:him|her|the (?:baby|child|little one)|[A-Z][a-z]+)\W*$/;
/** Matches words for the patient or against one: "he", "not her", "just me". */
const contrastPattern = /\b(?:he|she|his|hers?|him)\b|\b(?:just|only) me\b|\bmyself\b/i;
/** Matches where a new clause begins: ", I come out in welts", " but she is fine". */
const clauseBreak = /[,;] (?=(?:I|he|she|his|her|my|it|they|so|and|but)\b)| (?=(?:but|and) (?:I|he|she|my)\b)/;
/** Matches words before the subject of a clause: "well,", "but". */
const leadPattern = /^(?:(?:and|but|so|oh|well|yes|yeah|no|just|only|though|actually|not (?:him|her)),? )+/i;

/** Matches a clause in which speakers name themselves in place of the one asked about: "I am, to penicillin". */
const insteadPattern =
  /^(?:(?:I (?:am|do|did|have|had|was)|me|mine is|not (?:him|her),? me)(?=$|[,.;]| (?:to|since|too|though|as an? (?:kid|child|baby|boy|girl|teenager)|when I was)\b)|I (?:have|had|got|get|used to (?:have|get)) (?:it|that|them|those|one|some)(?=$|[,.;]| (?:since|too|myself|though|as an? (?:kid|child|baby|boy|girl|teenager)|when I was)\b))/i;
/** Matches a clause about the speaker's own allergy or what a drug does to the speaker: "I swell up with ibuprofen". */
const ownReactionPattern =
  /^(?:I (?:(?:always|also|usually|just|even) )?(?:am (?:the )?(?:one )?(?:[a-z]+ )?allergic|come out|came out|break out|broke out|breaks? out|get|got|swell|swelled|react|reacted|itch|itched|cannot (?:have|take|touch|tolerate|eat|use)|had (?:an? )?(?:bad |severe |nasty )?(?:rash|reaction|hives)|have (?:an? )?(?:[a-z]+ ){0,2}allerg)|my (?:own )?(?:allergy|allergies|face|lips?|tongue|throat|skin|eyes?)\b|(?:it|they|that) (?:gives?|gave|makes?|made|brings?|brought) (?:me|my)\b)/i;

/** Returns whether a turn is of someone who speaks for the patient but is no interpreter. */
const isForOther = ({ by, name, text }: Sentence, hasInformant: boolean): boolean =>
  (by === "informant" ? !isInterpreter(name ?? "") : by === "patient" && !hasInformant) &&
  !interpretsPattern.test(text);

/** Returns the name of the disease or symptom that a question asks about; "" if there is none. */
const askedName = (asked: string): string => namedConditions(asked)[0]?.name ?? findSymptoms(asked)[0]?.term.name ?? "";

/**
 * Returns a sentence without the clauses that answer of the speaker, or with the disease asked about in place of "I
 * do", which other rules then read as the speaker's.
 */
function ofPatientOnly(text: string, asked: string): string {
  const isOfAllergy = /\ballerg/i.test(asked);
  const disease = isOfAllergy ? "" : askedName(asked);
  let isOwn = false;
  const clauses = text.split(clauseBreak);
  const kept = clauses.flatMap((clause) => {
    const said = clause.replace(leadPattern, "");
    if (contrastPattern.test(said.replace(/\b(?:not (?:him|her)|myself|only me|just me)\b/gi, ""))) {
      isOwn = false;
      return [clause];
    }
    // "Who does he live with?" "Just me and my wife."
    const instead = isOfAllergy || disease || /^I\b/.test(said) ? insteadPattern.exec(said) : null;
    isOwn =
      instead !== null || (isOfAllergy && ownReactionPattern.test(said)) || (isOwn && /^(?:I|my|it)\b/i.test(said));
    if (!isOwn) return [clause];
    return instead && disease ? [`I have ${disease}${said.slice(instead[0].length)}`] : [];
  });
  return kept.length === clauses.length && disease === "" ? text : kept.join(", ").replace(/^(?:but|so|and),? /i, "");
}

/**
 * Leaves out of the answers of people who speak for the patient what they answer of themselves: "Is Oliver allergic to
 * any medicines?" "I am, to penicillin. He's had amoxicillin twice."
 */
export function withoutOwnReplies(sentences: readonly Sentence[]): Sentence[] {
  const hasInformant = sentences.some(({ by }) => by === "informant");
  let asked: string | null = null;
  let answered = ""; // id of the turn that answers the last question
  return sentences.flatMap((sentence) => {
    const { by, turn, text } = sentence;
    if (by === "clinician") {
      asked = isQuestion(text) ? text : null;
      answered = "";
      return [sentence];
    }
    answered ||= turn;
    if (asked === null || answered !== turn || !isForOther(sentence, hasInformant)) return [sentence];
    const isOfHealth = hasInformant && (/\ballerg/i.test(asked) || askedName(asked) !== "");
    if (!isOfHealth && !ofThirdPattern.test(asked)) return [sentence];
    const said = sentences.filter((other) => other.turn === turn).map((other) => other.text);
    if (!said.some((each) => contrastPattern.test(each))) return [sentence];
    const own = ofPatientOnly(text, asked);
    return own === "" ? [] : own === text ? [sentence] : [{ ...sentence, text: own }];
  });
}
