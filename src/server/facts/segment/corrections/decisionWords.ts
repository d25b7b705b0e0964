/** Source of a pattern for words that change a decision: "no wait", "actually", "on second thoughts". */
export const decisionCue =
  "(?:(?:hmm|um|uh|oh|sorry|well|or),? ){0,2}(?:no|wait|actually|hang on|hold on|scratch that|scrap that|on (?:second thoughts?|reflection)|you know what|let me think)\\b[,.]? (?:(?:no|wait|actually|sorry|hmm|you know what),? ){0,2}";
/** Source of a pattern for words before the verb of a decision: "let us", "I would rather". */
export const decisionLead =
  "(?:and |but )?(?:let us |(?:we|I|you) (?:will|would|can|should|would rather|had better|might as well) |I think we (?:will|should) |I want you to |please )?(?:just |rather )?";
