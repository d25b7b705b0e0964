import { Link } from "react-router-dom";
import type { PublicConfig } from "../../shared/system/publicConfig";
import { useAppStores } from "../base/useStores";
import { lastChanged, LegalSection } from "./LegalSection";
import { PublicPage } from "./PublicPage";

/** The terms of service. */
export function TermsScreen() {
  const { company, billing } = useAppStores().config;
  return (
    <PublicPage
      title="Terms of service"
      lead={`The terms between you and ${company}, which operates this installation. Last changed ${lastChanged}.`}
    >
      <LegalSection id="service" title="The service">
        <p>
          Chartside is a scribe for healthcare practitioners. It records visits, turns speech into text, drafts notes,
          and shows for every sentence where it was said. By making an account or using Chartside you accept these
          terms, for yourself and for the practice you work for.
        </p>
      </LegalSection>
      <Practice />
      <LegalSection id="plans" title="Plans, payment and cancellation">
        <ul>
          <li>Pro costs $99 per month per user. Enterprise has a price agreed with {company}.</li>
          <li>A plan renews each month until it is cancelled.</li>
          <li>
            You cancel in Account Settings, Billing, at any time. The plan then runs to the end of the paid period and
            does not renew; what was paid for that period is not paid back.
          </li>
          <li>When a payment fails, the Billing tab says so, and Chartside asks for another way to pay.</li>
          <li>Without a plan nothing is deleted: your sessions are kept as the privacy policy says.</li>
        </ul>
        <p>{payment[billing]}</p>
      </LegalSection>
      <Promises company={company} />
      <LegalSection id="open" title="What these terms leave open">
        <p>
          Nothing is invented here. The governing law, the place of courts, taxes, service levels, amounts that
          liability is limited to, and addresses for notices are for {company}, your practice and their counsel to
          agree; a written agreement between you and {company} goes before this page.
        </p>
        <p>
          When these terms change, the date at their top changes with them, and {company} notifies you before a change
          takes something away from you. If you do not agree, you can cancel and take your notes with you.
        </p>
      </LegalSection>
    </PublicPage>
  );
}

const payment = {
  stripe: "Payments are handled by Stripe. Card numbers go to Stripe directly and never pass through Chartside.",
  test: "Billing on this server is in test mode: plans can be tried out, and no money is taken.",
  off: "This server takes no payments: everyone with an account uses it without a plan.",
} as const satisfies Record<PublicConfig["billing"], string>;

function Practice() {
  return (
    <>
      <LegalSection id="account" title="Your account">
        <p>
          An account is for one person. Keep your password to yourself, sign out on shared computers, and notify your
          admin at once if someone else may have used your account. Whoever signs a note under your account signs as
          you.
        </p>
      </LegalSection>
      <LegalSection id="sign" title="The scribe drafts, the clinician signs">
        <p>
          Drafts are written by a machine. They can be wrong, incomplete, or put words where they do not belong;
          recognition mishears names, drugs and numbers. Chartside marks what it cannot support and lists what it left
          out, but it does not find everything. You read each note, correct it, and are responsible for what you sign
          and put into the health record.
        </p>
      </LegalSection>
      <LegalSection id="advice" title="Not medical advice">
        <p>
          Chartside writes down what was said. It does not diagnose, recommend treatment, check interactions or watch
          over a patient, and must not be used for that. It is not a medical device and not for emergencies.
        </p>
      </LegalSection>
      <LegalSection id="consent" title="Consent to recording">
        <p>
          You record only when the law of your place and the people in the room allow it, you ask before you start, and
          you stop when a patient wishes. Chartside asks you for the answer and keeps it; it cannot ask the patient for
          you.
        </p>
      </LegalSection>
      <LegalSection id="use" title="Fair use">
        <p>
          Use Chartside for the care of your patients and the work around it. Do not try to open what belongs to others,
          do not disturb the service, do not resell it, and do not record people secretly.
        </p>
      </LegalSection>
      <LegalSection id="content" title="What you record stays yours">
        <p>
          Recordings, transcripts and notes belong to you, your practice and your patients as the law says. The service
          uses them to do its work for you and for nothing else; none of them trains a model. The{" "}
          <Link to="/privacy-policy">privacy policy</Link> says where they are kept, for how long, and who can see them.
          You can export your notes at any time.
        </p>
      </LegalSection>
    </>
  );
}

function Promises({ company }: { company: string }) {
  return (
    <>
      <LegalSection id="availability" title="Availability and changes">
        <p>
          Recording is built to survive failures of network, browser and server. Still, no service is always there: keep
          another way to write your notes. Features change as the product does; what you stored stays readable.
        </p>
      </LegalSection>
      <LegalSection id="liability" title="Liability, in plain words">
        <p>
          {company} runs the service with care, and is liable for harm done on purpose or by gross negligence, for
          injury to life and health, and wherever the law does not allow liability to be excluded. Beyond that, and as
          far as the law allows, it is not liable for what a note says after you signed it, for decisions about
          treatment, for lost profit, or for what follows from leaving a draft unchecked.
        </p>
      </LegalSection>
      <LegalSection id="end" title="Ending it">
        <p>
          You can stop using Chartside at any time. {company} can close an account that breaks these terms or endangers
          others, after giving you the reason if possible, and gives you the time to take your notes with you unless the
          law forbids it.
        </p>
      </LegalSection>
    </>
  );
}
