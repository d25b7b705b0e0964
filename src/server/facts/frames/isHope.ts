/** Hopes, which are not orders: "eventually we can get you off that". */
const hopes =
  /^(?:(?:and|so|but|then|with (?:their|his|her|your|our) help),? )*(?:hopefully|eventually)\b(?!,? (?:I|we) (?:am|are|will) going)|\b(?:can|could|will|able to) (?:hopefully|eventually)\b|\bthe (?:hope|goal) is (?:to|that)\b/i;
/** Returns whether a sentence expresses a hope, which is not an order. */
export const isHope = (text: string): boolean => hopes.test(text);
