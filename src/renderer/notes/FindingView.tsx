import { Button, Tag } from "@blueprintjs/core";
import { Error as ErrorIcon, Issue, Play, TickCircle } from "@blueprintjs/icons";
import { observer } from "mobx-react-lite";
import { useEffect, useRef } from "react";
import type { Finding, Sentence } from "../../shared/notes/note";
import { useStores } from "../app/stores";
import { clock } from "../playback/clock";
import { answeredWords, findingTitle } from "./findingWords";

interface Props {
  finding: Finding;
  sentence: Sentence;
  isLocked: boolean;
}

/** Under its sentence: what is wrong, what was heard instead, and the answers. Answered, one green line. */
export const FindingView = observer(function FindingView({ finding, sentence, isLocked }: Props) {
  const { note, evidence } = useStores();
  if (finding.resolved !== null) return <AnsweredLine finding={finding} isLocked={isLocked} />;
  if (isLocked) return null;
  const isActive = note.walk.activeId === finding.id;
  const isOpen = finding.must || isActive || evidence.sentence?.id === sentence.id;
  if (isOpen) return <OpenFinding finding={finding} isActive={isActive} />;
  return (
    <Tag
      className="cs-inline-tag"
      minimal={true}
      interactive={true}
      intent="warning"
      id={findingId(finding)}
      onClick={() => note.walk.goTo(finding.id)}
    >
      {finding.detail || findingTitle[finding.kind]}
    </Tag>
  );
});

/** Id of the element that describes a sentence's finding. */
export const findingId = (finding: Pick<Finding, "id">): string => `finding-${finding.id}`;

const OpenFinding = observer(function OpenFinding({ finding, isActive }: { finding: Finding; isActive: boolean }) {
  const { note } = useStores();
  const box = useRef<HTMLDivElement>(null);
  const { moves } = note.walk;
  useEffect(() => {
    if (!isActive || moves === 0) return;
    box.current?.scrollIntoView({ block: "nearest" });
    box.current?.querySelector<HTMLElement>("button.bp6-button")?.focus({ preventScroll: true });
  }, [isActive, moves]);
  const tone = finding.must ? "stop" : "check";
  const title = `${findingId(finding)}-title`;
  return (
    <div
      ref={box}
      id={findingId(finding)}
      className={`cs-finding cs-finding-${tone}`}
      role="group"
      aria-labelledby={title}
    >
      <p id={title}>
        <span className={`cs-chip cs-chip-${tone}`}>
          {finding.must ? <ErrorIcon size={12} /> : <Issue size={12} />} {findingTitle[finding.kind]}
        </span>
        {finding.heard ? (
          <>
            Heard <q>{finding.heard}</q>
          </>
        ) : (
          <span>{finding.detail}</span>
        )}
        {finding.heard_in && <PlayHeard utteranceId={finding.heard_in} />}
      </p>
      <div className="cs-finding-acts">
        {finding.answers.map((answer, i) => (
          <Button
            key={answer.id}
            size="small"
            {...(i === 0 && finding.must && { intent: "primary" as const })}
            variant={i === 0 && finding.must ? "solid" : answer.id === "remove" ? "minimal" : "outlined"}
            text={answer.label}
            aria-keyshortcuts={String(i + 1)}
            title={`${answer.label} (${i + 1})`}
            onClick={() => void note.answer(finding.id, answer.id)}
          />
        ))}
      </div>
    </div>
  );
});

const PlayHeard = observer(function PlayHeard({ utteranceId }: { utteranceId: string }) {
  const { evidence, playback } = useStores();
  const utterance = evidence.utterance(utteranceId);
  if (!utterance?.take_id) return null;
  const { fromMs, toMs } = evidence.stretchOf(utterance);
  return (
    <button
      type="button"
      className="cs-utt-time"
      aria-label={`Play from ${clock(fromMs)}`}
      onClick={() => {
        evidence.selectUtterance(utteranceId);
        void playback.play(fromMs, toMs);
      }}
    >
      <Play size={10} /> {clock(fromMs)}
    </button>
  );
});

const AnsweredLine = observer(function AnsweredLine({ finding, isLocked }: { finding: Finding; isLocked: boolean }) {
  const { note } = useStores();
  return (
    <div className="cs-answered">
      <span className="cs-chip cs-chip-ok">
        <TickCircle size={12} /> {answeredWords(finding)}
      </span>
      {!isLocked && (
        <Button size="small" variant="minimal" text="Undo" onClick={() => void note.answer(finding.id, null)} />
      )}
    </div>
  );
});
