-- What changed on a visit, in order; the stream sends the resource as it is now, so no patient data stands here. Ids are
-- given out before commit, so a lower one may become visible after a higher one. With the transaction that wrote each
-- event (`tx`) a reader knows what it may not have seen yet: everything of the transactions that were not over when it
-- looked (pg_snapshot_xmin).
create table visit_events (
  id         bigint      generated always as identity primary key,
  visit_id   uuid        not null references visits (id) on delete cascade,
  type       text        not null check (type in ('visit', 'take', 'utterance', 'transcript', 'note')),
  ref        uuid,
  tx         xid8        not null default pg_current_xact_id(),
  created_at timestamptz not null default now()
);
create index visit_events_by_visit on visit_events (visit_id, id);
create index visit_events_by_tx on visit_events (visit_id, tx);
