/** The parent page of "Praxisbuch": the list that has only its visible rows, the banner, and a frame for each tab. */
export const praxisScript = `
const rowHeight = 20;
let rows = [];
const list = document.querySelector("#liste"), space = document.querySelector("#platz"), chart = document.querySelector("#akte");
const tabs = document.querySelector("#reiter"), head = document.querySelector("#kopf");
function paint() {
  const from = Math.floor(list.scrollTop / rowHeight);
  space.style.height = rows.length * rowHeight + "px";
  space.replaceChildren(...rows.slice(from, from + 12).map(({ pid, shown }, at) => {
    const row = Object.assign(document.createElement("div"), { className: "zeile", textContent: shown });
    row.style = "position:absolute;top:" + (from + at) * rowHeight + "px";
    row.dataset.fall = pid;
    row.onclick = () => openChart(pid);
    return row;
  }));
}
list.onscroll = paint;
async function openChart(pid) {
  const { shown, born, number } = await (await fetch("/praxis/kopf?fall=" + pid)).json();
  list.hidden = true;
  list.style.display = "none";
  chart.replaceChildren();
  tabs.replaceChildren();
  head.hidden = false;
  head.querySelector(".patname").textContent = shown;
  head.querySelector(".geb").textContent = born;
  head.querySelector(".nr").textContent = number;
  for (const [key, title] of [["uebersicht", "Übersicht"], ["verlauf", "Verlauf"]]) {
    const frame = Object.assign(document.createElement("iframe"), { src: "/akte/" + key + "?akte=" + Number(number.slice(3)) });
    frame.style = "width:95%;height:560px;display:" + (key === "uebersicht" ? "block" : "none");
    const button = Object.assign(document.createElement("button"), { textContent: title });
    button.onclick = () => { for (const each of chart.children) each.style.display = each === frame ? "block" : "none"; };
    tabs.append(button);
    chart.append(frame);
  }
}
document.querySelector("#zurliste").onclick = () => {
  list.hidden = false;
  list.style.display = "";
  head.hidden = true;
  chart.replaceChildren();
  tabs.replaceChildren();
};
function expired() {
  const cover = document.createElement("div");
  cover.id = "abgelaufen";
  cover.style = "position:fixed;inset:0;background:#fffc;padding:60px";
  cover.innerHTML = '<form>Sitzung abgelaufen. <input type="password" name="kennwort"><button>Anmelden</button></form>';
  document.body.append(cover);
}
fetch("/praxis/liste").then((reply) => reply.json()).then((all) => { rows = all; paint(); });
`;
