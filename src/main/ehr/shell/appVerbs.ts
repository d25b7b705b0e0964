import { z } from "zod";
import { ehrBridge } from "../../../shared/bridge/ehrBridge";
import { wizardBridge } from "../../../shared/bridge/wizardBridge";
import type { EhrAutomation } from "../EhrAutomation";
import { ehrHandlers } from "../ehrHandlers";
import { createWizard } from "../wizard/createWizard";
import { wizardHandlers } from "../wizard/wizardHandlers";
import type { ShellVerb } from "./EhrShell";

type Run = ShellVerb["run"];

/** The sections of a note as an object of texts by id. The bridge itself accepts only a list of sections. */
const sectionsSchema = z
  .record(z.string(), z.string())
  .transform((byId) => Object.entries(byId).map(([id, text]) => ({ id, title: id, text })));
const documentSchema = ehrBridge.requests.loadNote.input.unwrap();
const shellNoteSchema = documentSchema.extend({ sections: z.union([documentSchema.shape.sections, sectionsSchema]) });

/**
 * Second names of the bridge's verbs for profiles, in a group as those of note, wizard and person are. The bridge's own
 * names remain, so that every request of the app can be sent as the app sends it.
 */
const aliases = {
  "profile.list": "profiles",
  "profile.import": "importProfile",
  "profile.export": "exportProfile",
  "profile.remove": "removeProfile",
} as const;

/**
 * Returns the verbs of the bridge and of the wizard, with the app's own handlers; a refused step of the wizard keeps
 * its code.
 */
export function appVerbs(automation: EhrAutomation, print: (value: object) => void): Record<string, ShellVerb> {
  const handlers = ehrHandlers(automation, (verb, { code, message }) =>
    print({ event: "refused", value: { verb, code, message } }),
  ) as Record<string, Run>;
  const wizard = createWizard(automation, (value) => print({ event: "wizard.changed", value }));
  const verbs = verbsOf("", ehrBridge.requests, (verb) => handlers[verb]!);
  for (const [alias, verb] of Object.entries(aliases)) verbs[alias] = verbs[verb]!;
  verbs["note.load"] = { input: shellNoteSchema, run: handlers["loadNote"]! };
  verbs["note.clear"] = { input: z.undefined(), run: () => handlers["loadNote"]!(null) };
  const steps = wizardHandlers(wizard, (refusal) => refusal) as Record<string, Run>;
  return { ...verbs, ...verbsOf("wizard.", wizardBridge.requests, (verb) => steps[verb]!) };
}

function verbsOf(
  prefix: string,
  requests: Readonly<Record<string, { input: z.ZodType }>>,
  runOf: (verb: string) => Run,
): Record<string, ShellVerb> {
  const entries = Object.entries(requests).map(([verb, { input }]) => [prefix + verb, { input, run: runOf(verb) }]);
  return Object.fromEntries(entries) as Record<string, ShellVerb>;
}
