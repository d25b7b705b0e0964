import type { Fact, FactKind, Slot } from "../Fact";
import { makeFact } from "../frames/makeFact";
import { type Exchange, questionAndAnswer } from "./Exchange";

/** Builds the fact that an answer denies something about the patient. It is only likely if the answer has a hedge. */
export const deniedFact = (
  exchange: Exchange,
  kind: FactKind,
  slots: Partial<Record<Slot, string | undefined>>,
): Fact =>
  makeFact({
    kind,
    from: questionAndAnswer(exchange),
    polarity: "absent",
    certainty: exchange.reply.isHedged ? "likely" : "stated",
    slots,
  });
