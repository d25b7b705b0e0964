import { listOf } from "../listOf";

/** Source of a pattern for people and pets of a household, as written in a note. */
const member =
  "(?:wife|husband|partner|girlfriend|boyfriend|fianc[eé]e?|spouse|mother|mom|mum|father|dad|parents?|grand(?:mother|father|ma|pa|parents)|brothers?|sisters?|siblings?|sons?|daughters?|child(?:ren)?|kids?|family|roommates?|flatmates?|housemates?|friends?|aunt|uncle|cousins?|dogs?|cats?|the parent's themselves|themselves|the other parent|the parent)";
/** Source of a pattern for words before a member of a household: "my two younger". */
const modifiers =
  "(?:(?:both of|all of|my|our|his|her|their|the|an?|just|also|like|sorry|then|from|two|three|four|\\d|one|both|younger|older|elder|little|big|small|baby|twin|pet|lovely|own|as well as)[, ]{1,2}){0,5}";
/** Matches a list of the people in the patient's household: "with my husband and two kids". */
const togetherPattern = new RegExp(
  `\\b(?:with|it is)(?: (?:just|like|also)){0,3},? (${modifiers}${member}(?:(?:,| and| &|,? as well as){1,2} ${modifiers}${member}){0,8})\\b`,
  "gi",
);
/** Matches each member of a household, with the words that count or describe them as the first group. */
const eachMemberPattern = new RegExp(
  `((?:(?:two|three|four|\\d|one|both|younger|older|elder|little|twin|baby|pet) ){0,3})\\b(${member})\\b`,
  "gi",
);
/** Matches a home: "in a small townhouse". */
const homePattern =
  /\bin (?:like )?(?:a|an|the|a,|in an|in a)(?: just)?(?: a)? ((?:(?:small|big|large|new|old|single|one|two|\d|bedroom|basement|rented|student|family|detached|semi-detached|retirement|nursing|care|group) ){0,4}(?:apartment|flat|house|townhouse|condo(?:minium)?|bungalow|duplex|dorm(?:itory)?|student housing|residence|farm|trailer|mobile home|shelter|(?:nursing|retirement|care|group) home|home))\b/i;
/** Matches a kind of home: "it's like a townhouse". */
const likeAHomePattern = /\bit is like an? (condo(?:minium)?|townhouse|duplex|bungalow|apartment)\b/i;
/** Matches words of a person who lives alone. */
const alonePattern = /\b(?:live|living|am|is) (?:just )?(?:alone|by myself|on my own)\b/i;
/** Matches a household of the past, another person's, or one that is only planned: "I used to live with my mom". */
const notNowPattern =
  /\b(?:used to|lived|was living|moved out|will|would|going to|want(?:s|ed)? to|plan\w*|not|do not)\b/i;

/** Members of a household as written in a note, by everyday names. */
const written: Readonly<Record<string, string>> = {
  mom: "mother",
  mum: "mother",
  dad: "father",
  grandma: "grandmother",
  grandpa: "grandfather",
  kids: "children",
  kid: "child",
  themselves: "a parent",
  "the parent's themselves": "a parent",
  "the parent": "a parent",
  "the other parent": "the other parent",
};

/**
 * Returns with whom and where a patient lives, from an answer that cannot be written as a sentence: "so I am living
 * with my, with my husband and we live in an apartment" gives "Lives with husband in an apartment". Null if it says
 * neither.
 */
export function homePhrases(said: string): string | null {
  if (notNowPattern.test(said)) return null;
  const people = [...said.matchAll(togetherPattern)].map(([, members = ""]) => members).join(" and ");
  const place = homePattern.exec(said)?.[1] ?? likeAHomePattern.exec(said)?.[1];
  const where = place && !/^home$/i.test(place) ? ` in ${/^[aeiou]/i.test(place) ? "an" : "a"} ${place}` : "";
  if (alonePattern.test(said)) return `Lives alone${where}`;
  const names = membersOf(people);
  if (names.length > 0) return `Lives with ${listOf(names, "and")}${where}`;
  return where && /\b(?:live|living)\b/i.test(said) ? `Lives${where}` : null;
}

/** Returns the members of a household as written in a note: "my 2 kids" becomes "2 children". */
function membersOf(people: string): string[] {
  const all = [...people.matchAll(eachMemberPattern)].map(([, before = "", name = ""]) => {
    const plain = written[name.toLowerCase()] ?? name.toLowerCase();
    return `${before.toLowerCase()}${plain}`;
  });
  const names = all.length > 1 ? all.filter((name) => name !== "family") : all;
  const parents = names.filter((name) => /^(?:mother|father|a parent|the other parent)$/.test(name));
  if (parents.length < 2) return /^the other/.test(parents[0] ?? "") ? [] : names;
  return ["parents", ...names.filter((name) => !parents.includes(name))];
}
