import { newSession } from "../web/support/screens";
import type { Product } from "../web/support/product";
import { Service } from "../web/support/Service";

/** The account whose screens are pictured. As the product's first account it is an admin. */
const clinician = "elena.marsh@example.org";

const knee = [
  "Doctor: What brings you in today?",
  "Patient: My left knee has been hurting for three weeks. It is worse on the stairs.",
  "Doctor: Any swelling or fever?",
  "Patient: No swelling, no fever.",
  "Patient: I am allergic to penicillin. It gave me a rash.",
  "Patient: I take lisinopril 10 mg once a day.",
  "Doctor: Your blood pressure is 148 over 92. The knee is tender over the medial joint line.",
  "Doctor: I think this is early osteoarthritis. We will get an x-ray of the left knee, and try naproxen 500 mg twice a day.",
  "Doctor: Come back in four weeks.",
].join("\n");
const cough = [
  "Doctor: How can I help?",
  "Patient: I have had a dry cough for ten days. I smoke half a pack a day.",
  "Doctor: Any shortness of breath?",
  "Patient: No.",
  "Doctor: Your lungs are clear. This is a viral bronchitis. Drink plenty of fluids and stop smoking.",
].join("\n");

export interface InventedPractice {
  /** The clinician's session in the auth client's format. */
  session: string;
  /** Ids of a visit whose note is a draft, of one whose note is signed, and of a template. */
  review: string;
  signed: string;
  template: string;
}

/** Fills a new product with an invented practice of two people. */
export async function inventPractice(product: Product): Promise<InventedPractice> {
  const session = await newSession(product, clinician, { first_name: "Elena", last_name: "Marsh" });
  await newSession(product, "tom.reyes@example.org", { first_name: "Tom", last_name: "Reyes" });
  const service = await Service.signedInAs(product, clinician);
  const signed = await service.signedSession({ patient_name: "Ines Duarte", reason: "Cough" }, cough);
  const review = await service.draftedNote({ patient_name: "Harold Whitfield", reason: "Left knee pain" }, knee);
  await service.call("POST", "/visits", { patient_name: "Noor Haddad", reason: "Annual visit" });
  await service.call("POST", "/patients", {
    given_name: "Ruth",
    family_name: "Okafor",
    birth_date: "1957-03-14",
    sex: "female",
    record_numbers: [{ system: "MRN", value: "447183" }],
  });
  const template = await service.call<{ id: string }>("POST", "/templates", {
    title: "Knee follow-up",
    description: "A short note for visits about a knee.",
    sections: [
      { title: "Subjective", instructions: "History of the knee", style: "prose" },
      { title: "Plan", instructions: "", style: "bullets" },
    ],
  });
  const starts_at = new Date(Date.now() + 3_600_000).toISOString();
  await service.call("POST", "/appointments", { starts_at, patient_name: "Ruth Okafor", reason: "Blood pressure" });
  return { session, review: review.visit_id, signed: signed.visit_id, template: template.id };
}
