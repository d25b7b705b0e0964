-- The engine that drafts the notes of a practice, if its admins have chosen one. `sealed` holds {base_url, model, api_key} of the practice's
-- own language model, encrypted with the organization's key; it stays while another engine is chosen.
create table language_models (
  organization_id uuid        primary key references organizations (id) on delete cascade,
  engine          text        not null check (engine in ('server', 'offline', 'own')),
  sealed          bytea,
  withholds       boolean     not null default true, -- whether names and identifiers are replaced before they are sent
  updated_at      timestamptz not null default now(),
  check (engine <> 'own' or sealed is not null)
);
-- Use of language models for a practice's drafts, by day (UTC). Of `requests`, `counted` reported their tokens, and
-- `priced` have a known cost. A row stays when documents are deleted.
create table language_model_use (
  organization_id uuid   not null references organizations (id) on delete cascade,
  day             date   not null default (now() at time zone 'UTC')::date,
  requests        bigint not null,
  counted         bigint not null,
  priced          bigint not null,
  input_tokens    bigint not null,
  output_tokens   bigint not null,
  ms              bigint not null,
  cost_usd        double precision not null,
  primary key (organization_id, day)
);
