import { matchesOf } from "../../platform/patterns/matchesOf";
import { findDrugs } from "../terms/findDrugs";
import { sitePart } from "../terms/sitePart";

/** Matches the reason for an order and its pronoun: "Since Lexapro worked before, | I would like to start it again". */
const reasonForItPattern =
  /^((?:(?:so|and|okay|well|but|now),? )*)(?:since|because|as|given that|seeing (?:as|that|how)) ([^,.;]{4,60}), (?=(?:(?:I|we|you|let us)\b|(?:start|restart|use|try|take)\b))([^.;]{0,60}?\b(?:start|restart|use|try|take|give you|go (?:back )?(?:to|on|with)|put you (?:back )?on)) (?:it|that|this)(?: one)?(?=$|[,.;]| (?:again|back|today|now|at|for|once|twice|\d))/i;

/** Matches a list of body parts before an order: "For the elbows, knees and back, | stop". */
const siteListPattern = new RegExp(
  `^((?:(?:and|so|okay|now|then),? )*(?:for|on) (?:the|your|his|her) )((?:(?=\\w)(?:${sitePart}|body|trunk|scalp|skin folds?),? (?:and |or )?(?:the |your )?){2,8})(?<=, )(?=[a-z])`,
  "i",
);

/** Matches words of explanation before an order: "It means | we need to do the 3-hour test". */
const meansOrderPattern =
  /^(?:(?:so|and|okay|well),? )*(?:it|that|this|which) (?:just |only )?means (?:that )?(?=(?:I|we) (?:need|have|will|should|want) )/i;
/** Matches an order with what comes after it at its start: "Before any biologic | I want to check your liver tests". */
const beforeOrderPattern =
  /^((?:(?:so|and|okay|but|now),? )*)before ([^,.;]{3,60}?),? ((?:I|we) (?:want to|would like to|will|need to|am going to|are going to|have to) (?=\w)(?:check|get|do|order|run|see|test|draw|send)\b[^.;]{3,160})$/i;
/** Matches words that arrange a visit by video or telephone: "Let us do another video visit in 4 weeks". */
const remoteVisitPattern =
  /^((?:(?:and|so|okay|then),? )*)(?:let us|(?:I|we) (?:will|can|would like to)) (?:do|have|book|schedule|set up|plan) (?:another |an? )?(?:(video|phone|telephone|telehealth|virtual) )?(?:visit|call|appointment|check-?in|follow-?up) (in (?:about )?\d+ (?:days?|weeks?|months?))/i;

/** Matches a suggestion, and captures what is suggested: "What I would suggest is | Ozempic, once a week". */
const suggestionPattern =
  /^((?:(?:so|and|okay|well|now),? )*)what I would (?:suggest|recommend|propose|like to (?:do|try|use)) is (?:that we (?:try|use|start) )?([^?]{4,200})$/i;

/** Minimum number of commas in a list of body parts before an order; with one, it is the comma before the order. */
const minCommas = 2;
/** Returns the suggestion of a drug as an order, other texts unchanged. */
function suggestedDrug(text: string): string {
  const [, lead = "", suggested = ""] = suggestionPattern.exec(text) ?? [];
  return findDrugs(suggested)[0]?.start === 0 ? `${lead}I would like to start ${suggested}` : text;
}

/** Returns an order with its words rearranged so that it is recognized as an order; other texts unchanged. */
const inOrder = (text: string): string =>
  suggestedDrug(text)
    .replace(meansOrderPattern, "")
    .replace(beforeOrderPattern, "$1$3 before $2")
    .replace(
      remoteVisitPattern,
      (_all, lead: string, by: string | undefined, when: string) =>
        `${lead}follow up ${when}${by ? ` by ${by.toLowerCase() === "video" || by.toLowerCase() === "virtual" || by.toLowerCase() === "telehealth" ? "video" : "telephone"}` : ""}`,
    );

/**
 * Returns a clinician's sentence in which an order names its drug, if only its reason names it ("Since Lexapro worked,
 * let us start it again"), and in which body parts before an order are a list without commas.
 */
export function namedByReason(spoken: string): string {
  const text = inOrder(spoken);
  const reason = reasonForItPattern.exec(text);
  const [, lead = "", why = "", order = ""] = reason ?? [];
  const drugs = findDrugs(why);
  const named =
    reason && drugs.length === 1 && findDrugs(text).length === 1
      ? `${lead}${order} ${drugs[0]?.name ?? ""}${text.slice(reason[0].length)}`
      : text;
  const list = siteListPattern.exec(named);
  if (!list || matchesOf(list[2] ?? "", /,/g).length < minCommas) return named;
  const parts = (list[2] ?? "").replace(/, $/, "").replace(/,? (?:and|or) |, /g, " and ");
  return `${list[1] ?? ""}${parts}, ${named.slice(list[0].length)}`;
}
