-- Search tokens were made with one key for all clinicians; since now with a key of the visit's owner. Rows that are not
-- marked have the old tokens until the server has read them again (src/server/pipeline/renewSearchTokens.ts).
alter table visits add column has_owner_tokens boolean not null default false;
create index visits_without_owner_tokens on visits (id) where not has_owner_tokens;
