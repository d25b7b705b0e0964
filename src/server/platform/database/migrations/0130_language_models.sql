-- Who drafts the notes of a practice, if its admins have chosen. `sealed` holds {base_url, model, api_key} of the practice's
-- own language model, encrypted with the organization's key; it stays while another engine is chosen.
create table language_models (
  organization_id uuid        primary key references organizations (id) on delete cascade,
  engine          text        not null check (engine in ('server', 'offline', 'own')),
  sealed          bytea,
  withholds       boolean     not null default true, -- whether names and identifiers are replaced before they are sent
  updated_at      timestamptz not null default now(),
  check (engine <> 'own' or sealed is not null)
);
