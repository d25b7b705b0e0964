-- The newsletter's addresses. `sealed` holds {email, unsubscribe} encrypted (the token of the link that ends it); tokens of
-- links are kept as SHA-256. Leaving the list, and not confirming in time, removes the row.
create table newsletter_subscribers (
  id               uuid        primary key,
  email_key        bigint      not null unique, -- keyed hash of the address in lower case: nobody is listed twice
  sealed           bytea       not null,
  confirm_hash     bytea       unique, -- of the newest confirmation mail; null once it was used
  confirm_until    timestamptz,
  unsubscribe_hash bytea       not null unique,
  mailed_at        timestamptz not null default now(),
  confirmed_at     timestamptz,
  created_at       timestamptz not null default now()
);
create index newsletter_subscribers_unconfirmed on newsletter_subscribers (confirm_until) where confirmed_at is null;
