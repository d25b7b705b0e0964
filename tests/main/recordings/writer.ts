import { newTake, newPart, openRecordings } from "./takes";

/* Records until it is killed, and reports each part once it is on disk. */
const folder = process.argv[2] ?? "";
const recordings = openRecordings(folder);
const take = newTake();
await recordings.begin(take);
process.stdout.write(`take ${take.id}\n`);
for (let seq = 0; ; seq++) {
  await recordings.append(take.id, newPart(seq));
  process.stdout.write(`part ${seq}\n`);
}
