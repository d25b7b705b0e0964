import { startTestServer, type TestServer } from "../../testServer";
import { ChatServer } from "./ChatServer";

/** A server that drafts with a language model, and the stand-in for the model. */
export interface ModelServer {
  server: TestServer;
  models: ChatServer;
  stop(): Promise<void>;
}

/** Starts a server whose notes are drafted by the model of a `ChatServer`. @param env further settings. */
export async function startModelServer(env: NodeJS.ProcessEnv = {}): Promise<ModelServer> {
  const models = new ChatServer();
  await models.start();
  const server = await startTestServer({
    CHARTSIDE_NOTES: "model",
    CHARTSIDE_NOTES_BASE_URL: models.url,
    CHARTSIDE_NOTES_MODEL: "test-model",
    ...env,
  });
  const stop = async (): Promise<void> => {
    await server.stop();
    await models.stop();
  };
  return { server, models, stop };
}
