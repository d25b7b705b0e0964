-- Takes and their parts. The bytes of a part are stored in the database, in one transaction with its digest, until the whole
-- take is in the audio store as one encrypted object. Then `sealed` is set to null, and the row still proves that the part
-- was received.
create table takes (
  id               uuid        primary key,
  visit_id         uuid        not null,
  organization_id uuid not null, -- of the visit, set by a trigger; see 0010_platform.sql
  seq              integer     not null,
  mime             text        not null,
  source           text        not null,
  recorder_id      text,
  state            text        not null default 'recording' check (state in ('recording', 'finished')),
  parts            integer,
  duration_ms      bigint      not null default 0,
  -- Sent in the answer to every part. Updated as parts arrive, because counting the parts of a long take is slow.
  received         integer     not null default 0,  -- parts held
  next_part        integer     not null default 0,  -- the first number not held
  highest_part     integer     not null default -1, -- the highest number held
  -- where the audio ends, in samples at 48 kHz: the start of the first packet plus the lengths of all packets
  packet_samples   bigint      default 0,
  -- position (48 kHz) up to which transcription is complete: audio before it is an utterance or silence
  settled_samples  bigint      not null default 0,
  transcribed      boolean     not null default false,
  stored_key       text, -- key in the audio store; null until the take is stored there
  stored_bytes     bigint,
  audio_deleted_at timestamptz,
  last_part_at     timestamptz,
  created_at       timestamptz not null default now(),
  finished_at      timestamptz,
  unique (visit_id, seq),
  foreign key (visit_id, organization_id) references visits (id, organization_id) on update cascade on delete cascade
);
create trigger takes_have_an_organization before insert on takes
  for each row execute function set_organization('visits', 'id', 'visit_id');

create unique index takes_of_organization on takes (id, organization_id);

create table take_parts (
  take_id    uuid        not null,
  organization_id uuid not null, -- of the take, set by a trigger; see 0010_platform.sql
  seq        integer     not null check (seq >= 0),
  sha256     bytea       not null,
  bytes      integer     not null,
  sealed     bytea, -- null once the take is in the audio store
  created_at timestamptz not null default now(),
  primary key (take_id, seq),
  foreign key (take_id, organization_id) references takes (id, organization_id) on update cascade on delete cascade
);
create trigger take_parts_have_an_organization before insert on take_parts
  for each row execute function set_organization('takes', 'id', 'take_id');
alter table take_parts alter column sealed set storage external; -- ciphertext does not compress
