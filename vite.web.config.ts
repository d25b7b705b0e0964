import { defineConfig } from "vite";
import { rendererConfig } from "./vite.renderer.config.ts";

export default defineConfig(rendererConfig("out/web", "/"));
