-- How far the packets of a take's parts reach, in samples at 48 kHz: where the first begins and the sum of their lengths.
-- Null for takes that began before this was counted.
alter table takes add column packet_samples bigint;
alter table takes alter column packet_samples set default 0;
