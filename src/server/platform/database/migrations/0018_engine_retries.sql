-- When a visit's transcript is tried next at an engine that failed, and how often it was tried since the visit's status
-- was set. Kept here so that another server continues the wait.
alter table visits add column retry_at timestamptz;
alter table visits add column retries integer not null default 0;
-- The engine that wrote a line, if it was the fallback.
alter table utterances add column engine text;
