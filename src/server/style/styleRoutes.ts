import { z } from "zod";
import { AppError } from "../../shared/errors";
import {
  patchStyleRuleSchema,
  type PatchStyleRule,
  type StyleExample,
  styleExamplesSchema,
  type StyleRule,
  styleRuleSchema,
  styleRulesSchema,
} from "../../shared/style/styleRule";
import { requireDocument } from "../notes/requireDocument";
import { UnreadableError } from "../platform/crypto/UnreadableError";
import type { RowLog } from "../platform/database/readableRows";
import { type CurrentUser, requireUser } from "../platform/http/currentUser";
import type { DomainRoutes } from "../platform/http/DomainRoutes";
import type { ServerContext } from "../platform/ServerContext";
import { listTemplates } from "../templates/findTemplate";
import { DocumentsRepository } from "../notes/DocumentsRepository";
import type { StyleEdit } from "./editsOf";
import { allEditsOf } from "./learnStyle";
import { ruleFault } from "./ruleFault";
import { type WordsFault, wordsFault } from "./wordsFault";
import { type StoredRule, type WritingStyle, WritingStyles } from "./WritingStyles";

const byId = z.object({ id: z.uuid() });

/**
 * `/style-rules`: ways of writing that were learned from the signed-in person's edits; each acts once it is accepted.
 */
export const styleRoutes: DomainRoutes = async (app, { context }) => {
  const { database, vault, log } = context;

  app.get("/style-rules", { schema: { response: { 200: styleRulesSchema } } }, async (request) => {
    const user = requireUser(request);
    const { rules } = await new WritingStyles(database, vault).of(user.id);
    const templates = await listTemplates(database, vault, user, log);
    const titles = new Map(templates.map(({ id, title }) => [id, title]));
    return { rules: rules.map((rule) => ({ ...shown(rule), template_name: titles.get(rule.template_id) ?? "" })) };
  });

  app.get(
    "/style-rules/:id/examples",
    { schema: { params: byId, response: { 200: styleExamplesSchema } } },
    async (request) => {
      const user = requireUser(request);
      const rule = requireRule(await new WritingStyles(database, vault).of(user.id), request.params.id);
      const examples: StyleExample[] = [];
      for (const id of rule.documents) {
        const example = await exampleIn(context, user, id, rule).catch(ifGone(id, log));
        if (example) examples.push(example);
      }
      return { examples };
    },
  );

  app.patch(
    "/style-rules/:id",
    {
      schema: {
        params: byId,
        body: patchStyleRuleSchema,
        response: { 200: styleRuleSchema.omit({ template_name: true }) },
      },
    },
    async (request) =>
      database.transaction(async (tx) => {
        const user = requireUser(request);
        const styles = new WritingStyles(tx, vault);
        const style = await styles.of(user.id, { lock: true });
        const changed = change(requireRule(style, request.params.id), request.body);
        await styles.save(user.id, {
          ...style,
          rules: style.rules.map((rule) => (rule.id === changed.id ? changed : rule)),
        });
        return changed;
      }),
  );
};

/** Returns a rule as it acts: one that could change a fact is off, with the reason. */
function shown(rule: StoredRule): Omit<StyleRule, "template_name"> {
  const fault = rule.status === "refused" ? null : ruleFault(rule);
  if (!fault) return rule;
  return { ...rule, status: rule.status === "accepted" ? "off" : rule.status, off_because: offReasons[fault] };
}

const offReasons: Record<WordsFault, string> = {
  not_plain: "Not in use: a rule has at most six words, without names or numbers.",
  other_facts: "Not in use: it could change what a sentence says.",
};

function requireRule({ rules }: WritingStyle, id: string): StoredRule {
  const rule = rules.find((each) => each.id === id);
  if (!rule) throw new AppError("not_found", "This rule was not found. Load the page again.");
  return rule;
}

/** @throws {AppError} `invalid_input` if the new words are not a plain phrase or would change what a sentence says. */
function change(rule: StoredRule, { status, to = rule.to }: PatchStyleRule): StoredRule {
  const fault = to === rule.to ? (status === "accepted" ? ruleFault(rule) : null) : changedWordsFault(rule, to);
  if (fault) throw new AppError("invalid_input", refusals[fault]);
  return { ...rule, status: status ?? rule.status, to };
}

/** Returns why the words of a rule cannot become others; only rules of words can be edited. */
const changedWordsFault = ({ kind, from }: StoredRule, to: string): WordsFault | null =>
  kind === "wording" || kind === "abbreviation" ? wordsFault(from, to) : "other_facts";

const refusals: Record<WordsFault, string> = {
  not_plain: "Write at most six words, without names, numbers or the end of a sentence.",
  other_facts: "These words would change what a sentence says. Change only how it is written.",
};

const isSame = (edit: StyleEdit, rule: StoredRule): boolean =>
  edit.section === rule.section &&
  edit.kind === rule.kind &&
  edit.from.toLowerCase() === rule.from.toLowerCase() &&
  (rule.kind !== "order" || edit.to === rule.to);

/** Returns the edit that a rule was learned from in a document, in its words; null if it is not found there. */
async function exampleIn(
  context: ServerContext,
  user: CurrentUser,
  id: string,
  rule: StoredRule,
): Promise<StyleExample | null> {
  const document = await requireDocument(context.database, context, user, id);
  const edits = await allEditsOf(new DocumentsRepository(context.database, context.vault), document);
  const edit = edits.find((each) => isSame(each, rule));
  return edit ? { visit_id: document.visit_id, before: edit.before, after: edit.after } : null;
}

/** Handles the failure of an example: a document that was deleted or, logged, cannot be read is left out. */
const ifGone =
  (id: string, log: RowLog) =>
  (error: unknown): null => {
    if (error instanceof AppError && error.code === "not_found") return null;
    if (!(error instanceof UnreadableError)) throw error;
    log.error({ kind: "document", id, reason: error.name }, "Left out: it cannot be read");
    return null;
  };
