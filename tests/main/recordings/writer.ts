import { newTake, newPage, openRecordings } from "./takes";

/* A process that records until it is killed, and says of each page that it is on the disk. */
const folder = process.argv[2] ?? "";
const recordings = openRecordings(folder);
const take = newTake();
await recordings.begin(take);
process.stdout.write(`take ${take.id}\n`);
for (let seq = 0; ; seq++) {
  await recordings.append(take.id, newPage(seq));
  process.stdout.write(`page ${seq}\n`);
}
