// Runs in a utility process.
process.parentPort.on("message", ({ data, ports }) => {
  if (data.exit !== undefined) process.exit(data.exit);
  const { type, argv, env } = process;
  process.parentPort.postMessage({
    type,
    argv: argv.slice(2),
    mark: env.CHILD_MARK,
    isMap: data.map instanceof Map,
    bytes: data.bytes,
    ports: ports.length,
  });
});
