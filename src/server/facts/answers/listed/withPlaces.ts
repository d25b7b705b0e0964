import type { AskedItem } from "../../acts/matchItems";
import { siteOf } from "../../frames/readSymptoms";
import { findSites } from "../../terms/findSites";
import type { SymptomMention } from "../../terms/findSymptoms";
import { itemOf } from "../symptoms/askedSymptom";

/** Matches an answer that names only places, each with its yes or no: "The belly, yes. Not the chest." */
const placesOnlyPattern =
  /^(?:(?:(?:just|only|mainly|mostly|yes|yeah|no|well|oh|not|but|and|in|on|it is|both),? )*(?:my|the|your) (?:left |right |upper |lower )?[a-z]+,? ?(?:yes|yeah|yep|no|not so much|only|a bit|a little|sometimes|mainly|mostly)?[,.]? ?){1,3}$/i;

/**
 * Returns the items of a question about symptoms, which an answer of places alone also names by their place if each has
 * another one: "the ankles" for the swelling in "Any ankle swelling or chest pain?"
 */
export function withPlaces(asked: string, mentions: readonly SymptomMention[], answer: string): AskedItem[] {
  const items = mentions.map(itemOf);
  if (mentions.length < 2 || !placesOnlyPattern.test(answer)) return items;
  const parts = mentions.map(
    (mention) => siteOf(asked, mention)?.part ?? findSites(mention.words)[0]?.part ?? mention.term.name.split(" ")[0],
  );
  return items.map((item, i) => {
    const part = parts[i] ?? "";
    const said = findSites(answer).find((site) => site.part === part);
    if (!said || parts.indexOf(part) !== parts.lastIndexOf(part)) return item;
    return { ...item, words: new RegExp(`${item.words.source}|\\b${answer.slice(said.start, said.end)}\\b`, "i") };
  });
}
