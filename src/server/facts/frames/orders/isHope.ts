/** Matches hopes, which are not orders: "eventually we can get you off that". */
const hopesPattern =
  /^(?:(?:and|so|but|then|with (?:their|his|her|your|our) help),? )*(?:hopefully|eventually)\b(?!,? (?:I|we) (?:am|are|will) going)|\b(?:can|could|will|able to) (?:hopefully|eventually)\b|\bthe (?:hope|goal) is (?:to|that)\b/i;
/**
 * Matches what a clinician does in other cases, which is not an order here: "I would normally give hydrocodone",
 * "usually we would start metformin".
 */
const habituallyPattern =
  /\b(?:I|we) would (?:normally|usually|ordinarily|typically|otherwise)\b|\b(?:normally|usually|ordinarily|typically),? (?:I|we) would\b|\b(?:I|we) would have (?:given|prescribed|used|started|offered|tried|chosen|ordered) (?:you |him |her )?(?:the |an? |some )?[a-z]/i;
/** Returns whether a sentence expresses a hope, or what is done in other cases; neither is an order. */
export const isHope = (text: string): boolean => hopesPattern.test(text) || habituallyPattern.test(text);

/** Matches a greeting or the announcement of the nurse, which are not a follow-up: "it is good to see you in here". */
const greetingPattern =
  /\b(?:we are|you are|I am) here (?:today )?to (?:follow up|talk|discuss|go over|check in)\b|\bnurse (?:will |is going to )?(?:be |come )(?:right |back )?in\b|\b(?:good|nice|great|glad|happy|lovely|pleasure|wonderful) to (?:see|meet|have) you\b/i;
/** Matches words with which a patient is asked into the room: "Come in, Mr. Petrov", "come on in and have a seat". */
const invitesPattern =
  /^(?:(?:hi|hello|hey|good (?:morning|afternoon|evening)|please|do|yes|okay)(?: (?!come\b)[a-z'-]{2,20}\.?){0,2},? ){0,3}come (?:on |right |straight )?(?:in|through)(?:,? (?:please|(?:mr|mrs|ms|miss|dr|sir|ma'am|madam)\b\.?(?: [a-z'-]{1,30})?|(?<=, )(?!(?:and|if|so|when|we|but|then|soon|today|tomorrow)\b)[a-z'-]{2,20}(?: [a-z'-]{2,20})?|(?:and )?(?:sit|have a seat|take a seat|grab a seat)(?: down)?)){0,3}[.!]?$/i;
/** Returns whether a sentence greets the patient, asks the patient into the room, or says that the nurse comes next. */
export const greets = (text: string): boolean => greetingPattern.test(text) || invitesPattern.test(text);

/**
 * Matches words of a clinician who leaves the room and will return in the same visit: "I will get the doctor and we
 * will come back and talk".
 */
export const returnsTodayPattern =
  /\b(?:I|we)\b(?:(?!\b(?:you|him|her|them)\b)[^.;]){0,24} (?:come|be) (?:right )?back (?:together |in )*(?:and|to) (?:talk|speak|discuss|tell|let you|go over|chat|explain|have a chat|see what)\b/i;

/** Matches words of a return visit before all else: "see you in 3 months | with an A1c before". */
export const returnsFirstPattern =
  /^(?:let us |(?:(?:I|we) (?:will |would like to |want to )?)?)(?:see (?:you|him|her)(?: back| again)? (?:in|after|at|for|next|when|once)|come back in) (?!for (?:the|an?|your)\b)/i;
