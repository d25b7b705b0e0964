/** A patient of the test EHRs. */
export interface TestPatient {
  /** Internal id of the EHR, as in its addresses. */
  pid: string;
  /** Record number, as shown to people. */
  mrn: string;
  last: string;
  first: string;
  middle: string;
  /** Date of birth, e.g. "1961-03-14". */
  born: string;
}

/** The patients of every test EHR: two with one name, and names with an apostrophe, a hyphen and accents. */
export const patients: readonly TestPatient[] = [
  { pid: "11", mrn: "40011", last: "Lopez", first: "Maria", middle: "E", born: "1961-03-14" },
  { pid: "12", mrn: "40012", last: "Lopez", first: "Maria", middle: "", born: "1978-11-02" },
  { pid: "13", mrn: "40013", last: "O'Neil", first: "Sean", middle: "", born: "1949-07-30" },
  { pid: "14", mrn: "40014", last: "Müller-Çelik", first: "Zoë", middle: "", born: "1990-12-05" },
  { pid: "15", mrn: "40015", last: "Whitfield", first: "Harold", middle: "J", born: "1952-01-09" },
];

/** Returns the patient with this internal id or record number. */
export const patientOf = (id: string | null | undefined): TestPatient | undefined =>
  patients.find(({ pid, mrn }) => id === pid || id === mrn);

/** Returns e.g. "Lopez, Maria E". */
export const lastFirst = ({ last, first, middle }: TestPatient): string => `${last}, ${first} ${middle}`.trim();
/** Returns e.g. "Maria E Lopez". */
export const firstLast = ({ last, first, middle }: TestPatient): string =>
  [first, middle, last].filter(Boolean).join(" ");
/** Returns e.g. "03/14/1961". */
export const usDate = ({ born }: TestPatient): string => born.replace(/(\d+)-(\d+)-(\d+)/, "$2/$3/$1");
/** Returns e.g. "14 Mar 1961". */
export function longDate({ born }: TestPatient): string {
  const [year, month, day] = born.split("-").map(Number);
  const names = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];
  return `${day} ${names[month! - 1]} ${year}`;
}
