export type FormValue = string | FormObject;
export interface FormObject {
  [name: string]: FormValue;
}

/** Parses a form body of Stripe's clients: `line_items[0][price]=x` becomes `{ line_items: { 0: { price: "x" } } }`. */
export function parseForm(text: string): FormObject {
  const root: FormObject = {};
  for (const [path, value] of new URLSearchParams(text)) {
    const names = path.replaceAll("]", "").split("[");
    const last = names.pop() ?? "";
    let at = root;
    for (const name of names) {
      const inner = at[name];
      const next: FormObject = typeof inner === "object" ? inner : {};
      at[name] = next;
      at = next;
    }
    at[last] = value;
  }
  return root;
}

export const textOf = (form: FormObject, name: string): string | null => {
  const value = form[name];
  return typeof value === "string" ? value : null;
};

export const objectOf = (form: FormObject, name: string): FormObject => {
  const value = form[name];
  return typeof value === "object" ? value : {};
};
