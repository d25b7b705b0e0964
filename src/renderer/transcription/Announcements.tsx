import { observer } from "mobx-react-lite";
import { useEffect, useRef, useState } from "react";
import { useStores } from "../base/useStores";
import { voiceName } from "./speakerNames";
import { useSpeakerNames } from "./useSpeakerNames";

/** Milliseconds between two announcements. */
const pauseMs = 5_000;

/**
 * Announces new lines to screen readers in batches. The list itself is silent, because scrolling adds and removes rows.
 */
export const Announcements = observer(function Announcements({ isOn }: { isOn: boolean }) {
  const { openVisit } = useStores();
  const names = useSpeakerNames();
  const { visitId, utterances, visit } = openVisit;
  const isLive = visit?.status === "recording" || visit?.status === "transcribing";
  const [announced, setAnnounced] = useState("");
  const newest = useRef({ utterances, names });
  newest.current = { utterances, names };

  // One interval per visit: restarting it with every line would never announce continuous speech.
  useEffect(() => {
    if (!isLive || !isOn) return undefined;
    let done = newest.current.utterances.length;
    const timer = setInterval(() => {
      const fresh = newest.current.utterances.slice(done);
      done = newest.current.utterances.length;
      if (fresh.length === 0) return;
      setAnnounced(fresh.map((line) => `${voiceName(line, newest.current.names)}: ${line.text}`).join(" "));
    }, pauseMs);
    return () => clearInterval(timer);
  }, [visitId, isLive, isOn]);

  return (
    <div className="cs-hidden" role="status" aria-live="polite">
      {isOn ? announced : ""}
    </div>
  );
});
