/** Matches abbreviations of tests, which are written in capitals: "mri", "tsh". */
const tests = /\b(?:mri|mra|ct|ekg|ecg|eeg|emg|cbc|cmp|bmp|ldl|hdl|tsh|inr|psa|esr|crp|ana|alt|ast|bnp|pfts?|lfts)\b/gi;

/** Writes the abbreviations of tests in a text in capitals: "an MRI", "hemoglobin A1c". */
export function withTestNames(text: string): string {
  return text
    .replace(tests, (word) => `${word.replace(/s$/i, "").toUpperCase()}${/^(?:pft|lft)s$/i.test(word) ? "s" : ""}`)
    .replace(/\b(?:hemoglobin )?a1c\b/gi, (word) => word.replace(/a1c/i, "A1c"))
    .replace(/\bcovid\b/gi, "COVID");
}
