import { contentId } from "../contentId";
import type { NoteSection, Omission } from "../note";
import { type NoteTopic, sectionFor } from "../noteTopic";
import { isQuestion } from "../offline/answers";
import { clinicianLine } from "../offline/clinicianStatement";
import { readVisit } from "../offline/draftOffline";
import { moodWords, riskWords } from "../offline/lexicon";
import { patientStatements, patientTopic } from "../offline/patientStatement";
import { saidIn } from "../offline/saidIn";
import type { Statement } from "../offline/statement";
import { asSentence, toThirdPerson } from "../offline/thirdPerson";
import type { Template } from "../../templates/template";
import { comparable, drugsIn, numbersIn } from "./facts";
import { quote } from "./findings";
import { allergiesOf, type Transcript } from "./transcriptFacts";

const patient = { noun: "the patient", sex: null } as const;
const reading =
  /\b(?:blood pressure|pressure|bp|heart rate|pulse|temperature|weigh\w*|oxygen|sugars?|glucose|a1c|cholesterol|ldl|creatinine|hemoglobin|inr|readings?)\b[^.]*\d|\d+\/\d+|\d+ ?(?:%|pounds|kilos?|kg|degrees)/i;

interface Missing {
  kind: Omission["kind"];
  must: boolean;
  /** What makes this the same omission next time: the drug, the number, the words. */
  about: string;
}

/** What was said about drugs, doses, allergies, numbers, mood and risk, and does not stand in the note. */
export function findOmissions(
  sections: readonly NoteSection[],
  transcript: Transcript,
  template: Pick<Template, "sections">,
): Omission[] {
  const written = new Written(sections);
  const allergies = new Set(allergiesOf(transcript).map(({ substance }) => substance));
  const found = new Map<string, Omission>();
  for (const statement of candidates(transcript)) {
    for (const { kind, must, about } of missingIn(statement, written, allergies)) {
      const id = contentId("omission", kind, about);
      if (found.has(id)) continue;
      const turn = transcript.byId.get(statement.evidence.at(-1) ?? "")?.turn;
      const topic: NoteTopic = kind === "allergy" ? "allergies" : kind === "risk" ? "risk" : statement.topic;
      found.set(id, {
        id,
        kind,
        must,
        text: quote(turn?.text ?? statement.text, null),
        section: sectionFor(topic, template),
        sentence: statement.text,
        evidence: statement.evidence,
        resolved: null,
      });
    }
  }
  return [...found.values()].toSorted((a, b) => Number(b.must) - Number(a.must));
}

/** The sentences that could be inserted: what the drafter would write, then whatever it would leave out. */
function candidates(transcript: Transcript): Statement[] {
  const said = saidIn(transcript.turns);
  const drafted = readVisit(said, patient);
  const covered = new Set(drafted.flatMap(({ evidence }) => evidence));
  const rest = said
    .filter(
      ({ turn, text }) => !isQuestion(text) && (riskWords.test(text) || !covered.has(turn) || drugsIn(text).length > 0),
    )
    .flatMap(({ by, text, turn }): Statement[] => {
      if (by !== "clinician") {
        const own = patientStatements(text, turn, patient);
        return own.length > 0
          ? own
          : [{ topic: patientTopic(text), text: asSentence(toThirdPerson(text, patient)), evidence: [turn] }];
      }
      const line = clinicianLine(text, "plan", null);
      return line ? [{ topic: "plan", text: line, evidence: [turn] }] : [];
    });
  return [...drafted, ...rest];
}

function missingIn({ topic, text }: Statement, written: Written, allergies: ReadonlySet<string>): Missing[] {
  const missing: Missing[] = [];
  const clean = comparable(text);
  for (const { generic, dose } of drugsIn(clean)) {
    if (allergies.has(generic) && topic === "allergies") {
      if (!written.allergy(generic)) missing.push({ kind: "allergy", must: true, about: generic });
    } else if (!written.drugs.has(generic)) missing.push({ kind: "drug", must: true, about: generic });
    else if (dose && !written.dose(generic, dose.value))
      missing.push({ kind: "dose", must: !written.hasDose(generic), about: `${generic} ${dose.value}` });
  }
  if (topic === "allergies" && !/^denies|^asked/i.test(text) && drugsIn(clean).length === 0) {
    const substance = /allerg\w* (?:to )?([a-z ]{3,30})/i.exec(clean)?.[1]?.trim().toLowerCase();
    if (substance && !written.text.includes(substance)) missing.push({ kind: "allergy", must: true, about: substance });
  }
  const risk = riskWords.exec(clean)?.[0].toLowerCase();
  if (risk && !written.text.includes(risk)) missing.push({ kind: "risk", must: true, about: risk });
  const mood = moodWords.exec(clean)?.[0].toLowerCase();
  if (!risk && mood && topic !== "family_history" && !written.text.includes(mood))
    missing.push({ kind: "mood", must: false, about: mood });
  if (reading.test(clean)) {
    const numbers = [...numbersIn(clean)].filter((value) => !written.numbers.has(value) && !value.startsWith("0"));
    const isDose = drugsIn(clean).some(({ dose }) => dose && numbers.includes(dose.value));
    if (numbers.length > 0 && !isDose) missing.push({ kind: "number", must: false, about: numbers.join(" ") });
  }
  return missing;
}

/** What the note holds already. */
class Written {
  readonly text: string;
  readonly drugs: ReadonlySet<string>;
  readonly numbers: ReadonlySet<string>;
  private readonly doses: ReadonlySet<string>;
  private readonly allergic: string;

  constructor(sections: readonly NoteSection[]) {
    const sentences = sections.flatMap((section) => section.sentences.map(({ text }) => ({ key: section.key, text })));
    this.text = comparable(sentences.map(({ text }) => text).join("\n")).toLowerCase();
    const mentions = sentences.flatMap(({ text }) => drugsIn(comparable(text)));
    this.drugs = new Set(mentions.map(({ generic }) => generic));
    this.doses = new Set(mentions.flatMap(({ generic, dose }) => (dose ? [`${generic} ${dose.value}`] : [])));
    this.numbers = new Set(sentences.flatMap(({ text }) => [...numbersIn(comparable(text))]));
    this.allergic = sentences
      .filter(({ key, text }) => key === "allergies" || /\b(?:allerg|rash|hives|reaction|break out)/i.test(text))
      .flatMap(({ text }) => drugsIn(text).map(({ generic }) => generic))
      .join("\n");
  }

  allergy(generic: string): boolean {
    return this.allergic.split("\n").includes(generic);
  }

  dose(generic: string, value: string): boolean {
    return this.doses.has(`${generic} ${value}`);
  }

  hasDose(generic: string): boolean {
    return [...this.doses].some((dose) => dose.startsWith(`${generic} `));
  }
}
