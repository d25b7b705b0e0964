-- Appointments. `sealed` holds {patient_name, reason} encrypted. `visit_id`: the visit that was started from it.
create table appointments (
  id              uuid        primary key default gen_random_uuid(),
  organization_id uuid        not null references organizations (id),
  owner_id        uuid        not null references users (id),
  patient_id      uuid        references patients (id),
  starts_at       timestamptz not null,
  sealed          bytea       not null,
  visit_id        uuid        references visits (id) on delete set null,
  created_at      timestamptz not null default now(),
  updated_at      timestamptz not null default now()
);
create index appointments_by_owner on appointments (owner_id, starts_at, id);
create index appointments_by_patient on appointments (patient_id) where patient_id is not null;
create index appointments_by_visit on appointments (visit_id) where visit_id is not null;
