-- Public halves of the keys that sign access tokens. Each server has a key of its own in its data folder; every server
-- over the same database accepts the tokens of the others.
create table auth_keys (
  kid        text        primary key,
  public_jwk jsonb       not null,
  created_at timestamptz not null default now()
);
