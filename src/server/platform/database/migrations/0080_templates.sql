-- Users' own templates. Deleted ones are kept for the notes that were written with them.
create table templates (
  id              uuid        primary key default gen_random_uuid(),
  organization_id uuid        not null references organizations (id),
  owner_id        uuid        references users (id),
  sealed          bytea       not null, -- {title, description, sections} encrypted
  created_at      timestamptz not null default now(),
  updated_at      timestamptz not null default now(),
  deleted_at      timestamptz
);
create index templates_by_owner on templates (owner_id) where deleted_at is null;
