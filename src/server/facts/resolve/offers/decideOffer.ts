import type { Sentence } from "../../segment/Sentence";
import { noteOrder, type ReadingState } from "../../statements/ReadingState";
import { undecided } from "../postponed";
import { refusalOf } from "../refusalOf";
import { refusedGroup } from "../refusedGroup";
import { withdrawRefusal } from "../withdrawRefusal";
import { acceptsNamed } from "./acceptsNamed";
import { choosesThatOne } from "./choosesThatOne";
import { choosesToWait } from "./choosesToWait";
import { chosenInstead } from "./chosenInstead";
import { chosenOption } from "./chosenOption";
import { chosenPart } from "./chosenPart";
import { confirmPossible } from "./confirmPossible";
import { inFirstPerson } from "./inFirstPerson";
import { leaveOutDone } from "./leaveOutDone";
import { decision, offerAnswer } from "./offerAnswer";

/**
 * Reads what a patient's turn decides about the orders, offers and options before it: an acceptance, a choice, a
 * refusal, or that it is put off. Adds the fact and returns the sentences that remain to be read; null if the turn
 * decides nothing.
 * @param turn the sentences with the names that their pronouns mean; `said`: as said.
 * @param open the question that the turn answers, if any.
 */
export function decideOffer(
  turn: readonly Sentence[],
  said: readonly Sentence[],
  open: Sentence | null,
  reading: ReadingState,
): readonly Sentence[] | null {
  const decisions = turn.map(inFirstPerson);
  leaveOutDone(decisions, reading);
  const answered =
    acceptsNamed(decisions, reading) ??
    undecided(decisions, reading) ??
    choosesToWait(decisions, reading) ??
    choosesThatOne(decisions, reading) ??
    offerAnswer(decisions, open, reading) ??
    chosenInstead(decisions, reading) ??
    chosenOption(decisions, reading);
  if (!answered) withdrawRefusal(said.map(inFirstPerson), reading);
  const decided =
    answered ?? refusedGroup(decisions, reading) ?? chosenPart(decisions, reading) ?? refusalOf(decisions, reading);
  if (!decided) {
    confirmPossible(decisions, open, reading);
    return null;
  }
  reading.facts.push(decided);
  const [first] = turn;
  if (decided.kind === "order" && first) noteOrder(reading, first.at);
  if (answered) reading.open = [];
  return answered && first && decision([first]) !== null ? turn.slice(1) : [];
}
