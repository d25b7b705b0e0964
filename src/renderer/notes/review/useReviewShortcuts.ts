import { isInProgress } from "../../../shared/visits/isInProgress";
import { useIsScreenActive } from "../../base/KeepAliveOutlet";
import type { DashboardStores } from "../../base/useStores";
import { useStores } from "../../base/useStores";
import { type ShortcutActions, useShortcuts } from "../../shortcuts/useShortcuts";
import { patientField } from "../signing/patientField";
import { isUnnamed } from "../../visits/visitState";
import { canAddDocument } from "../documents/canAddDocument";
import { cancelDraft } from "../cancelDraft";
import { canRedraft } from "../canRedraft";
import { insertOmission } from "./insertOmission";

/**
 * Binds the keyboard shortcuts of the review, of copying, undo, documents and signing while the screen is shown. Call
 * it in an `observer` component.
 * @param options `followsInstructions`: whether a redraft can have instructions.
 */
export function useReviewShortcuts({ followsInstructions }: { followsInstructions: boolean }): void {
  const stores = useStores();
  const isActive = useIsScreenActive();
  const { layout } = stores;
  const { note } = stores;
  const instruct = (): unknown => (canRedraft(stores) ? note.instructing.set(true) : false);
  useShortcuts(
    { ...reviewActions(stores), ...(followsInstructions && { instruct }) },
    { isActive, singleKeys: layout.hasSingleKeys },
  );
}

type Stores = Pick<DashboardStores, "note" | "documents" | "evidence" | "openVisit" | "playback">;

/** An action that returns `false` did not handle the key. */
function reviewActions({ note, documents, evidence, openVisit, playback }: Stores): ShortcutActions {
  const answer = (index: number) => () => {
    const finding = currentFinding({ note, evidence });
    const choice = finding?.answers[index];
    return finding && choice ? note.answer(finding.id, choice.id) : false;
  };
  const activeOmission = () => (note.cursor.active?.kind === "omission" ? note.cursor.active.omission : null);
  return {
    nextFinding: () => note.cursor.next(1) !== null,
    previousFinding: () => note.cursor.next(-1) !== null,
    playEvidence: () => playUnclearLine({ note, evidence, playback }) || playEvidence({ evidence, playback }),
    answer1: answer(0),
    answer2: answer(1),
    answer3: answer(2),
    insert: () => {
      const omission = activeOmission();
      return omission ? insertOmission({ note, evidence }, omission.id) : false;
    },
    leaveOut: () => {
      const omission = activeOmission();
      return omission ? note.answerOmission(omission.id, "left_out") : false;
    },
    copySection: () => {
      if (note.shown?.growing) return false;
      const section = note.shown?.sections.find((s) => s.sentences.some(({ id }) => id === evidence.sentence?.id));
      return note.shown && section ? note.copies.section(section, note.shown) : false;
    },
    copyNext: () => (note.shown && !note.shown.growing ? note.copies.next(note.shown) : false),
    copyNote: () => (note.shown && !note.shown.growing ? note.copies.note(note.shown) : false),
    cancelDraft: () => (note.shown?.drafting ? cancelDraft({ note, openVisit }) : false),
    undo: () => (note.canUndo ? note.undo() : false),
    ...(documents.kinds.length > 1 && { nextDocument: () => documents.showNext() }),
    ...(canAddDocument({ documents, openVisit }) && { newDocument: openNewDocumentMenu }),
    close: () => (note.isAskingToSign ? note.askToSign(false) : false),
    sign: () => {
      if (!note.canEdit || note.shown?.growing || isInProgress(openVisit.visit)) return false;
      if (note.counts.toResolve > 0) return note.cursor.next(1);
      // The shortcut never signs a note without a patient; that takes a click on “Sign without a patient”.
      if (note.isAskingToSign && !isUnnamed(openVisit.visit)) return note.sign();
      note.askToSign(true);
      // Otherwise the letters of a name typed next would act as shortcuts: N and R begin another visit.
      if (isUnnamed(openVisit.visit)) requestAnimationFrame(() => patientField()?.focus());
    },
  };
}

const openNewDocumentMenu = (): void => document.querySelector<HTMLElement>(".cs-new-document")?.click();

/** Returns the finding that number keys answer: the current one, else the first open one of the selected sentence. */
function currentFinding({ note, evidence }: Pick<Stores, "note" | "evidence">) {
  if (note.cursor.active?.kind === "finding") return note.cursor.active.finding;
  const sentenceId = evidence.sentence?.id;
  const item = note.cursor.open.find((open) => open.kind === "finding" && open.sentence.id === sentenceId);
  return item?.kind === "finding" ? item.finding : null;
}

/**
 * Plays the line of the current finding that was heard unclearly.
 * @returns false if there is none or it has no audio.
 */
function playUnclearLine({ note, evidence, playback }: Pick<Stores, "note" | "evidence" | "playback">): boolean {
  const finding = currentFinding({ note, evidence });
  const utterance = finding?.kind === "listen" && finding.heard_in ? evidence.utterance(finding.heard_in) : null;
  if (!utterance?.take_id) return false;
  const { fromMs, toMs } = evidence.rangeOf(utterance);
  void playback.play(fromMs, toMs);
  return true;
}

/** Plays the selected evidence span; if that was the last one played, the next span. @returns false without audio. */
function playEvidence({ evidence, playback }: Pick<Stores, "evidence" | "playback">): boolean {
  const wasHeard = playback.range !== null && playback.range.fromMs === evidence.span?.fromMs;
  if (wasHeard && evidence.spans.length > 1) evidence.moveSpan(1);
  const { span } = evidence;
  if (!span?.audible) return false;
  void playback.play(span.fromMs, span.toMs);
  return true;
}
