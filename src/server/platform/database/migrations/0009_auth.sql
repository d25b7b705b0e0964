-- Links and codes sent by mail. One live one an account and kind; only a hash of the link's token and a keyed hash of
-- the six digits are kept.
create table auth_one_time_tokens (
  user_id               uuid        not null references auth_users (id) on delete cascade,
  kind                  text        not null check (kind in ('signup', 'recovery', 'reauthentication')),
  token_hash            bytea       not null unique,
  code_mac              text, -- null after too many wrong codes: the link still holds
  tries                 integer     not null default 0,
  code_challenge        text,
  code_challenge_method text,
  expires_at            timestamptz not null,
  primary key (user_id, kind)
);

-- Sign-ins by link that wait for the page that began them (PKCE).
create table auth_flows (
  code_hash             bytea       primary key,
  user_id               uuid        not null references auth_users (id) on delete cascade,
  method                text        not null,
  code_challenge        text        not null,
  code_challenge_method text        not null,
  created_at            timestamptz not null default now()
);

alter table auth_users add column reauthentication_sent_at timestamptz;

-- Who did what with accounts and patients' records, for good. No secrets, no patient data.
create table audit_events (
  id         bigint      generated always as identity primary key,
  at         timestamptz not null default clock_timestamp(),
  action     text        not null,
  user_id    uuid,  -- users.id, where that person is known here
  subject    uuid,  -- the account as the auth service numbers it
  session_id uuid,
  ip         text,
  user_agent text,
  detail     jsonb       not null default '{}'
);
create index audit_events_by_user on audit_events (user_id, id);

create function refuse_audit_change() returns trigger language plpgsql as $$
begin
  raise exception 'audit_events only grows';
end $$;
create trigger audit_events_stay before update or delete on audit_events
  for each row execute function refuse_audit_change();
create trigger audit_events_stay_all before truncate on audit_events
  for each statement execute function refuse_audit_change();
