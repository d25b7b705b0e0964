import { useAppStores } from "../base/useStores";
import { LegalSection } from "./LegalSection";

/** The part of the privacy policy about what is stored: what, where, how, how long. */
export function KeptSections() {
  const { company, retention_days: days } = useAppStores().config;
  return (
    <>
      <LegalSection id="what" title="What is recorded">
        <ul>
          <li>The sound of a visit, from Record to Stop. Chartside never listens outside of a recording.</li>
          <li>What was said as text, with its times and speakers, and what you type or paste.</li>
          <li>The note in all its versions, the findings on it, who signed it and when.</li>
          <li>What you enter about the visit: the patient’s name, a reason, whether there was consent.</li>
          <li>Appointments you enter for pre-charting: a time, the patient’s name, a reason.</li>
          <li>Your account: name, email address, username, plan, your templates and the words of your vocabulary.</li>
        </ul>
      </LegalSection>
      <LegalSection id="where" title="Where it is kept, and how it is encrypted">
        <p>
          All of it is kept on the server of {company}, in a database and a store for sound. Sound, transcripts, notes,
          patients’ names and reasons are encrypted with AES-256-GCM before they are written, each record under a key of
          its own, which is wrapped by the server’s master key. Search works over keyed fingerprints of words, so that
          no name is readable in the database. Account details, templates, times, lengths and counts are stored without
          this second encryption.
        </p>
        <p>
          On its way between your browser and the server everything is protected by HTTPS. Without it, the server
          refuses to be reached from other machines unless {company} has expressly allowed that on a network it trusts.
        </p>
      </LegalSection>
      <LegalSection id="how-long" title="How long it is kept">
        <p>
          {days === 0
            ? "The sound of a session is kept until you delete the session."
            : `The sound of a session is kept for ${days} days and then deleted, once what was said in it is transcribed.`}{" "}
          Transcript and note stay until you delete the session. The note that belongs into the health record is the one
          you put there: Chartside is not the record.
        </p>
        <p>
          A session you delete can be brought back for 10 minutes. Then its sound, transcript and note are erased from
          the database and the store. Copies in backups last as long as {company} keeps its backups.
        </p>
      </LegalSection>
    </>
  );
}
