-- Takes and their parts. A part's bytes stand in the database (one transaction: bytes, digest, answer) until the whole
-- take is in the audio store as one encrypted object; then `sealed` is emptied and the row stays as the receipt.
create table takes (
  id               uuid        primary key,
  visit_id         uuid        not null references visits (id) on delete cascade,
  seq              integer     not null,
  mime             text        not null,
  source           text        not null,
  recorder_id      text,
  state            text        not null default 'recording' check (state in ('recording', 'finished')),
  parts            integer,
  duration_ms      bigint      not null default 0,
  -- What every answer to a part says, kept as parts arrive: counting the parts of a long take each second would not do.
  received         integer     not null default 0,  -- parts held
  next_part        integer     not null default 0,  -- the first number not held
  highest_part     integer     not null default -1, -- the highest number held
  -- how far the packets of the parts reach at 48 kHz: where the first begins and the sum of their lengths
  packet_samples   bigint      default 0,
  -- transcription checkpoint: every sample (48 kHz) before this is settled, as an utterance or as silence
  settled_samples  bigint      not null default 0,
  transcribed      boolean     not null default false,
  stored_key       text, -- object in the audio store, once it is there
  stored_bytes     bigint,
  audio_deleted_at timestamptz,
  last_part_at     timestamptz,
  created_at       timestamptz not null default now(),
  finished_at      timestamptz,
  unique (visit_id, seq)
);

create table take_parts (
  take_id    uuid        not null references takes (id) on delete cascade,
  seq        integer     not null check (seq >= 0),
  sha256     bytea       not null,
  bytes      integer     not null,
  sealed     bytea, -- null once the take is in the audio store
  created_at timestamptz not null default now(),
  primary key (take_id, seq)
);
alter table take_parts alter column sealed set storage external; -- ciphertext does not compress
