/** Words around the first of `parts` found in what was said, short enough for a line. */
export function quote(text: string, around: RegExp | null): string {
  const at = around ? text.search(around) : 0;
  if (text.length <= 90) return text;
  const from = Math.max(0, text.lastIndexOf(" ", Math.max(0, at - 30)) + (at > 30 ? 1 : 0));
  const cut = text.slice(from, from + 88);
  const end = cut.length < 88 ? cut.length : cut.lastIndexOf(" ");
  return `${from > 0 ? "… " : ""}${cut.slice(0, end)}${from + end < text.length ? " …" : ""}`;
}
