import type { DraftedSentence, DraftInput } from "../noteEngine";
import { sectionFor } from "../../../shared/notes/noteTopic";
import { drugsIn } from "../checks/facts";
import { type Asked, answered } from "./interview";
import { clinicianLine } from "./clinicianStatement";
import { isQuestion, symptomsIn, withoutLead } from "./answers";
import { conditions, relatives, riskWords } from "./lexicon";
import { patientStatements } from "./patientStatement";
import { type Phase, topicOf, turnOf } from "./phases";
import { problemOf } from "./problems";
import { reasonForVisit } from "./reasonForVisit";
import { resultTopic, withTopic } from "./resultTopic";
import { cleanTurns, saidIn } from "./saidIn";
import type { Said, Statement } from "./statement";
import { tidy } from "./tidy";
import { asSentence, type Person } from "./thirdPerson";

/**
 * The built-in drafter: extracts, sorts and rewrites what was said, with no model. Deterministic; every sentence cites
 * its turns; what cannot be turned into a note safely is quoted or left out, never guessed.
 */
export function* draftOffline({ turns, template, context }: DraftInput): Generator<DraftedSentence> {
  const statements = tidy(readVisit(saidIn(cleanTurns(turns)), { noun: "the patient", sex: context.sex ?? null }));
  const placed = statements.map(({ topic, text, evidence }) => ({
    section: sectionFor(topic, template),
    text,
    evidence,
  }));
  for (const { key } of template.sections) yield* placed.filter(({ section }) => section === key);
}

/** Everything the visit said that belongs in a note, by topic, in the order it was said. */
export function readVisit(said: readonly Said[], person: Person): Statement[] {
  const reason = reasonForVisit(said, person);
  const visit = new Visit(person);
  for (const sentence of said) visit.hear(sentence);
  return [...(reason ? [reason] : []), ...visit.statements, ...leftOver(said, visit.statements, person)];
}

/** Drugs and danger that the patient spoke of never fall through: what no line holds yet gets one of its own. */
function leftOver(said: readonly Said[], statements: readonly Statement[], person: Person): Statement[] {
  const written = new Set(statements.flatMap(({ text }) => drugsIn(text).map(({ generic }) => generic)));
  return said
    .filter(({ by, text }) => by === "patient" && !isQuestion(text))
    .filter(({ text, turn }) => {
      const isNewDrug = drugsIn(text).some(({ generic }) => !written.has(generic));
      return isNewDrug || (riskWords.test(text) && !statements.some(({ evidence }) => evidence.includes(turn)));
    })
    .flatMap(({ text, turn }) => patientStatements(text, turn, person));
}

/** What an allergy does, from "it gave me a rash"; null where the sentence says anything else. */
function reactionOf(text: string): string | null {
  return (
    /^(?:and )?(?:(?:it|they|that) (?:gave|gives|give|caused?|causes) me|I (?:get|got|had|break out in|broke out in)) (?:(?:a|an|the|some) )?((?:[a-z]+ ){0,2}(?:rash|hives|swelling|itching|nausea|diarrhea|anaphylaxis)(?: [a-z]+){0,2}|(?<=me (?:(?:a|an|the|some) )?)(?:[a-z]+ ?){1,5})$/i.exec(
      text,
    )?.[1] ?? null
  );
}

/** Questions by the patient are not part of what they report. */
const patientAsks =
  /^(?:and |so |but |okay |well )*(?:should|can|could|may|will|would|do|is|are|what|how|when|why|where) (?:I|it|that|this|we|you|there|they)\b(?! (?:am|was|were|have|had|feel|felt|do|get|go|walk|take|eat|sit|stand|lie|bend))/i;

/** Walks through the visit: knows what was asked, which part of the visit it is in and which problem is talked about. */
class Visit {
  readonly statements: Statement[] = [];
  private asked: Asked | null = null;
  private answeredIn: string | null = null;
  /** Turn whose last sentence was about a relative. */
  private relativeIn: string | null = null;
  private phase: Phase = "history";
  private result: { name: string; turn: string } | null = null;

  constructor(private readonly person: Person) {}

  hear(said: Said): void {
    if (said.by === "clinician") this.hearClinician(said);
    else if (said.by === "patient") this.hearPatient(said);
    else this.hearOther(said);
  }

  private hearPatient(said: Said): void {
    const asked = this.asked;
    if (patientAsks.test(said.text) || said.text.endsWith("?") || (isQuestion(said.text) && this.asked === null))
      return;
    if (this.addReaction(said) || this.addRelative(said)) return;
    if (asked && this.answeredIn === null) {
      this.answeredIn = said.turn;
      this.statements.push(...answered(asked, said, this.person));
      return;
    }
    this.statements.push(...patientStatements(said.text, said.turn, this.person));
  }

  /** "It gave me a rash" after an allergy is its reaction: "Allergic to penicillin (rash)." */
  private addReaction({ text, turn }: Said): boolean {
    const last = this.statements.at(-1);
    const reaction = reactionOf(text);
    if (!reaction || last?.topic !== "allergies" || !/^Allergic to [^.;()]+\.$/.test(last.text)) return false;
    last.text = `${last.text.slice(0, -1)} (${reaction}).`;
    last.evidence = [...new Set([...last.evidence, turn])];
    return true;
  }

  /**
   * "They always have a cough" after "my kids": the note must show whom it is about, because "they" can also be the
   * patient.
   */
  private addRelative({ text, turn }: Said): boolean {
    const isSameTurn = this.relativeIn === turn;
    const of = /^(?:and |but |so |then )*(?:he|she|they)\b/i.test(text) && !/\b(?:I|my|me)\b/.test(text);
    this.relativeIn = relatives.test(text) || (isSameTurn && of) ? turn : null;
    if (!isSameTurn || !of || !(symptomsIn(text).length > 0 || conditions.test(text))) return false;
    this.statements.push({ topic: "family_history", text: `Of a relative: “${withoutLead(text)}”.`, evidence: [turn] });
    return true;
  }

  private hearOther({ text, turn }: Said): void {
    const lines = patientStatements(text, turn, { noun: "the accompanying person", sex: null });
    this.statements.push(
      ...lines.map((line) => ({ ...line, topic: line.topic === "medications" ? ("hpi" as const) : line.topic })),
    );
  }

  private hearClinician(said: Said): void {
    const { text, turn } = said;
    if (this.answeredIn !== null) this.asked = this.answeredIn = null;
    const turned = turnOf(text, this.phase);
    if (turned) this.phase = turned;
    const problem = this.phase === "plan" ? problemOf(text) : null;
    if (problem) {
      this.statements.push({ topic: "assessment", text: asSentence(problem.name), evidence: [turn] });
      if (problem.rest.split(" ").length > 2) this.hearClinician({ ...said, text: problem.rest });
      return;
    }
    if (isQuestion(text)) {
      this.asked = { turn, text: withoutLead(text) };
      return;
    }
    if (this.phase === "history" && /\b\d+-year-old\b/i.test(text)) {
      this.add("hpi", text, turn);
      return;
    }
    const topic = topicOf(text, this.phase);
    this.result = resultTopic(text, turn) ?? this.result;
    if (topic) this.add(topic, text, turn);
  }

  private add(topic: Statement["topic"], text: string, turn: string): void {
    const line = clinicianLine(text, topic, this.person.sex);
    if (!line) return;
    if (topic === "results") {
      this.statements.push({ topic, ...withTopic(line, turn, this.result) });
      return;
    }
    this.statements.push({ topic, text: line, evidence: [turn] });
  }
}
