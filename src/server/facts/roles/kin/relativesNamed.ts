import type { Kin } from "./kinOf";

/**
 * Relatives of a speaker with what they are to the patient, by what the speaker is to the patient. The "@" marks words
 * that stand for the patient already.
 */
const relatives: Readonly<Record<"child" | "spouse", readonly (readonly [RegExp, string])[]>> = {
  child: [
    [/(?<!@)\b(?:my|our) (?:mom|mum|mother|mam)\b/gi, "@my wife"],
    [/(?<!@)\b(?:my|our) (?:dad|father)\b/gi, "@my husband"],
    [/(?<!@)\b(?:my|our) (?:older |younger |little |big |twin )?(brother)(?![ -]in[ -]law)/gi, "@my son"],
    [/(?<!@)\b(?:my|our) (?:older |younger |little |big |twin )?(sister)(?![ -]in[ -]law)/gi, "@my daughter"],
    [
      /(?<!@)\b(?:my|our) (?:older |younger |oldest |youngest |little |eldest )?(son|daughter)(?![ -]in[ -]law)\b/gi,
      "@my grand$1",
    ],
    [/(?<!@)\bmy husband\b/gi, "@my son-in-law"],
    [/(?<!@)\bmy wife\b/gi, "@my daughter-in-law"],
  ],
  spouse: [
    [/(?<!@)\b(?:my|our) ((?:older |younger |oldest |youngest |little |eldest )?(?:son|daughter)s?)\b/gi, "@my $1"],
    [/(?<!@)\bmy (mom|mum|mother|dad|father|sister|brother)\b(?![ -]in[ -]law)/gi, "@my $1-in-law"],
  ],
};

/** Names the relatives of a child or spouse of the patient by what they are to the patient: "my mum" → "@my wife". */
export const relativesNamed = (text: string, kin: Kin | null): string =>
  kin === "child" || kin === "spouse"
    ? relatives[kin].reduce((said, [pattern, name]) => said.replace(pattern, name), text)
    : text;
