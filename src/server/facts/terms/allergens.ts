import { drugName, findDrugs } from "./findDrugs";

/** Matches foods, animals and other substances, groups of drugs, and a few drugs: "peanuts", "sulfa", "codeine". */
export const substancesPattern =
  /\b(?:penicillins?|sulfa(?: drugs)?|sulpha|contrast(?: dye)?|iodine|latex|shell ?fish|shrimp|prawns?|seafood|fish|peanuts?|(?:tree )?nuts?|walnuts?|almonds?|cashews?|eggs?|milk|dairy|lactose|gluten|wheat|soy|sesame|strawberr(?:y|ies)|kiwi|bananas?|avocados?|tomato(?:es)?|chocolate|pineapples?|mango(?:es|s)?|peach(?:es)?|apples?|(?:water)?melons?|citrus|oranges|lemons?|limes|papaya|cherr(?:y|ies)|pears?|plums?|grapes|grapefruit|carrots?|celery|garlic|onions?|mushrooms?|corn|oats|rye|barley|buckwheat|lentils|chick ?peas?|beans|peas|mustard|cinnamon|coconut|pecans?|hazelnuts?|pistachios?|macadamias?|salmon|tuna|crab|lobster|mussels|clams|oysters|squid|pork|beef|red meat|gelatin|lupin|sulphites|sulfites|msg|food colou?rings?|hornets?|yellow jackets?|mosquitoe?s|fire ants|ants|lavender|henna|lanolin|hair dye|rubber|wool|bleach|detergents?|formaldehyde|parabens|sun ?screen|poison (?:ivy|oak)|bees?(?: stings?)?|wasps?|insect (?:bites|stings)|environmental (?:allergens|triggers)|pollen|grass(?:es)?|ragweed|trees?|mou?ld|dust(?: mites)?|cats?|dogs?|pet dander|animal dander|dander|animals|horses|nickel|(?:medical |adhesive |surgical )tape|adhesives?|tape|(?:sticking )?plasters?|elastoplasts?|band-?aids?|bandages|chlorhexidine|codeine|opiates|morphine|anesthesia|anaesthetics?|perfumes?|fragrances?|dyes?|(?:(?:dentist|doctor|nurse)'s|surgical|rubber|exam(?:ination)?) gloves|balloons|cephalosporins?|macrolides?|quinolones?|statins?|nsaids?|hay ?fever|seasonal|environmental allergens?)\b/gi;

/**
 * Matches the names of allergens that count as drugs, also those that the lexicon of drugs lacks: "sulfa", "contrast".
 */
const drugAllergensPattern =
  /^(?:penicillins?|sulfa|sulpha|contrast|iodine|codeine|opiates|morphine|anesthesia|anaesthetics?|chlorhexidine|cephalosporins?|macrolides?|quinolones?|statins?|nsaids?)\b/i;
/** Matches allergens that are foods: "shrimp", "eggs". */
const foodsPattern =
  /^(?:shell ?fish|shrimp|prawns?|seafood|fish|(?:tree )?nuts?|[a-z]*nuts?|almonds?|cashews?|eggs?|milk|dairy|lactose|gluten|wheat|soy|sesame|strawberr\w+|kiwi|bananas?|avocados?|tomato\w*|chocolate|pineapples?|mango\w*|peach\w*|apples?|(?:water)?melons?|citrus|oranges|lemons?|limes|papaya|cherr\w+|pears?|plums?|grapes|grapefruit|carrots?|celery|garlic|onions?|mushrooms?|corn|oats|rye|barley|buckwheat|lentils|chick ?peas?|beans|peas|mustard|cinnamon|coconut|pecans?|pistachios?|macadamias?|salmon|tuna|crab|lobster|mussels|clams|oysters|squid|pork|beef|red meat|gelatin|lupin|sul(?:ph|f)ites|msg|food colou?rings?)$/i;

/** Returns the group of an allergen by its name as said: a drug, a food or something else. */
export function groupOf(substance: string): "drug" | "food" | "other" {
  if (drugAllergensPattern.test(substance) || findDrugs(substance).length > 0) return "drug";
  return foodsPattern.test(substance) ? "food" : "other";
}

/** Finds the drugs and other substances that a text names, in order. `start` is the offset of the name in the text. */
export function substancesIn(text: string): { name: string; start: number }[] {
  const found = findDrugs(text).map(({ name, start, end }) => ({ name: drugName(name), start, end }));
  for (const match of text.matchAll(substancesPattern)) {
    const start = match.index;
    const end = start + match[0].length;
    if (!found.some((other) => start < other.end && end > other.start))
      found.push({ name: match[0].toLowerCase(), start, end });
  }
  return found.toSorted((a, b) => a.start - b.start);
}

/** Matches words after a substance that is taken without a reaction: "penicillin | I am fine with". */
const toleratedAfterPattern = /\b(?:tolerat\w+|(?:fine|okay|ok|no (?:problems?|issues?|trouble)) with|can take)\b/i;

/** Matches words for a substance that was taken later without a reaction: "I've had it since and I was fine". */
const toleratedLaterPattern =
  /(?<!\bnot )\b(?:taken|had|been on|been given|eaten|used|take|have|eat|use) (?:it|that|them|those|some|one)\b[^.;]{0,40}\b(?:(?<!not )(?:fine|okay|ok|all right|alright)|no (?:problems?|trouble|reactions?|issues?|bother)|without (?:any |a )?(?:problems?|trouble|reactions?|issues?)|nothing happened)\b/i;

/** Matches words that say that a substance is taken today: "but he eats them now", "and I drink it fine". */
const takenTodayPattern =
  /\b(?:but|and|now|today)\b[^.;]{0,20}?(?<!\bnot )\b(?:eat|eats|take|takes|drink|drinks|use|uses|have|has|tolerates?) (?:it|them|that|those|one) (?:just |all |perfectly |quite )?(?:now|fine|okay|all the time|every (?:day|week)|these days|nowadays|without|with no)\b/i;

/** Returns whether a sentence says that the substance named before it was taken later without a reaction. */
export function isToleratedLater(text: string): boolean {
  const found = toleratedLaterPattern.exec(text) ?? takenTodayPattern.exec(text);
  return found !== null && !worseNextPattern.test(text.slice(found.index + found[0].length));
}

/** Matches the words before a substance that was taken: "but I have had | amoxicillin". */
const takenBeforePattern =
  /\b(?<!\b(?:not|never) )(?:had|taken|took|been (?:on|given)|eaten|ate|used) (?:some |the )?$/i;
/**
 * Matches the words from a substance that was taken on, if it did no harm: "amoxicillin since and was fine",
 * "penicillin lots of times with no trouble", "latex gloves for years, never bothered me".
 */
const didNoHarmPattern =
  /^[a-z'-]+(?:,? (?!not\b|until\b|but\b)[a-z0-9'-]+){0,9}?,? (?:(?:fine|okay|ok|all right|alright)(?=$|[,.;]| (?:with|on|since|before|after|in|for)\b)|no (?:problems?|troubles?|reactions?|issues?|bother|(?:ill|side) effects?)\b(?! (?:until|but)\b)|without (?:any |a |so much as a )?(?:problems?|trouble|reactions?|issues?|bother|(?:ill|side) effects?)\b|nothing happened|(?:it |they |that )?never (?:bothered|hurt|troubled|affected|reacted|did (?:me|him|her|any))\b|(?:it |they |that )?did not (?:bother|hurt|trouble|affect|react)\b)/i;

/** Returns whether a substance was taken and did no harm: "I've had | penicillin lots of times with no trouble". */
function wasTakenWell(before: string, after: string): boolean {
  const found = takenBeforePattern.test(before) ? didNoHarmPattern.exec(after) : null;
  return found !== null && !worseNextPattern.test(after.slice(found[0].length));
}

/** Matches words after a substance that say that it is taken without a reaction: "Keflex | I have had and was fine". */
const namedFirstPattern =
  /^(?:[a-z'-]+ ){1,2}(?:I|he|she|we) (?:can (?:take|have|use|eat)\b(?! not)|(?:have |has )?(?:had|taken|took|used|ate|eaten|been on)\b[^.;,]{0,20}\b(?:(?<!not )(?:fine|okay|ok|all right|alright)|no (?:problems?|trouble|reactions?|issues?)|without))/i;

/** Matches words that say that an allergy is over: "I outgrew it", "but he grew out of that", "not anymore". */
const outgrownPattern =
  /\b(?:(?:out-?grew|out-?grown|grew out of|grown out of|got over)\b|not (?:allergic )?any ?more\b|(?:am|is|are|was) not now\b|used to be allergic\b)/i;

/** Returns whether a text says that an allergy is over. */
export const isOutgrown = (text: string): boolean =>
  outgrownPattern.test(text) && !/\b(?:not|never) (?:out-?gr|grown out|got over)/i.test(text);

/** Matches words after which a substance was not tolerated any more: "but the second time I got hives". */
const worseNextPattern = /\b(?:but|until|except|however|then|(?:second|next|third|last) time)\b/i;

/**
 * Matches words before a substance that is taken without a reaction: "I can take | penicillin", "I am fine with |
 * latex".
 */
const toleratedBeforePattern =
  /(?:\bcan (?:still |safely |always |actually )?(?:take|have|use|tolerate|eat)|\b(?<!\b(?:not|never) )tolerat(?:e|es|ed)|\b(?<!\bnot (?:[a-z]+ )?)(?:fine|okay|ok|all right|alright|good) with|\bno (?:problems?|trouble|issues?|reactions?) (?:with|to|taking)|\bdo (?:fine|okay|well) (?:with|on)) (?:(?:the|my|any|other|some|regular|plain|taking|like) ){0,3}$/i;

/** Matches a substance that is said to do no harm: "latex is okay", "eggs are no problem". */
const harmlessAfterPattern =
  /^(?:[a-z'-]+ ){1,2}(?:is|are|was|were|has been|have been|seems?)(?: (?:all|always|totally|perfectly|absolutely|completely|just|quite|pretty|actually))* (?:fine|okay|ok|alright|right|good|no (?:problems?|issues?|trouble|bother))\b/i;

/** Matches the words before a substance that is taken today: "but she eats | egg". */
const takesBeforePattern = /\b(?<!\b(?:not|never) )(?:eats?|takes?|drinks?|has|have|uses?) (?:some )?$/i;
/** Matches the words after a substance that is taken today without a reaction: "egg | now and she's fine". */
const fineTodayPattern =
  /^[a-z'-]+ (?:all the time|every (?:day|week)|without (?:any |a )?(?:problems?|trouble|reactions?|issues?)|with no (?:problems?|trouble|reactions?|issues?)|(?:just |perfectly )?(?:fine|okay)|(?:now|these days|nowadays)(?=$|[,.;]| and (?:she|he|I|it) (?:is|am) (?:just |perfectly )?(?:fine|okay)))/i;

/** Matches the words before a substance that someone gives to the patient: "I give him | peanut butter". */
const givesBeforePattern =
  /\b(?<!\b(?:not|never) )(?:gives?|gave|given|feeds?|fed) (?:me|him|her|them) (?:some |the )?$/i;
/** Matches the words after it that say that it does no harm: "peanut butter | every week, I am fine". */
const givenWellPattern =
  /\b(?:every (?:day|week|morning)|all the time|regularly|daily|(?<!\bnot )(?:fine|okay)|no (?:problems?|trouble|reactions?|issues?|bother)|without (?:any )?(?:problems?|trouble|issues?))\b/i;

/** Returns whether a substance is given to the patient and does no harm. */
const isGivenWell = (before: string, after: string): boolean =>
  givesBeforePattern.test(before) && givenWellPattern.test(after) && !/\b(?:but|until|then)\b/i.test(after);

/** Returns whether the words around a substance say that it is taken without a reaction: "I can take penicillin". */
export const isTolerated = (before: string, after: string): boolean =>
  toleratedAfterPattern.test(after) ||
  harmlessAfterPattern.test(after) ||
  isToleratedLater(after) ||
  namedFirstPattern.test(after) ||
  (takesBeforePattern.test(before) && fineTodayPattern.test(after)) ||
  wasTakenWell(before, after) ||
  isGivenWell(before, after) ||
  toleratedBeforePattern.test(before);
