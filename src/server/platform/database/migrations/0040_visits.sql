-- Visits. `sealed` holds {title, patient_name, reason} encrypted, of a signed visit also the patient as signed and its
-- amendments; search uses keyed tokens.
create table visits (
  id                uuid        primary key default gen_random_uuid(),
  organization_id   uuid        not null references organizations (id),
  owner_id          uuid        not null references users (id),
  patient_id        uuid        references patients (id),
  template_id       text,
  sealed            bytea       not null,
  status            text        not null default 'open' check (status in
                      ('open', 'recording', 'paused', 'transcribing', 'drafting', 'ready', 'signed', 'needs_attention')),
  status_reason     text,
  -- when a failed speech engine is tried again, and how often it was tried since the status was set; stored, so that
  -- another server can continue
  retry_at          timestamptz,
  retries           integer     not null default 0,
  consent           jsonb,
  started_at        timestamptz,
  -- of the dates in exports, e.g. America/Chicago: that of the practice or of the clinician's computer when the visit
  -- was created
  time_zone         text,
  duration_ms       bigint      not null default 0,
  to_answer         integer     not null default 0,
  to_check          integer     not null default 0,
  signed_at         timestamptz,
  search_tokens     bigint[]    not null default '{}', -- every prefix of every word of name, title, reason
  transcript_tokens bigint[]    not null default '{}', -- every word said
  -- whether the tokens are made with the key of the visit's owner (see src/server/pipeline/renewSearchTokens.ts)
  has_owner_tokens  boolean     not null default false,
  created_at        timestamptz not null default now(),
  updated_at        timestamptz not null default now(),
  deleted_at        timestamptz
);
create unique index visits_of_organization on visits (id, organization_id);
create index visits_by_owner on visits (owner_id, created_at desc, id desc) where deleted_at is null;
create index visits_by_owner_status on visits (owner_id, status, created_at desc, id desc) where deleted_at is null;
-- For the metrics of a practice.
create index visits_by_organization_start on visits (organization_id, started_at) where deleted_at is null;
create index visits_by_organization_signature on visits (organization_id, signed_at) where deleted_at is null;
create index visits_by_patient on visits (patient_id) where patient_id is not null;
-- For the list of a practice that shares signed notes.
create index visits_shared on visits (organization_id, created_at desc, id desc)
  where status = 'signed' and deleted_at is null;
create index visits_search on visits using gin (search_tokens);
create index visits_transcript_search on visits using gin (transcript_tokens);
create index visits_deleted on visits (deleted_at) where deleted_at is not null;
create index visits_without_owner_tokens on visits (id) where not has_owner_tokens;
create trigger visit_keys_end after delete on visits for each row execute function destroy_key('visit');

-- How members of an organization that shares signed notes find a signed visit: tokens of every prefix of every word of name,
-- title and reason, made with the organization's key.
create table shared_visits (
  visit_id        uuid     primary key references visits (id) on delete cascade,
  organization_id uuid     not null references organizations (id),
  tokens          bigint[] not null
);
create index shared_visits_search on shared_visits using gin (tokens);
create index shared_visits_by_organization on shared_visits (organization_id);

-- Pending work on visits. A worker of any server claims a row with a lease. `epoch` rises with each lease, and every write
-- of the worker checks it, so that a worker that lost its lease can change nothing.
create table visit_work (
  visit_id     uuid        primary key,
  organization_id uuid not null, -- of the visit, set by a trigger; see 0010_platform.sql
  worker       text,
  epoch        bigint      not null default 0,
  leased_until timestamptz,
  -- something to do (new parts, a finished take); a worker clears it when it finds nothing left
  due          boolean     not null default true,
  not_before   timestamptz not null default now(),
  attempts     integer     not null default 0,
  updated_at   timestamptz not null default now(),
  foreign key (visit_id, organization_id) references visits (id, organization_id) on update cascade on delete cascade
);
create trigger visit_work_have_an_organization before insert on visit_work
  for each row execute function set_organization('visits', 'id', 'visit_id');
create index visit_work_due on visit_work (not_before) where due;

-- Pending drafts of visits. They have a lease of their own, so that a slow note engine delays no transcript.
create table draft_work (
  visit_id     uuid        primary key,
  organization_id uuid not null, -- of the visit, set by a trigger; see 0010_platform.sql
  worker       text,
  epoch        bigint      not null default 0,
  leased_until timestamptz,
  due          boolean     not null default true,
  not_before   timestamptz not null default now(),
  attempts     integer     not null default 0,
  updated_at   timestamptz not null default now(),
  foreign key (visit_id, organization_id) references visits (id, organization_id) on update cascade on delete cascade
);
create trigger draft_work_have_an_organization before insert on draft_work
  for each row execute function set_organization('visits', 'id', 'visit_id');
create unique index draft_work_of_organization on draft_work (visit_id, organization_id);
create index draft_work_due on draft_work (not_before) where due;

-- The requested drafts of a visit, at most one for each kind of document. `sealed` is PendingDraft encrypted.
create table pending_drafts (
  visit_id uuid  not null,
  organization_id uuid not null, -- of the visit, set by a trigger; see 0010_platform.sql
  kind     text  not null,
  sealed   bytea not null,
  primary key (visit_id, kind),
  foreign key (visit_id, organization_id) references draft_work (visit_id, organization_id) on update cascade on delete cascade
);
create trigger pending_drafts_have_an_organization before insert on pending_drafts
  for each row execute function set_organization('draft_work', 'visit_id', 'visit_id');
