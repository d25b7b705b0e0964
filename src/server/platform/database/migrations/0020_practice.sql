-- Organizations and their people.
create table organizations (
  id         uuid        primary key default gen_random_uuid(),
  name       text        not null,
  created_at timestamptz not null default now()
);

-- One row per signed-in person, made at first sight of (issuer, subject). Account type lives here, never in metadata.
create table users (
  id              uuid        primary key default gen_random_uuid(),
  organization_id uuid        not null references organizations (id),
  issuer          text        not null,
  subject         uuid        not null,
  email           text        not null,
  first_name      text,
  last_name       text,
  username        text,
  account_type    text        not null default 'pro' check (account_type in ('pro', 'enterprise', 'admin')),
  vocabulary      bytea, -- sealed JSON list of words for the speech engine
  created_at      timestamptz not null default now(),
  updated_at      timestamptz not null default now(),
  unique (issuer, subject)
);
create unique index users_by_username on users (lower(username)) where username is not null;
