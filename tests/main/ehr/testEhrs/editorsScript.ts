/**
 * The editors of "Scriptorium". Each puts a function into `models` that returns its own text. `paragraphs` keeps one
 * `<p>` per line and drops blank ones as CKEditor does; `model` renders from a string that only beforeinput changes, as
 * Slate and Lexical do.
 */
export const editorsScript = `
const main = document.querySelector("main"), models = {};
function place(kind, element) {
  const label = Object.assign(document.createElement("h4"), { textContent: kind, id: "h-" + kind });
  element.setAttribute("aria-label", kind);
  element.dataset.kind = kind;
  main.append(label, element);
  return element;
}
const element = (tag) => document.createElement(tag);

const area = place("textarea", element("textarea"));
area.value = startText;
models.textarea = () => area.value;

const input = place("input", element("input"));
input.value = startText;
models.input = () => input.value;

const react = place("controlled", element("textarea"));
react.value = startText;
let reactState = startText;
{
  const native = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, "value");
  let tracked = react.value;
  Object.defineProperty(react, "value", { get: () => native.get.call(react), set(next) { tracked = String(next); native.set.call(react, next); } });
  react.addEventListener("input", () => { const now = native.get.call(react); if (now !== tracked) reactState = tracked = now; });
}
models.controlled = () => reactState;

const host = place("shadow", element("div"));
host.removeAttribute("aria-label");
const inner = element("textarea");
inner.setAttribute("aria-label", "shadow");
inner.value = startText;
host.attachShadow({ mode: "open" }).append(inner);
models.shadow = () => inner.value;

for (const [kind, value] of [["plaintext", "plaintext-only"], ["editable", "true"]]) {
  const box = place(kind, element("div"));
  box.contentEditable = value;
  box.innerText = startText;
  models[kind] = () => box.innerText.replace(/\\n$/, "");
}

const paragraphs = place("paragraphs", element("div"));
paragraphs.contentEditable = "true";
const inParagraphs = (text) => paragraphs.replaceChildren(...text.split("\\n").filter((line) => line.trim()).map((line) => Object.assign(element("p"), { textContent: line })));
inParagraphs(startText);
let paragraphText = startText;
paragraphs.addEventListener("input", () => {
  paragraphText = paragraphs.innerText;
  inParagraphs(paragraphText);
  paragraphText = [...paragraphs.children].map((each) => each.textContent).join("\\n");
});
models.paragraphs = () => paragraphText;

const slate = place("model", element("div"));
slate.contentEditable = "true";
slate.style.whiteSpace = "pre-wrap";
let model = startText;
const paint = (caret) => {
  slate.replaceChildren(document.createTextNode(model));
  if (caret !== undefined) getSelection().setBaseAndExtent(slate.firstChild, caret, slate.firstChild, caret);
};
paint();
const before = (node, offset) => { const range = document.createRange(); range.setStart(slate, 0); range.setEnd(node, offset); return range.toString().length; };
slate.addEventListener("beforeinput", (event) => {
  event.preventDefault();
  const { anchorNode, anchorOffset, focusNode, focusOffset } = getSelection();
  if (!slate.contains(anchorNode)) return;
  let [from, to] = [before(anchorNode, anchorOffset), before(focusNode, focusOffset)].sort((a, b) => a - b);
  const added = event.inputType.startsWith("delete") ? "" : /insert(Paragraph|LineBreak)/.test(event.inputType) ? "\\n" : event.data ?? event.dataTransfer?.getData("text/plain") ?? "";
  if (event.inputType === "deleteContentBackward" && from === to) from = Math.max(0, from - 1);
  model = model.slice(0, from) + added + model.slice(to);
  paint(from + added.length);
});
models.model = () => model;

const toggle = Object.assign(element("button"), { textContent: "Narrative" });
toggle.setAttribute("aria-expanded", "false");
const group = element("section");
group.hidden = true;
toggle.onclick = () => { group.hidden = !group.hidden; toggle.setAttribute("aria-expanded", String(!group.hidden)); };
const open = Object.assign(element("button"), { textContent: "Edit narrative" });
group.append(open);
main.append(toggle, group);
const dialog = element("dialog"), hidden = element("textarea"), editor = element("iframe");
hidden.hidden = true;
hidden.value = startText;
editor.title = "Narrative editor";
dialog.append(editor, hidden);
document.body.append(dialog);
open.onclick = () => {
  if (!dialog.open) dialog.show();
  const { body } = editor.contentDocument;
  if (!body.isContentEditable) { body.contentEditable = "true"; body.innerText = startText; }
};
models.iframe = () => (editor.contentDocument.body.isContentEditable ? editor.contentDocument.body.innerText.replace(/\\n$/, "") : hidden.value);

document.querySelector("#save").onclick = async () => {
  hidden.value = models.iframe();
  const form = new URLSearchParams({ pid });
  for (const [kind, read] of Object.entries(models)) form.set(kind, read());
  await fetch("/editors/save", { method: "POST", body: form });
  document.querySelector("#state").textContent = "Saved";
};
`;
