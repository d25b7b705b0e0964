/**
 * Where a page of a running recording is put in the desktop app: `PUT …?end=<milliseconds>` with
 * `Authorization: Bearer <ticket>` and its bytes as the body. Answers 204 once it is on the disk.
 */
export const pagesPath = (takeId: string, seq: number): string => `/recordings/${takeId}/pages/${seq}`;
