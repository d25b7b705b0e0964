/** Matches a person other than the patient, or a pet, with the noun as its group: "my older sister", "has two sons". */
const personPattern =
  /\b(?:my|his|her|the|our|their|your|(?:have|has|had|got) (?:an?|one|another|two|three))(?: \w+){0,2}? ((?:grand|step|great[- ]grand)?(?=\w)(?:mother|father|mom|dad|mum|ma|pa|parents?|sons?|daughters?|kids?|children|brothers?|sisters?|siblings?|wife|husband|partner|aunt|uncle|cousins?|nephew|niece|twin|baby|boy|girl|toddler|flatmates?|housemates?|colleagues?|boyfriend|girlfriend|roommates?|co-?workers?|friends?|neighbou?rs?|dog|cat|boss)(?:'s)?)\b/i;

/** Matches a parent or grandparent named without "my" as the subject of a sentence: "Dad had a heart attack". */
const barePattern =
  /(?:^|[,;.] |\b(?:and|but|so) )(?:(?:yes|yeah|well|no|oh|so|just|maybe|I think),? ){0,2}(mum|mom|dad|mam|nan|gran|granny|grandad|grandma|grandpa)(?:'s)? (?=(?:[a-z]+ )?(?:is|was|has|had|did|does|got|gets|takes|took|died|passed|lives|smoked|smokes|went|came|fell)\b)/i;

/**
 * Returns the other person or pet that a text names first, as said: "wife" of "I live with my wife"; undefined if it
 * names none.
 */
export const personNamed = (text: string): string | undefined =>
  personPattern.exec(text)?.[1] ?? barePattern.exec(text)?.[1];
