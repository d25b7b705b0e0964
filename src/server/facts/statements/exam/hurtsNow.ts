import type { Phase } from "../../acts/nextPhase";

/** Matches an exclamation at a touch or a movement: "That hurts", "it really does hurt there". */
const hurtsNowPattern =
  /^(?:(?:ow|ouch|oh|ah|and|but|yes|yeah|there),? )*(?:that|it|there)(?: (?:really|does|definitely|one|bit|kind of))* (?:hurts?|is (?:sore|tender|painful|the (?:spot|place|one|worst)))(?: (?:a (?:bit|little|lot)|there|here|more|the most|right there|now|too|when you do that|like (?:hell|crazy)))*[.!]?$/i;

/**
 * Returns whether words during the examination only say that the examined part hurts, which is no complaint: "Can you
 * wiggle it?" "A little. That hurts."
 */
export const hurtsNow = (text: string, phase: Phase): boolean => phase === "exam" && hurtsNowPattern.test(text);
