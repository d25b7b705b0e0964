/** The script of "Facet"'s page: five web components with open shadow roots. */
export const facetScript = `
const make = (name, paint) => customElements.define(name, class extends HTMLElement {
  constructor() { super(); this.attachShadow({ mode: "open" }); }
  set data(value) { this.value = value; paint(this.shadowRoot, value, this); }
});
const esc = (text) => text.replace(/[&<>]/g, (sign) => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;" })[sign]);
const day = (born) => born.slice(5, 7) + "/" + born.slice(8) + "/" + born.slice(0, 4);

make("facet-banner", (root, patient) => {
  root.innerHTML = '<div class="bar"><span class="who">' + esc(patient.name) + '</span> <span class="born">DOB ' +
    day(patient.born) + '</span> <span class="rec">' + patient.mrn + '</span></div>';
});
make("facet-list", (root, { title, entries }) => {
  root.innerHTML = "<h3>" + title + "</h3><div class='rows'>" +
    entries.map((each) => '<div class="row"><span>' + esc(each) + "</span></div>").join("") + "</div>";
});
// Only the rows on the screen exist; the list is as high as all of them.
make("facet-notes", (root) => {
  const all = Array.from({ length: 300 }, (_, at) => "Note " + (300 - at) + ": seen by nurse");
  root.innerHTML = "<h3>Earlier notes</h3><div class='pane' style='height:90px;overflow:auto'><div class='space' style='position:relative;height:6000px'></div></div>";
  const [pane, space] = [root.querySelector(".pane"), root.querySelector(".space")];
  const paint = () => {
    const first = Math.floor(pane.scrollTop / 20);
    space.innerHTML = all.slice(first, first + 6).map((text, at) =>
      '<div class="row" style="position:absolute;height:20px;top:' + (first + at) * 20 + 'px">' + text + "</div>").join("");
  };
  pane.addEventListener("scroll", paint);
  paint();
});
make("facet-box", (root, { title, name, text }, host) => {
  root.innerHTML = '<label><span class="lbl">' + title + '</span><br><textarea rows="3" cols="60"></textarea></label>';
  const box = root.querySelector("textarea");
  box.value = text;
  // The chart that is open now, which can have changed since the box was entered.
  box.addEventListener("blur", () => fetch("/facet/store", { method: "POST", keepalive: true,
    body: new URLSearchParams({ id: location.pathname.split("/")[3], box: name, text: box.value }) }));
});
customElements.define("facet-app", class extends HTMLElement {
  constructor() { super(); this.attachShadow({ mode: "open" }); }
  async connectedCallback() { addEventListener("popstate", () => this.show()); await this.show(); }
  async show() {
    const { patients, drafts } = await (await fetch("/facet/data")).json();
    const patient = patients.find(({ id }) => id === location.pathname.split("/")[3]);
    const links = patients.map((each) => '<li><a data-id="' + each.id + '" href="#">' + esc(each.name) + " " + each.mrn + "</a></li>").join("");
    this.shadowRoot.innerHTML = "<nav><ul>" + links + "</ul></nav>" + (patient ? '<facet-banner></facet-banner><facet-list id="a"></facet-list><facet-list id="b"></facet-list><facet-notes></facet-notes><section></section>' : "<p>Choose a patient</p>");
    for (const link of this.shadowRoot.querySelectorAll("a")) link.onclick = (event) => {
      event.preventDefault();
      history.pushState(null, "", "/facet/p/" + link.dataset.id);
      void this.show();
    };
    if (!patient) return;
    const part = (css) => this.shadowRoot.querySelector(css);
    part("facet-banner").data = patient;
    part("#a").data = { title: "Problem list", entries: patient.problems };
    part("#b").data = { title: "Active medications", entries: patient.medications };
    part("facet-notes").data = {};
    for (const [name, title] of [["subj", "Subjective"], ["obj", "Objective"], ["asm", "Assessment"], ["pln", "Plan"]]) {
      const box = document.createElement("facet-box");
      part("section").append(box);
      box.data = { name, title, text: drafts[patient.id]?.[name] ?? "" };
    }
  }
});`;
