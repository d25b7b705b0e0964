/** Script of the outermost pages: shows alerts, confirms and modals, or navigates, when the server says so. */
export const pushScript = `
const channel = new EventSource("/push");
addEventListener("pagehide", () => channel.close()); // a page kept for going back would hold one of six connections
const answered = (value) => fetch("/answered?value=" + value);
channel.onmessage = ({ data }) => {
  const { kind, text } = JSON.parse(data);
  if (kind === "alert") { alert(text); answered("alert"); }
  if (kind === "confirm") answered(confirm(text));
  if (kind === "go") location.assign(text);
  if (kind === "modal") showModal(text);
};
function showModal(text) {
  const cover = document.createElement("div");
  cover.id = "late-modal";
  cover.style = "position:fixed;inset:0;z-index:99;background:#0008;padding:80px";
  cover.innerHTML = '<form role="dialog" style="background:#fff;padding:20px"><p></p><input type="email" name="mail"><button type="button">Later</button></form>';
  cover.querySelector("p").textContent = text;
  cover.querySelector("button").onclick = () => cover.remove();
  document.body.append(cover);
  cover.querySelector("input").focus();
}
`;
