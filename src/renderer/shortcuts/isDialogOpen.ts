import { Classes } from "@blueprintjs/core";

/** Blueprint's dialogs and drawers, whose backdrop is removed when they begin to close, and native dialogs. */
const modals = `.${Classes.OVERLAY_OPEN} > .${Classes.OVERLAY_BACKDROP}, dialog[open]`;

/** Whether a modal dialog or drawer is open; those of hidden screens do not count. */
export const isDialogOpen = (): boolean =>
  [...document.querySelectorAll(modals)].some((modal) => modal.closest("[hidden]") === null);
