-- Subscriptions, one row per user and provider: a test mode subscription is not valid with Stripe.
create table subscriptions (
  user_id              uuid        not null references users (id) on delete cascade,
  provider             text        not null check (provider in ('test', 'stripe')),
  customer_id          text, -- Stripe's id of the user
  subscription_id      text, -- Stripe's id of the newest subscription
  tier                 text        check (tier in ('pro', 'enterprise')),
  status               text        check (status in ('active', 'trialing', 'past_due', 'canceled', 'paused')),
  current_period_end   timestamptz,
  cancel_at_period_end boolean     not null default false,
  resumes_at           timestamptz,
  checkout_id          text, -- the newest checkout session
  checkout_attempt     integer     not null default 0, -- part of the idempotency key of the next checkout
  read_no              bigint      not null default 0, -- number of the read that this state is from; the result of an older read never overwrites it
  created_at           timestamptz not null default now(),
  updated_at           timestamptz not null default now(),
  primary key (user_id, provider),
  unique (provider, customer_id),
  check ((status is null) = (tier is null))
);
create sequence subscription_reads;

-- Webhook events that were processed. Repeated ones are ignored.
create table billing_events (
  id          text        primary key,
  type        text        not null,
  happened_at timestamptz not null,
  received_at timestamptz not null default now()
);
create index billing_events_by_receipt on billing_events (received_at);

-- Checkout and portal pages of test mode. The address holds a token, the table its hash.
create table billing_test_sessions (
  token_hash  bytea       primary key,
  user_id     uuid        not null references users (id) on delete cascade,
  kind        text        not null check (kind in ('checkout', 'portal')),
  coupon_code text,
  is_done     boolean     not null default false,
  expires_at  timestamptz not null
);
create index billing_test_sessions_by_expiry on billing_test_sessions (expires_at);
