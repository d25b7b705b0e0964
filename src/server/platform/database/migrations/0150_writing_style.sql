-- What is learned from a person's edits: their rules, and digests of edits that were not yet repeated often enough.
alter table users add column writing_style bytea; -- sealed JSON
