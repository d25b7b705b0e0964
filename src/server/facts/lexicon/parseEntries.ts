/** One line of a data file: a name, its other forms, and its group (the heading above it; "" if there is none). */
export interface Entry {
  group: string;
  name: string;
  forms: string[];
  /** Columns after `|`. */
  more: string[];
}

/** Parses a data file of lines `name: form, form | column` under headings `[group]`. */
export function parseEntries(data: string): Entry[] {
  const entries: Entry[] = [];
  let group = "";
  for (const line of data.trim().split("\n")) {
    const heading = /^\[(.+)\]$/.exec(line)?.[1];
    if (heading) {
      group = heading;
      continue;
    }
    const [head = "", ...more] = line.split("|").map((column) => column.trim());
    const colon = head.indexOf(":");
    const name = colon < 0 ? head : head.slice(0, colon).trim();
    const forms = colon < 0 ? [] : head.slice(colon + 1).split(",");
    if (name) entries.push({ group, name, forms: forms.map((form) => form.trim()).filter(Boolean), more });
  }
  return entries;
}
