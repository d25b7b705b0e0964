/** Matches words of a sentence that denies only a part of a complaint: "denies pain at rest". */
const partPattern =
  /\b(?:at rest|radiat\w+|other|before|prior|previous|history|since|today|now|currently|during|with|when|while|upon|on)\b/i;

/** Whether a sentence denies only a part of a complaint. */
export const deniesPart = (text: string): boolean => partPattern.test(text);
