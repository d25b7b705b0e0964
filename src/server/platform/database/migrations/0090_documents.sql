-- Documents of a visit: its note, patient instructions. Each redraft is a row of its own, which supersedes the one before.
-- They belong to the visit's organization. `sealed` of a version is {sections, omissions, removed, addenda} encrypted.
create table documents (
  id              uuid        primary key default gen_random_uuid(),
  visit_id        uuid        not null references visits (id) on delete cascade,
  kind            text        not null check (kind in ('note', 'patient_instructions', 'referral_letter', 'sick_note', 'visit_summary')),
  language        text        not null default 'en', -- of its text, e.g. en or es-MX
  template_id     text        not null,
  template_version integer    not null, -- of `template_id`; 1 of a built-in template
  replaces        uuid, -- the document of the same visit and kind that this redraft superseded
  status          text        not null default 'draft' check (status in ('draft', 'signed', 'superseded', 'failed')),
  version         integer     not null default 1,
  drafting        boolean     not null default true,
  engine          text        not null,
  fallback_reason text,
  created_at      timestamptz not null default now(),
  signed_at       timestamptz,
  signed_by       bytea, -- the signer's name, encrypted
  rests_on        bytea -- {text, addenda, signed} of the note that it was drafted from, encrypted
);
create index documents_by_visit on documents (visit_id, created_at desc);
create index documents_by_template on documents (template_id, template_version);

create table document_versions (
  document_id uuid        not null references documents (id) on delete cascade,
  version     integer     not null check (version > 0),
  sealed      bytea       not null,
  cause       text        not null check (cause in ('draft', 'edit', 'answer', 'restore', 'sign', 'addendum')),
  saved_by    bytea       not null, -- the author's name, encrypted
  saved_at    timestamptz not null default now(),
  signed      boolean     not null default false,
  primary key (document_id, version)
);
-- Rejects every change of a signed version. Deleting the whole visit deletes it.
create function refuse_signed_version_change() returns trigger language plpgsql as $$
begin
  if old.signed then
    raise exception 'a signed version of a document never changes' using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger signed_versions_are_frozen before update on document_versions
  for each row execute function refuse_signed_version_change();
