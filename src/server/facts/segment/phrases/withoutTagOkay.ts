/** Number of characters before an "okay?" that are searched for a question about a state; such a question is short. */
const maxStateLength = 60;
/**
 * Matches a question without a verb whose "okay" asks for a state: "Sleeping | okay?", "And your bowels | all right?"
 */
const asksForStatePattern =
  /(?:^|[.?!] )(?:(?:and|so|okay|right|good|great|alright),? ){0,2}(?:(?:your|the|his|her) )?(?:sleeping|eating|drinking|feeding|breathing|walking|peeing|weeing|pooing|pooping|urinating|passing (?:water|urine|wind|gas|stools?)|swallowing|hearing|seeing|coping|managing|moving|bowels|bowel movements|water ?works|appetite|sleep|mood|periods?|vision|eyesight|energy|urine|stools?|memory|balance|concentration|diet|pregnancy|nappies|diapers|feeds|growth|development|speech|school|work|home)(?: (?:and|or) [a-z]{3,15})?$/i;

/** Matches a question with a verb whose "okay" asks how something is done: "Are you sleeping | okay?" */
const asksHowPattern =
  /(?:^|[.?!] )(?:(?:and|so|okay|right|good|great|alright),? ){0,2}(?:(?:are|is) (?:you|he|she|they)|(?:you|they)(?:'re| are)|s?he(?:'s| is))(?: still)? (?:sleeping|eating|drinking|feeding|breathing|walking|swallowing|hearing|seeing|coping|managing)$/i;

/**
 * Returns a text without the "okay?" after statements. One that asks for a state is kept ("Sleeping okay?"); after a
 * verb it is "well?", because "okay" begins another thought: "Are you sleeping well?"
 */
export const withoutTagOkay = (text: string): string =>
  text.replace(/(,?) (?:okay|ok|alright|all right) ?\?/gi, (_all, comma: string, at: number) =>
    comma === "" && asksForStatePattern.test(text.slice(Math.max(0, at - maxStateLength), at))
      ? " okay?"
      : comma === "" && asksHowPattern.test(text.slice(Math.max(0, at - maxStateLength), at))
        ? " well?"
        : ".",
  );
