const units = ["byte", "kilobyte", "megabyte", "gigabyte", "terabyte"] as const;

/** Formats a size in decimal units (1 kB is 1,000 bytes): "12 B", "312 kB", "104.9 MB", "1.2 GB". Pure. */
export function formatBytes(bytes: number): string {
  const step = Math.min(units.length - 1, Math.max(0, Math.floor(Math.log10(Math.max(bytes, 1)) / 3)));
  if (step === 0) return `${bytes} B`;
  const value = bytes / 1_000 ** step;
  const digits = step < 2 ? 0 : 1;
  const format = { style: "unit", unit: units[step] ?? "byte", unitDisplay: "short" } as const;
  return value.toLocaleString("en-US", { ...format, minimumFractionDigits: digits, maximumFractionDigits: digits });
}

/** Formats the size of a file in kB or more: "0 kB", "1 kB" (for 1 to 999 bytes), "4.1 MB"; "–" for undefined. Pure. */
export function formatFileSize(bytes: number | undefined): string {
  if (bytes === undefined) return "–";
  return bytes === 0 ? "0 kB" : formatBytes(Math.max(bytes, 1_000));
}
