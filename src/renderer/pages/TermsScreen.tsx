import { Link } from "react-router-dom";
import type { PublicConfig } from "../../shared/system/publicConfig";
import { useAppStores } from "../base/useStores";
import { lastUpdated, LegalSection } from "./LegalSection";
import { PublicPage } from "./PublicPage";

/** The terms of service. */
export function TermsScreen() {
  const { company, billing } = useAppStores().config;
  return (
    <PublicPage
      title="Terms of service"
      lead={`The terms between you and ${company}, which operates this installation. Last updated ${lastUpdated}.`}
    >
      <LegalSection id="service" title="The service">
        <p>
          Chartside is an AI scribe for healthcare practitioners. It records and transcribes visits, drafts notes, and
          links each drafted sentence to what was said. By creating an account or using Chartside you accept these terms
          for yourself and for the practice you work for.
        </p>
      </LegalSection>
      <Practice />
      <LegalSection id="plans" title="Plans, payment and cancellation">
        <ul>
          <li>Pro costs $99 per month per user. The price of Enterprise is agreed with {company}.</li>
          <li>A plan renews each month until it is cancelled.</li>
          <li>
            You can cancel at any time in Account Settings, Billing. The plan then ends with the paid period and does
            not renew. Payments for that period are not refunded.
          </li>
          <li>If a payment fails, the Billing tab shows it and asks you to update your payment method.</li>
          <li>Your sessions are not deleted when a plan ends. They are kept as described in the privacy policy.</li>
        </ul>
        <p>{payment[billing]}</p>
      </LegalSection>
      <Liability company={company} />
      <LegalSection id="open" title="What these terms do not cover">
        <p>
          Governing law, jurisdiction, taxes, service levels, limits of liability and addresses for notices are not part
          of these terms; {company} and your practice agree on them separately. A written agreement between you and{" "}
          {company} takes precedence over these terms.
        </p>
        <p>
          The date at the top shows when these terms were last updated. {company} notifies you before a change that
          reduces your rights. If you do not agree, you can cancel and export your notes.
        </p>
      </LegalSection>
    </PublicPage>
  );
}

/** How payments are processed, by kind of billing. */
const payment = {
  stripe: "Stripe processes payments. Card numbers go directly to Stripe and never pass through Chartside.",
  test: "Billing on this server is in test mode: you can try out plans, and nothing is charged.",
  off: "Billing is off on this server: every account can be used without a plan.",
} as const satisfies Record<PublicConfig["billing"], string>;

function Practice() {
  return (
    <>
      <LegalSection id="account" title="Your account">
        <p>
          An account is for one person. Do not share your password, sign out on shared computers, and notify your admin
          immediately if someone else may have used your account. A note signed with your account counts as signed by
          you.
        </p>
      </LegalSection>
      <LegalSection id="sign" title="The scribe drafts, the clinician signs">
        <p>
          Drafts are generated automatically. They can be wrong or incomplete, and speech recognition can get names,
          drugs and numbers wrong. Chartside flags statements that the transcript does not support and lists what may be
          missing, but it does not find every error. You must review and correct each note, and you are responsible for
          what you sign and add to the medical record.
        </p>
      </LegalSection>
      <LegalSection id="advice" title="Not medical advice">
        <p>
          Chartside documents what was said. It does not diagnose, recommend treatment, check drug interactions or
          monitor patients, and must not be used for these purposes. It is not a medical device and not for emergencies.
        </p>
      </LegalSection>
      <LegalSection id="consent" title="Consent to recording">
        <p>
          Record only if local law and everyone in the room allow it. Ask before you start, and stop if a patient asks
          you to. Chartside stores the answer that you enter; it does not ask the patient.
        </p>
      </LegalSection>
      <LegalSection id="use" title="Acceptable use">
        <p>
          Use Chartside for patient care and related work. Do not try to access other people’s data, disrupt the
          service, resell it or record people secretly.
        </p>
      </LegalSection>
      <LegalSection id="content" title="Your data">
        <p>
          Recordings, transcripts and notes belong to you, your practice and your patients, as determined by law. They
          are used only to provide the service to you, and not to train models. The{" "}
          <Link to="/privacy-policy">privacy policy</Link> describes where they are stored, for how long, and who can
          access them. You can export your notes at any time.
        </p>
      </LegalSection>
    </>
  );
}

function Liability({ company }: { company: string }) {
  return (
    <>
      <LegalSection id="availability" title="Availability and changes">
        <p>
          Recordings are designed to survive network, browser and server failures. No service is always available, so
          have another way to write your notes. Features may change; the data you have stored remains readable.
        </p>
      </LegalSection>
      <LegalSection id="liability" title="Liability">
        <p>
          {company} operates the service with reasonable care. It is liable for damage caused intentionally or by gross
          negligence, for injury to life or health, and where liability cannot be excluded by law. Otherwise, to the
          extent permitted by law, it is not liable for the content of signed notes, for treatment decisions, for lost
          profits, or for the consequences of not reviewing a draft.
        </p>
      </LegalSection>
      <LegalSection id="end" title="Termination">
        <p>
          You can stop using Chartside at any time. {company} can close an account that violates these terms or
          endangers others. It will state the reason if possible, and give you time to export your notes unless the law
          forbids it.
        </p>
      </LegalSection>
    </>
  );
}
