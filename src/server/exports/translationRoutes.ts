import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { AppError } from "../../shared/errors";
import type { VisitDocument } from "../../shared/notes/document";
import type { PrintedDocument } from "../../shared/notes/printedDocument";
import {
  translateDocumentSchema,
  type Translation,
  type TranslationLanguage,
  translationLanguages,
  translationSchema,
} from "../../shared/notes/translation";
import type { NotesContext } from "../notes/NotesContext";
import { requireDocument } from "../notes/requireDocument";
import { translateDocument } from "../notes/translation/translateDocument";
import { recordAudit } from "../platform/audit/recordAudit";
import { type CurrentUser, requireUser } from "../platform/http/currentUser";
import { templateOfVisit } from "../templates/findTemplate";
import { Visits } from "../visits/Visits";
import { printDocument } from "../../shared/notes/printDocument";

/** Maximum time of a translation in milliseconds. */
const maxTranslationMs = 120_000;
/** Maximum number of translations that run at the same time on the server. */
const maxTranslations = 8;

/** `POST /documents/{id}/translation`: patient instructions in another language, by the practice's language model. */
export const translationRoutes: FastifyPluginAsyncZod<{ context: NotesContext }> = async (app, { context }) => {
  const { database } = context;
  let running = 0;
  const schema = {
    params: z.object({ id: z.string() }),
    body: translateDocumentSchema,
    response: { 200: translationSchema },
  };
  app.post("/documents/:id/translation", { schema }, async (request, reply) => {
    const user = requireUser(request);
    const { language } = request.body;
    const document = await requireDocument(database, context, user, request.params.id);
    if (running >= maxTranslations)
      throw new AppError("rate_limited", "Other documents are being translated. Wait a minute, then try again.");
    const disconnected = new AbortController();
    reply.raw.on("close", () => disconnected.abort());
    const timeout = AbortSignal.timeout(maxTranslationMs);
    running += 1;
    try {
      const signal = AbortSignal.any([disconnected.signal, timeout]);
      const sections = await translateDocument(context, user.id, document, request.body, signal);
      const printed = await printTranslation(context, user, document, { language, sections });
      const detail = { visit: document.visit_id, document: document.id, kind: document.kind, language };
      await recordAudit(database, {
        action: "document_translated",
        userId: user.id,
        sessionId: user.sessionId,
        detail,
      });
      return { language, sections, printed };
    } catch (error) {
      if (disconnected.signal.aborted || !timeout.aborted) throw error;
      throw new AppError("timeout", "The language model did not finish within two minutes. Nothing was translated.");
    } finally {
      running -= 1;
    }
  });
};

/** Returns a translation as it is printed: marked as unchecked, with English for lines without a translation. */
async function printTranslation(
  { database, vault }: Pick<NotesContext, "database" | "vault">,
  user: CurrentUser,
  document: VisitDocument,
  { language, sections }: { language: TranslationLanguage; sections: Translation["sections"] },
): Promise<PrintedDocument> {
  const { visit_id, template_id, template_version } = document;
  const visit = await new Visits(database, vault).get(visit_id);
  const template = await templateOfVisit(database, vault, visit_id, template_id, template_version);
  const plain = printDocument(document, { title: template.title, clinician: user.displayName, visit });
  const { name, own } = translationLanguages[language];
  return {
    ...plain,
    title: `${plain.title} (${own})`,
    language,
    isSigned: false,
    mark: `Unchecked translation into ${name} by a language model. The English text applies.`,
    sections: sections.map(({ title, lines }, i) => ({
      title: title.text ?? title.original,
      style: plain.sections[i]?.style ?? "bullets",
      texts: lines.map(({ text, original }) => text ?? original),
    })),
  };
}
