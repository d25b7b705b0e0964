import type { Fact } from "../../../facts/Fact";
import type { DraftedSentence, DraftInput } from "../../noteEngine";
import { keepIds } from "../keepIds";
import { printFault } from "../printFault";
import { asSentence } from "../sentences/listOf";
import { planGroup } from "../sentences/planGroup";
import { planCandidates } from "../sentences/planSentence";
import { aboutThePatient, type Person } from "../toThirdPerson";
import { blank } from "./blank";
import { notedPlan } from "./notedPlan";
import { notedSentences } from "./notedSentences";
import { readNoted } from "./readNoted";

/** Matches a referral and captures whom it is to, up to the reason or a date: "refer you to a | cardiologist | for". */
const addresseePattern =
  /\b(?:refer(?:ral)?(?: (?:you|him|her|them|the patient))?(?: over)? to|see|visit|with) (?:see )?(?:(?:an?|the|our|your|one of our) )?([^.;]*?(?:\bDr\. [^.;]*?)?)(?=,? (?:for|to|because|so|about|since|who|and|if|in|next|this|as|today|regarding)\b|[.;]|$)/i;
/** Matches the words for what the referral is to find out or do: "to rule out a tumor", "for a second opinion". */
const questionPattern =
  /\b(?:to (?:see (?:if|whether)|check|rule out|find out|evaluate|assess|discuss|consider|look at|look into|confirm)\b|for (?:an? )?(?:second opinion|evaluation|assessment|consideration|work-?up)\b).*$/i;

/**
 * Drafts a letter to the colleague whom the plan of the note refers to: reason, question, history, medications,
 * allergies, findings, assessment and plan, as in the note. A recipient or question that was not said is a blank to
 * fill in. Pure.
 */
export function referralLetter(input: DraftInput): readonly DraftedSentence[] {
  const visit = readNoted(input);
  const referrals = notedPlan(visit).flatMap(({ fact, text, evidence }) =>
    fact && text !== null && planGroup(fact) === "Specialist referral" ? [{ fact, text, evidence }] : [],
  );
  return keepIds(
    [
      ...orBlank(
        "to",
        referrals.flatMap((each) => sentence("to", addresseeOf(each.fact), each)),
      ),
      ...notedSentences(visit, ["reason"]),
      ...referrals.flatMap((each) => sentence("reason", each.text, each)),
      ...orBlank(
        "question",
        referrals.flatMap((each) => sentence("question", questionOf(each.fact, visit.person), each)),
      ),
      ...notedSentences(visit, ["history", "medications", "allergies", "findings", "assessmentPlan"]),
    ],
    input.settled ?? [],
  );
}

const sentence = (section: string, text: string | null, { evidence }: { evidence: string[] }): DraftedSentence[] =>
  text === null ? [] : [{ section, text, evidence }];

/** Returns the sentences of a section, or a blank to be filled if it has none. */
const orBlank = (section: string, sentences: readonly DraftedSentence[]): readonly DraftedSentence[] =>
  sentences.length > 0 ? sentences : [{ section, text: blank, evidence: [] }];

/** Maximum number of words of an addressee: "the foot and ankle clinic at the hospital". */
const maxWords = 8;

/** Returns whom a referral is to, "Physical therapy"; null if that was not said. */
function addresseeOf(fact: Fact): string | null {
  const found = planCandidates(fact).map((words) => addresseePattern.exec(words)?.[1]?.trim() ?? "");
  const name = found.find((words) => words !== "" && words.split(" ").length <= maxWords);
  return name === undefined ? null : asSentence(name).replace(/\.$/, "");
}

/** Returns what a referral asks, "To see whether the patient needs a stress test."; null if that was not said. */
function questionOf(fact: Fact, person: Person): string | null {
  for (const words of planCandidates(fact)) {
    const asked = questionPattern.exec(words)?.[0];
    const text = asked === undefined ? "" : asSentence(aboutThePatient(asked, person.sex));
    if (text !== "" && printFault(text, true) === null) return text;
  }
  return null;
}
