import type { Fact } from "../Fact";
import type { ReadingState } from "./ReadingState";

/** Matches commands to the patient during the examination: "squeeze", "deep breath". */
const examCommandPattern =
  /\b(?:squeeze|push|pull|lift|raise|bend|flex|turn|lean|deep breath|breathe|lie|lay|sit|stand|walk (?:for me|on your)|follow my|open (?:up )?your|stick out|look (?:up|down|at)|hold (?:your|my|them|both)|press|touch|close your|relax|resist|hop|against my|take a (?:look|listen|peek))\b/i;

/**
 * Matches a recommendation, which is not a command of the examination: "I'd recommend an MRI", "you'll need a scan".
 */
const recommendsPattern =
  /\bI (?:would |do )?(?:(?:really|strongly|also|still|just) )*(?:recommend|suggest|advise)\b|\byou (?:will|are going to) need an?\b|\b(?:I (?:really |also |do )*want|I would (?:really |also )*like) you to (?:see|have|get|try|keep|book|take|use|start|stop|cut|avoid|continue|call|monitor|check|wear|drink|eat|follow|come back|go (?:to|and|for|see))\b(?! (?:a (?:deep|big)|your (?:arm|leg|head|hand|foot|chin|shirt|shoe|eyes?)))/i;

/** Returns whether an order is a command of the examination: "Squeeze my hand". */
export const isCommand = (order: Fact, text: string, { phase, isAnnounced }: ReadingState): boolean =>
  phase === "exam" &&
  !order.slots.name &&
  !recommendsPattern.test(text) &&
  (examCommandPattern.test(text) || (order.kind === "advice" && isAnnounced));
