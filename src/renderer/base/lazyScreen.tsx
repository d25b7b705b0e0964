import type { ComponentType } from "react";
import { Loading } from "../ui/Loading";
import { type LazyPart, lazyPart } from "./lazyPart";

/** Creates a screen whose script is loaded when it is first shown. */
export function lazyScreen(load: () => Promise<{ default: ComponentType }>): LazyPart<object> {
  return lazyPart(load, { name: "This page", Waiting: () => <Loading text="Loading Page..." /> });
}
