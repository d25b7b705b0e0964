-- The newsletter's addresses. `sealed` holds {email, unsubscribe} encrypted, where `unsubscribe` is the token of the
-- unsubscribe link; other columns have SHA-256 hashes of tokens. The row is deleted if the subscription is ended, or not
-- confirmed in time.
create table newsletter_subscribers (
  id               uuid        primary key,
  email_key        bigint      not null unique, -- keyed hash of the address in lower case
  sealed           bytea       not null,
  confirm_hash     bytea       unique, -- of the newest confirmation mail; null once it was used
  confirm_until    timestamptz,
  unsubscribe_hash bytea       not null unique,
  mailed_at        timestamptz not null default now(),
  confirmed_at     timestamptz,
  created_at       timestamptz not null default now()
);
create index newsletter_subscribers_unconfirmed on newsletter_subscribers (confirm_until) where confirmed_at is null;
