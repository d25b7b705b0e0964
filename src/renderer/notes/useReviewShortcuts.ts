import { useScreenActive } from "../app/KeepAliveOutlet";
import type { RootStore } from "../app/RootStore";
import { useStores } from "../app/stores";
import { type ShortcutActions, useShortcuts } from "../shortcuts/useShortcuts";
import { copyText } from "./copyText";
import { isGrowing } from "./isGrowing";
import { insertOmission } from "./insertOmission";
import { noteText, sectionText } from "./noteText";

/** The keys of the review. What a key does depends on where the person is; `false` leaves the key alone. For observers. */
export function useReviewShortcuts(): void {
  const stores = useStores();
  const isActive = useScreenActive();
  const { layout } = stores;
  useShortcuts(reviewActions(stores), { isActive, singleKeys: layout.hasSingleKeys });
}

type Stores = Pick<RootStore, "note" | "evidence" | "openVisit" | "playback">;

function reviewActions({ note, evidence, openVisit, playback }: Stores): ShortcutActions {
  const answer = (index: number) => () => {
    const finding = findingAtHand({ note, evidence });
    const choice = finding?.answers[index];
    return finding && choice ? note.answer(finding.id, choice.id) : false;
  };
  const omission = () => (note.walk.active?.kind === "omission" ? note.walk.active.omission : null);
  return {
    nextFinding: () => note.walk.next(1) !== null,
    previousFinding: () => note.walk.next(-1) !== null,
    playEvidence: () => playEvidence({ evidence, playback }),
    answer1: answer(0),
    answer2: answer(1),
    answer3: answer(2),
    insert: () => {
      const at = omission();
      return at ? insertOmission({ note, evidence }, at.id) : false;
    },
    leaveOut: () => {
      const at = omission();
      return at ? note.answerOmission(at.id, "left_out") : false;
    },
    instruct: () => (note.canEdit ? note.setInstructing(true) : false),
    copySection: () => {
      const section = note.shown?.sections.find((s) => s.sentences.some(({ id }) => id === evidence.sentence?.id));
      return section ? copyText(sectionText(section), `${section.title} copied`) : false;
    },
    copyNote: () => (note.shown ? copyText(noteText(note.shown), "Note copied") : false),
    close: () => (note.isAskingToSign ? note.askToSign(false) : false),
    sign: () => {
      if (!note.canEdit || isGrowing(openVisit.visit)) return false;
      if (note.counts.must > 0) return note.walk.next(1);
      return note.isAskingToSign ? note.sign() : note.askToSign(true);
    },
  };
}

/** The finding a number key answers: the one arrived at, else the first open one of the selected sentence. */
function findingAtHand({ note, evidence }: Pick<Stores, "note" | "evidence">) {
  if (note.walk.active?.kind === "finding") return note.walk.active.finding;
  const sentenceId = evidence.sentence?.id;
  const item = note.walk.open.find((open) => open.kind === "finding" && open.sentence.id === sentenceId);
  return item?.kind === "finding" ? item.finding : null;
}

/** P: plays the armed place; pressed again, the next one. */
function playEvidence({ evidence, playback }: Pick<Stores, "evidence" | "playback">): boolean {
  const wasHeard = playback.stretch !== null && playback.stretch.fromMs === evidence.place?.fromMs;
  if (wasHeard && evidence.places.length > 1) evidence.movePlace(1);
  const { place } = evidence;
  if (!place?.audible) return false;
  void playback.play(place.fromMs, place.toMs);
  return true;
}
