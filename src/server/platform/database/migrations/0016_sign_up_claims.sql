-- What a sign-up chose, kept with its mail: it counts only once that mail is followed. So the password of somebody who
-- registered an address first is void as soon as its owner confirms another sign-up.
alter table auth_one_time_tokens add column password_hash text;
alter table auth_one_time_tokens add column user_metadata jsonb;
