import { Link } from "react-router-dom";
import { useAppStores } from "../base/useStores";
import { lastUpdated, LegalSection } from "./LegalSection";
import { StoredDataSections } from "./StoredDataSections";
import { PublicPage } from "./PublicPage";

/** The privacy policy. Every statement describes the product's behavior and must stay true. */
export function PrivacyScreen() {
  const { company } = useAppStores().config;
  return (
    <PublicPage
      title="Privacy policy"
      lead={`How ${company} handles recordings, transcripts and notes. Last updated ${lastUpdated}.`}
    >
      <LegalSection id="in-short" title="Summary">
        <ul>
          <li>Chartside records a visit when a clinician starts a recording, transcribes it and drafts a note.</li>
          <li>
            Recordings, transcripts and notes are encrypted before they are stored on the server that {company}{" "}
            operates.
          </li>
          <li>
            Only the clinician who recorded a session can open it in Chartside. If the practice shares signed notes, its
            members can read these.
          </li>
          <li>These pages load no third-party content: no analytics, advertising or external fonts.</li>
          <li>Patient data is not used to train models.</li>
          <li>Chartside drafts notes. The clinician reviews and signs them.</li>
        </ul>
      </LegalSection>
      <LegalSection id="who" title="Who is responsible">
        <p>
          {company} operates this installation and chooses where it is hosted. The practice that treats a patient
          decides why a visit is recorded and is responsible to the patient. Where the law requires an agreement between
          them, such as a business associate agreement, it is a separate written contract.
        </p>
      </LegalSection>
      <StoredDataSections />
      <DataUse />
      <BrowserAndAccount />
      <LegalSection id="open" title="What this policy does not cover">
        <p>
          This policy does not name postal addresses, a privacy officer or the supervisory authority for complaints, and
          does not contain the notices that local law requires. {company} must provide them; until then, ask the person
          who gave you your account. Patients should contact the practice that treats them.
        </p>
        <p>The date at the top shows when this policy was last updated.</p>
      </LegalSection>
    </PublicPage>
  );
}

function DataUse() {
  const { company } = useAppStores().config;
  return (
    <>
      <LegalSection id="who-sees" title="Who can access it">
        <ul>
          <li>The clinician who recorded a session can see everything in it.</li>
          <li>
            Other members of the practice cannot open it. If an admin turns on sharing, they can read its signed notes
            and documents, but not its recording, transcript or drafts.
          </li>
          <li>Members of the practice share its patient records: names, birth dates and the other details.</li>
          <li>
            Admins can also see accounts, usage figures and the audit log, which contain no transcripts and no text of
            notes.
          </li>
          <li>The administrators of {company}’s server hold its encryption key and could decrypt stored data.</li>
          <li>The developers of Chartside have no access. The product sends them no data.</li>
        </ul>
      </LegalSection>
      <LegalSection id="what-leaves" title="Third-party services">
        <p>
          By default, patient data does not leave the server: speech is transcribed and notes are drafted there.{" "}
          {company} can connect other services. Each receives only what it needs:
        </p>
        <ul>
          <li>a speech recognition service: the audio, and your custom vocabulary as hints</li>
          <li>
            a language model that drafts notes: the transcript, the patient’s pronouns, the template and your
            instructions
          </li>
          <li>a sign-in service: your name, email address and password</li>
          <li>a payment service: your email address and your plan; card numbers go to it directly</li>
          <li>a mail server: the emails sent to you</li>
        </ul>
        <p>
          The sign-in, payment and mail services receive no patient data. Ask {company} which services are connected.
        </p>
      </LegalSection>
      <LegalSection id="training" title="No training on patient data">
        <p>
          Chartside does not use recordings, transcripts or notes to train or improve models, and does not share them
          for that purpose. When you correct a transcript or a note, the correction stays in that session. Only how you
          write is learned: the same words that you replace in three signed notes are proposed to you as a rule, under
          Writing style in your settings. A rule is encrypted, used for your own drafts only, and only after you accept
          it; it never changes what a note says. Until the third time, nothing that can be read is kept of an edit.
        </p>
      </LegalSection>
      <LegalSection id="consent" title="Consent to recording">
        <p>
          Before the first recording of a session, Chartside asks whether the patient consents and stores the answer
          with the time. Many jurisdictions require the consent of everyone in the room. The clinician is responsible
          for knowing the law, asking for consent, and stopping when a patient objects. Without consent, a session can
          be documented by typing.
        </p>
      </LegalSection>
    </>
  );
}

function BrowserAndAccount() {
  const { idle_minutes: idle } = useAppStores().config;
  return (
    <>
      <LegalSection id="browser" title="Data in your browser">
        <ul>
          <li>Your sign-in, until you sign out or it ends.</li>
          <li>
            One cookie, for 7 days, that remembers whether the sidebar is open. Other preferences, such as dark mode,
            stay until you clear them.
          </li>
          <li>
            Recordings that are still being uploaded, encrypted with a key that does not leave the browser, so that
            nothing is lost if the network or the computer fails. They are removed once uploaded.
          </li>
        </ul>
        {idle > 0 && <p>You are signed out after {idle} minutes of inactivity, never during a recording.</p>}
      </LegalSection>
      <LegalSection id="accounts" title="Accounts and email">
        <p>
          An account consists of your name, email address and username. Passwords are stored only as Argon2 hashes. To
          protect accounts, the server logs sign-ins, failed attempts and sign-outs with the time, IP address and
          browser. The log contains no patient data.
        </p>
        <p>
          The <Link to="/newsletter-page">newsletter</Link> is sent only to confirmed addresses. Your address is
          encrypted, and deleted when you unsubscribe or if you do not confirm it within 7 days.
        </p>
      </LegalSection>
      <LegalSection id="rights" title="Your rights">
        <p>
          You can read, correct, export and delete your sessions in Chartside at any time, and change your profile in
          Account Settings. To get a copy of your account data or to delete your account, ask an admin of your practice.
          Patients who want to access, correct or delete their data should contact the practice, where their clinician
          can find their sessions by name.
        </p>
      </LegalSection>
    </>
  );
}
