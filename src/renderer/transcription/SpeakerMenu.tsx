import { Menu, MenuDivider, MenuItem } from "@blueprintjs/core";
import { Edit, Tick } from "@blueprintjs/icons";
import { observer } from "mobx-react-lite";
import { type Speaker, speakers, type Utterance } from "../../shared/transcription/utterance";
import { useStores } from "../app/stores";
import { MenuPopover, OpeningItem } from "../ui/MenuPopover";
import { useSpeakerNames } from "./useSpeakerNames";

/** The speaker's name; pressing it corrects who spoke, once or for all of that speaker, and the words. */
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
  const { transcript } = useStores();
  const names = useSpeakerNames();
  const current = names[utterance.speaker];
  const others = speakers.filter((speaker) => speaker !== utterance.speaker);
  const choose = (speaker: Speaker, applyTo: "one" | "speaker") =>
    void transcript.correctSpeaker(utterance, speaker, applyTo);
  return (
    <Menu aria-label="Correct this line">
      <OpeningItem icon={<Edit />} text="Correct the words" onOpen={() => transcript.edit(utterance.id)} />
      <MenuDivider title="This line was said by" />
      <MenuItem icon={<Tick />} text={current} disabled={true} />
      {others.map((speaker) => (
        <MenuItem key={speaker} text={names[speaker]} onClick={() => choose(speaker, "one")} />
      ))}
      <MenuDivider title={`Every line of ${current} was said by`} />
      {others.map((speaker) => (
        <MenuItem key={speaker} text={`${names[speaker]}, all lines`} onClick={() => choose(speaker, "speaker")} />
      ))}
    </Menu>
  );
});
