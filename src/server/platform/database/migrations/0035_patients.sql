-- Patients of an organization, shared by its clinicians. `sealed` holds names, birth date, sex, pronouns, record numbers,
-- phone and language encrypted; search uses tokens made with the organization's key.
create table patients (
  id              uuid        primary key default gen_random_uuid(),
  organization_id uuid        not null references organizations (id),
  sealed          bytea       not null,
  search_tokens   bigint[]    not null default '{}', -- name prefixes, birth date, record numbers
  -- the record that a user merged this one into, and the record that remains after all merges (itself if there are none);
  -- visits keep referring to the original record, so that a merge can be undone
  merged_into     uuid        references patients (id),
  survivor_id     uuid        not null references patients (id),
  last_used_at    timestamptz not null default now(),
  created_by      uuid        references users (id) on delete set null,
  created_at      timestamptz not null default now(),
  updated_at      timestamptz not null default now()
);
create index patients_by_organization on patients (organization_id, last_used_at desc, id desc) where merged_into is null;
create index patients_by_survivor on patients (survivor_id);
create index patients_by_merge on patients (merged_into) where merged_into is not null;
create index patients_search on patients using gin (search_tokens);
create trigger patient_keys_end after delete on patients for each row execute function destroy_key('patient');

-- Tokens of record numbers, which are unique within an organization and numbering system.
create table patient_numbers (
  organization_id uuid   not null references organizations (id),
  token           bigint not null,
  patient_id      uuid   not null references patients (id) on delete cascade,
  primary key (organization_id, token)
);
create index patient_numbers_by_patient on patient_numbers (patient_id);
