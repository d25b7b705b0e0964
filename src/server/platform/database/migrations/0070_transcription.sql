-- Utterances. `sealed` is {text, original_text?, words?} encrypted. Times are milliseconds in the take.
create table utterances (
  id             uuid        primary key default gen_random_uuid(),
  visit_id       uuid        not null,
  organization_id uuid not null, -- of the visit, set by a trigger; see 0010_platform.sql
  take_id        uuid        references takes (id) on delete cascade,
  position       integer     not null default 0, -- order among typed lines, which have no take
  start_ms       bigint      not null default 0,
  end_ms         bigint      not null default 0,
  speaker        text        not null default 'unknown' check (speaker in ('clinician', 'patient', 'other', 'unknown')),
  speaker_source text        not null default 'inferred' check (speaker_source in ('engine', 'inferred', 'user')),
  confidence     real,
  engine         text, -- the engine that wrote the line, if it was the fallback
  sealed         bytea       not null,
  created_at     timestamptz not null default now(),
  updated_at     timestamptz not null default now(),
  foreign key (visit_id, organization_id) references visits (id, organization_id) on update cascade on delete cascade
);
create trigger utterances_have_an_organization before insert on utterances
  for each row execute function set_organization('visits', 'id', 'visit_id');
create unique index utterances_once on utterances (take_id, start_ms) where take_id is not null;
create index utterances_by_visit on utterances (visit_id);
