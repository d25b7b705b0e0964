import { statfs } from "node:fs/promises";
import { arch, platform as operatingSystem, release } from "node:os";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { type AdminStatus, adminStatusSchema } from "../../shared/admin/adminStatus";
import { requireAccountType } from "../platform/http/currentUser";
import { publicRisks } from "../platform/settings/publicRisks";
import type { DiskGuard } from "../platform/storage/DiskGuard";
import type { SpeechContext } from "../transcription/SpeechService";
import { AdminRepository } from "./AdminRepository";

/** Reads the server's current status. */
async function readStatus(context: SpeechContext, diskGuard: DiskGuard): Promise<AdminStatus> {
  const { settings, database } = context;
  const [counts, disk, full] = await Promise.all([
    new AdminRepository(database).counts(),
    statfs(settings.dataDir),
    diskGuard.isFull(),
  ]);
  return {
    at: new Date().toISOString(),
    started_at: new Date(performance.timeOrigin).toISOString(),
    versions: {
      chartside: settings.version,
      node: process.versions.node,
      postgresql: counts.postgresql,
      system: `${operatingSystem()} ${release()}, ${arch()}`,
    },
    storage: {
      full,
      disk_free_bytes: disk.bavail * disk.bsize,
      disk_total_bytes: disk.blocks * disk.bsize,
      audio_bytes: counts.audioBytes,
      database_bytes: counts.databaseBytes,
    },
    speech: context.speech.status,
    work: counts.work,
    mail: settings.SMTP_URL ? "smtp" : "outbox",
    billing: settings.CHARTSIDE_BILLING,
    risks: publicRisks(settings),
  };
}

/** `GET /admin/status`: the status of the server, for admins only. */
export const adminRoutes: FastifyPluginAsyncZod<{ context: SpeechContext; diskGuard: DiskGuard }> = async (
  app,
  { context, diskGuard },
) => {
  const options = { config: { background: true }, schema: { response: { 200: adminStatusSchema } } };
  app.get("/admin/status", options, (request) => {
    requireAccountType(request, "admin");
    return readStatus(context, diskGuard);
  });
};
