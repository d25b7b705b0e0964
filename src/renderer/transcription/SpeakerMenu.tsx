import { Menu, MenuDivider, MenuItem } from "@blueprintjs/core";
import { Edit, SwapHorizontal, Tick } from "@blueprintjs/icons";
import { observer } from "mobx-react-lite";
import type { Utterance } from "../../shared/transcription/utterance";
import { useStores } from "../base/useStores";
import { MenuPopover, OpeningItem } from "../ui/menu/MenuPopover";
import { LazyNameSpeaker } from "./LazyNameSpeaker";
import { isSameVoice, type Voice, voiceName, voicesOf } from "./speakerNames";
import { useSpeakerNames } from "./useSpeakerNames";

/**
 * The speaker's name, with a menu that edits the text, changes or names the speaker of this line or all of their lines,
 * or swaps two speakers.
 */
export const SpeakerMenu = observer(function SpeakerMenu({
  utterance,
  tabIndex,
}: {
  utterance: Utterance;
  tabIndex: 0 | -1;
}) {
  const names = useSpeakerNames();
  return (
    <MenuPopover
      placement="bottom-start"
      onOpening={() => void LazyNameSpeaker.load()} // so that keys pressed after “Someone else…” reach the dialog
      content={<SpeakerChoices utterance={utterance} />}
      renderTarget={({ isOpen, ref, ...target }) => (
        <button
          {...target}
          ref={ref}
          type="button"
          className="cs-utt-who cs-utt-who-button"
          tabIndex={tabIndex}
          aria-haspopup="menu"
          aria-expanded={isOpen}
          aria-label={`${voiceName(utterance, names)}. Correct this line`}
        >
          {voiceName(utterance, names)}
        </button>
      )}
    />
  );
});

const keyOf = ({ speaker, speaker_name: name }: Voice): string => `${speaker} ${name ?? ""}`;

const SpeakerChoices = observer(function SpeakerChoices({ utterance }: { utterance: Utterance }) {
  const { openVisit, transcript } = useStores();
  const names = useSpeakerNames();
  const current = voiceName(utterance, names);
  const others = voicesOf(openVisit.utterances)
    .filter((voice) => !isSameVoice(voice, utterance))
    .map((voice) => ({ voice, name: voiceName(voice, names) }));
  const speaking = others.filter(({ voice }) => openVisit.utterances.some((line) => isSameVoice(line, voice)));
  const choose = (voice: Voice, applyTo: "one" | "speaker" | "swap") =>
    void transcript.correctSpeaker(utterance, voice, applyTo);
  return (
    <Menu aria-label="Correct this line">
      <OpeningItem icon={<Edit />} text="Edit text" onOpen={() => transcript.edit(utterance.id)} />
      <MenuDivider title="Speaker" />
      <MenuItem icon={<Tick />} text={current} disabled={true} />
      {others.map(({ voice, name }) => (
        <MenuItem key={keyOf(voice)} text={name} onClick={() => choose(voice, "one")} />
      ))}
      <OpeningItem text="Someone else…" onOpen={() => transcript.name({ utterance, applyTo: "one" })} />
      <MenuDivider title={`Change all of ${current}’s lines to`} />
      {others.map(({ voice, name }) => (
        <MenuItem
          key={keyOf(voice)}
          text={name}
          aria-label={`Change all of ${current}’s lines to ${name}`}
          onClick={() => choose(voice, "speaker")}
        />
      ))}
      <OpeningItem
        text="Someone else…"
        aria-label={`Change all of ${current}’s lines to someone else`}
        onOpen={() => transcript.name({ utterance, applyTo: "speaker" })}
      />
      {speaking.length > 0 && <MenuDivider title="All lines" />}
      {speaking.map(({ voice, name }) => (
        <MenuItem
          key={keyOf(voice)}
          icon={<SwapHorizontal />}
          text={`Swap ${current} and ${name}`}
          onClick={() => choose(voice, "swap")}
        />
      ))}
    </Menu>
  );
});
