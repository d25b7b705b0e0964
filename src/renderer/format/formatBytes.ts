const units = ["byte", "kilobyte", "megabyte", "gigabyte", "terabyte"] as const;

/** A size: "104.9 MB", "1.2 GB", "12 B". Steps of 1,000, as disks and browsers count. Pure. */
export function formatBytes(bytes: number): string {
  const step = Math.min(units.length - 1, Math.max(0, Math.floor(Math.log10(Math.max(bytes, 1)) / 3)));
  if (step === 0) return `${bytes} B`;
  const value = bytes / 1_000 ** step;
  const digits = step < 2 ? 0 : 1;
  const format = { style: "unit", unit: units[step] ?? "byte", unitDisplay: "short" } as const;
  return value.toLocaleString("en-US", { ...format, minimumFractionDigits: digits, maximumFractionDigits: digits });
}

/** Size of a file, never in bytes: "4.1 MB", "312 kB", "1 kB"; a dash if it is not known. Pure. */
export function formatFileSize(bytes: number | undefined): string {
  if (bytes === undefined) return "–";
  return bytes === 0 ? "0 kB" : formatBytes(Math.max(bytes, 1_000));
}
