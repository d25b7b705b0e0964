import type { Fact } from "../Fact";
import { thinksOver } from "./refusalWords";
import { asksInstead, replacedOnRequest } from "./offers/replacedOnRequest";
import { asksToSkip, skippedOnRequest } from "./skippedOnRequest";
import { makeFact } from "../frames/makeFact";
import type { Sentence } from "../segment/Sentence";
import type { ReadingState } from "../statements/ReadingState";

/** Matches a patient's wish to have or do later what was just ordered: "Can I do that next time?" */
const wishesLaterPattern =
  /\b(?:can|could) (?:it|that|this|they) wait (?:until|till|for)\b|\b(?:(?:can|could|may|might) (?:I|we) (?:please |maybe |just )?(?:do|have|get|take|start|wait|hold off|leave|put|come back|think)|(?:I|we) (?:would|will) (?:rather|prefer|like)|(?:is it|would it be) (?:okay|ok|all right|alright|possible)|maybe|let us|I think I will|^(?:(?:okay|um|oh|well|probably|I guess|the),? ){0,2}(?=next (?:time|visit)))\b[^.;]{0,40}\b(?:next (?:time|visit|week|month|appointment)|another (?:time|day)|later|some other time|(?:in |for )?(?:a|another) (?:few weeks|couple of weeks|month)|when I come back|after (?:my|the) [a-z]+)\b|\b(?:can|could) (?:we|I) (?:please |maybe |just |possibly )*(?:hold off|wait|leave (?:it|that|things)|give it (?:a bit )?(?:more|some|longer|some more) ?(?:time)?)(?: (?:a bit|a while|for now|for a bit|on that|as (?:it is|they are)|longer|first|then))*\??$/i;
/** Matches a clinician's consent: "Sure, we can do it next time", "That's fine". */
const consentsPattern =
  /^(?:(?:oh|well|okay|ok|yes|yeah|all right|alright|right),? )*(?:sure|of course|that is (?:fine|okay|ok|no problem|all right|alright)|no problem|not a problem|absolutely|fine|okay|ok|you can|we can|yes|certainly|no worries|next time|we will do (?:it|that))\b/i;
/** Matches words with which a clinician insists: "I'd really rather you had it today". */
const insistsPattern = /\b(?:today|now|rather|really|but|important|not|should|need to)\b/i;
/** Matches the time to which something is put off, in the patient's or the clinician's words. */
const untilPattern =
  /\b(?:next (?:time|visit|week|month|appointment)|another (?:time|day)|(?:in |for )?(?:a|another) (?:few weeks|couple of weeks|month)(?: or (?:so|two))?)\b/i;

/** Matches the limit of a consent, and captures it: "Okay, but only | until the next A1c in 3 months". */
const onlyUntilPattern = /,? but (?:only |just )?((?:until|till) (?:the |your |my )?[a-z0-9][^.,;?]{2,50})/i;

/** Remembers the patient's wish to postpone, skip or replace what was ordered in the turn before. */
export function noteWish(said: readonly Sentence[], reading: ReadingState): void {
  const wish = said.find(
    ({ text, at }) =>
      at - reading.orderedAt <= 1 && (wishesLaterPattern.test(text) || asksToSkip(text) || asksInstead(text)),
  );
  if (wish) reading.wish = wish;
}

/** Number of the latest facts that are searched for the order that is put off. */
const maxFactsBack = 4;

/** Matches the verb before what is ordered: "do a vasectomy". */
const verbPattern =
  /^(?:do|have|get|start|add|give|take|try|book|order|obtain|use|schedule|arrange|recommend|consider) (?:you |the patient )?/i;

/** Number of turns after an order in which the patient can ask about it before deciding later. */
const maxTurnsBefore = 3;

/** Number of the latest facts that are searched for the order that the patient names before deciding later. */
const maxSubjectBack = 12;
/** Matches what patients speak of before they want to think about it: "That | rehab | is over in Fairview". */
const subjectPattern =
  /^(?:(?:and|but|well|oh|okay|hmm|I do not want|I am not sure about|what about|as for),? )*(?:that|the) ((?:[a-z]+ )?[a-z]{4,})\b(?=(?:'s| is| one| thing| was| sounds| seems)?\b)/i;
/** Matches words of such a subject that name nothing. */
const namesNothingPattern =
  /^(?:(?:thing|one|part|idea|other|whole|sounds?|makes?|would|might|first|last|is|was) ?)+$/i;

/** Returns the last word of what the sentences before name, if they name a thing; null if they do not. */
function subjectOf(said: readonly Sentence[], sentence: Sentence): string | null {
  const before = said.slice(0, said.indexOf(sentence)).map(({ text }) => subjectPattern.exec(text)?.[1]);
  const named = before.findLast((words) => words !== undefined && !namesNothingPattern.test(words));
  return named?.toLowerCase().split(" ").at(-1) ?? null;
}

/** Returns whether an order has a word in its text. */
const names = ({ said, slots }: Fact, word: string): boolean =>
  `${said} ${slots.object?.text ?? ""} ${slots.name?.text ?? ""}`.toLowerCase().includes(word);

/**
 * Withdraws the order or the proposal of the turn before if the patient wants to decide later ("Let me think about
 * it"). Returns the fact that the patient will decide, or null.
 */
export function undecided(said: readonly Sentence[], reading: ReadingState): Fact | null {
  const sentence = said.find(({ text }) => thinksOver(text));
  if (!sentence) return null;
  const subject = subjectOf(said, sentence);
  const at = reading.facts.findLastIndex(
    (fact, i) =>
      (fact.kind === "order" || fact.kind === "advice") &&
      fact.status === "current" &&
      (subject === null || (i >= reading.facts.length - maxSubjectBack && names(fact, subject))),
  );
  // The patient can ask something about it first.
  const order = sentence.at - reading.orderedAt <= maxTurnsBefore ? reading.facts[at] : undefined;
  const proposed =
    reading.proposed?.from.at === sentence.at - 1 &&
    (subject === null || reading.proposed.of.toLowerCase().includes(subject))
      ? reading.proposed
      : null;
  const what = order ? (order.slots.name ?? order.slots.object)?.text : (proposed?.name ?? proposed?.of);
  if (!what) return null;
  if (order) reading.facts[at] = { ...order, status: "withdrawn" };
  reading.proposed = null;
  const fact = makeFact({
    kind: "advice",
    from: [...(proposed ? [proposed.from] : []), sentence],
    problem: order?.problem ?? reading.problem,
    time: { when: "planned" },
    slots: { action: "item", object: `the patient will think about ${what.replace(verbPattern, "")}` },
  });
  return order ? { ...fact, evidence: [...order.evidence, ...fact.evidence], supersedes: [order.id] } : fact;
}

/** Matches words with which a clinician puts off what was just ordered: "Then we'll do it next time". */
const putsOffPattern =
  /^(?:(?:okay|ok|right|oh|alright|all right|fine|no problem|that is (?:fine|okay)),? )*(?:(?:so|then|well),? )?(?:(?:I|we) (?:will|can)|let us) (?:just )?(?:do|have|give|check|leave|schedule|get|take) (?:it|that)(?: done)? (?:for |until |till |at |on )?(?:next (?:time|visit|week|month|appointment)|another (?:time|day)|later on)(?=$|[.,])/i;
/** Matches words that put off what they name, as the group: "Fair enough, let's hold off on the | X-ray | then". */
const holdsOffPattern =
  /^(?:(?:okay|ok|right|oh|alright|all right|fine|fair enough|sure|no problem|that is (?:fine|okay|fair)|I understand|so|then|well),? )*(?:(?:I|we) (?:will|can)|let us) (?:just )?(?:hold off (?:on|with)|leave|skip|shelve|hold) (?:the|that|your) ([a-z][a-z -]{2,30}?)(?: (?:then|for now|for today|for the moment|out|alone|today))*$/i;

/** Matches words with which a patient brings up another matter, which is then the one put off: "while I'm here". */
const bringsUpPattern =
  /\b(?:(?:while|since|as) I am here|(?:one|the) (?:more|other|last) (?:thing|question)|another (?:thing|question)|(?:can|could|would|will) you (?:just |also |please |quickly )?(?:(?:have|take) a (?:quick )?look|look|check|see)\b)/i;
/** Number of turns from an order to the clinician's words that put it off: the patient's turn is between them. */
const turnsToPutOff = 2;

/**
 * Withdraws the last order if the clinician postpones it after the patient's words: "Let's do the Pap." "I'm on my
 * period." "Then we'll do it next time." Returns the fact that it was postponed, or null.
 */
export function putOff(sentence: Sentence, reading: ReadingState): Fact | null {
  const named = holdsOffPattern.exec(sentence.text)?.[1]?.split(" ").at(-1)?.toLowerCase();
  if (!named && !putsOffPattern.test(sentence.text)) return null;
  if (sentence.at - reading.orderedAt !== turnsToPutOff) return null;
  if (bringsUpPattern.test(reading.heard)) return null;
  const at = reading.facts.findLastIndex(({ kind, status }) => kind === "order" && status === "current");
  const order = reading.facts[at];
  if (!order || reading.facts.length - at > maxFactsBack || (named && !names(order, named))) return null;
  reading.facts[at] = { ...order, status: "withdrawn" };
  const what = (order.slots.name ?? order.slots.object)?.text
    .replace(verbPattern, "")
    .replace(/^(?:the|an?|your) | (?:today|now)$|, .*$/gi, "");
  const until = (untilPattern.exec(sentence.text)?.[0] ?? "later").toLowerCase().replace("next time", "the next visit");
  const fact = makeFact({
    kind: "advice",
    from: [sentence],
    problem: order.problem,
    time: { when: "planned" },
    slots: { action: "item", object: `${what} deferred${named ? "" : ` to ${until}`}` },
  });
  return { ...fact, evidence: [...order.evidence, ...fact.evidence], supersedes: [order.id] };
}

/** Returns the time to which something is put off as written in a note: " to the next visit", " for a few weeks". */
function untilWords(when: string): string {
  const time = when.toLowerCase().replace(/^(?:in|for) /, "");
  return /^(?:a|another) (?:few|couple|month)/.test(time)
    ? ` for ${time}`
    : ` to ${time === "next time" ? "the next visit" : time}`;
}

/** Matches an order that changes a dose, with the change and the rest as groups: "increase sertraline to 100". */
const changePattern = /^(increase|decrease) (?:your |the )?([a-z].*)$/i;

/** Matches a consent before what the clinician orders instead: "Sure, let us | stay at 50 and see you in 4 weeks". */
const consentBeforePattern =
  /^(?:(?:oh|well|okay|ok|yes|yeah|all right|alright|right|sure|of course|fine|no problem|absolutely|that is (?:fine|okay|ok)),? )+(?=(?:(?:so|then|in that case),? )?(?:let us |we will |we can )?(?:continue|stay|remain|keep|leave|see you|recheck|repeat|check)\b)/i;

/** Returns what a clinician orders after the consent to a patient's wish; null if nothing more is said. */
export function afterConsent(sentence: Sentence): Sentence | null {
  const text = sentence.text.replace(consentBeforePattern, "");
  return text === sentence.text ? null : { ...sentence, text };
}

/**
 * Withdraws the last order if the patient asked to postpone, skip or replace it, and the clinician consents: "We'll
 * give you the shot today." "Can I do that next time?" "Sure." Returns the fact that it was postponed, refused or
 * replaced, or null.
 */
export function postponedByPatient({ text, ...sentence }: Sentence, reading: ReadingState): Fact | null {
  const { wish } = reading;
  if (
    wish === null ||
    sentence.at - wish.at > 1 ||
    !consentsPattern.test(text) ||
    insistsPattern.test(text.replace(onlyUntilPattern, "").replace(untilPattern, ""))
  )
    return null;
  if (asksToSkip(wish.text)) {
    reading.wish = null;
    return skippedOnRequest(wish, { ...sentence, text }, reading);
  }
  if (asksInstead(wish.text) && !wishesLaterPattern.test(wish.text)) {
    reading.wish = null;
    return replacedOnRequest(wish, { ...sentence, text }, reading);
  }
  const at = reading.facts.findLastIndex(
    ({ kind, status, slots }) =>
      (kind === "order" ||
        (kind === "advice" &&
          (/^(?:need|recommend)$/.test(slots.action?.text ?? "") ||
            (slots.action?.text === "advise" && slots.name)))) &&
      status === "current",
  );
  const order = reading.facts[at];
  if (!order || reading.facts.length - at > maxFactsBack) return null;
  reading.facts[at] = { ...order, status: "withdrawn" };
  reading.wish = null;
  const named = order.kind === "advice" ? order.slots.object : (order.slots.name ?? order.slots.object);
  const change = changePattern.exec(order.slots.object?.text ?? "");
  const what = change
    ? `${change[1]} of ${change[2]}`
    : (named?.text ?? "").replace(/^(?:(?:give|get|have|take|do|start|obtain|order) )?(?:the |an? )?/i, "");
  const limit = onlyUntilPattern.exec(text)?.[1];
  const when = untilPattern.exec(text)?.[0] ?? untilPattern.exec(wish.text)?.[0];
  const until = limit ? ` ${limit}` : when ? untilWords(when) : "";
  const object = `${what} deferred${until} at the patient's request`;
  const fact = makeFact({
    kind: "advice",
    from: [wish, { ...sentence, text }],
    problem: order.problem,
    time: { when: "planned" },
    slots: { action: "item", object },
  });
  return { ...fact, evidence: [...order.evidence, ...fact.evidence], supersedes: [order.id] };
}
