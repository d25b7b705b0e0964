-- Accounts of the embedded /auth/v1. The tables of this file are empty if a hosted project keeps the accounts.
create table auth_users (
  id                       uuid        primary key default gen_random_uuid(),
  email_key                bigint      not null, -- keyed hash of the email in lower case
  sealed                   bytea       not null, -- {email, user_metadata, new_email} encrypted
  password_hash            text,
  email_confirmed_at       timestamptz,
  confirmation_sent_at     timestamptz,
  recovery_sent_at         timestamptz,
  reauthentication_sent_at timestamptz,
  email_change_key         bigint, -- as email_key, of the new email that both addresses have to confirm
  email_change_sent_at     timestamptz,
  email_change_confirmed   text check (email_change_confirmed in ('current', 'new')), -- the address that has
  last_sign_in_at          timestamptz,
  banned_until             timestamptz,
  app_metadata             jsonb       not null default '{"provider":"email","providers":["email"]}',
  created_at               timestamptz not null default now(),
  updated_at               timestamptz not null default now()
);
create unique index auth_users_by_email on auth_users (email_key);
create index auth_users_by_new_email on auth_users (email_change_key) where email_change_key is not null;

create table auth_sessions (
  id              uuid        primary key,
  user_id         uuid        not null references auth_users (id) on delete cascade,
  refresh_key     bytea       not null, -- sealed HMAC key of this session's refresh tokens
  refresh_counter integer     not null default 0,
  amr             jsonb       not null,
  client          bytea       not null, -- {ip, user_agent} encrypted
  created_at      timestamptz not null default now(),
  refreshed_at    timestamptz not null default now(),
  last_active_at  timestamptz not null default now(),
  not_after       timestamptz
);
create index auth_sessions_by_user on auth_sessions (user_id);

-- Public halves of the keys that sign access tokens. Each server has a key of its own in its data folder; every server
-- over the same database accepts the tokens of the others.
create table auth_keys (
  kid        text        primary key,
  public_jwk jsonb       not null,
  created_at timestamptz not null default now()
);

-- Links and codes sent by email, at most one of a kind per account. Only a hash of the link's token and a keyed hash of the
-- six digits are stored. Password and metadata of a sign-up are stored with its email and become valid when that email is
-- confirmed, so that a password chosen by someone else for the same address never does.
create table auth_one_time_tokens (
  user_id               uuid        not null references auth_users (id) on delete cascade,
  kind                  text        not null check (kind in
                          ('signup', 'recovery', 'reauthentication', 'email_change_current', 'email_change_new')),
  token_hash            bytea       not null unique,
  code_mac              text, -- null after too many wrong codes; the link still works
  tries                 integer     not null default 0,
  code_challenge        text,
  code_challenge_method text,
  password_hash         text,
  user_metadata         bytea, -- encrypted
  expires_at            timestamptz not null,
  primary key (user_id, kind)
);

-- Sign-ins by link that the page which began them has yet to complete (PKCE).
create table auth_flows (
  code_hash             bytea       primary key,
  user_id               uuid        not null references auth_users (id) on delete cascade,
  method                text        not null,
  code_challenge        text        not null,
  code_challenge_method text        not null,
  created_at            timestamptz not null default now()
);

-- Notifies every server when a session ends for any reason (NOTIFY `session_ended` with the session's id), so that its event
-- streams end at once.
create function announce_session_end() returns trigger language plpgsql as $$
begin
  perform pg_notify('session_ended', old.id::text);
  return null;
end $$;
create trigger session_ends_are_announced after delete on auth_sessions
  for each row execute function announce_session_end();

create function announce_ban() returns trigger language plpgsql as $$
begin
  perform pg_notify('session_ended', id::text) from auth_sessions where user_id = new.id;
  return null;
end $$;
create trigger bans_are_announced after update of banned_until on auth_users
  for each row when (new.banned_until > now()) execute function announce_ban();
