-- Organizations (practices) and their people. An archived organization's people cannot sign in.
create table organizations (
  id               uuid        primary key default gen_random_uuid(),
  name             text        not null,
  retention_days   integer     check (retention_days >= 0), -- of audio; 0: forever; null: as the server's setting
  default_template text, -- built-in template of a clinician's first visit; null: Chartside's default
  time_zone        text, -- of new visits; null: of the clinician's computer
  consent_wording  text, -- what clinicians read to patients before recording
  share_signed_notes boolean   not null default false, -- whether members can read the signed notes of their colleagues
  created_at       timestamptz not null default now(),
  archived_at      timestamptz
);
create trigger organization_keys_end after delete on organizations
  for each row execute function destroy_key('organization');

-- One row per person, created at the first request with this issuer and subject. The account type is read from here, never
-- from the metadata of a token.
create table users (
  id              uuid        primary key default gen_random_uuid(),
  organization_id uuid        not null references organizations (id),
  issuer          text        not null,
  subject         uuid        not null,
  sealed          bytea       not null, -- {email, first_name, last_name, username} encrypted
  username_key    bigint, -- keyed hash of the username in lower case
  account_type    text        not null default 'pro' check (account_type in ('pro', 'enterprise', 'admin')),
  is_operator     boolean     not null default false, -- manages the server's organizations
  disabled_at     timestamptz, -- since when the person cannot sign in
  vocabulary      bytea, -- sealed JSON list of words for the speech engine
  snippets        bytea, -- sealed JSON list of texts that the person inserts by their names
  drafts_live     boolean, -- whether notes are drafted while the person records; null: as the note engine suggests
  created_at      timestamptz not null default now(),
  updated_at      timestamptz not null default now(),
  unique (issuer, subject)
);
-- Notifies every server when a user is disabled or removed (NOTIFY `session_ended` with the user's id), so that the user's
-- event streams end at once. Also works if a hosted project keeps the sessions.
create function announce_user_end() returns trigger language plpgsql as $$
begin
  perform pg_notify('session_ended', old.id::text);
  return null;
end $$;
create trigger user_ends_are_announced after delete on users
  for each row execute function announce_user_end();
create trigger disabled_users_are_announced after update of disabled_at on users
  for each row when (new.disabled_at is not null) execute function announce_user_end();
create trigger user_keys_end after delete on users for each row execute function destroy_key('user');
create index users_by_organization on users (organization_id);
create unique index users_by_username on users (username_key) where username_key is not null;

-- Pending invitations into an organization. `sealed` holds {email, message} encrypted. The mailed link holds a token, the
-- table its hash. A row is deleted when it is accepted or revoked; an expired one can be sent again.
create table invitations (
  id              uuid        primary key,
  organization_id uuid        not null references organizations (id),
  sealed          bytea       not null,
  email_key       bigint      not null, -- keyed hash of the address in lower case
  account_type    text        not null check (account_type in ('pro', 'enterprise', 'admin')),
  token_hash      bytea       not null unique,
  invited_by      uuid        references users (id) on delete set null,
  sent_at         timestamptz not null default now(),
  expires_at      timestamptz not null,
  unique (organization_id, email_key)
);
