-- A value encrypted with the master key. A server with another key cannot decrypt it and does not start.
create table master_key_check (
  only_one boolean     primary key default true check (only_one),
  sealed   bytea       not null,
  made_at  timestamptz not null default now()
);

-- Audit log of changes to accounts and patients. Rows are never changed or deleted. No secrets, no patient data.
create table audit_events (
  id         bigint      generated always as identity primary key,
  entry      uuid        not null unique, -- part of the context that `client` is sealed for
  at         timestamptz not null default clock_timestamp(),
  action     text        not null,
  user_id    uuid, -- users.id; null if the account has no row there
  subject    uuid, -- id of the account at the auth service
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
