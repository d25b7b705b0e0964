/**
 * Returns the control or course of a disease in the words of a note: "better but not quite there" → "improving, not at
 * goal".
 */
export const stateInNote = (said: string): string =>
  said
    .replace(/^acting up$|^flaring(?: up)?$/i, "exacerbation")
    .replace(/^(?:pretty|fairly|quite|very|reasonably|really) (?=well)/i, "")
    .replace(/ but (?:it is |still )?(?=not\b)/i, ", ")
    .replace(/\bnot (?:yet |quite |all the way )?(?:there|at goal|where (?:I|we)\b.*)(?: yet)?$/i, "not at goal")
    .replace(/^doing (?:[a-z]+ )?(?:well|great|fine)$/i, "doing well")
    .replace(/^doing (?:[a-z]+ )?(?:okay|ok|all right)$/i, "stable")
    .replace(/^(?:partly|partially|somewhat) better\b/i, "partly improved")
    .replace(/^(?:(?:a (?:bit|little|lot)|much|slightly|doing|getting|definitely) )*better\b/i, "improving")
    .replace(/^(?:(?:a (?:bit|little|lot)|much|doing|getting|definitely) )*worse\b/i, "worse");
