-- Documents of a visit: its note, patient instructions. Each redraft is a row of its own, which supersedes the one before.
-- They belong to the visit's organization. `sealed` of a version is {sections, omissions, removed, addenda} encrypted.
create table documents (
  id              uuid        primary key default gen_random_uuid(),
  visit_id        uuid        not null,
  organization_id uuid not null, -- of the visit, set by a trigger; see 0010_platform.sql
  kind            text        not null check (kind in ('note', 'patient_instructions', 'referral_letter', 'sick_note', 'visit_summary')),
  language        text        not null default 'en', -- of its text, e.g. en or es-MX
  template_id     text        not null,
  template_version integer    not null, -- of `template_id`; 1 of a built-in template
  replaces        uuid, -- the document of the same visit and kind that this redraft superseded
  status          text        not null default 'draft' check (status in ('draft', 'signed', 'superseded', 'failed')),
  version         integer     not null default 1,
  drafting        boolean     not null default true,
  grown_ms        integer, -- of a note that grows while its visit is recorded: speech in milliseconds that it was drafted from
  grown_from      bytea, -- of such a note: {speakers, pronouns} that it was drafted with, encrypted
  held_until      timestamptz, -- until when a growing note is not drafted again, because a person edits it
  engine          text        not null,
  fallback_reason text,
  model_use       jsonb, -- use of language models for it: numbers of requests and tokens, time, cost
  created_at      timestamptz not null default now(),
  signed_at       timestamptz,
  signed_by       bytea, -- the signer's name, encrypted
  rests_on        bytea, -- {text, addenda, signed} of the note that it was drafted from, encrypted
  foreign key (visit_id, organization_id) references visits (id, organization_id) on update cascade on delete cascade
);
create trigger documents_have_an_organization before insert on documents
  for each row execute function set_organization('visits', 'id', 'visit_id');
create index documents_by_visit on documents (visit_id, created_at desc);
create index documents_by_template on documents (template_id, template_version);

create unique index documents_of_organization on documents (id, organization_id);

create table document_versions (
  document_id uuid        not null,
  organization_id uuid not null, -- of the document, set by a trigger; see 0010_platform.sql
  version     integer     not null check (version > 0),
  sealed      bytea       not null,
  cause       text        not null check (cause in ('draft', 'edit', 'answer', 'restore', 'sign', 'addendum')),
  saved_by    bytea       not null, -- the author's name, encrypted
  saved_at    timestamptz not null default now(),
  signed      boolean     not null default false,
  primary key (document_id, version),
  foreign key (document_id, organization_id) references documents (id, organization_id) on update cascade on delete cascade
);
create trigger document_versions_have_an_organization before insert on document_versions
  for each row execute function set_organization('documents', 'id', 'document_id');
-- Rejects every change of a signed version except that of its organization when its visit moves. Deleting the visit
-- deletes it.
create function refuse_signed_version_change() returns trigger language plpgsql as $$
begin
  if old.signed and (old.document_id, old.version, old.sealed, old.cause, old.saved_by, old.saved_at, old.signed)
      is distinct from (new.document_id, new.version, new.sealed, new.cause, new.saved_by, new.saved_at, new.signed) then
    raise exception 'a signed version of a document never changes' using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger signed_versions_are_frozen before update on document_versions
  for each row execute function refuse_signed_version_change();
