/** Returns the copyright line of the footer. A trailing "Inc." in the name is not repeated. Pure. */
export const copyright = (company: string): string =>
  `© 2024 ${company.trim().replace(/[,\s]\s*inc\.?$/i, "")}, Inc. All rights reserved.`;
