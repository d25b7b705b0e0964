/**
 * Returns a text in the form in which fonts have its characters: composed, spaces instead of tabs, without controls and
 * invisible formatting characters. Line ends are \n.
 */
export function printable(text: string): string {
  return text
    .normalize("NFC")
    .replace(/\r\n?|[\u2028\u2029\v\f]/g, "\n")
    .replace(/[\t\u00a0\u2000-\u200a\u202f\u205f\u3000]/g, " ")
    .replace(/\u2011/g, "-")
    .replace(/(?!\n)[\p{Cc}\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\p{Variation_Selector}\ufeff]/gu, "");
}
