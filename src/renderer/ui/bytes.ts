const units = ["byte", "kilobyte", "megabyte", "gigabyte", "terabyte"] as const;

/** A size in words: "104.9 MB", "1.2 GB", "12 B". Steps of 1,000, as disks and browsers count. Pure. */
export function byteWords(bytes: number): string {
  const step = Math.min(units.length - 1, Math.max(0, Math.floor(Math.log10(Math.max(bytes, 1)) / 3)));
  if (step === 0) return `${bytes} B`;
  const value = bytes / 1_000 ** step;
  const digits = step < 2 ? 0 : 1;
  const format = { style: "unit", unit: units[step] ?? "byte", unitDisplay: "short" } as const;
  return value.toLocaleString("en-US", { ...format, minimumFractionDigits: digits, maximumFractionDigits: digits });
}
