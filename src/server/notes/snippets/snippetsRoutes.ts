import { type Snippet, snippetsSchema } from "../../../shared/notes/snippet";
import { UsersRepository } from "../../auth/accounts/UsersRepository";
import { requireUser } from "../../platform/http/currentUser";
import type { DomainRoutes } from "../../platform/http/DomainRoutes";

/** Maximum bytes of a request: 200 snippets of 5,000 letters, of up to 3 bytes each. */
const maxSnippetBytes = 4 * 1024 * 1024;

const sealContext = (userId: string): string => `snippets:${userId}`;

/** `GET|PUT /snippets`: the signed-in person's snippets, sealed, because they can name patients. */
export const snippetsRoutes: DomainRoutes = async (app, { context: { database, vault } }) => {
  const users = new UsersRepository(database, vault);

  app.get("/snippets", { schema: { response: { 200: snippetsSchema } } }, async (request) => {
    const { id } = requireUser(request);
    const sealed = await users.snippets(id);
    return { snippets: sealed ? vault.openJson<Snippet[]>(sealed, sealContext(id)) : [] };
  });

  const saving = { body: snippetsSchema, response: { 200: snippetsSchema } };
  app.put("/snippets", { bodyLimit: maxSnippetBytes, schema: saving }, async (request) => {
    const { id } = requireUser(request);
    await users.setSnippets(id, vault.sealJson(request.body.snippets, sealContext(id)));
    return request.body;
  });
};
