-- Notes: documents with versions. `sealed` of a version is {sections, omissions, removed, addenda} encrypted.
create table notes (
  id              uuid        primary key default gen_random_uuid(),
  visit_id        uuid        not null references visits (id) on delete cascade,
  template_id     text        not null,
  template_version integer    not null, -- of `template_id`; 1 of a built-in template
  replaces        uuid, -- the note of the same visit that this redraft superseded
  status          text        not null default 'draft' check (status in ('draft', 'signed', 'superseded')),
  version         integer     not null default 1,
  drafting        boolean     not null default true,
  engine          text        not null,
  fallback_reason text,
  created_at      timestamptz not null default now(),
  signed_at       timestamptz,
  signed_by       text
);
create index notes_by_visit on notes (visit_id, created_at desc);
create index notes_by_template on notes (template_id, template_version);

create table note_versions (
  note_id    uuid        not null references notes (id) on delete cascade,
  version    integer     not null check (version > 0),
  sealed     bytea       not null,
  cause      text        not null check (cause in ('draft', 'edit', 'answer', 'restore', 'sign', 'addendum')),
  saved_by   text        not null,
  saved_at   timestamptz not null default now(),
  signed     boolean     not null default false,
  primary key (note_id, version)
);
-- Rejects every change of a signed version. Deleting the whole visit deletes it.
create function refuse_signed_version_change() returns trigger language plpgsql as $$
begin
  if old.signed then
    raise exception 'a signed note version never changes' using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger signed_versions_are_frozen before update on note_versions
  for each row execute function refuse_signed_version_change();
