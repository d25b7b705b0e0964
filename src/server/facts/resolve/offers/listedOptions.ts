import type { Sentence } from "../../segment/Sentence";
import type { ReadingState } from "../../statements/ReadingState";
import { drugName, findDrugs, isDrugClass } from "../../terms/findDrugs";

/** Drugs among which a clinician leaves the choice, each with the words said about it. */
export interface ListedOptions {
  options: readonly { generic: string; name: string; words: string }[];
  /** Index of the turn in which they were listed. */
  at: number;
}

/** Matches words with which a clinician lists options: "there is A, there is B, or C", "we could do A or B". */
const listsPattern =
  /\b(?:options?|either|there is|choices?|choose|(?:we|you|I) (?:could|can|might)|could (?:try|use|do|go)|would you (?:rather|prefer|like)|do you want|prefer)\b/i;
/** Matches a report of what is or was taken, which offers nothing. */
const ofHistoryPattern = /\b(?:did|had|have you|are you|were you|do you (?:take|use|have)|been on|tried|was|were)\b/i;
/** Matches words after a drug that rule it out: "propranolol | is out", "the gel | would not work". */
const outAfterPattern =
  /^(?: one)? (?:is|would be|will be)(?: (?:then|probably|really|definitely))? (?:out\b|no good|not (?:safe|an option|a good|ideal|suitable|right|going to)|a (?:bad|poor) (?:idea|choice|option)|off the (?:table|list)|contraindicated)|^ (?:would|will|does) not (?:work|suit|do|be)\b/i;
/** Matches words before a drug that rule it out: "so not | topiramate", "we can't use | propranolol". */
const outBeforePattern =
  /(?:\b(?:so|then|and|but|definitely|well|probably),? not|^not|\b(?:cannot|can not|should not|would not|will not|better not|do not want to) (?:use|give(?: you)?|do|have|try|take|go with|start)|\b(?:rules?|ruled|ruling) out|\b(?:avoid|leave out|steer clear of|rather not use)) (?:the |that |your )?$/i;

/** Number of turns after a list in which words such as "that one" can mean one of its options. */
const maxTurns = 8;

/**
 * Remembers the drugs among which a clinician leaves the choice, and forgets those that a later sentence rules out:
 * "Ah, then propranolol is out".
 */
export function noteListedOptions({ text, at }: Sentence, reading: ReadingState): void {
  const named = findDrugs(text).filter(({ name }) => !isDrugClass(name));
  const isList =
    new Set(named.map(({ generic }) => generic)).size > 1 &&
    / or |\bthere is\b|\boptions?\b/i.test(text) &&
    listsPattern.test(text) &&
    !ofHistoryPattern.test(text);
  if (isList) {
    reading.listed = {
      at,
      options: named.map(({ generic, name, end }, i) => ({
        generic,
        name: drugName(name),
        words: text.slice(end, named[i + 1]?.start ?? text.length).toLowerCase(),
      })),
    };
    return;
  }
  const { listed } = reading;
  if (!listed || named.length === 0) return;
  const out = named.filter(
    ({ start, end }) => outAfterPattern.test(text.slice(end)) || outBeforePattern.test(text.slice(0, start)),
  );
  const options = listed.options.filter(({ generic }) => !out.some((drug) => drug.generic === generic));
  reading.listed = options.length > 0 ? { ...listed, options } : null;
}

/** Matches words with which a clinician takes up a choice without its name, with a dose after them as the group. */
const takesUpPattern =
  /^(?:(?:okay|ok|yes|yeah|yep|alright|all right|right|great|good|perfect|well|fine|sure|absolutely|so|then),? )*(?:(?:let us|I will|we will|I think we should|we can)(?: just)? (?:do|go (?:with|for)|try|use|start(?: with)?|give you) (?:that|it|that one|this one|the [a-z-]+(?: [a-z-]+)? one)(?: one)?(?:,? then)?|that one(?: it is)?(?:,? then)?)(?:,? (?:and )?(?:(?:so|at|we will (?:start|do)|start(?:ing)?)(?: (?:at|with|on))? )?(\d.*))?[.]?$/i;
/** Matches a sentence that is only a dose: "Okay, 30 mg in the morning". */
const onlyDosePattern =
  /^(?:(?:okay|ok|yes|yeah|alright|all right|right|great|good|perfect|fine|sure|so),? )+(?:(?:so|then|we will (?:start|do|say)|start(?:ing)?|let us (?:say|do))(?: (?:at|with|on|you on))?,? )?(\d[\d.]* ?(?:mg|mcg|units?|mL|g|tablets?|puffs?)\b.*)$/i;
/** Matches words of a patient who chooses: "the night time one then", "let's do that one". */
const choosesPattern =
  /\b(?:that one|the [a-z-]+(?: [a-z-]+)? one|let us (?:do|try|go)|I (?:will|would)(?: rather| prefer to| like to)? (?:take|have|try|go (?:with|for)|do|like|prefer|use)|sounds (?:good|better|best))\b/i;
/** Matches the place of an option in its list. */
const placePattern = /\bthe (first|second|last|former|latter)(?: one)?\b/i;
/** Kinds of options that a patient can name instead of a drug, each with words that describe such a drug. */
const kinds: readonly (readonly [RegExp, RegExp])[] = [
  [/\b(?:night|bed)[- ]?(?:time)?\b/i, /\b(?:night|bed)/i],
  [/\bmorning\b/i, /\bmorning\b/i],
  [/\b(?:injection|jab|shot|needle|pen)\b/i, /\b(?:inject\w*|jab|shot|needle|pen)\b/i],
  [/\b(?:cream|gel|ointment)\b/i, /\b(?:cream|gel|ointment|rub)\b/i],
  [/\b(?:patch)\b/i, /\bpatch/i],
  [/\bspray\b/i, /\bspray\b/i],
  [/\b(?:weekly|once a week)\b/i, /\b(?:weekly|once a week)\b/i],
  [/\b(?:tablet|pill|capsule)\b/i, /\b(?:tablet|pill|capsule)/i],
];

/** Returns the option that the patient's or the clinician's words mean; null if they leave it open. */
function optionMeant(text: string, { heard, lastSaid, listed }: ReadingState): string | null {
  const options = listed?.options ?? [];
  const words = `${heard} ${text}`;
  const place = placePattern.exec(words)?.[1]?.toLowerCase();
  if (place)
    return (/first|former/.test(place) ? options[0] : /second/.test(place) ? options[1] : options.at(-1))?.name ?? null;
  const inWords = options.filter(({ generic }) => findDrugs(heard).some((drug) => drug.generic === generic));
  if (inWords.length > 0) return inWords.length === 1 ? (inWords[0]?.name ?? null) : null;
  const kind = kinds.find(([said]) => said.test(heard))?.[1];
  const ofKind = kind ? options.filter((option) => kind.test(option.words)) : [];
  if (ofKind.length === 1) return ofKind[0]?.name ?? null;
  const last = options.filter(({ generic }) =>
    findDrugs(lastSaid?.text ?? "").some((drug) => drug.generic === generic),
  );
  if (/\bthat one\b/i.test(heard) && last.length === 1) return last[0]?.name ?? null;
  return options.length === 1 ? (options[0]?.name ?? null) : null;
}

/**
 * Returns the order of the option that a clinician takes up without its name: "There's A, B, or C at night." "The night
 * time one then?" "Yes, let's do that, 10 mg" becomes "we will start C 10 mg". Other sentences are returned as they
 * are.
 */
export function namedOption(sentence: Sentence, reading: ReadingState): Sentence {
  const { text, at } = sentence;
  const { listed, heard } = reading;
  if (!listed || at - listed.at > maxTurns || at === listed.at || findDrugs(text).length > 0) return sentence;
  const takenUp = takesUpPattern.exec(text) ?? (choosesPattern.test(heard) ? onlyDosePattern.exec(text) : null);
  const name = takenUp ? optionMeant(text, reading) : null;
  if (!takenUp || !name) return sentence;
  reading.listed = null;
  return { ...sentence, text: `we will start ${name}${takenUp[1] ? ` ${takenUp[1]}` : ""}` };
}
