import type { Fact } from "../../../facts/Fact";
import { testNamed } from "../../../facts/frames/readResult";
import { findConditions } from "../../../facts/terms/findConditions";
import { findDrugs } from "../../../facts/terms/findDrugs";
import { findSymptoms } from "../../../facts/terms/findSymptoms";
import { findSites } from "../../../facts/terms/findSites";
import type { PlannedSentence } from "../PlannedSentence";

/** Matches words for treatments, tests, devices and places of care: "splint", "urology". */
const carePattern =
  /\b(?:splints?|braces?|boots?|casts?|crutch(?:es)?|slings?|walkers?|canes?|inserts?|orthotics?|stitch(?:es)?|sutures?|staples|glue|epi ?pens?|patch(?:es)?|inhalers?|spacers?|nebuli[sz]ers?|oxygen|cpap|cream|ointment|drops|spray|gel|lotion|shampoo|suppositor(?:y|ies)|enema|softener|injections?|shots?|jabs?|vaccines?|boosters?|implants?|iud|coil|antibiotics?|antivirals?|painkillers?|blood thinners?|surgery|biops(?:y|ies)|scans?|x-?rays?|mri|ct|ultrasound|echo\w*|ecg|ekg|tracing|stress test|bloods|blood (?:work|tests?)|labs|swabs?|cultures?|smears?|mammogra\w+|colonoscop\w+|endoscop\w+|spirometry|physio\w*|(?:physical|occupational|speech) therapy|counsel\w+|therapist|referral|orthop\w+|[a-z]+olog(?:y|ist|ists)|surgeons?|referrals?|refer(?:ring)? you|specialists?|allergists?|dieti[ct]ian|midwife|dentist|optician|social worker|hospital|(?:the|our|a) ward|admi(?:t|tted|ssion)|emergency|casualty|er|ambulance|911|999|111|dvla|sports?|contacts|lenses|condoms?|alcohol|smoking|salt|fluids|diet|ice|heat|rest|dressings?|compression|wound|hernia|murmur|clot|tear|sprain|crack|fractured?)\b/gi;
/** Matches words for findings of an examination, each of which names one: "wheezing", "effusion". */
const findingPattern =
  /\b(?:effusion|abrasion|scratch|ulcer|wheez\w*|crackles?|rash|lump|mass|nodule|polyp|stones?|wax|swelling|tender\w*|numb\w*|sensation|reflex(?:es)?)\b/gi;
/** Matches a span of time until something is done: "in 2 weeks", "for 5 days", "every other day". */
const spanPattern =
  /\b(?:in|for|every|again) (?:the next )?(?:(?:about|another|a|an) )?(?:\d+|a|an|other|few|couple of) (?:days?|weeks?|months?|hours?|mornings?|nights?)\b/gi;

/** Matches words for a change of treatment, whose amounts a note must have: "switch you to … 500", "up to 2". */
const changesPattern =
  /\b(?:switch|swap|change|go(?:ing)? (?:up|down)|bump|increase|decrease|reduce|double|halve|drop|raise|lower|taper)\b/i;

/** Matches words that deny. */
const negationPattern = /\b(?:no|not|never|none|nope|nothing|without)\b/i;
/** Matches words that say nothing by themselves: "really", "have". */
const commonPattern =
  /^(?:the|and|but|for|not|have|has|had|was|were|are|been|being|just|really|like|think|know|yeah|yes|that|this|it|its|they|them|then|than|there|here|what|when|where|with|from|about|some|any|very|much|more|most|little|bit|kind|sort|lot|get|got|getting|goes|going|did|does|doing|done|can|could|would|will|maybe|probably|guess|feel|feels|felt|well|also|you|your|she|her|his|him|our|who|how|too|now|right|okay|one|all|out|mean|say|said|always|usually|pretty|actually|definitely|because|other|than|haven|don|didn|isn|wasn|ve|ll|re)$/;

/** What the sentences of a note name, to find out what a quotation would add. */
export class NamedInNote {
  private readonly text: string;
  private readonly stems: ReadonlySet<string>;
  /** Whether a name is in the text, for the names searched before: a note of four hours is long. */
  private readonly known = new Map<string, boolean>();
  private readonly drugs: ReadonlySet<string>;
  private readonly reported: readonly string[];
  private readonly denied: readonly string[];

  constructor(planned: readonly PlannedSentence[]) {
    this.text = planned
      .map(({ text }) => text)
      .join("\n")
      .toLowerCase();
    this.drugs = new Set(planned.flatMap(({ text }) => findDrugs(text).map(({ generic }) => generic)));
    this.stems = new Set((this.text.match(/[a-z]{3,}|\d+/g) ?? []).map(stemOf));
    const symptoms = planned.flatMap(({ facts }) => facts.filter(({ kind }) => kind === "symptom"));
    const named = (polarity: Fact["polarity"]): string[] =>
      symptoms.flatMap((fact) => (fact.polarity === polarity ? (fact.slots.name?.text ?? []) : []));
    this.reported = named("present");
    this.denied = named("absent");
  }

  /** Returns whether a quotation denies a symptom that a sentence reports, or names one that a sentence denies. */
  contradicts({ slots: { name, detail } }: Pick<Fact, "slots">): boolean {
    const said = detail?.text ?? "";
    const opposite = negationPattern.test(said) ? this.reported : this.denied;
    return findSymptoms(`${name?.text ?? ""}. ${said}`).some(({ term }) =>
      opposite.some((other) => other.endsWith(term.name)),
    );
  }

  /**
   * Returns whether a quotation says something that no sentence has: for an answer, more than a few words; for another
   * statement, the name of a drug, disease, test, device, place of care or time.
   */
  lacks(said: string, quotation: Pick<Fact, "source" | "slots">): boolean {
    const { name, asked, of } = quotation.slots;
    return name || asked || of?.text === "reply"
      ? this.lacksWords(said, name?.text ?? "")
      : this.lacksNames(said, quotation);
  }

  /** Returns whether more than a few of the words of an answer are in no sentence. */
  private lacksWords(said: string, label: string): boolean {
    const words = wordsBeside(label, said);
    if (words.length === 0) return /\b(?:no|not|never|none|nothing)\b/i.test(said);
    return words.filter((word) => !this.stems.has(stemOf(word))).length > words.length / 4;
  }

  /**
   * Returns whether most of what an answer says is in no sentence although one cites it: not counting the terms that
   * facts name in other words, at least four words.
   */
  isMissingMost(said: string): boolean {
    const mentions = [...findSymptoms(said), ...findConditions(said), ...findSites(said), ...findDrugs(said)];
    const rest = mentions
      .toSorted((a, b) => b.start - a.start)
      .reduce((text, { start, end }) => `${text.slice(0, start)} ${text.slice(end)}`, said);
    const words = (rest.toLowerCase().match(/[a-z]{3,}|\d+/g) ?? []).filter((word) => !commonPattern.test(word));
    const missing = words.filter((word) => !this.stems.has(stemOf(word)));
    return missing.length >= 4 && missing.length > words.length * 0.8;
  }

  /** Returns whether a statement names a drug, disease, test, device, place of care or time that no sentence has. */
  private lacksNames(statement: string, { source, slots }: Pick<Fact, "source" | "slots">): boolean {
    if (findDrugs(statement).some(({ generic }) => !this.drugs.has(generic))) return true;
    const test = testNamed(statement);
    const amounts = source === "clinician" && changesPattern.test(statement) ? (statement.match(/\d+/g) ?? []) : [];
    if (amounts.some((amount) => !this.stems.has(amount))) return true;
    const names = [
      ...findConditions(statement).map(({ name }) => name),
      ...(statement.match(carePattern) ?? []),
      ...(test ? [test] : []),
      ...(slots.of?.text === "exam" ? (statement.match(findingPattern) ?? []) : []),
      ...(source === "clinician" ? (statement.match(spanPattern) ?? []) : []),
      ...(source === "clinician" && /\d/.test(statement) ? findSites(statement).map(({ part }) => part) : []),
    ];
    return names.some((name) => !this.has(name.toLowerCase().replace(/s$/, "")));
  }

  /** Returns whether an answer names a body part that no sentence has. */
  lacksPlace(said: string): boolean {
    return findSites(said).some(({ part }) => !this.has(part));
  }

  /** Returns whether a sentence has a name. */
  private has(name: string): boolean {
    const isKnown = this.known.get(name) ?? this.text.includes(name);
    this.known.set(name, isKnown);
    return isKnown;
  }
}

/** Matches words that say nothing of a patient's health by themselves: "aware", "still". */
const vaguePattern =
  /^(?:aware|try|trying|tried|still|worried|remember|sure|exactly|basically|something|anything|everything|things?|stuff|supposed|matter|gonna|okay|yup|yep|nope|nah)$/;

/** Returns the words of an answer that say something and are not in its label. */
export const wordsBeside = (label: string, said: string): string[] =>
  (said.toLowerCase().match(/[a-z]{3,}|\d+/g) ?? []).filter(
    (word) => !commonPattern.test(word) && !vaguePattern.test(word) && !label.toLowerCase().includes(word.slice(0, 4)),
  );

/** Returns a word without its ending: "swallowing" and "swallowed" are "swallow". */
const stemOf = (word: string): string => word.replace(/(?:ing|ed|es|s)$/, "");
