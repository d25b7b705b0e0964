import { z } from "zod";
import {
  appointmentListSchema,
  appointmentSchema,
  createAppointmentSchema,
  listAppointmentsQuerySchema,
  updateAppointmentSchema,
} from "../../shared/precharting/appointment";
import { prechartSchema } from "../../shared/precharting/prechart";
import { requireAccountType, requireUser } from "../platform/http/currentUser";
import type { DomainRoutes } from "../platform/http/DomainRoutes";
import { readCursor } from "../platform/http/pageCursor";
import { readTime } from "../visits/visitFilter";
import { AppointmentsRepository } from "./AppointmentsRepository";
import { createAppointment, deleteAppointment, requireAppointment, updateAppointment } from "./changeAppointment";
import { patientHistory } from "./patientHistory";

const params = z.object({ id: z.uuid() });
/** Default span of the appointment list: a week. */
const defaultSpanMs = 7 * 24 * 60 * 60 * 1000;

/** Appointments and their pre-charts, for enterprise and admin accounts, each with their own. */
export const prechartingRoutes: DomainRoutes = async (app, { context }) => {
  const appointments = new AppointmentsRepository(context.database, context.vault);
  app.addHook("onRequest", async (request) => void requireAccountType(request, "enterprise", "admin"));

  const listing = { querystring: listAppointmentsQuerySchema, response: { 200: appointmentListSchema } };
  app.get("/appointments", { schema: listing }, async (request) => {
    const from = readTime("from", request.query.from) ?? new Date(new Date().setUTCHours(0, 0, 0, 0));
    const to = readTime("to", request.query.to) ?? new Date(from.getTime() + defaultSpanMs);
    const { cursor, limit } = request.query;
    return appointments.list(requireUser(request), { from, to, after: readCursor(cursor), limit }, context.log);
  });

  app.post(
    "/appointments",
    { schema: { body: createAppointmentSchema, response: { 201: appointmentSchema } } },
    async (request, reply) =>
      reply.code(201).send(await createAppointment(context, requireUser(request), request.body)),
  );

  app.patch(
    "/appointments/:id",
    { schema: { params, body: updateAppointmentSchema, response: { 200: appointmentSchema } } },
    (request) => updateAppointment(context, requireUser(request), request.params.id, request.body),
  );

  app.delete("/appointments/:id", { schema: { params, response: { 204: z.null() } } }, async (request, reply) => {
    await deleteAppointment(context, requireUser(request), request.params.id);
    return reply.code(204).send(null);
  });

  app.get(
    "/precharts/:appointmentId",
    { schema: { params: z.object({ appointmentId: z.uuid() }), response: { 200: prechartSchema } } },
    async (request) => {
      const user = requireUser(request);
      const appointment = await requireAppointment(context, user, request.params.appointmentId);
      return { appointment, history: await patientHistory(context, user, appointment) };
    },
  );
};
