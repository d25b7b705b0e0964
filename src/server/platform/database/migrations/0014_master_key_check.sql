-- A known value sealed under the master key: a server started with another key is refused before it writes anything.
create table master_key_check (
  only_one boolean     primary key default true check (only_one),
  sealed   bytea       not null,
  made_at  timestamptz not null default now()
);
