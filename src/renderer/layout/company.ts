/** The line at the foot of every screen. A name that ends in "Inc." already does not get a second one. Pure. */
export const copyright = (company: string): string =>
  `© 2024 ${company.trim().replace(/[,\s]\s*inc\.?$/i, "")}, Inc. All rights reserved.`;
