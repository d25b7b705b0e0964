-- What every answer to a part says, kept as parts arrive: counting the parts of a long take each second would not do.
-- received: parts held; next_part: the first number not held; highest_part: the highest number held.
alter table takes add column received integer not null default 0;
alter table takes add column next_part integer not null default 0;
alter table takes add column highest_part integer not null default -1;
