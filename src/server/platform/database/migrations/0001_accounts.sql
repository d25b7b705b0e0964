-- Accounts. auth_* hold what the embedded /auth/v1 needs; users and organizations are ours in every mode.
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

create table auth_users (
  id                 uuid        primary key default gen_random_uuid(),
  email              text        not null check (email = lower(email)),
  password_hash      text,
  email_confirmed_at timestamptz,
  confirmation_sent_at timestamptz,
  recovery_sent_at   timestamptz,
  last_sign_in_at    timestamptz,
  banned_until       timestamptz,
  user_metadata      jsonb       not null default '{}',
  app_metadata       jsonb       not null default '{"provider":"email","providers":["email"]}',
  created_at         timestamptz not null default now(),
  updated_at         timestamptz not null default now()
);
create unique index auth_users_by_email on auth_users (email);

create table auth_sessions (
  id              uuid        primary key,
  user_id         uuid        not null references auth_users (id) on delete cascade,
  refresh_key     bytea       not null, -- sealed HMAC key of this session's refresh tokens
  refresh_counter integer     not null default 0,
  amr             jsonb       not null,
  user_agent      text,
  ip              text,
  created_at      timestamptz not null default now(),
  refreshed_at    timestamptz not null default now(),
  last_active_at  timestamptz not null default now(),
  not_after       timestamptz
);
create index auth_sessions_by_user on auth_sessions (user_id);
