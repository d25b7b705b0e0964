/**
 * Formats a JSON log line for reading at a terminal: `12:03:44 warn  The database stopped unexpectedly. code=…`. Text
 * that is not JSON is returned unchanged.
 */
export function readableLine(line: string): string {
  let entry: Record<string, unknown>;
  try {
    entry = JSON.parse(line) as Record<string, unknown>;
  } catch {
    return line;
  }
  const { time, level, msg, err, ...rest } = entry;
  const clock = typeof time === "string" ? new Date(time).toTimeString().slice(0, 8) : "";
  const more = Object.entries(rest).map(([name, value]) => `${name}=${plain(value)}`);
  const failure = err === undefined ? "" : `\n${indent(JSON.stringify(err, null, 2))}`;
  return `${[clock, plain(level).padEnd(5), plain(msg), ...more].join(" ").trimEnd()}${failure}\n`;
}

function plain(value: unknown): string {
  return typeof value === "string" || typeof value === "number" || typeof value === "boolean"
    ? String(value)
    : (JSON.stringify(value) ?? "");
}

function indent(text: string): string {
  return text.replaceAll(/^/gm, "         ");
}
