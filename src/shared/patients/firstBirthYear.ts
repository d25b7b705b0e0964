/** The earliest year of birth that is accepted: an earlier one is an error. */
export const firstBirthYear = 1880;
