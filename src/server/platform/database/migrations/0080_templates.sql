-- Users' own templates. Deleted ones are kept for the documents that were written with them, others up to a limit.
create table templates (
  id              uuid        primary key default gen_random_uuid(),
  organization_id uuid        not null references organizations (id),
  owner_id        uuid        references users (id),
  kind            text        not null default 'note' -- of the documents that are drafted with it
    check (kind in ('note', 'patient_instructions', 'referral_letter', 'sick_note', 'visit_summary')),
  version         integer     not null default 1,
  created_at      timestamptz not null default now(),
  updated_at      timestamptz not null default now(),
  deleted_at      timestamptz
);
create unique index templates_of_organization on templates (id, organization_id);
create index templates_by_owner on templates (owner_id) where deleted_at is null;

-- The newest versions of a template, and those that documents were drafted with. `sealed` is {title, description, sections}
-- encrypted.
create table template_versions (
  template_id uuid        not null,
  organization_id uuid not null, -- of the template, set by a trigger; see 0010_platform.sql
  version     integer     not null check (version > 0),
  sealed      bytea       not null,
  saved_at    timestamptz not null default now(),
  primary key (template_id, version),
  foreign key (template_id, organization_id) references templates (id, organization_id) on update cascade on delete cascade
);
create trigger template_versions_have_an_organization before insert on template_versions
  for each row execute function set_organization('templates', 'id', 'template_id');
