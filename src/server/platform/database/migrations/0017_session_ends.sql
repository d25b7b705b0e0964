-- Tells every server when a sign-in ends, however it does, so that its event streams end at once: NOTIFY `session_ended`
-- with the session's id.
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
