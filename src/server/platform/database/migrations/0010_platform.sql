-- The server's key, wrapped by the master key: a server started with another master key is refused before it writes
-- anything. Changing the master key replaces this row alone.
create table server_key (
  only_one   boolean     primary key default true check (only_one),
  wrapped    bytea       not null,
  wrapped_at timestamptz not null default now()
);

-- Keys of organizations and users (search tokens), wrapped by the server's key, and of visits and patients, wrapped by
-- their organization's key. Sealed values name their key. Without the row of a key, what it sealed cannot be opened, in
-- copies of the other tables either.
create table data_keys (
  kind            text        not null check (kind in ('organization', 'user', 'visit', 'patient')),
  id              uuid        not null, -- of the organization, user, visit or patient
  organization_id uuid, -- whose key wraps this one; null if the server's does
  wrapped         bytea       not null,
  created_at      timestamptz not null default now(),
  primary key (kind, id),
  check ((kind in ('organization', 'user')) = (organization_id is null))
);
create index data_keys_by_organization on data_keys (organization_id) where organization_id is not null;

-- Notifies every server that a key was destroyed, so that it is removed from memory: NOTIFY `key_destroyed` with its name.
create function announce_key_end() returns trigger language plpgsql as $$
begin
  perform pg_notify('key_destroyed', old.kind || ':' || old.id);
  return null;
end $$;
create trigger key_ends_are_announced after delete on data_keys
  for each row execute function announce_key_end();

-- Destroys the key of a deleted record. The trigger's argument is the kind.
create function destroy_key() returns trigger language plpgsql as $$
begin
  delete from data_keys where kind = tg_argv[0] and id = old.id;
  return null;
end $$;

-- Sets `organization_id` of a row that belongs to another one, e.g. of an utterance to its visit's. A foreign key of both
-- columns keeps it the same when the visit moves. The trigger's arguments: table and key of that row, and the column that
-- names it.
create function set_organization() returns trigger language plpgsql as $$
begin
  if new.organization_id is null then
    execute format('select organization_id from %I where %I = ($1).%I', tg_argv[0], tg_argv[1], tg_argv[2])
      using new into new.organization_id;
    if new.organization_id is null then
      raise exception '% of this row does not exist', tg_argv[0] using errcode = 'foreign_key_violation';
    end if;
  end if;
  return new;
end $$;

-- Audit log of accounts, patients, signed visits and exports. Rows are never changed or deleted. No secrets, no patient
-- data.
create table audit_events (
  id         bigint      generated always as identity primary key,
  entry      uuid        not null unique, -- part of the context that `client` is sealed for
  at         timestamptz not null default clock_timestamp(),
  action     text        not null,
  user_id    uuid, -- users.id; null if the account has no row there
  subject    uuid, -- id of the account at the auth service
  session_id uuid,
  organization_id uuid, -- whose admins see the entry; null if the account is in none
  client     bytea, -- {ip, user_agent} encrypted
  person     bytea, -- {name} encrypted, of an invited or removed person, who has no row in `users`
  detail     jsonb       not null default '{}'
);
create index audit_events_by_user on audit_events (user_id, id);
create index audit_events_by_organization on audit_events (organization_id, id);
create index audit_events_of_removal on audit_events ((detail ->> 'user')) where action = 'person_removed';

create function refuse_audit_change() returns trigger language plpgsql as $$
begin
  raise exception 'audit_events only grows';
end $$;
create trigger audit_events_stay before update or delete on audit_events
  for each row execute function refuse_audit_change();
create trigger audit_events_stay_all before truncate on audit_events
  for each statement execute function refuse_audit_change();
