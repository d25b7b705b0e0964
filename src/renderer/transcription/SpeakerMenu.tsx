import { Menu, MenuDivider, MenuItem } from "@blueprintjs/core";
import { Edit, SwapHorizontal, Tick } from "@blueprintjs/icons";
import { observer } from "mobx-react-lite";
import { type Speaker, speakers, type Utterance } from "../../shared/transcription/utterance";
import { useStores } from "../base/useStores";
import { MenuPopover, OpeningItem } from "../ui/MenuPopover";
import { useSpeakerNames } from "./useSpeakerNames";

/** The speaker's name, with a menu that edits the text, changes the speaker of this line or all of their lines, or swaps two speakers. */
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
          aria-label={`${names[utterance.speaker]}. Correct this line`}
        >
          {names[utterance.speaker]}
        </button>
      )}
    />
  );
});

const SpeakerChoices = observer(function SpeakerChoices({ utterance }: { utterance: Utterance }) {
  const { openVisit, transcript } = useStores();
  const names = useSpeakerNames();
  const speaking = new Set(openVisit.utterances.map(({ speaker }) => speaker));
  const current = names[utterance.speaker];
  const others = speakers.filter((speaker) => speaker !== utterance.speaker);
  const choose = (speaker: Speaker, applyTo: "one" | "speaker" | "swap") =>
    void transcript.correctSpeaker(utterance, speaker, applyTo);
  return (
    <Menu aria-label="Correct this line">
      <OpeningItem icon={<Edit />} text="Edit text" onOpen={() => transcript.edit(utterance.id)} />
      <MenuDivider title="Speaker" />
      <MenuItem icon={<Tick />} text={current} disabled={true} />
      {others.map((speaker) => (
        <MenuItem key={speaker} text={names[speaker]} onClick={() => choose(speaker, "one")} />
      ))}
      <MenuDivider title={`Change all of ${current}’s lines to`} />
      {others.map((speaker) => (
        <MenuItem
          key={speaker}
          text={names[speaker]}
          aria-label={`Change all of ${current}’s lines to ${names[speaker]}`}
          onClick={() => choose(speaker, "speaker")}
        />
      ))}
      {others.some((speaker) => speaking.has(speaker)) && <MenuDivider title="All lines" />}
      {others
        .filter((speaker) => speaking.has(speaker))
        .map((speaker) => (
          <MenuItem
            key={speaker}
            icon={<SwapHorizontal />}
            text={`Swap ${current} and ${names[speaker]}`}
            onClick={() => choose(speaker, "swap")}
          />
        ))}
    </Menu>
  );
});
