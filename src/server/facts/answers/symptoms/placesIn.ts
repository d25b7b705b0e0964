/** Matches a place of the body with the words that place the symptom beside it: "just below my belly button". */
const placePattern =
  /\b(?:(mainly|mostly|especially|sometimes|occasionally) (?:(?:a little bit|just|right|only|kind of|like) ){0,2})?(?:just |right )?(near|below|above|under|underneath|behind|around|beside|between|in|on|along|across|over)(?: the (?:front|back|side|top|bottom|inside|outside|middle) of)? (?:my|the|that|this|his|her|your) ((?:(?:right|left|lower|upper|front|back|outer|inner|middle|big|hand) ){0,3}(?:side|hip|belly button|navel|ribs?|rib ?cage|breast ?bone|sternum|groin|flank|shoulder blades?|collar ?bone|jaw|temples?|forehead|eyes?|spine|tail ?bone|buttocks?|thigh|calf|shin|heel|arch|toes?|thumb|palm|elbow|armpit|knee ?cap|wrist|ankle))\b/gi;

/** Maximum number of places that a note lists. */
const maxPlaces = 4;

/**
 * Returns where a symptom is in the words of an answer that is too long for one body part: "near the right hip, below
 * the belly button, mainly in the right lower side". Null if it names no place with a preposition.
 */
export function placesIn(text: string): string | null {
  if (/\b(?:not|never|no longer)\b/i.test(text)) return null;
  const seen = new Set<string>();
  const places = [...text.matchAll(placePattern)].flatMap(([, degree, preposition = "", part = ""]) => {
    const named = part.toLowerCase();
    if (seen.has(named)) return [];
    seen.add(named);
    const how = /^(?:mainly|mostly|especially)$/i.test(degree ?? "") ? "mainly " : degree ? "sometimes " : "";
    return [`${how}${preposition.toLowerCase()} the ${named}`];
  });
  return places.length === 0 ? null : places.slice(0, maxPlaces).join(", ");
}
