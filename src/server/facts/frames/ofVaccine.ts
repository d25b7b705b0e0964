import { namedConditions } from "../terms/namedConditions";

/** Matches words for vaccination: "vaccines", "flu shot", "up to date on your shots". */
const vaccination =
  /\b(?:vaccin\w*|immuni[sz]\w*|inoculat\w*|boosters?|jabs?|(?:flu|tetanus|pneumonia|covid|shingles|hepatitis|travel|baby|childhood|yearly|annual) shots?|shots? (?:for|against)|(?:my|the|your|all|his|her) (?:\w+ )?shots)\b/i;
/** Matches diseases against which people are vaccinated: "zoster", "pneumonia". */
const preventable =
  /\b(?:zoster|shingles|pneumonia|pneumococc\w+|flu|influenza|tetanus|diphtheria|pertussis|whooping cough|hepatitis(?: [ab])?|hpv|measles|mumps|rubella|polio|chicken ?pox|varicella|covid\S*|coronavirus|mening\w+|rsv|tb|tuberculosis|typhoid|yellow fever|rabies)$/i;
/** Matches words of a patient who was ill: "I came down with". */
const wasIll =
  /\b(?:diagnos\w+|c[ao]me down|caught|sick|ill|hospital\w*|admitted|as a (?:kid|child)|really bad|bout|treated|antibiotics?)\b/i;

/**
 * Returns whether a disease is named for the vaccine against it: "I have had zoster and pneumonia" after a question
 * about vaccines. `context`: the text with the words around it.
 */
export const isOfVaccine = (name: string, text: string, context = text): boolean =>
  preventable.test(name) && vaccination.test(context) && !wasIll.test(text);

/**
 * Returns whether a text names diseases for the vaccines against them: "Your vaccines. | You had zoster and pneumonia."
 */
export const namesVaccines = (text: string, context: string): boolean =>
  namedConditions(text).some(({ name }) => isOfVaccine(name, text, context));
