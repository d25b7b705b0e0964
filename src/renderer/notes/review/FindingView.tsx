import { Button, Tag } from "@blueprintjs/core";
import { Error as ErrorIcon, Issue, Play, TickCircle } from "@blueprintjs/icons";
import { observer } from "mobx-react-lite";
import { useEffect, useRef } from "react";
import type { Finding, Sentence } from "../../../shared/notes/document";
import type { Speaker, Utterance } from "../../../shared/transcription/utterance";
import { useStores } from "../../base/useStores";
import { formatAnswered, findingTitle } from "./findingTitle";
import { PlayUtterance } from "./PlayUtterance";

interface Props {
  finding: Finding;
  sentence: Sentence;
  isLocked: boolean;
}

/**
 * A finding under its sentence: what does not match, what was said instead, and the answers. A finding that does not
 * block signing is a tag until it or its sentence is selected; an answered finding is one line. Open findings are
 * hidden in a locked note.
 */
export const FindingView = observer(function FindingView({ finding, sentence, isLocked }: Props) {
  const { note, evidence } = useStores();
  if (finding.resolved !== null) return <AnsweredLine finding={finding} isLocked={isLocked} />;
  if (isLocked) return null;
  const isActive = note.cursor.activeId === finding.id;
  const isOpen = finding.must || isActive || evidence.sentence?.id === sentence.id;
  if (isOpen) return <OpenFinding finding={finding} isActive={isActive} isOwn={isOwnWords(finding, sentence)} />;
  return (
    <Tag
      className="cs-inline-tag"
      minimal={true}
      interactive={true}
      intent="warning"
      id={findingId(finding)}
      onClick={() => note.cursor.goTo(finding.id)}
    >
      {finding.detail || findingTitle[finding.kind]}
    </Tag>
  );
});

/** Returns the id of the element that describes a finding. */
export const findingId = (finding: Pick<Finding, "id">): string => `finding-${finding.id}`;

/** Kinds of findings that, without a quote, mean that the value was not mentioned in the visit. */
const unsaidKinds = new Set<Finding["kind"]>([
  "allergy",
  "diagnosis",
  "dose",
  "drug",
  "finding",
  "frequency",
  "order",
  "site",
  "unsupported",
]);

/** Whether a finding only says that the clinician’s own words were not mentioned in the visit. */
const isOwnWords = ({ kind, heard, must }: Finding, { origin }: Sentence): boolean =>
  !must && heard === null && origin !== "drafted" && unsaidKinds.has(kind);

interface OpenProps {
  finding: Finding;
  isActive: boolean;
  isOwn: boolean;
}

const OpenFinding = observer(function OpenFinding({ finding, isActive, isOwn }: OpenProps) {
  const { note, evidence } = useStores();
  const box = useRef<HTMLDivElement>(null);
  const { moves } = note.cursor;
  useEffect(() => {
    if (!isActive || moves === 0) return;
    box.current?.scrollIntoView({ block: "nearest" });
    box.current?.querySelector<HTMLElement>("button.bp6-button")?.focus({ preventScroll: true });
  }, [isActive, moves]);
  const tone = finding.must ? "stop" : "check";
  const title = `${findingId(finding)}-title`;
  const line = finding.heard_in === null ? null : evidence.utterance(finding.heard_in);
  const isUrgent = finding.must && finding.kind !== "blank"; // a blank is filled rather than removed
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
          {finding.must ? <ErrorIcon size={12} /> : <Issue size={12} />}{" "}
          {isOwn ? "Not mentioned in this visit" : findingTitle[finding.kind]}
        </span>{" "}
        {finding.heard ? (
          <>
            {whoSaid(line)} <q>{finding.heard}</q>
          </>
        ) : (
          <span>{isOwn ? (finding.value ?? "") : finding.detail}</span>
        )}
        {line?.take_id && <PlayUtterance utterance={line} icon={<Play size={10} />} />}
      </p>
      <div className="cs-pane-actions">
        {finding.kind === "blank" && <FillIn finding={finding} />}
        {finding.answers.map((answer, i) => (
          <Button
            key={answer.id}
            size="small"
            {...(i === 0 && isUrgent && { intent: "primary" as const })}
            variant={i === 0 && isUrgent ? "solid" : answer.id === "remove" ? "minimal" : "outlined"}
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

/** Button that opens the editor at the sentence with the blank. */
const FillIn = observer(function FillIn({ finding }: { finding: Finding }) {
  const { note } = useStores();
  const section = note.shown?.sections.find(({ sentences }) =>
    sentences.some(({ findings }) => findings.includes(finding)),
  );
  const sentence = section?.sentences.find(({ findings }) => findings.includes(finding));
  if (!section || !sentence) return null;
  return (
    <Button size="small" intent="primary" text="Fill in" onClick={() => note.startEditing(section.key, sentence.id)} />
  );
});

const saidBy = {
  patient: "Patient said",
  clinician: "Clinician said",
  other: "Said in the visit",
  unknown: "Said in the visit",
} as const satisfies Record<Speaker, string>;

/** Returns who said the words of a finding: "Patient said", "Daughter said". */
const whoSaid = (line: Pick<Utterance, "speaker" | "speaker_name"> | null | undefined): string =>
  line?.speaker_name ? `${line.speaker_name} said` : saidBy[line?.speaker ?? "unknown"];

const AnsweredLine = observer(function AnsweredLine({ finding, isLocked }: { finding: Finding; isLocked: boolean }) {
  const { note } = useStores();
  return (
    <div className="cs-answered">
      <span className="cs-chip cs-chip-ok">
        <TickCircle size={12} /> {formatAnswered(finding)}
      </span>
      {!isLocked && (
        <Button size="small" variant="minimal" text="Undo" onClick={() => void note.answer(finding.id, null)} />
      )}
    </div>
  );
});
