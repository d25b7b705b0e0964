import type { Fact } from "../../../facts/Fact";
import { readFacts } from "../../../facts/readFacts";
import type { DraftedSentence, DraftInput } from "../../noteEngine";
import { grammarOf } from "../grammarOf";
import { keepIds } from "../keepIds";
import { evidenceOf } from "../PlannedSentence";
import { printFault } from "../printFault";
import { asSentence } from "../sentences/listOf";
import { planCandidates, planGroup, planSentence } from "../sentences/planSentences";
import { aboutThePatient, type Person } from "../toThirdPerson";
import { blank } from "./blank";
import { NotedChanges } from "./NotedChanges";
import { notedSentences, noteParts } from "./notedSentences";
import { statedPlan } from "./statedPlan";

/** The words after "refer to" or "see", up to the reason or a date. */
const addressee =
  /\b(?:refer(?:ral)?(?: (?:you|him|her|them|the patient))?(?: over)? to|see|visit|with) (?:see )?(?:(?:an?|the|our|your|one of our) )?([^.;]*?(?:\bDr\. [^.;]*?)?)(?=,? (?:for|to|because|so|about|since|who|and|if|in|next|this|as|today|regarding)\b|[.;]|$)/i;
/** The words that say what the referral is to find out or do. */
const question =
  /\b(?:to (?:see (?:if|whether)|check|rule out|find out|evaluate|assess|discuss|consider|look at|look into|confirm)\b|for (?:an? )?(?:second opinion|evaluation|assessment|consideration|work-?up)\b).*$/i;

/**
 * Drafts a letter to the colleague whom the plan refers to: reason, question, history, medications, allergies, findings,
 * assessment and plan, as in the note. Whom and what was not said is a blank to fill in. Pure.
 */
export function referralLetter(input: DraftInput): readonly DraftedSentence[] {
  const person: Person = { noun: "the patient", sex: grammarOf(input.context.pronouns) ?? null };
  const changes = new NotedChanges(input.noted);
  const referrals = statedPlan(readFacts(input.turns))
    .filter((fact) => planGroup(fact) === "Specialist referral")
    .flatMap((fact) => {
      const text = planSentence(fact, person);
      return text === null || changes.isRemoved(text) ? [] : [{ fact, text }];
    });
  const { reason, history, medications, allergies, findings, assessmentPlan } = noteParts;
  return keepIds(
    [
      ...orBlank(
        "to",
        referrals.flatMap(({ fact }) => sentence("to", addresseeOf(fact), fact)),
      ),
      ...notedSentences(input, [reason]),
      ...referrals.flatMap(({ fact, text }) => sentence("reason", text, fact)),
      ...orBlank(
        "question",
        referrals.flatMap(({ fact }) => sentence("question", questionOf(fact, person), fact)),
      ),
      ...notedSentences(input, [history, medications, allergies, findings, assessmentPlan]),
    ],
    input.settled ?? [],
  );
}

const sentence = (section: string, text: string | null, fact: Fact): DraftedSentence[] =>
  text === null ? [] : [{ section, text, evidence: evidenceOf([fact]) }];

const orBlank = (section: string, sentences: readonly DraftedSentence[]): readonly DraftedSentence[] =>
  sentences.length > 0 ? sentences : [{ section, text: blank, evidence: [] }];

/** Returns whom a referral is to, "Physical therapy"; null if that was not said. */
function addresseeOf(fact: Fact): string | null {
  const found = planCandidates(fact).map((words) => addressee.exec(words)?.[1]?.trim() ?? "");
  const name = found.find((words) => words !== "" && words.split(" ").length <= 8);
  return name === undefined ? null : asSentence(name).replace(/\.$/, "");
}

/** Returns what a referral asks, "To see whether the patient needs a stress test."; null if that was not said. */
function questionOf(fact: Fact, person: Person): string | null {
  for (const words of planCandidates(fact)) {
    const asked = question.exec(words)?.[0];
    const text = asked === undefined ? "" : asSentence(aboutThePatient(asked, person.sex));
    if (text !== "" && printFault(text, true) === null) return text;
  }
  return null;
}
