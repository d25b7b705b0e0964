import "normalize.css";
import "@blueprintjs/core/lib/css/blueprint.css";
import "@fontsource-variable/inter/wght.css";
import "@fontsource-variable/inter/wght-italic.css";
import "./ui/ui.css";
import { configure } from "mobx";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { App } from "./app/App";
import { choosePlatform } from "./base/Platform";

configure({ enforceActions: "always" });

const root = document.getElementById("root");
if (!root) throw new Error("index.html has no #root");
createRoot(root).render(
  <StrictMode>
    <App platform={choosePlatform()} />
  </StrictMode>,
);
