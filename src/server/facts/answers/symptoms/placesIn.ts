/** Matches a place of the body with the words that place the symptom beside it: "just below my belly button". */
const placePattern =
  /\b(?:(mainly|mostly|especially|sometimes|occasionally) (?:(?:a little bit|just|right|only|kind of|like) ){0,2})?(?:just |right )?(near|below|above|under|underneath|behind|around|beside|between|in|on|along|across|over)(?: the (?:front|back|side|top|bottom|inside|outside|middle) of)? (?:my|the|that|this|his|her|your) ((?:(?:right|left|lower|upper|front|back|outer|inner|middle|big|hand) ){0,3}(?:side|hip|belly button|navel|ribs?|rib ?cage|breast ?bone|sternum|groin|flank|shoulder blades?|collar ?bone|jaw|temples?|forehead|eyes?|spine|tail ?bone|buttocks?|thigh|calf|shin|heel|arch|toes?|thumb|palm|elbow|armpit|knee ?cap|wrist|ankle))\b/gi;

/** Maximum number of places that a note lists; further ones are left out. */
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

/**
 * Matches a region of the body in a short answer: "in the middle", "on the lower right side", "under my left breast".
 */
const regionPattern =
  /\b(?:(in|on|at|along|down|around|towards?) (?:the|my) ((?:upper|lower|left|right|very|outer|inner) ){0,2}(middle|cent(?:er|re)|side|top|bottom|front|back|inside|outside|base|corner|pit)(?: part)?( of (?:(?:my|the|your) )?[a-z]+(?: [a-z]+)?)?|(under(?:neath)?|below|beneath|above|behind|between|around|across) (?:my|the|both) ((?:left |right |upper |lower |shoulder |breast |belly |rib ?|knee ?){0,2}(?:breasts?|bone|blades?|ribs?|cage|eyes?|ears?|button|navel|armpits?|cap|nose|jaw|chin|collar ?bone|sternum|breastbone|nipples?|forehead|temples?|toes?|nails?))|across (?:my|the) (?:whole |entire |upper |lower )?(?:chest|back|belly|stomach|abdomen|shoulders?|neck|head)|all over|all around|everywhere)\b/gi;

/** Returns the regions that a short answer names, "in the middle of the chest"; null if it names none. */
export function regionsIn(text: string): string | null {
  if (/\b(?:not|never|no longer|sometimes)\b/i.test(text)) return null;
  const regions = [...text.matchAll(regionPattern)].map(([all]) =>
    all
      .toLowerCase()
      .replace(/\bmy\b/g, "the")
      .replace(/^everywhere$/, "all over")
      .replace(/ (?:just|really|right|when|and|so|here|there)$/, ""),
  );
  return regions.length === 0 ? null : regions.slice(0, maxPlaces).join(", ");
}
