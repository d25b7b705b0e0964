import type { Fact } from "../../../facts/Fact";
import { gerund } from "../../../facts/verbs/gerund";
import { sentenceCase } from "../../../../shared/sentenceCase";
import { withoutFiller } from "../clinicalWords";
import { aboutThePatient, type Person } from "../toThirdPerson";
import { asSentence } from "./listOf";

/** Matches the verb with which what was refused begins: "put | you in a boot". */
const refusedVerbPattern =
  /^(put|see|go|stop|check|finish|come|stay|avoid|wear|reduce|increase|add|switch|change|swap|refer|keep|continue|repeat|book|schedule|arrange|send|do|make|place|remove|cut|quit|freeze|inject|drain|stitch|repair|fix|go back|double|halve|raise|lower|restart|resume|drink|eat|lose|walk|exercise)\b/i;
/** Returns what was refused as a noun, without the words after "but": "put you in a boot, but …" → "putting …". */
const asNoun = (of: string): string =>
  of
    .replace(/,? (?:but|because|although) (?:I|you|we|it|honestly|actually|really|that|this)\b.*$/i, "")
    .replace(
      /, (?:it|that|this|which|they) (?:is|are|can|will|helps?)\b.*$| if you (?:want|like|would like)(?: to)?$/i,
      "",
    )
    .replace(/^refer (?:the patient |you )?(?=to\b)/i, "referral ")
    .replace(refusedVerbPattern, gerund);

/**
 * Formats a refusal: "Insulin was advised; the patient declines (reason given: …)", or "Declines insulin" if no advice
 * was recorded that it answers.
 */
export function refusalSentence(fact: Fact, person: Person): string {
  const reason = fact.slots.reason ? asReason(fact.slots.reason.text) : "";
  if (fact.supersedes.length === 0)
    return asSentence(
      `Declines ${aboutThePatient(
        withoutFiller(
          (fact.slots.of?.text ?? "").replace(offeredPattern, "").replace(/, like (?=[a-z])/i, ", such as "),
        ),
        person.sex,
      )
        .replace(/^be\b/, "to be")
        .replace(/^(?:her|him|them|the patient) to (?:have|take|get|go on|start|use) /i, "")
        .replace(/ unless I (?:really )?(?:need|have) (?:it|them|to)$/i, " unless needed")
        .replace(/^(?:send|take) the patient (?=to )/i, "going ")}${reason}`,
    );
  const of = (fact.slots.of?.text ?? "")
    .replace(/^(?:admit|keep) (?:you|the patient)(?= |$)/i, (verb) => (/^a/i.test(verb) ? "admission" : "staying"))
    .replace(/^(?:give|start|order|prescribe|take|try|use|get|obtain|have) (?:the patient )?/i, "")
    .replace(/^do (?!(?:your|that|this|it|so)\b)/i, "");
  const what = withoutFiller(aboutThePatient(asNoun(of), person.sex)) || "treatment";
  const isOffer = / if (?:you|he|she|they) (?:want|like|wants|likes|would like)(?: to)?$/i.test(
    fact.slots.of?.text ?? "",
  );
  const said = fact.certainty === "possible" ? "discussed" : isOffer ? "offered" : "advised";
  const was = pluralPattern.test(what) ? "were" : "was";
  return asSentence(`${sentenceCase(what)} ${was} ${said}; the patient declines${forNow(fact.said)}${reason}`);
}

/** Matches words with which what is refused was offered: "we could try". */
const offeredPattern =
  /^(?:I|we|you) (?:can|could|might|may|would) (?:also |just |maybe |perhaps )?(?:try|use|add|start|give|have|take)(?: you)? (?=[a-z])|,? or (?:we |you |I )?(?:can |could |just )*(?:switch|wait|hold off|leave it|do nothing)(?: and see)?\b.*$/gi;
/** Matches a name in the plural: "hearing aids". */
const pluralPattern = /^(?!.*(?:\d|\b(?:a|an|of|for|to|in)\b))(?:[a-z-]+ ){0,2}[a-z-]*[a-hj-rtv-z]s$/i;
/** Matches words with which a patient refuses only for the time being: "not today, maybe next time". */
const forNowPattern =
  /\b(?:leave|skip) (?:it|that|this|them|that one) (?:for (?:now|today|the moment|a (?:bit|while))|just now|at the moment)\b|\bon my own first\b|\bnot (?:today|right now|now|at the moment|this time|just yet|yet)\b|\bmaybe (?:next time|later|another time|next (?:visit|year|month))\b/i;
/** Returns " for now" if a refusal is for the time being, and "" otherwise. */
const forNow = (said: string): string => (forNowPattern.test(said) ? " for now" : "");

/** Returns the reason for a refusal in parentheses; "" if it still has "I", "me" or "you" after rewriting. */
function asReason(reason: string): string {
  const rewritten = reason.replace(/\bmy\b/gi, "the patient's");
  return /\b(?:I|me|you)\b/.test(rewritten) ? "" : ` (reason given: ${rewritten})`;
}
