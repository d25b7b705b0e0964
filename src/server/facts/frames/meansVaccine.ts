import { namedConditions } from "../terms/namedConditions";

/** Matches words for vaccination: "vaccines", "flu shot", "up to date on your shots". */
const vaccinationPattern =
  /\b(?:vaccin\w*|immuni[sz]\w*|inoculat\w*|boosters?|jabs?|(?:flu|tetanus|pneumonia|covid|shingles|hepatitis|travel|baby|childhood|yearly|annual) shots?|shots? (?:for|against)|(?:my|the|your|all|his|her) (?:\w+ )?shots)\b/i;
/** Matches the name of a disease against which people are vaccinated: "zoster", "pneumonia". */
const preventablePattern =
  /\b(?:zoster|shingles|pneumonia|pneumococc\w+|flu|influenza|tetanus|diphtheria|pertussis|whooping cough|hepatitis(?: [ab])?|hpv|measles|mumps|rubella|polio|chicken ?pox|varicella|covid\S*|coronavirus|mening\w+|rsv|tb|tuberculosis|typhoid|yellow fever|rabies)$/i;
/** Matches words that show that the patient had the disease itself: "came down with". */
const illPattern =
  /\b(?:diagnos\w+|c[ao]me down|caught|sick|ill|hospital\w*|admitted|as a (?:kid|child)|really bad|bout|treated|antibiotics?)\b/i;

/**
 * Returns whether the name of a disease means the vaccine against it and not the illness: "I have had zoster and
 * pneumonia" after a question about vaccines.
 * @param name name of the disease.
 * @param context the text with the words around it, in which vaccines can be named.
 */
export const meansVaccine = (name: string, text: string, context = text): boolean =>
  preventablePattern.test(name) && vaccinationPattern.test(context) && !illPattern.test(text);

/**
 * Returns whether a text contains the name of a disease that means the vaccine against it. `context` is the text with
 * the words around it: "Your vaccines. You had zoster and pneumonia."
 */
export const namesVaccines = (text: string, context: string): boolean =>
  namedConditions(text).some(({ name }) => meansVaccine(name, text, context));

/** Returns whether a substance is a vaccine: "flu shot", "COVID vaccine". */
export const isVaccine = (substance: string): boolean =>
  /\bvaccines?$|\bshots?$|\bboosters?$|\bjabs?$/i.test(substance);
