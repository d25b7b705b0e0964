import { z } from "zod";
import {
  createPatientSchema,
  listPatientsQuerySchema,
  mergePatientSchema,
  patientDuplicatesSchema,
  patientPageSchema,
  patientSchema,
  updatePatientSchema,
} from "../../shared/patients/patient";
import { type CurrentUser, requireUser } from "../platform/http/currentUser";
import type { DomainRoutes } from "../platform/http/DomainRoutes";
import { createPatient, deletePatient, mergePatient, separatePatient, updatePatient } from "./changePatient";
import { readCursor } from "../platform/http/pageCursor";
import { Patients } from "./Patients";

const params = z.object({ id: z.uuid() });
const onePatient = { params, response: { 200: patientSchema } };

/** Routes of the patients of the signed-in user's organization, which its clinicians share. */
export const patientsRoutes: DomainRoutes = async (app, { context }) => {
  const { database, vault, log } = context;
  const patientsOf = ({ organizationId }: CurrentUser) => new Patients(database, vault, organizationId);

  const answers = { 200: patientSchema, 201: patientSchema };
  app.post("/patients", { schema: { body: createPatientSchema, response: answers } }, async (request, reply) => {
    const { patient, isNew } = await createPatient(context, requireUser(request), request.body);
    return reply
      .code(isNew ? 201 : 200)
      .header("location", `/api/v1/patients/${patient.id}`)
      .send(patient);
  });

  const listing = { querystring: listPatientsQuerySchema, response: { 200: patientPageSchema } };
  app.get("/patients", { schema: listing }, (request) => {
    const { q, cursor, limit } = request.query;
    return patientsOf(requireUser(request)).list({ q, after: readCursor(cursor), limit }, log);
  });

  app.get("/patients/:id", { schema: onePatient }, (request) =>
    patientsOf(requireUser(request)).get(request.params.id, log),
  );
  app.patch("/patients/:id", { schema: { ...onePatient, body: updatePatientSchema } }, (request) =>
    updatePatient(context, requireUser(request), request.params.id, request.body),
  );

  app.delete("/patients/:id", { schema: { params, response: { 204: z.null() } } }, async (request, reply) => {
    await deletePatient(context, requireUser(request), request.params.id);
    return reply.code(204).send(null);
  });

  const duplicates = { params, response: { 200: patientDuplicatesSchema } };
  app.get("/patients/:id/duplicates", { schema: duplicates }, async (request) => ({
    items: await patientsOf(requireUser(request)).duplicatesOf(request.params.id, log),
    next_cursor: null,
  }));
  app.post("/patients/:id/merge", { schema: { ...onePatient, body: mergePatientSchema } }, (request) =>
    mergePatient(context, requireUser(request), request.params.id, request.body.into),
  );
  app.post("/patients/:id/separate", { schema: onePatient }, (request) =>
    separatePatient(context, requireUser(request), request.params.id),
  );
};
