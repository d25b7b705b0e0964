-- Changes of visits, in order. They contain no patient data: the event stream reads the changed resource itself. Ids are
-- assigned before the commit, so a lower id can become visible after a higher one. A reader therefore continues not after
-- the last id but with all transactions (`tx`) that had not ended at its last read (pg_snapshot_xmin).
create table visit_events (
  id         bigint      generated always as identity primary key,
  visit_id   uuid        not null,
  organization_id uuid not null, -- of the visit, set by a trigger; see 0010_platform.sql
  type       text        not null check (type in ('visit', 'take', 'utterance', 'transcript', 'document', 'document_deleted')),
  ref        uuid,
  tx         xid8        not null default pg_current_xact_id(),
  created_at timestamptz not null default now(),
  foreign key (visit_id, organization_id) references visits (id, organization_id) on update cascade on delete cascade
);
create trigger visit_events_have_an_organization before insert on visit_events
  for each row execute function set_organization('visits', 'id', 'visit_id');
create index visit_events_by_visit on visit_events (visit_id, id);
create index visit_events_by_tx on visit_events (visit_id, tx);
