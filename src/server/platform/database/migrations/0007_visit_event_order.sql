-- Ids of visit_events are given out before commit, so a lower one may become visible after a higher one. With the
-- transaction that wrote each event a reader knows what it may not have seen yet: everything of the transactions that
-- were not over when it looked (pg_snapshot_xmin).
alter table visit_events add column tx xid8 not null default pg_current_xact_id();
create index visit_events_by_tx on visit_events (visit_id, tx);
