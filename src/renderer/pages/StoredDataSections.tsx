import { useAppStores } from "../base/useStores";
import { LegalSection } from "./LegalSection";

/** The sections of the privacy policy about stored data: what, where, how encrypted, and for how long. */
export function StoredDataSections() {
  const { company, retention_days: days } = useAppStores().config;
  return (
    <>
      <LegalSection id="what" title="What is stored">
        <ul>
          <li>
            The audio of a visit, called a session in Chartside, from Record to Stop. Before a recording, the microphone
            is checked for a few seconds; that audio is neither stored nor sent.
          </li>
          <li>The transcript with times and speakers, and text that you type or paste.</li>
          <li>Every version of the note, its findings, who signed it and when.</li>
          <li>Visit details you enter: the patient’s name, the reason for the visit, and consent.</li>
          <li>Patient records you enter: name, birth date, sex, pronouns, record numbers, phone and language.</li>
          <li>Appointments you enter for pre-charting: the time, the patient’s name and the reason.</li>
          <li>Your account: name, email address, username, plan, templates and custom vocabulary.</li>
        </ul>
      </LegalSection>
      <LegalSection id="where" title="Storage and encryption">
        <p>
          All data is stored on {company}’s server, in a database and an audio store. Audio, transcripts, notes, details
          of patients, reasons for visits, templates, and the names and email addresses of accounts are encrypted with
          AES-256-GCM before they are written. Each session and patient record has its own key; everything else has a
          key of its practice or of the server. These keys are encrypted too, in the end with the server’s master key.
          Search uses keyed hashes of words, so that no name is readable in the database. Times, durations and counts do
          not have this additional encryption.
        </p>
        <p>
          Traffic between your browser and the server is protected by HTTPS. Without HTTPS, the server rejects
          connections from other computers unless {company} has explicitly allowed them on a trusted network.
        </p>
      </LegalSection>
      <LegalSection id="how-long" title="Retention and deletion">
        <p>
          {days === 0
            ? "Audio is kept until you delete the session."
            : `Audio is deleted after ${days} days, once it has been transcribed.`}{" "}
          Your practice can set another time. Transcripts and notes are kept until you delete the session. Chartside is
          not the medical record: copy the signed note to your EHR.
        </p>
        <p>
          You can restore a deleted session for 10 minutes. After that, its audio, transcript and note are permanently
          deleted from the database and the audio store. Copies in backups remain for as long as {company} keeps its
          backups.
        </p>
      </LegalSection>
    </>
  );
}
