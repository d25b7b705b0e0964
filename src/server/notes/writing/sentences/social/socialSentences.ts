import { gerund } from "../../../../facts/verbs/gerund";
import type { Fact } from "../../../../facts/Fact";
import { withoutFiller } from "../../clinicalWords";
import { hasSpokenSyntax } from "../../prose/hasSpokenSyntax";
import { noteEnglish } from "../../prose/noteEnglish";
import type { Person } from "../../toThirdPerson";
import { lowerFirst } from "../../../../platform/lowerFirst";
import { asSentence } from "../listOf";
import { retell } from "../retell";
import { endOfHabit, habitPhrases, pastDrugUse } from "./habitPhrases";
import { homePhrases } from "./homePhrases";
import { habitAmount, plainHabit } from "./plainHabit";
import { labelledLine } from "../../history/labelledSentence";
import { alsoIll, namesSomeoneIll, sickContacts } from "./sickContacts";
import { socialLabels, withHabitLabel } from "./withHabitLabel";
import { travelPhrase } from "./travelPhrase";
import { workPhrase } from "./workPhrase";
import { sentenceCase } from "../../../../../shared/sentenceCase";
import { isHabit } from "../../../../facts/terms/isHabit";

/** Sentences for denied habits and circumstances, by topic. */
const absentSocial: Readonly<Record<string, string>> = {
  smoking: "Denies smoking",
  vaping: "Denies vaping",
  alcohol: "Denies alcohol use",
  drugs: "Denies recreational drug use",
  travel: "Denies traveling recently",
  exercise: "Does not exercise regularly",
  contacts: "Denies sick contacts",
  householdSmoking: "No smokers at home",
};
/** Sentences for habits that have ended, by topic. */
const formerSocial: Readonly<Record<string, string>> = {
  smoking: "Former smoker",
  vaping: "Former vaping",
  alcohol: "Former alcohol use",
  drugs: "Former recreational drug use",
};
/** Sentences for reported habits and circumstances, by topic. */
const presentSocial: Readonly<Record<string, string>> = {
  smoking: "Smokes",
  vaping: "Vapes",
  alcohol: "Drinks alcohol",
  drugs: "Reports recreational drug use",
  travel: "Traveled recently",
  contacts: "Reports sick contacts",
  exercise: "Exercises",
  diet: "Follows a diet as asked",
  vaccination: "Immunizations up to date",
  householdSmoking: "Smoker at home",
};
/**
 * Returns the sentences for habits and circumstances. Short answers about one habit share a sentence: "Alcohol: 3 beers
 * a week; last use a month ago."
 */
export function socialSentences(
  facts: readonly Fact[],
  person: Person,
): { text: string | null; facts: readonly Fact[] }[] {
  const out: { text: string | null; facts: readonly Fact[] }[] = [];
  const positions = new Map<string, number>();
  const social = facts.filter(({ kind }) => kind === "social");
  const detailed = new Set(
    social
      .filter(({ polarity, slots }) => polarity === "present" && slots.detail && slots.topic)
      .map(({ slots }) => slots.topic?.text ?? ""),
  );
  // Left out: "Smokes." if "Smoking: half a pack a day" is stated, and a general denial if a use is stated.
  const hasQuit = new Set(
    social.filter(({ slots }) => /^I quit\b/.test(slots.detail?.text ?? "")).map(({ slots }) => slots.topic?.text),
  );
  const isRedundant = ({ slots, polarity }: Fact): boolean =>
    (polarity === "absent" && hasQuit.has(slots.topic?.text)) ||
    (!slots.detail &&
      detailed.has(slots.topic?.text ?? "") &&
      isHabit(slots.topic?.text ?? "") &&
      (polarity === "present" ? slots.state?.text !== "former" && !slots.frequency : !slots.object));
  const ill = sickContacts(facts);
  const namesContact = social.some(namesSomeoneIll);
  const formers = social.filter((fact) => isKnownFormer(fact, social));
  // The sentence of the end of a habit also says what an "I used to" of it says.
  const saidBy = (fact: Fact): Fact[] => [
    fact,
    ...formers.filter(({ slots }) => slots.topic?.text === fact.slots.topic?.text),
  ];
  for (const fact of social.filter((each) => !isRedundant(each))) {
    // "Has anyone else been ill?" "No." denies no more than the others.
    if ((ill ?? namesContact) && fact.slots.topic?.text === "contacts" && fact.polarity === "absent") {
      out.push({ text: "Denies other sick contacts.", facts: [fact] });
      continue;
    }
    if (formers.includes(fact)) continue;
    const text = isOtherDrugs(fact, social) ? "Denies other recreational drug use." : socialSentence(fact, person);
    const label = labelOf(fact);
    if (!text || !label || !text.startsWith(`${label}: `)) {
      out.push({ text, facts: saidBy(fact) });
      continue;
    }
    const at = positions.get(label);
    const known = at === undefined ? undefined : out[at];
    if (at === undefined || !known) {
      positions.set(label, out.length);
      out.push({ text, facts: [fact] });
    } else {
      const more = text.slice(label.length + 2);
      out[at] = { text: `${(known.text ?? "").slice(0, -1)}; ${lowerFirst(more)}`, facts: [...known.facts, fact] };
    }
  }
  return ill ? [{ text: asSentence(ill.text), facts: ill.facts }, ...out] : out;
}

/**
 * Matches an answer that says about a habit only that it has ended, without an amount: "I used to, but not anymore".
 */
const onlyUsedToPattern =
  /^(?:(?:yeah|yes|well|oh|so),? )*I used to(?: smoke| drink| vape)?(?!.*(?:\d|\b(?:packs?|half|pints?|bottles?|glass(?:es)?|cans?|beers?|cigarettes?|cigars?|joints?|every|daily|heavily|socially)\b))(?:,? .{0,40})?$/i;
/** Matches words for a habit that has ended. */
const endedPattern = /\b(?:quit|stopped|gave (?:it )?up|used to|smoked|drank|vaped)\b/i;

/**
 * Returns whether an "I used to" adds nothing, because another fact says how much the patient smoked or when that
 * ended.
 */
const isKnownFormer = (fact: Fact, social: readonly Fact[]): boolean =>
  onlyUsedToPattern.test(fact.slots.detail?.text ?? "") &&
  social.some(
    (other) =>
      other !== fact &&
      other.slots.topic?.text === fact.slots.topic?.text &&
      endedPattern.test(other.slots.detail?.text ?? "") &&
      /\d|\byears?\b/.test(other.slots.detail?.text ?? ""),
  );

/** Returns whether a denial of recreational drugs means other drugs, because the patient also reports using one. */
const isOtherDrugs = ({ polarity, slots }: Fact, social: readonly Fact[]): boolean =>
  polarity === "absent" &&
  slots.object?.text === "recreational drug use" &&
  social.some((other) => other.polarity === "present" && other.slots.topic?.text === "drugs" && other.slots.name);

/** Returns the label before the patient's words: the habit, or the drug that was asked about. */
function labelOf({ slots, time }: Fact): string | undefined {
  const topic = slots.topic?.text ?? "";
  const drug = topic === "drugs" ? slots.name?.text : undefined;
  const label = drug ? sentenceCase(drug) : socialLabels[topic];
  return label && time.when === "past" && isHabit(topic) ? `Former ${lowerFirst(label)}` : label;
}

/** Matches words of an answer that repeat its label: "I have been smoking | for 20 years". */
const habitLeadPattern =
  /^(?:(?:oh|yeah|yes|well|so|probably|maybe|usually|I (?:would )?(?:say|guess|think)),? )*(?:I )?(?:have )?been (?:smoking|drinking|vaping)(?: them| it)? (?=for|since)/i;

/**
 * Maximum number of words that a note prints after the label of a habit as they were said: "Alcohol: 2 beers on
 * weekends".
 */
const maxFragmentWords = 10;

/** Formats a habit or circumstance of which only the topic is known, or that is denied; null if it has no sentence. */
function topicSentence(fact: Fact): string | null {
  const { slots, polarity } = fact;
  const topic = slots.topic?.text ?? "";
  const sexual = sexualSentence(fact);
  if (sexual !== undefined) return sexual;
  if (slots.object && !topic) return null;
  if (polarity === "absent" && topic === "drugs" && slots.object) return asSentence(`Denies ${slots.object.text}`);
  if (polarity === "absent") return asSentence(absentSocial[topic] ?? `Denies ${slots.object?.text ?? topic}`);
  if (topic === "drugs" && slots.name) return asSentence(`Reports ${slots.name.text} use`);
  const often = slots.frequency ? ` ${slots.frequency.text}` : "";
  if (topic === "vaccination")
    return asSentence(
      `Immunizations up to date${slots.object ? `, including ${slots.object.text}` : ""}${fact.certainty === "stated" ? "" : ", as far as the patient knows"}`,
    );
  return presentSocial[topic] ? asSentence(`${presentSocial[topic]}${often}`) : null;
}

/**
 * Returns the circumstance of a habit without "I": "when I drink" → "when drinking", "in my twenties" → "in their
 * twenties".
 */
const withoutPerson = (said: string): string =>
  said
    .replace(
      /\bin my (?=(?:early |late |mid )?(?:teens|twenties|thirties|forties|fifties|sixties|\d0s)\b)/i,
      "in their ",
    )
    .replace(/\bsince I was (?:about |around |like )?(\d{1,2})(?! ?-?years?)(?= |$|[.,;])/i, "since age $1")
    .replace(/\bwhen I (drink|smoke|socialize|socialise)\b/i, (_all, verb: string) => `when ${gerund(verb)}`);

/** Labels of answers about the circumstances of life that no rule can write as a sentence. */
const circumstances: Readonly<Record<string, string>> = {
  occupation: "work",
  living: "home",
  contacts: "sick contacts",
  exercise: "exercise",
  diet: "diet",
};

/** Matches an answer that only names people who are ill: "my little boy, same thing". */
const namesContactPattern = /^(?:my|our|half (?:of )?the|everyone at) (?!.*\b(?:not|no|never|but|might|maybe)\b)[a-z]/i;

/** Formats the words of an answer after a label: "Sick contacts: the patient's little boy, same thing."; or null. */
function answerLine({ slots }: Fact, person: Person): string | null {
  const topic = slots.topic?.text ?? "";
  const said = slots.detail?.text ?? "";
  const label = circumstances[topic];
  if (!label || (topic === "contacts" && !namesContactPattern.test(said))) return null;
  return labelledLine(label, said, person);
}

/** Formats a habit or circumstance of life; null if nothing can be written about it that is fit for a note. */
function socialSentence(fact: Fact, person: Person): string | null {
  const { slots, polarity } = fact;
  const topic = slots.topic?.text ?? "";
  if (slots.state?.text === "former") {
    const since = slots.when ? retell(`I have had none ${slots.when.text}`, person) : null;
    return `${asSentence(formerSocial[topic] ?? `Former ${topic}`)}${since ? ` ${since}` : ""}`;
  }
  if (topic === "vaccination" && slots.name) return vaccineSentence(fact);
  if (!slots.detail) return topicSentence(fact);
  const ill = topic === "contacts" && polarity === "present" ? alsoIll(slots.detail.text) : null;
  if (ill) return asSentence(ill);
  const said = plainHabit(topic, withoutPerson(slots.detail.text.replace(habitLeadPattern, "")), slots.name?.text);
  const short = said.replace(
    /,? (?:because|since(?! age \d)|(?<!\b(?:not|as much|as many|as often)) as(?! (?:much|many|often)\b)) .*$/i,
    "",
  );
  const detail = /\b(?:I|he|she|they|we|my)\b/i.test(short) ? said : short;
  const [, denial, reported] = /^no ([a-z ]{3,30}?),? (?:but|although|though) (.+)$/i.exec(detail) ?? [];
  if (denial && reported) {
    const rest = retell(reported, person);
    return rest ? `Denies ${denial}. ${rest}` : null;
  }
  const stopped =
    topic === "smoking"
      ? /^(?:I )?(?:quit|stopped|gave up)(?: (?:smoking|it|(?:the )?(?:cigarettes|fags|cigs|ciggies|smokes)))?\b,? ?(.*)$/i.exec(
          detail,
        )
      : null;
  if (stopped?.[1] && /\b(?:I|my|me|we|our)\b/.test(stopped[1]))
    return ["Former smoker.", retell(detail, person)].filter(Boolean).join(" ");
  if (stopped)
    return asSentence(
      `Former smoker${stopped[1] ? `; quit ${stopped[1].replace(/^(?:(?:like|what|gosh|oh|maybe),? ){1,3}(?=\d|in\b|about\b)/i, "")}` : ""}`,
    );
  if (
    topic === "living" &&
    /^(?:with |just )?(?:my|me and my) /i.test(detail) &&
    !/^my \w+ (?:is|was|has|lives?|stays?|comes?)\b/i.test(detail)
  )
    return retell(`I live with ${detail.replace(/^(?:with |just )/i, "")}`, person);
  const home = topic === "living" && /^with /i.test(detail) ? homePhrases(detail) : null;
  if (home) return asSentence(home);
  const amount = detail.replace(/^I am (?:now |still |currently )?(?=(?:down|up) to \d)/i, "");
  const isFragment = !/\b(?:I|he|she|they|we|my|me)\b/i.test(amount);
  if (isFragment && amount !== detail) return habitLine(topic, amount, labelOf(fact) ?? topic);
  const line =
    isFragment && detail.split(" ").length <= maxFragmentWords
      ? habitLine(topic, detail, labelOf(fact) ?? topic)
      : null;
  const sentence = isFragment && detail.split(" ").length <= maxFragmentWords ? null : retell(detail, person);
  return (
    line ??
    (sentence && !/^(?:When|If)\b/.test(sentence) ? withHabitLabel(sentence, topic) : null) ??
    phrasesLine(fact) ??
    answerLine(fact, person)
  );
}

/**
 * Formats sexual activity and the use of condoms or other protection; null if that was not answered, undefined for
 * other facts.
 */
function sexualSentence({ slots, polarity }: Fact): string | null | undefined {
  const isAbsent = polarity === "absent";
  const use = slots.object?.text;
  if (slots.quality)
    return `${use === "protection" ? "Protection during sex" : "Condom use"}: “${slots.quality.text}.”`;
  if (use === "condom use") {
    const often = slots.frequency ? ` ${slots.frequency.text}` : "";
    if (isAbsent) return "Does not use condoms.";
    return /^ (?:always|usually|sometimes|occasionally|rarely|consistently)$/i.test(often)
      ? asSentence(`${often.trim()} uses condoms`)
      : asSentence(`Uses condoms${often}`);
  }
  if (use === "protection") {
    const often = /^(?:always|usually|sometimes|occasionally|rarely|consistently)$/i.exec(
      slots.frequency?.text ?? "",
    )?.[0];
    if (isAbsent) return "Does not use protection during sex.";
    return asSentence(often ? `${often} uses protection during sex` : "Uses protection during sex");
  }
  if (!/^sexually active$/i.test(slots.object?.text ?? "")) return undefined;
  if (polarity === "unanswered") return null;
  const partner = slots.name ? ` with ${slots.name.text}` : "";
  return isAbsent ? "Not sexually active." : asSentence(`Sexually active${partner}`);
}

/**
 * Formats what an answer says that cannot be written as a sentence: "Alcohol: a couple of drinks a week.", "Lives with
 * parents in a house." Null if none of it is known.
 */
function phrasesLine(fact: Fact): string | null {
  const { slots, polarity } = fact;
  const topic = slots.topic?.text ?? "";
  const said = slots.detail?.text ?? "";
  // "Do you live with anyone?" "No, I live alone" denies nothing.
  if (topic === "living") return lineOf(homePhrases(said));
  if (topic === "occupation") return lineOf(workPhrase(said));
  if (topic === "travel") return polarity === "present" ? lineOf(travelPhrase(said)) : null;
  if (topic === "contacts")
    return saysYesPattern.test(fact.said) && polarity === "present" ? "Reports sick contacts." : null;
  if (polarity !== "present" || !isHabit(topic)) return null;
  const isAnswer = new Set(fact.evidence.map(({ turn }) => turn)).size > 1;
  const end = isAnswer ? endOfHabit(said) : null;
  if (end !== null) return asSentence(`${formerSocial[topic] ?? ""}${end && `; ${end}`}`);
  const past = topic === "drugs" ? pastDrugUse(said) : null;
  if (past) return asSentence(past);
  // "Do you smoke or drink?" "I drink sometimes."
  const own = /\bdrink\b/i.test(said) ? "alcohol" : /\bsmoke\b/i.test(said) && topic === "alcohol" ? "smoking" : topic;
  const phrases = habitAmount(said) ?? habitPhrases(own, said);
  const label = own === topic ? labelOf(fact) : socialLabels[own];
  return phrases ? asSentence(`${label ?? topic}: ${phrases}`) : null;
}

/** Matches an answer that begins with "yes". */
const saysYesPattern =
  /^(?:(?:oh|well|um|uh),? )*(?:yes|yeah|yep|yup|actually yes)\b(?!.*\b(?:not sure|hard to say|do not (?:know|think))\b)/i;

const lineOf = (text: string | null): string | null => (text ? asSentence(text) : null);

/** Returns e.g. "Tetanus vaccine 6 years ago.", "No flu vaccine this year.", "Measles vaccine not up to date." */
function vaccineSentence({ slots, polarity, certainty }: Fact): string {
  const name = slots.name?.text ?? "";
  const when = slots.when ? ` ${slots.when.text}` : "";
  const isAbsent = polarity === "absent";
  const doubt = certainty === "stated" ? "" : ", as far as the patient knows";
  if (slots.state) return asSentence(`${name}${isAbsent ? " not" : ""} up to date${when && `, last${when}`}${doubt}`);
  return asSentence(isAbsent ? `No ${name}${when}${doubt}` : `${name}${when || " received"}${doubt}`);
}

/** Matches words at the start of a short answer that add nothing: "oh, just", "I would say". */
const answerLeadPattern =
  /^(?:(?:oh|ah|well|so|but|and|or|just|only|like|maybe|probably|about|actually|usually it is|it is|it would be|that is|I guess|I would say|yeah|yes),? )+/i;

/**
 * Formats a short answer about a habit after its label: "Alcohol: 2 beers a week."; a denial ("none") without the
 * label: "Denies alcohol use." Null if the answer is not fit for a note.
 */
function habitLine(topic: string, detail: string, label: string): string | null {
  const value = noteEnglish(withoutFiller(detail.replace(answerLeadPattern, "")).replace(answerLeadPattern, ""));
  if (/^no (?:[a-z]+ ){1,3}(?:shots?|vaccines?|jabs?|boosters?)(?: this (?:year|season))?$/i.test(value))
    return asSentence(value);
  if (
    /^(?:no(?: (?:alcohol|smoking|cigarettes|drugs|drinking|vaping))?|none|never|not|not at all)(?:,? (?:no|never|at all)){0,3}$/i.test(
      value,
    )
  )
    return absentSocial[topic] ? asSentence(absentSocial[topic]) : null;
  if (
    /^(?:that|this|it|ok|okay|mhmm|mm|not|no|besides|as far|of|on|in some|everybody|everyone|all|sure|fine)\b/i.test(
      value,
    )
  )
    return null;
  const sentence = asSentence(`${label}: ${value.replace(/\b(occasionally|rarely|sometimes|socially), \1\b/gi, "$1")}`);
  return value.length < 3 ||
    /\b(?:about|have|with|of|the|an?|and|or|to|for|is)\.$/i.test(sentence) ||
    hasSpokenSyntax(`Uses ${value}`)
    ? null
    : sentence;
}
