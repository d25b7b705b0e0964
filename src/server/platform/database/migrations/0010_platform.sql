-- A known value sealed under the master key: a server started with another key is refused before it writes anything.
create table master_key_check (
  only_one boolean     primary key default true check (only_one),
  sealed   bytea       not null,
  made_at  timestamptz not null default now()
);

-- Who did what with accounts and patients' records, for good. No secrets, no patient data.
create table audit_events (
  id         bigint      generated always as identity primary key,
  entry      uuid        not null unique, -- what `client` is sealed for
  at         timestamptz not null default clock_timestamp(),
  action     text        not null,
  user_id    uuid, -- users.id, where that person is known here
  subject    uuid, -- the account as the auth service numbers it
  session_id uuid,
  client     bytea, -- {ip, user_agent} encrypted
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
