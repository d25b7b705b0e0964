-- A person's own templates are listed by their owner; deleted ones stay, for notes that were written with them.
create index templates_by_owner on templates (owner_id) where deleted_at is null;
