import { createHash, randomUUID } from "node:crypto";
import { setImmediate } from "node:timers/promises";
import type { VisitDocument } from "../../shared/notes/document";
import type { Owner } from "../platform/http/currentUser";
import type { ServerContext } from "../platform/ServerContext";
import { DocumentsRepository } from "../notes/DocumentsRepository";
import { editsBySection, type StyleEdit } from "./editsOf";
import { orderEditsOf } from "./orderInStyle";
import { type StoredRule, type WritingStyle, WritingStyles } from "./WritingStyles";

/** Number of documents in which an edit is made before it becomes a proposed rule. */
const repetitions = 3;
/**
 * Maximum numbers of a person's rules and noticed edits. Beyond them, the oldest proposals and noticed edits are
 * dropped. Rules that the person has answered are kept; with 100 of them, nothing more is proposed.
 */
const kept = { rules: 100, noticed: 500 } as const;

/**
 * Learns from the edits of a signed note: an edit that was made in the notes of three visits becomes a proposed rule,
 * which acts only once the person accepts it. Never rejects, because the note is signed already; a failure is logged.
 */
export async function learnStyle(
  { database, vault, log }: Pick<ServerContext, "database" | "vault" | "log">,
  user: Owner,
  document: VisitDocument,
): Promise<void> {
  if (document.kind !== "note") return;
  try {
    const edits = await allEditsOf(new DocumentsRepository(database, vault), document);
    if (edits.length === 0) return;
    await database.transaction(async (tx) => {
      const styles = new WritingStyles(tx, vault);
      const style = await styles.of(user.id, { lock: true });
      for (const edit of edits) notice(style, edit, document);
      await styles.save(user.id, {
        rules: withoutOldest(style.rules),
        noticed: style.noticed.slice(0, kept.noticed),
      });
    });
  } catch (err) {
    log.error({ err, documentId: document.id }, "Learning from the edits of a signed note failed");
  }
}

/** Returns the changes of words and of order that a person made to a drafted document. */
export async function allEditsOf(documents: DocumentsRepository, document: VisitDocument): Promise<StyleEdit[]> {
  const drafted = await documents.newestDraft(document.id);
  const edits: StyleEdit[] = [];
  for (const ofSection of editsBySection(document)) {
    edits.push(...ofSection);
    await setImmediate(); // lets other requests be handled
  }
  return [...edits, ...(drafted ? orderEditsOf(drafted, document) : [])];
}

/** Returns at most `kept.rules` rules, without the oldest proposals. Rules that the person answered all stay. */
function withoutOldest(rules: readonly StoredRule[]): StoredRule[] {
  const answered = rules.filter(({ status }) => status !== "proposed").length;
  let room = Math.max(0, kept.rules - answered);
  return rules.filter(({ status }) => status !== "proposed" || room-- > 0);
}

function notice(style: WritingStyle, edit: StyleEdit, { id, template_id: template }: VisitDocument): void {
  const { kind, section, section_title: title, from, to } = edit;
  const isKnown = style.rules.some(
    (rule) =>
      rule.template_id === template &&
      rule.section === section &&
      (rule.kind === "order") === (kind === "order") &&
      rule.from.toLowerCase() === from.toLowerCase() &&
      (kind !== "order" || rule.to === to),
  );
  if (isKnown) return;
  const digest = createHash("sha256")
    .update(JSON.stringify([template, section, kind, from.toLowerCase(), to]))
    .digest("base64url");
  const before = style.noticed.find((each) => each.digest === digest);
  style.noticed = style.noticed.filter((each) => each !== before);
  const documents = [...new Set([...(before?.documents ?? []), id])];
  if (documents.length < repetitions) {
    style.noticed.unshift({ digest, documents });
    return;
  }
  const proposed = { id: randomUUID(), status: "proposed", proposed_at: new Date().toISOString() } as const;
  style.rules.unshift({ ...proposed, kind, template_id: template, section, section_title: title, from, to, documents });
}
