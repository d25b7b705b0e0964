import { Link } from "react-router-dom";
import { useAppStores } from "../base/useStores";
import { lastChanged, LegalSection } from "./LegalSection";
import { KeptSections } from "./KeptSections";
import { PublicPage } from "./PublicPage";

/** The privacy policy. Every statement describes the product's behavior and must stay true. */
export function PrivacyScreen() {
  const { company } = useAppStores().config;
  return (
    <PublicPage
      title="Privacy policy"
      lead={`How ${company} handles what is recorded here. Last changed ${lastChanged}.`}
    >
      <LegalSection id="in-short" title="In short">
        <ul>
          <li>
            Chartside records a visit when a clinician starts it, turns speech into text and drafts a note from it.
          </li>
          <li>What patients say is encrypted before it is stored, on the server that {company} runs.</li>
          <li>Only the clinician who recorded a session can open it in Chartside.</li>
          <li>These pages load nothing from third parties: no analytics, no advertising, no fonts from elsewhere.</li>
          <li>What patients say trains no model.</li>
          <li>The scribe drafts; the clinician checks and signs.</li>
        </ul>
      </LegalSection>
      <LegalSection id="who" title="Who is responsible">
        <p>
          {company} operates this installation and chooses where it is hosted. The practice that treats a patient
          decides why a visit is recorded and is responsible to the patient. If the law requires an agreement between
          the two, such as a business associate agreement, it is made in writing outside of this page.
        </p>
      </LegalSection>
      <KeptSections />
      <Handled />
      <YourSide />
      <LegalSection id="open" title="What this page leaves open">
        <p>
          Nothing is invented here. Postal addresses, the name of a privacy officer, the authority to complain to, and
          the notices that local law asks for are for {company} and its counsel to state; until they have, ask the
          person who gave you your account. Patients ask the practice that treats them.
        </p>
        <p>When this policy changes, the date at its top changes with it.</p>
      </LegalSection>
    </PublicPage>
  );
}

function Handled() {
  const { company } = useAppStores().config;
  return (
    <>
      <LegalSection id="who-sees" title="Who sees it">
        <ul>
          <li>The clinician who recorded a session: everything in it.</li>
          <li>
            Other people of the practice: not the session. Admins see accounts, and counts and times of what was done;
            no patient’s name, no transcript, no note.
          </li>
          <li>
            Whoever runs the server for {company} holds its encryption key and could decrypt what is stored. Choose and
            watch these people accordingly.
          </li>
          <li>No one at the makers of Chartside: the product reports nothing to them.</li>
        </ul>
      </LegalSection>
      <LegalSection id="what-leaves" title="What leaves the server">
        <p>
          Set up as it comes, nothing a patient says leaves the server: speech is recognized there, and notes are
          drafted there. {company} can connect outside services instead. Then they receive what they need for their
          part, and nothing else:
        </p>
        <ul>
          <li>a speech service: the sound of what is said, and the words of your vocabulary as hints</li>
          <li>a sign-in service: your name, email address and password</li>
          <li>a payment service: your email address and your plan; card numbers go to it directly</li>
          <li>a mail server: the mails sent to you</li>
        </ul>
        <p>No patient data goes to the sign-in, payment or mail service. Ask {company} which of them are connected.</p>
      </LegalSection>
      <LegalSection id="training" title="No training on patient data">
        <p>
          Chartside uses no recording, transcript or note to train or improve any model, and hands none to others for
          it. When you correct a transcript or a note, the correction stays in that session.
        </p>
      </LegalSection>
      <LegalSection id="consent" title="Consent to recording">
        <p>
          Before the first recording of a session Chartside asks whether the patient has agreed, and keeps the answer
          with its time. Many places require the consent of everyone in the room; knowing the rule, asking, and stopping
          when a patient says so is the clinician’s part. Without consent a session can be typed.
        </p>
      </LegalSection>
    </>
  );
}

function YourSide() {
  const { idle_minutes: idle } = useAppStores().config;
  return (
    <>
      <LegalSection id="browser" title="What your browser keeps">
        <ul>
          <li>Your sign-in, until you sign out or it ends.</li>
          <li>
            One cookie, for 7 days: whether the sidebar is open. Other choices, such as dark colours, stay until you
            clear them.
          </li>
          <li>
            Recordings on their way to the server, encrypted under a key that does not leave the browser, so that
            nothing is lost when the network or the computer fails. They are removed once the server has them.
          </li>
        </ul>
        {idle > 0 && <p>You are signed out after {idle} minutes of inactivity, never during a recording.</p>}
      </LegalSection>
      <LegalSection id="accounts" title="Accounts and mail">
        <p>
          An account holds your name, email address and username. Passwords are kept as Argon2 hashes: no one can read
          them. To protect accounts the server notes sign-ins, failed attempts and sign-outs with time, network address
          and browser. Its log holds no patient data.
        </p>
        <p>
          The <Link to="/newsletter-page">newsletter</Link> goes to addresses that were confirmed, and to no others. The
          address is stored encrypted and deleted when you unsubscribe, or when it is not confirmed within 7 days.
        </p>
      </LegalSection>
      <LegalSection id="rights" title="Your data, your rights">
        <p>
          You can read, correct, export and delete your sessions in Chartside at any time, and change your profile in
          Account Settings. For a copy or the removal of your account, ask an admin of your practice. A patient’s right
          to see, correct or delete is answered by the practice, which finds the patient’s sessions by name.
        </p>
      </LegalSection>
    </>
  );
}
