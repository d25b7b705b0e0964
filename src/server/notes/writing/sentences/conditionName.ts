/** Names of conditions as a past history has them, by the words that were said: "diabetes" for "diabetic". */
const written: ReadonlyMap<string, string> = new Map(
  Object.entries({
    anemic: "anemia",
    anaemic: "anaemia",
    diabetic: "diabetes",
    prediabetic: "prediabetes",
    "pre-diabetic": "prediabetes",
    "type 1 diabetic": "type 1 diabetes",
    "type 2 diabetic": "type 2 diabetes",
    anxious: "anxiety",
    depressed: "depression",
    arthritic: "arthritis",
    asthmatic: "asthma",
    hypertensive: "hypertension",
    epileptic: "epilepsy",
    obese: "obesity",
    overweight: "excess weight",
    "high blood pressure": "hypertension",
    "heart attacks": "heart attack",
    "kidney stone": "kidney stones",
    "viral infection": "viral infections",
    "sinus infection": "sinus infections",
    covid: "COVID-19",
    "covid-19": "COVID-19",
    sciatic: "sciatica",
    afib: "atrial fibrillation",
    "a fib": "atrial fibrillation",
    hypothyroid: "hypothyroidism",
    hyperthyroid: "hyperthyroidism",
  }),
);
/** Matches injuries and temporary states, which do not belong in the past history: "bruised", "cold". */
const passingPattern =
  /^(?:possible )?(?:cuts?|sprained|dehydrated|bruise[sd]?|scratch(?:es)?|blisters?|colds?|sick|burns?|bites?|chest colds?)$/i;

/** Returns the name of a condition for the past history; null for an injury or a temporary state. */
export function conditionName(said: string): string | null {
  const name = said.trim();
  if (passingPattern.test(name)) return null;
  const known = written.get(name.toLowerCase()) ?? name;
  return /^[A-Z][a-z]+$/.test(known) && !/^(?:Crohn|Graves|Hashimoto|Parkinson|Alzheimer|Raynaud|Lyme)/.test(known)
    ? known.toLowerCase()
    : known;
}

/**
 * Returns the names without repeats, without those with which a longer one ends ("diabetes" beside "type 2 diabetes"),
 * without "possible …" beside the certain one, and without those without a date beside the same one with it.
 */
export function withoutGeneral(names: readonly string[]): string[] {
  const unique = [...new Map(names.map((name) => [name.toLowerCase(), name])).values()];
  const plain = (name: string): string => name.toLowerCase().replace(/^possible /, "");
  return unique.filter(
    (name) =>
      !unique.some(
        (other) =>
          other !== name &&
          !other.startsWith("possible ") &&
          (plain(other) === plain(name) ||
            plain(other).endsWith(` ${plain(name)}`) ||
            plain(other).startsWith(`${plain(name)} (`)),
      ),
  );
}
