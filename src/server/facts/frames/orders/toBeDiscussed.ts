import { withoutLead } from "../../acts/questions/isQuestion";
import { findDrugs } from "../../terms/findDrugs";

/**
 * Matches a matter that is only to be discussed, and captures it: "allopurinol" of "Next visit we will talk about
 * starting allopurinol".
 */
const discussesPattern =
  /^((?:(?:and|then|later|after that|(?:next )?(?:time|visit|week|month)|at (?:the|your|our) (?:next|follow[- ]?up)(?: (?:visit|appointment))?),? )*)(?:I|we) (?:(?:will|are going to|am going to|can|then|also|probably) )+(?:talk|think|speak|chat|have a (?:chat|think|talk)|discuss)(?: again)?(?: about)? (?:(?:starting|adding|trying|using|taking) )?(?:an? |the |some )?([a-z-]+(?: [a-z-]+){0,2}?)( (?:then|later|next time|next visit|at the next visit|again|at that point|when [^.;]{3,40}|once [^.;]{3,40}))?$/i;

/** Matches words right before a drug that will only be talked about: "we will talk about | allopurinol". */
const onlyDiscussedPattern =
  /\b(?:will|can|could|should|might|going to|let us|need to) (?:[a-z]+ ){0,2}(?:talk|think|speak|chat|discuss)\b/i;

/** Returns whether a sentence only announces that something will be discussed. */
export const isOnlyDiscussed = (text: string): boolean => onlyDiscussedPattern.test(text);

/**
 * Returns a line of a plan for a drug that is only to be discussed: "allopurinol to be discussed at the next visit".
 * Null for other texts.
 */
export function toBeDiscussed(main: string): string | null {
  const [, before = "", matter = "", after = ""] = discussesPattern.exec(main) ?? [];
  if (findDrugs(matter)[0]?.start !== 0) return null;
  const time = /\b(?:later|next (?:time|week|month))\b/i.exec(`${before} ${after}`)?.[0].toLowerCase();
  const isNextVisit = /\b(?:visit|appointment|follow[- ]?up)\b/i.test(`${before} ${after}`);
  return `${matter} to be discussed${isNextVisit ? " at the next visit" : time ? ` ${time}` : ""}`;
}

/**
 * Matches a treatment that a finding rules out for now, with the finding: "I would like to add spironolactone, but your
 * pressure is too low for now".
 */
const deferredPattern =
  /\b(?:I|we) (?:would (?:also )?(?:like|love|want|prefer) to|wanted to|(?:was|were) hoping to) (?:also )?(?:add|start|try|give|use|increase|raise) (?:an? |the |some |you )?([a-z][a-z -]{2,40}?),? but (?:your|the|his|her) ([a-z][a-z ]{2,30}?) (?:is|are) ((?:(?:still|just|a bit|a little|far|way) )*(?:too|not) [a-z]+(?: enough)?(?: (?:for now|at the moment|right now|yet|today|for (?:that|it)))?)(?=$|[.,;])/i;

/** Matches a drug that is to be started at an open time, with the drug: "I'd like to start Jardiance at some point". */
const somedayPattern =
  /^(?:I|we) (?:(?:would|will|am going to|are going to|want|may|might|can) )?(?:also )?(?:like to |want to |hope to )?(?:start|add|try|use|put you on)(?: you on)? (?:an? |the |some )?([a-z][a-z -]{2,30}?) (?:at some (?:point|stage)|down the (?:road|line)|eventually|in the future|later on|sometime)(?=$|[.,;]| (?:but|if|when)\b)/i;

/**
 * Returns a line of a plan for a drug that is not started today, because a finding rules it out or the clinician leaves
 * the time open: "spironolactone not started given pressure too low for now". Null for other texts.
 */
export function notStartedYet(text: string): string | null {
  const later = somedayPattern.exec(withoutLead(text).replace(/^(?:(?:and|so|but|then|now|also),? )+/i, ""))?.[1];
  if (later && findDrugs(later).length > 0) return `${later} to be considered later, not started today`;
  const [, matter = "", what = "", reason = ""] = deferredPattern.exec(text) ?? [];
  if (findDrugs(matter).length === 0) return null;
  return `${matter} not started given ${what} ${reason}`;
}
