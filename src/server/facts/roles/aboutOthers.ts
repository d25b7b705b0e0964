import type { Sentence } from "../segment/Sentence";
import { othersNamed } from "./othersNamed";
import { proxyOf } from "./proxyOf";
import { withoutOthersHealth } from "./withoutOthersHealth";
import { namesGreeted } from "./withoutPatientName";
import { withRelations } from "./withRelations";

/**
 * Returns the sentences of a visit with the patient's relatives and acquaintances named by their relation, and without
 * what the clinician says about the health of people other than the patient.
 */
export function aboutOthers(sentences: readonly Sentence[]): Sentence[] {
  const proxy = proxyOf(sentences);
  const isPatient = (words: string): boolean =>
    proxy !== null && (words.search(proxy.named) !== -1 || words.search(proxy.yours) !== -1);
  const others = othersNamed(sentences, isPatient, namesGreeted(sentences));
  const isDictated = sentences.every(({ by }) => by === "clinician");
  return withoutOthersHealth(withRelations(sentences, others), others, isDictated);
}
