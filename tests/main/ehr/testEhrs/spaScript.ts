/** The app of "Corner". `controlled` ignores assigned values as React's inputs do. */
export const spaScript = `
const make = (tag, text = "", props = {}) => Object.assign(document.createElement(tag), { textContent: text }, props);
let visits = 0;
function controlled(box, onChange) {
  const native = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(box), "value");
  let tracked = box.value;
  Object.defineProperty(box, "value", { configurable: true, get: () => native.get.call(box),
    set(next) { tracked = String(next); native.set.call(box, next); } });
  box.addEventListener("input", () => {
    const now = native.get.call(box);
    if (now !== tracked) onChange((tracked = now));
  });
}
async function show() {
  const number = /^[/]app[/]chart[/](\\d+)/.exec(location.pathname)?.[1];
  const next = number ? await chart(number) : await list();
  document.querySelector("#root")?.remove();
  const root = make("div", "", { id: "root" });
  root.append(...next);
  document.body.append(root);
}
const go = (path) => { history.pushState(null, "", path); return show(); };
addEventListener("popstate", show);
const load = async (path) => (await fetch(path)).json();
async function list() {
  const rows = await load("/api/patients");
  return [make("h1", "Patients"), ...rows.map(({ number, name }) =>
    make("div", name, { className: "row", onclick: () => go("/app/chart/" + number) }))];
}
async function chart(number) {
  const patient = await load("/api/patient?number=" + number);
  if (patient.alert) alert(patient.alert);
  const head = make("header");
  const facts = make("dl");
  facts.append(make("dt", "Date of birth"), make("dd", patient.born), make("dt", "MRN"), make("dd", patient.number));
  head.append(make("h2", patient.name), facts);
  const side = make("aside", "Also today: Maria Lopez, Sean O'Neil");
  const group = make("section", "", { hidden: true });
  group.append(make("button", "Add note", { onclick: () => noteDialog(number) }),
    ...patient.notes.map((text) => make("p", text, { className: "note" })));
  const toggle = make("button", "Documentation", { onclick: () => toggle.setAttribute("aria-expanded", String(!(group.hidden = !group.hidden))) });
  toggle.setAttribute("aria-expanded", "false");
  return [head, make("button", "All patients", { onclick: () => go("/app/patients") }), side,
    make("button", "New visit", { onclick: newVisit }), make("output", visits ? "Visit " + visits : ""), toggle, group];
}
function newVisit() {
  if (!visits || confirm("A visit already exists today. Cancel to open it, OK to create a new one")) visits++;
  document.querySelector("output").textContent = "Visit " + visits;
}
function noteDialog(number) {
  let state = "";
  const dialog = make("div", "", { className: "dialog" });
  dialog.setAttribute("role", "dialog");
  dialog.style = "position:fixed;inset:60px;background:#fff;border:1px solid;padding:16px";
  const box = make("textarea", "", { rows: 12, cols: 70 });
  box.setAttribute("aria-label", "Note text");
  controlled(box, (text) => (state = text));
  const add = async () => {
    if (!state.trim()) return alert("Note is required");
    await fetch("/api/notes", { method: "POST", body: new URLSearchParams({ number, note: state, visit: visits ? String(visits) : "" }) });
    dialog.remove();
    await show();
  };
  dialog.append(make("h3", "New note"), box, make("br"), make("button", "Cancel", { onclick: () => dialog.remove() }), make("button", "Add", { onclick: add }));
  document.body.append(dialog);
}
show();
`;
